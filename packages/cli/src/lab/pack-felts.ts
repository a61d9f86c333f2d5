import type { Game, Layout, Pack } from '@dicepit/engine';
import { automaticLayout, drawFelt } from '@dicepit/layout';
import { harmless } from '../harmless.ts';
import { findFault, type Remark } from './remark.ts';

/** A layout and the file that exports it. */
export type PlacedLayout = { readonly file: string; readonly layout: Layout };

/** The layouts that some modules export. */
export const layoutsIn = (exported: ReadonlyMap<string, readonly unknown[]>): readonly PlacedLayout[] =>
  [...exported].flatMap(([file, values]) => values.filter(isLayout).map((layout) => ({ file, layout })));

/** The felt that is laid out for a pack that draws none. */
export const laidOut = (pack: Pack, file: string): PlacedLayout => ({ file, layout: automaticLayout(pack) });

/** A felt that is for another game, or that cannot be drawn with the wagers of this one. */
export function feltProblems(game: Game, layouts: readonly PlacedLayout[]): readonly Remark[] {
  const own = layouts.filter(({ layout }) => layout.pack === game.pack);
  const [other] = layouts;
  if (own.length === 0 && other !== undefined)
    return [
      {
        file: other.file,
        code: 'layoutOfOther',
        figures: {
          other: harmless(other.layout.pack),
          pack: harmless(game.pack),
          code: harmless(`pack: '${game.pack}'`),
        },
      },
    ];
  return own.flatMap(({ file, layout }) =>
    (['wide', 'portrait'] as const).flatMap((shape): readonly Remark[] => {
      const why = findFault(() => void drawFelt(game, layout, { shape }));
      return why === undefined
        ? []
        : [{ file, code: 'feltNotDrawn', figures: { shape, why: harmless(why) } }];
    }),
  );
}

const isLayout = (value: unknown): value is Layout =>
  typeof value === 'object' && value !== null && 'felts' in value && 'sign' in value && 'cloth' in value;
