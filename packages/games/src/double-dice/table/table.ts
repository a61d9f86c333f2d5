import type { TableProcedure } from '@dicepit/engine';
import type { Clause } from '../clauses.ts';
import { authority } from './authority.ts';
import { betting } from './betting.ts';
import { calling } from './calling.ts';
import { custody } from './custody.ts';
import { disputes } from './disputes.ts';
import { equipment } from './equipment.ts';
import { halting } from './halting.ts';
import { incidents } from './incidents.ts';
import { late } from './late.ts';
import { money } from './money.ts';
import { opening } from './opening.ts';
import { overruling } from './overruling.ts';
import { placement } from './placement.ts';
import { receiving } from './receiving.ts';
import { seats } from './seats.ts';
import { settling } from './settling.ts';
import { shooter } from './shooter.ts';
import { signs } from './signs.ts';
import { staff } from './staff.ts';
import { throwing } from './throwing.ts';

/** How a Double Dice table is run. */
export const table: TableProcedure<Clause> = {
  opening,
  equipment,
  receiving,
  authority,
  staff,
  seats,
  money,
  signs,
  shooter,
  custody,
  betting,
  late,
  placement,
  throwing,
  calling,
  overruling,
  halting,
  incidents,
  conduct: undefined,
  disputes,
  settling,
};
