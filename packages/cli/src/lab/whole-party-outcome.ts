import { party } from '@dicepit/games';
import { type WholePartyResult, wholeParty } from '@dicepit/simulator';
import { said } from '../language.ts';
import { letter } from '../party-text.ts';
import { type Figure, figuresJson, figuresTable, figuresText } from './figure.ts';
import type { Outcome } from './outcome.ts';

/** Games of the party by its own rules, in every form. */
export function wholePartyOutcome(asked: {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}): Outcome & { readonly figures: readonly Figure[] } {
  const result = wholeParty({ ...asked, startingChips: null, first: 'first seat' });
  const figures = figuresIn(result);
  const { counts, lab } = said();
  return {
    figures,
    table: figuresTable(figures),
    text: [
      `${lab.whole.party({ name: party.name, players: asked.players })}\n`,
      `${lab.whole.partyRun({ games: counts.games({ count: result.games }), seed: result.seed })}\n`,
      figuresText(figures),
      `${lab.whole.partyNote({ throws: counts.throws({ count: result.longest }) })}\n`,
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
  { name: 'throws', says: said().lab.figures.gameThrows, unit: 'rolls', ...throws },
  { name: 'kitty', says: said().lab.figures.kitty, unit: 'chips', ...kitty },
  ...seats.map(
    ({ chance }, seat): Figure => ({
      name: `win-${letter(seat).toLowerCase()}`,
      says: said().lab.figures.playerWins({ player: letter(seat) }),
      unit: 'chance',
      ...chance,
    }),
  ),
];
