import type { By } from '../table/role.ts';

/** People at the tables of the tests: one to a role, and as many players as there are names. */
export const operator: By = { person: 'olga', role: 'operator' };
export const dealer: By = { person: 'dora', role: 'dealer' };
export const gameSupervisor: By = { person: 'gus', role: 'game-supervisor' };
export const casinoSupervisor: By = { person: 'cas', role: 'casino-supervisor' };
export const seniorSupervisor: By = { person: 'sen', role: 'senior-casino-supervisor' };
export const inspector: By = { person: 'ines', role: 'inspector' };
export const house: By = { person: 'house', role: 'dealer' };
export const player = (person: string): By => ({ person, role: 'player' });
