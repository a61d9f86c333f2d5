import { party } from '@dicepit/games';
import { type WholePartyResult, wholeParty } from '@dicepit/simulator';
import { letter } from '../party-text.ts';
import { type Figure, figuresJson, figuresTable, figuresText } from './figure.ts';
import { counted } from './number-text.ts';
import type { Outcome } from './outcome.ts';

/** Games of the party by its own rules, in every form. */
export function wholePartyOutcome(asked: {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}): Outcome & { readonly figures: readonly Figure[] } {
  const result = wholeParty({ ...asked, startingChips: null, first: 'first seat' });
  const figures = figuresIn(result);
  return {
    figures,
    table: figuresTable(figures),
    text: [
      `${party.name}: ${asked.players} players, the first throws first\n`,
      `${counted(result.games, 'game')}, seed ${result.seed}, through the whole table\n`,
      figuresText(figures),
      `All estimated. The longest game took ${counted(result.longest, 'throw')}.\n`,
    ].join(''),
    json: {
      schema: 'dicepit/whole-party@1',
      pack: party.id,
      players: asked.players,
      ...result,
      figures: figuresJson(figures),
    },
    drawings: {},
  };
}

const figuresIn = ({ throws, kitty, seats }: WholePartyResult): readonly Figure[] => [
  { name: 'throws', says: 'throws of a game', unit: 'rolls', ...throws },
  { name: 'kitty', says: 'chips that the winner takes', unit: 'chips', ...kitty },
  ...seats.map(
    ({ chance }, seat): Figure => ({
      name: `win-${letter(seat).toLowerCase()}`,
      says: `${letter(seat)} wins`,
      unit: 'chance',
      ...chance,
    }),
  ),
];
