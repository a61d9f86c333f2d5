import { type Estimate, RACE_ROUNDING, raceStart, simulateParty, solveRace } from '@dicepit/analysis';
import { party } from '@dicepit/games';
import { type Chosen, noPartyOptions } from '../choosing.ts';
import { columns } from '../columns.ts';
import { figure, percent } from '../lab/number-text.ts';
import { said } from '../language.ts';
import { letter } from '../party-text.ts';

export type PartyOddsRequest = {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly json?: boolean;
  readonly option: Chosen;
};

const SCHEMA = 'dicepit/party-odds@1';

/** The party game by seat: solved for two players, simulated with intervals for more. */
export function partyOdds(request: PartyOddsRequest): string {
  noPartyOptions(request.option);
  return request.players === 2 ? solved(request) : estimated(request);
}

function solved({ json }: PartyOddsRequest): string {
  const { win, lose, throws } = solveRace().from(raceStart);
  if (json) {
    const seats = [win, lose].map((chance, player) => ({ player, win: chance }));
    const document = {
      schema: SCHEMA,
      pack: party.id,
      players: 2,
      kind: 'exact',
      relativeError: RACE_ROUNDING,
      seats,
      throws,
    };
    return `${JSON.stringify(document, null, 2)}\n`;
  }
  const words = said().odds.party;
  return [
    columns(
      [words.player, words.wins],
      [win, lose].map((chance, player) => [letter(player), percent(chance)]),
    ),
    words.solved({ throws: figure(throws, 3) }),
    words.exact({ error: RACE_ROUNDING.toExponential(0) }),
    '',
  ].join('\n');
}

function estimated({ players, games, seed, json }: PartyOddsRequest): string {
  const { seats, throws, kitty } = simulateParty({ players, games, seed, startingChips: null });
  if (json) {
    const bySeat = seats.map(({ seat, wins, win }) => ({ player: seat, wins, win }));
    const document = {
      schema: SCHEMA,
      pack: party.id,
      players,
      kind: 'estimated',
      games,
      seed,
      seats: bySeat,
      throws,
      kitty,
    };
    return `${JSON.stringify(document, null, 2)}\n`;
  }
  const words = said().odds.party;
  return [
    columns(
      [words.player, words.wins, words.between],
      seats.map(({ seat, win }) => [
        letter(seat),
        percent(win.value),
        words.range({ low: percent(win.low), high: percent(win.high) }),
      ]),
    ),
    words.estimated({ throws: mean(throws), kitty: mean(kitty) }),
    words.from({ games, seed }),
    '',
  ].join('\n');
}

const mean = ({ value, low, high }: Estimate): string =>
  said().odds.party.mean({ value: figure(value, 2), low: figure(low, 2), high: figure(high, 2) });
