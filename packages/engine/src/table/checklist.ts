import type { Context } from './concern.ts';
import type { EquipmentItem } from './procedure/equipment.ts';
import type { ChecklistItem } from './procedure/opening.ts';
import { byPeople } from './setup.ts';
import type { ChecklistAnswer, Table } from './table.ts';

/** One line of the opening checklist as it is shown: what is asked, by which clause, and whether it is done. */
export type ChecklistLine = {
  readonly item: string;
  readonly says: string;
  readonly basis: string;
  /** Play does not start before this is done. */
  readonly needed: boolean;
  readonly done: boolean;
};

/** Everything asked before play starts at a table, the questions first and then the equipment. */
export function checklistOf({
  table,
  setup,
  procedure,
}: Pick<Context, 'table' | 'setup' | 'procedure'>): readonly ChecklistLine[] {
  const physical = setup.dice === 'physical';
  const asked = physical ? procedure.opening.checklist : [];
  const fitted = procedure.equipment.items.filter((item) => physical || item.physical !== true);
  return [
    ...asked.map((item) => questionLine(item, table.opening.checklist.get(item.item) ?? [], byPeople(setup))),
    ...fitted.map((item) => equipmentLine(item, table)),
  ];
}

const questionLine = (
  { item, says, clause, answeredBy }: ChecklistItem<string>,
  answers: readonly ChecklistAnswer[],
  people: boolean,
): ChecklistLine => ({
  item,
  says,
  basis: clause,
  needed: answeredBy !== 'reminder',
  done:
    answers.length > 0 &&
    answers.every(({ yes }) => yes) &&
    (!people || answers.some(({ by }) => by.role === 'dealer')) &&
    (!people || answeredBy !== 'dealer-and-supervisor' || answers.some(({ by }) => by.role !== 'dealer')),
});

const equipmentLine = (
  { item, says, clause, needed }: EquipmentItem<string>,
  table: Table,
): ChecklistLine => ({
  item,
  says,
  basis: clause,
  needed: needed === 'always' || (needed !== 'optional' && diceHeld(table) > needed.aboveDice),
  done: table.opening.equipment.get(item)?.on === true,
});

/** How many dice are at a table, wherever they lie; those put away or not here yet are not. */
export const diceHeld = ({ dice }: Table): number =>
  [...dice.dice.values()].filter(
    ({ place }) => place !== 'removed' && place !== 'quarantined' && place !== 'waiting',
  ).length;
