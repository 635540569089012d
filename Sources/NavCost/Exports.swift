// Who imports NavCost sees the values that it hands over: layouts, costs and their writers.
@_exported public import AccessCost
@_exported public import CostReport
@_exported public import GroupingSearch
@_exported public import LayoutFormats
@_exported public import LayoutModel
@_exported public import ScreenFindings
