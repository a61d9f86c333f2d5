import { type Role, supervising } from '../role.ts';

export const player: readonly Role[] = ['player'];
export const dealer: readonly Role[] = ['dealer'];
export const supervisors = supervising;
export const operator: readonly Role[] = ['operator'];
