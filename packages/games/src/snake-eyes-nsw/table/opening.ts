import type { OpeningProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const opening: OpeningProcedure<Clause> = {
  approval: { record: 'order-1', inForce: 'order-2' },
  checklist: [
    {
      item: 'table',
      says: 'The table has rounded corners and high side walls',
      clause: '2.1',
      answeredBy: 'dealer-and-supervisor',
    },
    {
      item: 'stick-at-hand',
      says: 'A stick may be at hand for dealer and supervisor',
      clause: '2.6.1',
      answeredBy: 'reminder',
    },
    {
      item: 'stick-or-hand',
      says: 'The dice may be gathered and passed by stick or by hand',
      clause: '4.5',
      answeredBy: 'reminder',
    },
  ],
  dice: { least: 5, most: 5, clause: '2.3' },
  float: '2.4.2',
  lock: '1.1(float-tray)',
  limits: '7.1',
  odds: '8.1',
  starting: '2.3',
  closing: '9.8',
};
