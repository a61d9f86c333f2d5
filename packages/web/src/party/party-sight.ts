import type { LiveTable } from '@dicepit/client';
import { balanceOf, type Pips } from '@dicepit/engine';
import {
  type Card,
  decidePartyTable,
  everyCard,
  type PartyTable,
  type PartyTableBody,
  type PartyTableRefusal,
  throwerOf,
  type Whites,
} from '@dicepit/games';

/** A party as one person looks at it. Everything that the page shows is read from here. */
export type PartySight = {
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

export function partySight(live: LiveTable & { readonly kind: 'party' }): PartySight {
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
    thrower: rows.find(({ seat }) => seat === throwerOf(table)),
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
export function whyNot(
  { table, person }: PartySight,
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
export function mayThrowFor(sight: PartySight): boolean {
  const { thrower, mine, isPhysical } = sight;
  if (thrower === undefined || mine === undefined || thrower.seat === mine.seat) return false;
  return whyNot(sight, throwForOf(thrower.seat, isPhysical ? [1, 1] : undefined)) === undefined;
}

/** Whether it is the throw of whoever looks, and the dice are theirs to take. */
export function isMyThrow(sight: PartySight): boolean {
  const { mine, isPhysical } = sight;
  return (
    mine !== undefined && whyNot(sight, throwOf(mine.seat, isPhysical ? [1, 1] : undefined)) === undefined
  );
}
