import type { Look, Palette } from './palette.ts';
import { drawSheet, widthWithin } from './sheet.ts';
import { createSpeech, type Speech } from './speech.ts';
import { element } from './svg.ts';
import type { Plot } from './table.ts';
import { drawLabel, type Extent, sizes, widthOf } from './text.ts';

/** How often each of the 36 rolls of two dice fell: by the first die, then by the second. */
export type RollsHeatData = {
  readonly title: string;
  readonly caption?: string;
  readonly counts: readonly (readonly number[])[];
};

const pips = [1, 2, 3, 4, 5, 6] as const;
const HEAD = 42;
const LARGEST = 72;
/** The strongest colour stands for four standard deviations; letters are still legible on it. */
const FULL = 4;
const STRONGEST = 0.5;

export function rollsHeatPlot(data: RollsHeatData, look: Look): Plot {
  const { title, caption, counts } = data;
  const speech = createSpeech(look);
  const { figure, said } = speech;
  const rolls = counts.flat().reduce((sum, count) => sum + count, 0);
  const { inner } = widthWithin(look);
  const cell = Math.min(LARGEST, (inner - HEAD) / 6);
  const cells = pips.flatMap((first) => pips.map((second) => cellOf(counts, { first, second, rolls })));
  const farthest = cells.reduce((far, each) => (Math.abs(each.z) > Math.abs(far.z) ? each : far));
  // The sign of percent is left out of all cells where some cell is too small for it; the caption says it then.
  const fits = cells.every(
    ({ beyond }) => widthOf(beyondTold(beyond, speech), sizes.small, true) <= cell - 4,
  );
  const says = (beyond: number): string => {
    const text = beyondTold(beyond, speech);
    return fits ? text : text.replace('\u00a0%', '');
  };
  const described = said.heat.described({
    rolls: figure(rolls),
    roll: `${farthest.first}-${farthest.second}`,
    beyond: beyondTold(farthest.beyond, speech),
    deviations: figure(Math.abs(farthest.z), 1),
  });
  const svg = drawSheet(
    { title, ...(caption === undefined ? {} : { caption }), described },
    { look, height: HEAD + cell * 6 + 8 },
    (room, palette) =>
      [
        heads(said, { room, cell, palette }),
        ...cells.map((each) => drawCell(each, { room, cell, palette, says })),
      ].join(''),
  );
  return {
    svg,
    table: {
      columns: [
        said.heat.firstDie,
        said.heat.secondDie,
        said.heat.rolls,
        said.heat.share,
        said.heat.beyond,
        said.heat.deviations,
      ],
      rows: cells.map(({ first, second, count, beyond, z }) => [
        first,
        second,
        count,
        rolls === 0 ? 0 : count / rolls,
        beyond,
        z,
      ]),
    },
  };
}

type Cell = {
  readonly first: number;
  readonly second: number;
  readonly count: number;
  /** The count beyond a fair share, as a part of that share. */
  readonly beyond: number;
  readonly z: number;
};

function cellOf(
  counts: RollsHeatData['counts'],
  { first, second, rolls }: { readonly first: number; readonly second: number; readonly rolls: number },
): Cell {
  const count = counts[first - 1]?.[second - 1] ?? 0;
  const fair = rolls / 36;
  const deviation = Math.sqrt(fair * (35 / 36));
  return {
    first,
    second,
    count,
    beyond: fair === 0 ? 0 : count / fair - 1,
    z: deviation === 0 ? 0 : (count - fair) / deviation,
  };
}

/** Beyond a fair share, in percent of it. */
const beyondTold = (beyond: number, { figure }: Speech): string => {
  const value = Math.abs(beyond) >= 0.0995 ? figure(beyond * 100, 0) : figure(beyond * 100, 1);
  return `${beyond > 0 && value !== '0' ? '+' : ''}${value}\u00a0%`;
};

type Drawing = { readonly room: Extent; readonly cell: number; readonly palette: Palette };

function heads({ heat }: Speech['said'], { room, cell, palette }: Drawing): string {
  return [
    drawLabel({ x: room.left + HEAD, y: room.top + 14, text: heat.secondDie, size: sizes.small }, palette),
    ...pips.flatMap((number) => [
      drawLabel(
        {
          x: room.left + HEAD + cell * (number - 0.5),
          y: room.top + 33,
          text: String(number),
          anchor: 'middle',
        },
        palette,
      ),
      drawLabel(
        {
          x: room.left + HEAD - 12,
          y: room.top + HEAD + cell * (number - 0.5) + 4.5,
          text: String(number),
          anchor: 'end',
        },
        palette,
      ),
    ]),
    drawLabel({ x: room.left, y: room.top + 33, text: heat.first, size: sizes.small }, palette),
  ].join('');
}

function drawCell(
  { first, second, beyond, z }: Cell,
  { room, cell, palette, says }: Drawing & { readonly says: (beyond: number) => string },
): string {
  const [x, y] = [room.left + HEAD + cell * (second - 1), room.top + HEAD + cell * (first - 1)];
  return [
    element('rect', {
      x: x + 1,
      y: y + 1,
      width: cell - 2,
      height: cell - 2,
      fill: 'none',
      stroke: palette.hair,
    }),
    element('rect', {
      x: x + 1,
      y: y + 1,
      width: cell - 2,
      height: cell - 2,
      fill: z >= 0 ? palette.accent : palette.other,
      'fill-opacity': Math.min(1, Math.abs(z) / FULL) * STRONGEST,
      class: 'cell',
    }),
    drawLabel(
      {
        x: x + cell / 2,
        y: y + cell / 2 + 4.5,
        text: says(beyond),
        anchor: 'middle',
        size: sizes.small,
        strong: true,
      },
      palette,
    ),
  ].join('');
}
