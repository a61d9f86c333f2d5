import type { CommandType } from '@dicepit/engine';
import type { PartyTableBody } from '@dicepit/games';
import type { z } from 'zod';
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
import { party } from './party.ts';
import { placement } from './placement.ts';
import { receiving } from './receiving.ts';
import { seats } from './seats.ts';
import { settling } from './settling.ts';
import { shooter } from './shooter.ts';
import { signs } from './signs.ts';
import { staff } from './staff.ts';
import { throwing } from './throwing.ts';

/** Every command of a banked table as it travels: no field but its own, every text and list bounded. */
export const commandSchemas = {
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
} as const satisfies Readonly<Record<CommandType, z.ZodType>>;

/** Every command of a party table as it travels. */
export const partyCommandSchemas = party satisfies Readonly<Record<PartyTableBody['type'], z.ZodType>>;
