import type { CommandBody } from '../command/command.ts';
import type { Authority } from '../concern.ts';
import { betting } from './betting.ts';
import { calling } from './calling.ts';
import { conduct } from './conduct.ts';
import { custody } from './custody.ts';
import { entering } from './entering.ts';
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

/** Who may give each command where a pack says nothing narrower. The inspector sees and never acts. */
export const authority: Authority<CommandBody> = {
  ...opening,
  ...equipment,
  ...receiving,
  ...staff,
  ...seats,
  ...money,
  ...signs,
  ...shooter,
  ...custody,
  ...betting,
  ...late,
  ...placement,
  ...throwing,
  ...calling,
  ...entering,
  ...overruling,
  ...halting,
  ...incidents,
  ...conduct,
  ...settling,
};
