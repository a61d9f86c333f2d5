export { type Bin, type DistributionData, distributionPlot } from './distribution.ts';
export { type EdgeRow, type EdgesData, edgesPlot } from './edges.ts';
export { type FanData, type FanPoint, fanPlot } from './fan.ts';
export type { Look, Theme } from './palette.ts';
export { type RollsHeatData, rollsHeatPlot } from './rolls-heat.ts';
export { type RuinCurveData, type RuinPoint, ruinCurvePlot } from './ruin-curve.ts';
export { binsOf, checkpointsOf, fanParts, fanPoint, type Shares, snapped } from './session-data.ts';
export { csvOf, type Plot, type Table } from './table.ts';
export { type TotalCount, type TotalsData, totalsPlot } from './totals.ts';
