import type { LiveTable } from '@dicepit/client';
import { balanceOf, isPips, type Pips, type Roll } from '@dicepit/engine';
import {
  type Card,
  decideParty,
  decidePartyTable,
  everyCard,
  findThrower,
  nextToThrow,
  type PartyEvent,
  type PartyTable,
  type PartyTableBody,
  type PartyTableRefusal,
  type Whites,
} from '@dicepit/games';
import party from '@dicepit/words/pages/party.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** What the party game says. */
export const partyWords = pageWords('party', party);

/** A party as one person looks at it. Everything that the page shows is read from here. */
export type PartyView = {
  readonly table: PartyTable;
  /** Whoever looks; undefined where the page belongs to nobody. */
  readonly person: string | undefined;
  /** Their own row, where they sit. */
  readonly mine: Row | undefined;
  /** Everybody else, beginning on the left of whoever looks. */
  readonly others: readonly Row[];
  readonly thrower: Row | undefined;
  readonly isPhysical: boolean;
};

/** Somebody at the party with their cards and chips. */
export type Row = {
  readonly seat: number;
  readonly name: string;
  readonly isHouse: boolean;
  /** Their number in the game that is played; undefined for whoever sat down after its start. */
  readonly player: number | undefined;
  readonly faceUp: readonly Card[];
  readonly rack: Whites;
};

export function toPartyView(live: LiveTable & { readonly kind: 'party' }): PartyView {
  const { table, house, you } = live;
  const rows = [...table.seats]
    .toSorted(([one], [other]) => one - other)
    .map(([seat, { name, person }]) => rowOf(table, { seat, name, isHouse: house.includes(person) }));
  const mine = rows.find(({ seat }) => seat === you.seat);
  const place = mine === undefined ? -1 : rows.indexOf(mine);
  const others = place === -1 ? rows : [...rows.slice(place + 1), ...rows.slice(0, place)];
  return {
    table,
    person: you.person ?? undefined,
    mine,
    others,
    thrower: rows.find(({ seat }) => seat === findThrower(table)),
    isPhysical: table.setup?.dice === 'physical',
  };
}

function rowOf(table: PartyTable, sitter: Pick<Row, 'seat' | 'name' | 'isHouse'>): Row {
  const place = table.players.indexOf(sitter.seat);
  const player = place === -1 ? undefined : place;
  // Before the first game everybody has all the cards before them.
  const faceUp = player === undefined ? everyCard : (table.game.seats[player]?.faceUp ?? everyCard);
  return { ...sitter, player, faceUp, rack: balanceOf(table.ledger, `rack:${sitter.seat}`) };
}

/** Why somebody cannot do something now, by the rules that decide it; undefined where it may be done. */
export function refusalFor(
  { table, person }: PartyView,
  command: PartyTableBody,
): PartyTableRefusal | undefined {
  const by = { person: person ?? '', role: 'player' } as const;
  const decided = decidePartyTable(table, { ...command, by, at: Date.now() });
  return decided.ok ? undefined : decided.refusal;
}

/** A throw as it is asked for: dice thrown by hand come with what they show. */
export const throwOf = (seat: number, faces?: readonly Pips[]): PartyTableBody =>
  faces === undefined ? { type: 'ThrowDice', seat } : { type: 'ThrowDice', seat, faces };

/** A throw for somebody else. */
export const throwForOf = (seat: number, faces?: readonly Pips[]): PartyTableBody =>
  faces === undefined ? { type: 'ThrowFor', seat } : { type: 'ThrowFor', seat, faces };

/** Whether whoever looks may throw for the one who has the dice. */
export function mayThrowFor(view: PartyView): boolean {
  const { thrower, mine, isPhysical } = view;
  if (thrower === undefined || mine === undefined || thrower.seat === mine.seat) return false;
  return refusalFor(view, throwForOf(thrower.seat, isPhysical ? [1, 1] : undefined)) === undefined;
}

/** Whether it is the throw of whoever looks, and the dice are theirs to take. */
export function isMyThrow(view: PartyView): boolean {
  const { mine, isPhysical } = view;
  return (
    mine !== undefined && refusalFor(view, throwOf(mine.seat, isPhysical ? [1, 1] : undefined)) === undefined
  );
}

/** What a number would do if it were thrown now, as the rules themselves decide it. Seats, not players. */
export type Forecast = {
  readonly total: number;
  /** Who would turn which card down. */
  readonly turns?: { readonly seat: number; readonly card: Card };
  /** Who would have the dice next. */
  readonly passesTo?: number;
  readonly pays?: { readonly seat: number; readonly chips: number };
  readonly draws?: { readonly seat: number; readonly chips: number };
  /** Chances that a complete pass would give, or that a miss would leave. */
  readonly chances?: { readonly how: 'given' | 'left'; readonly count: number };
  readonly wins?: number;
};

const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Every number and what it would do for whoever has the dice; nothing while nobody throws in play. */
export function forecasts({ game, players }: PartyTable): readonly Forecast[] {
  const player = nextToThrow(game);
  if (player === null || game.phase.is !== 'throwing') return [];
  const seatOf = (each: number): number => players[each] ?? 0;
  return totals.map((total) => {
    const decided = decideParty(game, { type: 'ThrowDice', player, roll: rollOf(total) });
    const parts = decided.ok ? decided.events.map((event) => partOf(event, seatOf)) : [];
    const forecast: Forecast = Object.assign({ total }, ...parts);
    return forecast;
  });
}

function partOf(event: PartyEvent, seatOf: (player: number) => number): Partial<Forecast> {
  switch (event.type) {
    case 'CardTurnedDown':
      return { turns: { seat: seatOf(event.player), card: event.card } };
    case 'DicePassed':
      return { passesTo: seatOf(event.to) };
    case 'KittyPaid':
      return { pays: { seat: seatOf(event.player), chips: event.chips } };
    case 'KittyDrawn':
      return { draws: { seat: seatOf(event.player), chips: event.chips } };
    case 'CompletePassMade':
      return { chances: { how: 'given', count: event.chances } };
    case 'ChanceMissed':
      return { chances: { how: 'left', count: event.chances } };
    case 'GameWon':
      return { wins: seatOf(event.player) };
    case 'GameStarted':
    case 'AntePaid':
    case 'HighDiceThrown':
    case 'HighDiceTied':
    case 'FirstThrowerChosen':
    case 'DiceThrown':
    case 'KittyCollected':
      return {};
  }
}

/** Any roll of a total: the party game looks at totals alone. */
function rollOf(total: number): Roll {
  const first = Math.ceil(total / 2);
  return [first, total - first].filter(isPips);
}
