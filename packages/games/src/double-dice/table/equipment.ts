import type { EquipmentProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';

/** The text names no equipment but the dice and the mat. */
export const equipment: EquipmentProcedure<Clause> = { items: [] };
