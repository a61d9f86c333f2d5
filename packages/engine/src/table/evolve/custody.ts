import { diceAt, placed } from '../dice.ts';
import type { CustodyEvent } from '../event/custody.ts';
import type { DiceState, MissingDie, Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends CustodyEvent['type']> = Stamped<CustodyEvent, Type>;

const withDice = (table: Table, dice: DiceState): Table => ({ ...table, dice });

const diceReturned = (table: Table, { dice }: On<'DiceReturned'>): Table =>
  withDice(table, placed(table.dice, dice, 'bowl'));

const diceCollected = (table: Table, { dice }: On<'DiceCollected'>): Table => ({
  ...table,
  dice: placed(table.dice, dice, 'dealer'),
  roll: table.roll && { ...table.roll, collected: true },
});

const diceCentred = (table: Table, { dice }: On<'DiceCentred'>): Table => ({
  ...table,
  dice: placed(table.dice, dice, 'centre'),
  roll: table.roll && { ...table.roll, centred: true },
});

function dieLeftTable(table: Table, { die, active, at }: On<'DieLeftTable'>): Table {
  const missing = new Map(table.dice.missing);
  missing.set(die, { since: at, active, searched: false, asked: false });
  return {
    ...table,
    dice: {
      ...placed(table.dice, [die], 'missing'),
      active: table.dice.active.filter((each) => each !== die),
      missing,
    },
    // Whoever holds what is left of a pair cannot throw it.
    shooter: { ...table.shooter, holding: table.shooter.holding && !active },
  };
}

const searchStarted = (table: Table, { die }: On<'SearchStarted'>): Table =>
  withDice(table, marked(table.dice, [die], { searched: true }));

const originalsAskedFor = (table: Table, { dice }: On<'OriginalsAskedFor'>): Table =>
  withDice(table, marked(table.dice, dice, { asked: true }));

const dieFound = (table: Table, { die }: On<'DieFound'>): Table =>
  withDice(table, placed(table.dice, [die], 'found'));

function foundDieInspected(table: Table, { die, to }: On<'FoundDieInspected'>): Table {
  const state = noLongerMissing(placed(table.dice, [die], to === 'shooter' ? 'dealer' : to), die);
  const active = to === 'shooter' ? [...state.active, die] : state.active;
  return withDice(table, { ...state, active });
}

function dieLost(table: Table, { die, replacing }: On<'DieLost'>): Table {
  const state = noLongerMissing(placed(table.dice, [die], 'removed'), die);
  return withDice(table, {
    ...state,
    lost: state.lost + 1,
    replacing: replacing ?? state.replacing,
  });
}

function setRetired(table: Table, { dice }: On<'SetRetired'>): Table {
  const retired = placed(table.dice, dice, 'removed');
  const state = placed(retired, diceAt(retired, 'waiting'), 'arriving');
  return {
    ...table,
    dice: {
      ...state,
      active: [],
      // The search goes on for a die of a set that nobody will throw again, but nothing waits for it.
      missing: new Map(),
      lost: 0,
      replacing: { grace: undefined },
    },
    shooter: { ...table.shooter, holding: false },
  };
}

function marked(state: DiceState, dice: readonly string[], mark: Partial<MissingDie>): DiceState {
  const missing = new Map(state.missing);
  for (const die of dice) {
    const known = missing.get(die);
    if (known !== undefined) missing.set(die, { ...known, ...mark });
  }
  return { ...state, missing };
}

function noLongerMissing(state: DiceState, die: string): DiceState {
  const missing = new Map(state.missing);
  missing.delete(die);
  return { ...state, missing };
}

export const custody: Evolve<CustodyEvent> = {
  DiceReturned: diceReturned,
  DiceCollected: diceCollected,
  DiceCentred: diceCentred,
  DieLeftTable: dieLeftTable,
  SearchStarted: searchStarted,
  OriginalsAskedFor: originalsAskedFor,
  DieFound: dieFound,
  FoundDieInspected: foundDieInspected,
  DieLost: dieLost,
  SetRetired: setRetired,
};
