import type { CustodyProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

export const custody: CustodyProcedure<Clause> = {
  keeping: '5.1',
  active: '1.1(active-dice)',
  returning: { start: '5.3(c)#2', course: '5.9(c)#2' },
  gathering: { collecting: '5.6(c)', centring: '5.6(d)', method: '5.8' },
  off: { reason: 'left-the-table', clause: '6.1', isSought: true, spoils: 'until-called' },
  searching: '6.1(a)',
  choosing: '6.1(b)',
  asking: '6.1(b)',
  inspecting: { roles: ['game-supervisor'], clause: '6.1(c)' },
  back: { asked: '6.1(c)', otherwise: '6.1(c)' },
  newSet: '6.1(d)',
  firstLoss: undefined,
  grace: '6.1(d)#2',
};
