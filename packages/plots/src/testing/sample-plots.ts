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
} from '../index.ts';

/** Data of the sizes that plots meet: round figures, so that a test can say where a mark belongs. */
export const fan: FanData = {
  title: 'Bankroll after each roll: Field $5, bank $200',
  caption: 'Inner band: the middle half of sessions. Outer band: nine in ten. Exact, not simulated.',
  measures: 'bankroll, $',
  start: 200,
  points: Array.from({ length: 21 }, (_, step) => ({
    roll: step * 10,
    p5: 200 - step * 8,
    p25: 200 - step * 4,
    p50: 200 - step,
    p75: 200 + step,
    p95: 200 + step * 5,
  })),
  paths: [Array.from({ length: 21 }, (_, step) => 200 + (step % 3) * 40)],
};

export const distribution: DistributionData = {
  title: 'Bankroll after 200 rolls',
  caption: 'Bars: simulated, 1 000 000 sessions, seed 42. Lines: exact.',
  measures: 'bankroll, $',
  bins: Array.from({ length: 16 }, (_, place) => ({
    from: place * 25,
    to: place * 25 + 25,
    share: (8 - Math.abs(8 - place)) / 70,
    theory: (8 - Math.abs(8 - place)) / 72,
  })),
  start: 200,
  ahead: 0.352,
  out: 0.0274,
};

export const ruin: RuinCurveData = {
  title: 'Chance to run out in 200 rolls',
  along: 'starting bank, $',
  points: Array.from({ length: 80 }, (_, place) => ({
    at: (place + 1) * 5,
    chance: 1 / (1 + (place / 15) ** 3),
  })),
  marked: [
    { at: 100, chance: 0.32 },
    { at: 105, chance: 0.3 },
    { at: 400, chance: 0.0069 },
  ],
};

export const totals: TotalsData = {
  title: 'Totals of 3 600 rolls against fair dice',
  caption: 'Bars: what fell. Lines across: what fair dice give; upright: where 95 of 100 nights lie.',
  rolls: 3600,
  totals: Array.from({ length: 11 }, (_, place) => {
    const ways = 6 - Math.abs(place - 5);
    return {
      total: place + 2,
      count: place === 5 ? 700 : ways * 100,
      expected: ways / 36,
      low: ways / 36 - 0.01,
      high: ways / 36 + 0.01,
    };
  }),
};

export const edges: EdgesData = {
  title: 'Edge of some wagers, option 1 against option 2',
  caption: 'Dots: option 1. Upright marks: option 2. Exact.',
  measures: 'edge, % of the stake',
  rows: [
    { name: 'Field', value: 2.778, against: 5.556, says: '1/36 · 2.778 %' },
    { name: 'Hardway Combo', value: 9.091, says: '1/11 · 9.091 %' },
    { name: '5', value: 20, low: 18, high: 22, says: '1/5 · 20.000 %' },
    { name: 'Five and six together, pressed after every win', value: -3, says: '−3.000 %' },
  ],
};

export const heat: RollsHeatData = {
  title: 'The 36 rolls against a fair share',
  caption: 'Beyond a fair share, in % of it.',
  counts: Array.from({ length: 6 }, (_, first) =>
    Array.from({ length: 6 }, (_each, second) => (first === 0 && second === 0 ? 145 : 101)),
  ),
};

/** Every kind of plot. */
export const samples: Readonly<Record<string, (look: Look) => Plot>> = {
  fan: (look) => fanPlot(fan, look),
  distribution: (look) => distributionPlot(distribution, look),
  ruin: (look) => ruinCurvePlot(ruin, look),
  totals: (look) => totalsPlot(totals, look),
  edges: (look) => edgesPlot(edges, look),
  heat: (look) => rollsHeatPlot(heat, look),
};
