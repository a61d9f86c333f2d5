import { z } from 'zod';
import { role } from '../fields.ts';

/** Who did something, and as what. */
export const by = z.object({ person: z.string(), role, pit: z.string().exactOptional() });
