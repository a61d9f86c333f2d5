import { balanceOf, type Called, type Roll, toInitial, totalOf } from '@dicepit/engine';
import {
  everyCard,
  fewestChips,
  lineOfParty,
  type PartyTable,
  type PartyTableEvent,
  party,
  toStanding,
} from '@dicepit/games';
import type { PartyScreen } from '@dicepit/wire';
import { isHousePlayer } from '../people/people.ts';
import { inEachLanguage } from '../pit/tellers.ts';
import { common, type Picture, type PictureSource } from './banked-screen.ts';

type AtParty = Extract<PictureSource['state'], { readonly is: 'party' }>;

/** A party as a television shows it: rows of cards, the kitty, and what the last throw did. */
export function partyScreen(shown: PictureSource<AtParty>): Picture {
  const { state, record } = shown;
  const { table } = state;
  const { winner, kitty, next, chances } = toStanding(table.game);
  const seatOf = (player: number | null): number | null =>
    player === null ? null : (table.players[player] ?? null);
  return {
    until: undefined,
    board: {
      ...common(shown),
      is: 'party',
      game: party.name,
      place: party.place,
      phase: table.diceOut ? 'dice out' : table.game.phase.is,
      games: table.games,
      seats: table.setup?.seats ?? 0,
      throws: record.throws,
      call: callOf(table, record.lastThrow),
      rows: [...table.seats.keys()].toSorted((a, b) => a - b).map((seat) => rowOf(shown, seat)),
      kitty,
      pile: fewestChips(kitty),
      chances,
      next: seatOf(next),
      winner: seatOf(winner),
      taken: takenBy(record.lastThrow),
      leaders: shown.ranking ?? true,
    },
  };
}

function rowOf(
  { state: { table }, record }: PictureSource<AtParty>,
  seat: number,
): PartyScreen['rows'][number] {
  const { name, person } = table.seats.get(seat) ?? { name: '', person: '' };
  const player = table.players.indexOf(seat);
  const isIn = player >= 0 && table.game.phase.is !== 'gathering';
  const faceUp: readonly number[] = isIn ? (table.game.seats[player]?.faceUp ?? []) : everyCard;
  const turned = record.lastThrow.flatMap((event) =>
    event.type === 'CardTurnedDown' && event.player === player ? [event.card] : [],
  );
  const rack = balanceOf(table.ledger, `rack:${seat}`);
  const [first] = record.lastThrow;
  return {
    seat,
    letter: toInitial(name, seat),
    name,
    house: isHousePlayer(person),
    cards: everyCard.map((card) => ({
      card,
      up: faceUp.includes(card),
      turned: turned.some((each) => each === card),
    })),
    left: faceUp.length,
    rack,
    chips: fewestChips(Math.max(0, rack)),
    threw: first?.type === 'DiceThrown' && first.player === player ? first.total : null,
  };
}

/** The kitty as the winner has just taken it. */
function takenBy(events: readonly PartyTableEvent[]): PartyScreen['taken'] {
  const collected = events.find((event) => event.type === 'KittyCollected');
  return collected === undefined ? null : { chips: collected.chips, pile: fewestChips(collected.chips) };
}

function callOf(table: PartyTable, [first, ...others]: readonly PartyTableEvent[]): PartyScreen['call'] {
  if (first?.type !== 'DiceThrown' && first?.type !== 'HighDiceThrown') return null;
  const lines = [first, ...others].map((event) => lineOfParty(event, table));
  // The first sentence says what the dice show, which the dice say themselves.
  const told = lines.slice(others.length === 0 ? 0 : 1);
  const says = inEachLanguage(({ tell }) => told.map((line) => tell(line) ?? '').join(' '));
  return { faces: first.roll, call: { called: calledFor(first.roll, others), house: {} }, says };
}

/** What a throw is called at a party: its number, and what it did. */
function calledFor(roll: Roll, others: readonly PartyTableEvent[]): Called {
  const total = totalOf(roll);
  const happened = (type: PartyTableEvent['type']): boolean => others.some((event) => event.type === type);
  const isDown = total !== 2 && happened('CardTurnedDown');
  return { manner: happened('GameWon') ? 'wins' : isDown ? 'down' : 'total', total, pips: 1 };
}
