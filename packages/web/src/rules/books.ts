import { assert, type Game, roll, type Shape } from '@dicepit/engine';
import { bankedPacks, cloths, everyCard, findPack, layouts, packs, party } from '@dicepit/games';
import { commentaries, registers } from '@dicepit/games/texts';
import { drawParty, type PartyView } from '@dicepit/layout';
import { type Rulebook, type Source, weave } from '@dicepit/rulebook';
import type { Print } from '@dicepit/words/print';

/** The rulebook of a game as a table posts it, in a language. */
export function bookOf(game: Game, print: Print): Rulebook {
  const { pack: id, prefix, name, place } = game;
  const pack = bankedPacks.find((each) => each.id === id);
  const layout = layouts[id];
  assert(pack !== undefined && layout !== undefined, () => `${id} has no pack or no layout`);
  return weave({ id, prefix, name, place, ...textOf(id), banked: { pack, game, layout } }, print);
}

/** The rulebook of the parlour game, which has no bank. */
export function partyBook(print: Print): Rulebook {
  const { id, prefix, name, place } = party;
  const draw = (shape: Shape): string =>
    drawParty(firstExample, { shape, font: 'inherited', css: 'inherited', prefix: `${prefix}-${shape}-` });
  const cover = {
    caption: print.words.book.partyCover,
    wide: draw('wide'),
    portrait: draw('portrait'),
  };
  return weave({ id, prefix, name, place, ...textOf(id), cover }, print);
}

/** All five books as the house posts its tables. */
export const everyBook = (print: Print): readonly Rulebook[] => [
  ...bankedPacks.map((pack) => {
    const opened = pack.open();
    assert(opened.ok, () => `${pack.id} does not open as it is`);
    return bookOf(opened.game, print);
  }),
  partyBook(print),
];

/** Everyone has put in two chips, and A has turned card 4 down with a 3 and a 1. */
const firstExample: PartyView = {
  players: ['A', 'B', 'C', 'D'].map((name, player) => ({
    name,
    faceUp: everyCard.filter((card) => player > 0 || card !== 4),
    chips: party.settings.startingChips.byDefault - 2,
  })),
  kitty: 8,
  thrower: 0,
  lastRoll: roll('3-1'),
};

function textOf(id: string): Pick<Source, 'citedAs' | 'isOwn' | 'cloth' | 'rows' | 'commentary'> {
  const [facts, cloth, rows, commentary] = [findPack(id), cloths[id], registers[id], commentaries[id]];
  assert(facts !== undefined && cloth !== undefined, () => `${id} has no facts or no cloth`);
  assert(rows !== undefined && commentary !== undefined, () => `${id} has no register or no commentary`);
  const isOwn = !packs.some((pack) => pack.id === id);
  return { citedAs: facts.citedAs, isOwn, cloth, rows, commentary };
}
