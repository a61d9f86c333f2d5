import type { Role } from '../role.ts';

export const player: readonly Role[] = ['player'];
export const dealer: readonly Role[] = ['dealer'];
export const supervisors: readonly Role[] = [
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
];
export const operator: readonly Role[] = ['operator'];
