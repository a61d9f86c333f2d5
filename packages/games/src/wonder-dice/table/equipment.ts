import type { EquipmentProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const equipment: EquipmentProcedure<Clause> = {
  items: [
    {
      item: 'cup',
      says: 'The dice cup',
      clause: 'rules-1',
      kind: 'thing',
      needed: 'always',
      physical: true,
    },
  ],
};
