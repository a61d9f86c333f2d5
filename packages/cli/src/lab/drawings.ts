import {
  type DistributionData,
  distributionPlot,
  type EdgesData,
  edgesPlot,
  type FanData,
  fanPlot,
  type Look,
  type Plot,
  type RollsHeatData,
  type RuinCurveData,
  rollsHeatPlot,
  ruinCurvePlot,
  type TotalsData,
  totalsPlot,
} from '@dicepit/plots';

/** What can be drawn of a result. It lies in the result's JSON as it is, so that `dicepit plot` needs nothing else. */
export type Drawings = {
  readonly fan?: FanData;
  readonly distribution?: DistributionData;
  readonly ruin?: RuinCurveData;
  readonly totals?: TotalsData;
  readonly edges?: EdgesData;
  readonly rolls?: RollsHeatData;
};

export type Kind = keyof Drawings;
export const kinds: readonly Kind[] = ['fan', 'distribution', 'ruin', 'totals', 'edges', 'rolls'];

/** The kinds that a result has a picture of. */
export const kindsIn = (drawings: Drawings): readonly Kind[] =>
  kinds.filter((kind) => drawings[kind] !== undefined);

/** One picture of a result; undefined where it has none of that kind. */
export function drawn(drawings: Drawings, kind: Kind, look: Look): Plot | undefined {
  const { fan, distribution, ruin, totals, edges, rolls } = drawings;
  switch (kind) {
    case 'fan':
      return fan && fanPlot(fan, look);
    case 'distribution':
      return distribution && distributionPlot(distribution, look);
    case 'ruin':
      return ruin && ruinCurvePlot(ruin, look);
    case 'totals':
      return totals && totalsPlot(totals, look);
    case 'edges':
      return edges && edgesPlot(edges, look);
    case 'rolls':
      return rolls && rollsHeatPlot(rolls, look);
  }
}
