import type { OpeningEvent } from '../event/opening.ts';
import { newTable, type OpeningState, type Table } from '../table.ts';
import { signsAfterClosing } from './signs.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends OpeningEvent['type']> = Stamped<OpeningEvent, Type>;

// Numbers given out once are never given out again, so that every roll and bet of the trail has its own.
const tableSetUp = (table: Table, { setup }: On<'TableSetUp'>): Table => ({
  ...newTable,
  setup,
  since: table.since,
  clock: table.clock,
  ledger: table.ledger,
  money: table.money,
  rolled: table.rolled,
  dice: table.dice,
  betting: { ...newTable.betting, placed: table.betting.placed },
  signs: { ...newTable.signs, statutory: table.signs.statutory, payTable: table.signs.payTable },
  incidents: table.incidents,
  ...(table.ages === undefined ? {} : { ages: table.ages }),
});

const openingBegun = (table: Table, _event: On<'OpeningBegun'>): Table => ({ ...table, state: 'opening' });

function checklistAnswered(table: Table, { item, yes, by }: On<'ChecklistAnswered'>): Table {
  const others = (table.opening.checklist.get(item) ?? []).filter((each) => each.by.person !== by.person);
  const checklist = new Map(table.opening.checklist).set(item, [...others, { by, yes }]);
  return withOpening(table, { checklist });
}

const floatUnlocked = (table: Table, _event: On<'FloatUnlocked'>): Table =>
  withOpening(table, { floatLocked: false });

const floatLocked = (table: Table, _event: On<'FloatLocked'>): Table =>
  withOpening(table, { floatLocked: true });

function floatCounted(table: Table, { chips, paidIn }: On<'FloatCounted'>): Table {
  const values = chips.filter(({ count }) => count > 0).map(({ value }) => value);
  const lowestChip = values.length === 0 ? undefined : Math.min(...values);
  return withOpening(table, { floatCounted: true, chips: paidIn, lowestChip });
}

const oddsPosted = (table: Table, _event: On<'OddsPosted'>): Table =>
  withOpening(table, { oddsPosted: true });

const playStarted = (table: Table, { at, thrower }: On<'PlayStarted'>): Table => ({
  ...withOpening(table, { startedAt: at }),
  state: 'open',
  // Where the dealer throws, all the dice are the dealer's from the first round on.
  ...(thrower === 'dealer'
    ? {
        shooter: { ...table.shooter, is: { kind: 'dealer' }, holding: true },
        dice: { ...table.dice, active: inUse(table) },
      }
    : {}),
});

// The register of equipment, the signs, dice that were put away and whatever is open for people to mend outlast the day's play.
const tableClosed = (table: Table, { at }: On<'TableClosed'>): Table => ({
  ...table,
  state: 'closed',
  opening: { ...newTable.opening, equipment: table.opening.equipment },
  staff: newTable.staff,
  custodian: undefined,
  dice: { ...newTable.dice, dice: putAway(table) },
  shooter: newTable.shooter,
  betting: { ...newTable.betting, placed: table.betting.placed },
  roll: undefined,
  recent: table.recent.map((past) => ({ ...past, over: true })),
  thrown: 0,
  frozen: false,
  signs: signsAfterClosing(table.signs, at),
});

/** The dice that may never come back to the table: nobody is to receive them again as new. */
const putAway = ({ dice }: Table): Table['dice']['dice'] =>
  new Map([...dice.dice].filter(([, { place }]) => place === 'quarantined'));

const withOpening = (table: Table, changes: Partial<OpeningState>): Table => ({
  ...table,
  opening: { ...table.opening, ...changes },
});

const inUse = ({ dice }: Table): readonly string[] =>
  [...dice.dice.values()].flatMap(({ die, place }) => (place === 'bowl' || place === 'layout' ? [die] : []));

export const opening: Evolve<OpeningEvent> = {
  TableSetUp: tableSetUp,
  OpeningBegun: openingBegun,
  ChecklistAnswered: checklistAnswered,
  FloatUnlocked: floatUnlocked,
  FloatLocked: floatLocked,
  FloatCounted: floatCounted,
  OddsPosted: oddsPosted,
  PlayStarted: playStarted,
  TableClosed: tableClosed,
};
