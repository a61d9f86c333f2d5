import { type Estimate, RACE_ROUNDING, raceStart, simulateParty, solveRace } from '@dicepit/analysis';
import { party } from '@dicepit/games';
import { type Chosen, noPartyOptions } from '../choosing.ts';
import { columns } from '../columns.ts';
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
  return [
    columns(
      ['player', 'wins'],
      [win, lose].map((chance, player) => [letter(player), percent(chance)]),
    ),
    `A throws first. A game takes ${throws.toFixed(3)} throws on average.`,
    `Solved exactly over all positions; rounding errs by less than ${RACE_ROUNDING.toExponential(0)} of a figure.`,
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
  return [
    columns(
      ['player', 'wins', '95 % between'],
      seats.map(({ seat, win }) => [
        letter(seat),
        percent(win.value),
        `${percent(win.low)} and ${percent(win.high)}`,
      ]),
    ),
    `A throws first. A game takes ${mean(throws)} throws on average; the winner's kitty is ${mean(kitty)}.`,
    `Estimated from ${games} games with seed '${seed}'.`,
    '',
  ].join('\n');
}

const percent = (chance: number): string => `${(chance * 100).toFixed(3)} %`;

const mean = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
