public import AccessCost
public import CostReport
public import GroupingSearch
public import LayoutFormats
public import LayoutModel
public import ScreenFindings

// The types that requests and results are made of, so that a program imports NavCost alone.

/// A way to move a cursor over a screen and act.
public typealias AccessMethod = AccessCost.AccessMethod
/// What an analysis stores beyond the costs.
public typealias AnalysisDetails = AccessCost.AnalysisDetails
/// Writes analyses as text for people.
public typealias AnalysisText = CostReport.AnalysisText
/// What arrangements of a board must be like.
public typealias BoardConstraints = GroupingSearch.BoardConstraints
/// What a cost may be at most.
public typealias Budget = ScreenFindings.Budget
/// Everything that a check has found.
public typealias CheckReport = ScreenFindings.CheckReport
/// What a change of a layout does, target by target.
public typealias Comparison = AccessCost.Comparison
/// What orders and groups that are suggested must be like.
public typealias Constraints = GroupingSearch.Constraints
/// Why an input cannot be read, with file, line and column.
public typealias FormatError = LayoutFormats.FormatError
/// A layout with where it came from.
public typealias ImportedLayout = LayoutFormats.ImportedLayout
/// Where the bytes of an input come from.
public typealias InputSource = LayoutFormats.InputSource
/// What one input file says.
public typealias Layout = LayoutModel.Layout
/// The costs of all screens of one layout.
public typealias LayoutAnalysis = AccessCost.LayoutAnalysis
/// A format that layouts come in.
public typealias LayoutFormat = LayoutFormats.LayoutFormat
/// What a page of one layout shows.
public typealias LayoutPage = CostReport.LayoutPage
/// A language that pages are written in.
public typealias PageLanguage = CostReport.PageLanguage
/// For whom the pages of a report are made.
public typealias PageHeading = CostReport.PageHeading
/// What is suggested for the screens of one layout.
public typealias LayoutSuggestions = GroupingSearch.LayoutSuggestions
/// Writes layouts as navcost's own XML.
public typealias LayoutWriter = LayoutFormats.LayoutWriter
/// The schema of navcost's own XML.
public typealias NavcostSchema = LayoutFormats.NavcostSchema
/// What a search makes small.
public typealias Objective = GroupingSearch.Objective
/// A way to write results.
public typealias Output = CostReport.Output
/// How an output is written where it has a choice.
public typealias OutputOptions = CostReport.OutputOptions
/// What is known of one person.
public typealias Person = AccessCost.Person
/// A weighted set of people.
public typealias Population = AccessCost.Population
/// The system that a layout is made for.
public typealias Platform = LayoutModel.Platform
/// What makes one route better than another.
public typealias Rank = AccessCost.Rank
/// A kind of move that routes can have.
public typealias RouteFamily = AccessCost.RouteFamily
/// One kind of trouble that a screen can have.
public typealias Rule = ScreenFindings.Rule
/// Writes the list of rules.
public typealias RulesText = CostReport.RulesText
/// A part of a run over many inputs.
public typealias RunPart = CostReport.RunPart
/// Writes results piece by piece.
public typealias SerialWriter = CostReport.SerialWriter
/// How much a finding weighs.
public typealias Severity = ScreenFindings.Severity
/// How text is dressed.
public typealias TextStyle = CostReport.TextStyle
/// A way to make an access tree.
public typealias TreeKind = AccessCost.TreeKind

/// A picture of a screen, drawn behind it in a page.
public typealias ScreenPicture = CostReport.ScreenPicture

/// The version of navcost, as outputs name it.
public let version = CostReport.navcostVersion
