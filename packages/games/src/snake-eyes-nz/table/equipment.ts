import type { EquipmentProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const equipment: EquipmentProcedure<Clause> = {
  items: [
    {
      item: 'drop-box',
      says: 'The drop box fixed to the table',
      clause: '3.1(c)',
      kind: 'thing',
      needed: 'always',
      referenced: true,
    },
    {
      item: 'bowl',
      says: 'The bowl for dice that are not active',
      clause: '3.1(d)',
      kind: 'thing',
      needed: { aboveDice: 2 },
      physical: true,
    },
    {
      item: 'display-rack',
      says: 'The rack that shows the colours in use',
      clause: '3.1(e)(i)',
      kind: 'thing',
      needed: 'optional',
      atHand: true,
    },
    {
      item: 'marker-buttons',
      says: 'The marker buttons',
      clause: '3.1(e)(ii)',
      kind: 'thing',
      needed: 'optional',
      atHand: true,
    },
    {
      item: 'stick',
      says: 'The stick',
      clause: '3.4(a)',
      kind: 'thing',
      needed: 'optional',
      physical: true,
    },
    {
      item: 'results-display',
      says: 'The results display',
      clause: '3.4(b)',
      kind: 'device',
      needed: 'optional',
      approval: '3.5',
      standard: '3.5#3',
      selfTest: { parts: ['display-feed'], clause: '3.5#2' },
    },
    {
      item: 'entry-equipment',
      says: 'The entry and lighting equipment',
      clause: '3.4(c)',
      kind: 'device',
      needed: 'optional',
      approval: '3.5',
      standard: '3.5#3',
      selfTest: { parts: ['entry', 'lighting'], clause: '3.5#2' },
    },
  ],
};
