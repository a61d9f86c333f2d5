import { assert, type Commentary, type Game, type Layout } from '@dicepit/engine';
import { drawFelt } from '@dicepit/layout';
import type { Print } from '@dicepit/words/print';
import type { Banked, Picture, Source } from './source.ts';
import { byKey } from './words.ts';

/** The picture in front of a book: the felt as the table posts it, or the one the game brings. */
export function drawCover({ banked, cover, prefix }: Source, { words }: Print): Picture | undefined {
  if (banked === undefined) return cover;
  const { game, layout } = banked;
  return {
    caption: words.book.cover,
    ...felts(game, layout, `${prefix}-`),
  };
}

/** The layouts that a clause shows, each drawn for its own options. */
export const picturesAt = (
  clause: string,
  { drawings }: Commentary,
  { pack, game, layout }: Banked,
  { words }: Print,
): readonly Picture[] =>
  drawings
    .filter((drawing) => drawing.clause === clause)
    .map(({ caption, options }, index) => {
      const opened = pack.open({ ...game.options, ...options });
      assert(opened.ok, () => `${clause} is drawn for options that ${pack.id} refuses`);
      const own = clause.replaceAll(/[^\w]+/g, '-');
      return {
        caption: byKey(words.captions, clause) ?? caption,
        ...felts(opened.game, layout, `${own}-${index}-`),
      };
    });

const felts = (game: Game, layout: Layout, prefix: string): Pick<Picture, 'wide' | 'portrait'> => ({
  wide: drawFelt(game, layout, {
    shape: 'wide',
    font: 'inherited',
    css: 'inherited',
    prefix: `${prefix}wide-`,
  }),
  portrait: drawFelt(game, layout, {
    shape: 'portrait',
    font: 'inherited',
    css: 'inherited',
    prefix: `${prefix}tall-`,
  }),
});
