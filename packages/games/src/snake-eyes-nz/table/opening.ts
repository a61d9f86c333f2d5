import type { OpeningProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const opening: OpeningProcedure<Clause> = {
  approval: undefined,
  checklist: [
    { item: 'corners', says: 'The corners of the table are rounded', clause: '3.1(a)', answeredBy: 'dealer' },
    { item: 'walls', says: 'The sides of the table have high walls', clause: '3.1(b)', answeredBy: 'dealer' },
  ],
  dice: { least: 2, most: 5, clause: '3.3' },
  float: 'policy/float',
  lock: 'policy/float',
  limits: undefined,
  odds: '4.10',
  starting: '3.3',
  closing: 'policy/closing',
};
