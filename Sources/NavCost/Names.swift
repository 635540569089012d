public import AccessCost
public import CostReport
public import GroupingSearch
public import LayoutFormats
public import LayoutModel
public import ScreenFindings

// The types that requests and results are made of, so that a program imports NavCost alone.

public typealias AccessMethod = AccessCost.AccessMethod
public typealias AnalysisDetails = AccessCost.AnalysisDetails
public typealias AnalysisText = CostReport.AnalysisText
public typealias Budget = ScreenFindings.Budget
public typealias CheckReport = ScreenFindings.CheckReport
public typealias Comparison = AccessCost.Comparison
public typealias Constraints = GroupingSearch.Constraints
public typealias FormatError = LayoutFormats.FormatError
public typealias ImportedLayout = LayoutFormats.ImportedLayout
public typealias InputSource = LayoutFormats.InputSource
public typealias Layout = LayoutModel.Layout
public typealias LayoutAnalysis = AccessCost.LayoutAnalysis
public typealias LayoutFormat = LayoutFormats.LayoutFormat
public typealias LayoutPage = CostReport.LayoutPage
public typealias LayoutSuggestions = GroupingSearch.LayoutSuggestions
public typealias LayoutWriter = LayoutFormats.LayoutWriter
public typealias NavcostSchema = LayoutFormats.NavcostSchema
public typealias Objective = GroupingSearch.Objective
public typealias Output = CostReport.Output
public typealias OutputOptions = CostReport.OutputOptions
public typealias Person = AccessCost.Person
public typealias Platform = LayoutModel.Platform
public typealias Rank = AccessCost.Rank
public typealias RouteFamily = AccessCost.RouteFamily
public typealias Rule = ScreenFindings.Rule
public typealias RulesText = CostReport.RulesText
public typealias RunPart = CostReport.RunPart
public typealias Severity = ScreenFindings.Severity
public typealias TextStyle = CostReport.TextStyle
public typealias TreeKind = AccessCost.TreeKind

/// The version of navcost, as outputs name it.
public let version = CostReport.navcostVersion
