import type { EquipmentProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const equipment: EquipmentProcedure<Clause> = {
  items: [
    {
      item: 'bowl',
      says: 'The dice bowl',
      clause: '2.4.1',
      kind: 'thing',
      needed: 'always',
      physical: true,
    },
    { item: 'float-tray', says: 'The float tray', clause: '2.4.2', kind: 'thing', needed: 'always' },
    {
      item: 'drop-box',
      says: 'The drop box attached to the table',
      clause: '2.5',
      kind: 'thing',
      needed: 'always',
      referenced: true,
    },
    {
      item: 'stick',
      says: 'The stick',
      clause: '2.6.1',
      kind: 'thing',
      needed: 'optional',
      physical: true,
    },
    {
      item: 'results-display',
      says: 'The results display',
      clause: '2.6.2',
      kind: 'device',
      needed: 'optional',
      referenced: true,
    },
    {
      item: 'entry-equipment',
      says: 'The entry and lighting equipment',
      clause: '2.6.3',
      kind: 'device',
      needed: 'optional',
      referenced: true,
    },
  ],
};
