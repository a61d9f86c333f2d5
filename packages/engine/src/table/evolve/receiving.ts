import { placed } from '../dice.ts';
import type { ReceivingEvent } from '../event/receiving.ts';
import type { Die, Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends ReceivingEvent['type']> = Stamped<ReceivingEvent, Type>;

function diceReceived(table: Table, { dice, set, place }: On<'DiceReceived'>): Table {
  const received = dice.map((die): readonly [string, Die] => [die, { die, set, place, inspections: [] }]);
  return { ...table, dice: { ...table.dice, dice: new Map([...table.dice.dice, ...received]) } };
}

function diceInspected(table: Table, { findings, by }: On<'DiceInspected'>): Table {
  const dice = new Map(table.dice.dice);
  for (const { die, sound } of findings) {
    const known = dice.get(die);
    if (known !== undefined) dice.set(die, { ...known, inspections: [...known.inspections, { by, sound }] });
  }
  return { ...table, dice: { ...table.dice, dice } };
}

const dicePlaced = (table: Table, { dice, place, completesSet, active }: On<'DicePlaced'>): Table => ({
  ...table,
  dice: {
    ...placed(table.dice, dice, place),
    active: active ?? table.dice.active,
    replacing: completesSet ? undefined : table.dice.replacing,
  },
});

const diceQuarantined = (table: Table, { dice }: On<'DiceQuarantined'>): Table => ({
  ...table,
  dice: placed(table.dice, dice, 'quarantined'),
});

export const receiving: Evolve<ReceivingEvent> = {
  DiceReceived: diceReceived,
  DiceInspected: diceInspected,
  DicePlaced: dicePlaced,
  DiceQuarantined: diceQuarantined,
};
