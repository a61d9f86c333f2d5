import { me } from '../../live/pit.ts';

/** Whether whoever sits here runs promotions; everybody else is shown what was done, and not the means to do it. */
export const isOperator = (): boolean => me.value?.roles.includes('operator') ?? false;
