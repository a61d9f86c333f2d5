import type { SignsEvent } from '../event/signs.ts';
import type { Moment } from '../role.ts';
import type { Signs, Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends SignsEvent['type']> = Stamped<SignsEvent, Type>;

const limitsPosted = (table: Table, { limits, at }: On<'LimitsPosted'>): Table =>
  posting(table, at, (signs) => ({ ...signs, limits }));

const wagerLimitsPosted = (table: Table, { wager, limits, at }: On<'WagerLimitsPosted'>): Table =>
  posting(table, at, (signs) => ({ ...signs, byWager: new Map(signs.byWager).set(wager, limits) }));

const seatLimitsPosted = (table: Table, { seat, limits, at }: On<'SeatLimitsPosted'>): Table =>
  posting(table, at, (signs) => ({ ...signs, bySeat: new Map(signs.bySeat).set(seat, limits) }));

const raisePosted = (table: Table, { minimum, from, wager, at }: On<'RaisePosted'>): Table =>
  posting(table, at, (signs) => ({
    ...signs,
    raise: { minimum, from, postedAt: at, ...(wager === undefined ? {} : { wager }) },
  }));

const closingPosted = (table: Table, { closesAt, at }: On<'ClosingPosted'>): Table =>
  posting(table, at, (signs) => ({ ...signs, closing: { postedAt: at, closesAt } }));

const payTableChanged = (table: Table, { options, until, at }: On<'PayTableChanged'>): Table => ({
  ...posting(table, at, (signs) => ({
    ...signs,
    payTable: until === undefined ? signs.payTable : { changedAt: at, until },
  })),
  setup: table.setup && { ...table.setup, options },
});

const statutoryMaximumSet = (table: Table, { entry, at }: On<'StatutoryMaximumSet'>): Table =>
  posting(table, at, (signs) => ({ ...signs, statutory: [...signs.statutory, entry] }));

const signTakenDown = (table: Table, { sign, at }: On<'SignTakenDown'>): Table =>
  posting(table, at, (signs) => {
    switch (sign.kind) {
      case 'wager': {
        const raise = signs.raise?.wager === sign.wager ? undefined : signs.raise;
        return { ...signs, byWager: without(signs.byWager, sign.wager), raise };
      }
      case 'seat':
        return { ...signs, bySeat: without(signs.bySeat, sign.seat) };
      case 'raise':
        return { ...signs, raise: undefined };
      case 'pay-table':
        return { ...signs, payTable: undefined };
      case 'closing':
        return { ...signs, closing: undefined };
    }
  });

/** What stays posted when a table closes: all but the notices of its closing and of a raise to come. */
export const signsAfterClosing = (signs: Signs, at: Moment): Signs => ({
  ...withRaise(signs, at),
  raise: undefined,
  closing: undefined,
});

const posting = (table: Table, at: Moment, change: (signs: Signs) => Signs): Table => ({
  ...table,
  signs: change(withRaise(table.signs, at)),
});

/** A raise whose time has come is the minimum of its sign from then on, whatever is posted later. */
function withRaise(signs: Signs, at: Moment): Signs {
  const { raise, limits, byWager } = signs;
  if (raise === undefined || at < raise.from) return signs;
  const { minimum, wager } = raise;
  if (wager === undefined) return { ...signs, raise: undefined, limits: limits && { ...limits, minimum } };
  const line = byWager.get(wager);
  return {
    ...signs,
    raise: undefined,
    byWager: line === undefined ? byWager : new Map(byWager).set(wager, { ...line, minimum }),
  };
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

export const signs: Evolve<SignsEvent> = {
  LimitsPosted: limitsPosted,
  WagerLimitsPosted: wagerLimitsPosted,
  SeatLimitsPosted: seatLimitsPosted,
  RaisePosted: raisePosted,
  ClosingPosted: closingPosted,
  PayTableChanged: payTableChanged,
  StatutoryMaximumSet: statutoryMaximumSet,
  SignTakenDown: signTakenDown,
};
