import { element } from '../svg.ts';

/** Walnut as one tile of long grain, a few lines that swell and close again. */
export const walnut = (prefix: string): string =>
  element(
    'pattern',
    { id: `${prefix}walnut`, width: 640, height: 96, patternUnits: 'userSpaceOnUse' },
    ...grain.map(([y, swell, width, colour, opacity]) =>
      element('path', {
        d: `M0 ${y}C160 ${y - swell} 200 ${y + swell} 320 ${y + swell / 2}S540 ${y - swell} 640 ${y}`,
        fill: 'none',
        stroke: colour,
        'stroke-width': width,
        'stroke-opacity': opacity,
      }),
    ),
  );

type Grain = readonly [y: number, swell: number, width: number, colour: string, opacity: number];

const grain: readonly Grain[] = [
  [6, 2, 1.4, '#000', 0.16],
  [13, 3, 0.8, '#000', 0.1],
  [19, 3, 2.4, '#ffdcaa', 0.035],
  [27, 4, 1.2, '#000', 0.13],
  [35, 5, 0.8, '#000', 0.1],
  [43, 6, 3, '#000', 0.07],
  [51, 5, 1.2, '#000', 0.15],
  [58, 4, 2.2, '#ffdcaa', 0.04],
  [66, 3, 0.9, '#000', 0.12],
  [74, 3, 1.6, '#000', 0.12],
  [83, 2, 0.8, '#000', 0.1],
  [90, 2, 2, '#ffdcaa', 0.03],
];
