import { isUsable, placed } from '../dice.ts';
import type { ThrowingEvent } from '../event/throwing.ts';
import type { Table } from '../table.ts';
import { isFull } from './seats.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends ThrowingEvent['type']> = Stamped<ThrowingEvent, Type>;

function dicePassed(table: Table, { dice }: On<'DicePassed'>): Table {
  const { is } = table.shooter;
  const active = dice ?? table.dice.active;
  return {
    ...table,
    shooter: { ...table.shooter, holding: true },
    dice: { ...placed(table.dice, active, is.kind === 'dealer' ? 'dealer' : 'shooter'), active },
  };
}

const diceThrown = (table: Table, { roll, thrower, dice, at }: On<'DiceThrown'>): Table => ({
  ...table,
  shooter: { ...table.shooter, holding: false },
  dice: placed(table.dice, dice, 'in-flight'),
  rolled: roll,
  roll: {
    number: roll,
    thrower,
    releasedAt: at,
    ...(isFull(table) ? { full: true } : {}),
    restedAt: undefined,
    dice,
    faces: dice.map(() => undefined),
    facts: [],
    dispute: undefined,
    cocked: [],
    captured: false,
    calls: [],
    entry: undefined,
    amendment: undefined,
    collected: false,
    centred: false,
    settled: [],
    lines: [],
    layout: [],
  },
});

const diceRested = (table: Table, { faces, at }: On<'DiceRested'>): Table => ({
  ...table,
  // One that left the table is still to be found.
  dice: placed(
    table.dice,
    (table.roll?.dice ?? []).filter((die) => isUsable(table, die)),
    'at-rest',
  ),
  roll: table.roll && {
    ...table.roll,
    restedAt: at,
    faces: faces ?? table.roll.faces,
    layout: table.betting.bets,
  },
});

export const throwing: Evolve<ThrowingEvent> = {
  DicePassed: dicePassed,
  DiceThrown: diceThrown,
  DiceRested: diceRested,
};
