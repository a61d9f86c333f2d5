import type { CustodyProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

import { casinoSupervisors } from './shooter.ts';

export const custody: CustodyProcedure<Clause> = {
  keeping: '2.4.1',
  active: '1.1(active-dice)',
  returning: { start: '3.3#2', course: '2.4.1' },
  gathering: { collecting: '4.4', centring: '4.4', method: '4.5' },
  off: { reason: 'off-the-table', clause: '3.4', isSought: true, spoils: 'until-called' },
  searching: '3.4.1',
  choosing: '3.4.2',
  asking: '3.4.2#2',
  inspecting: { roles: casinoSupervisors, clause: '3.5' },
  back: { asked: '3.5.1', otherwise: '3.5.2' },
  newSet: '3.6',
  firstLoss: '3.6',
  grace: '3.6#2',
};
