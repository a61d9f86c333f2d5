import type { Sentences } from '../../sentences.ts';
import { voidRolls } from './void-rolls.ts';

/** What packs call a void roll, as refusals quote it. */
export const packs: Sentences = { ...voidRolls };
