import type { promotions as English } from '../en/promotions.ts';
import { desk } from './promotions/desk.ts';
import { parts } from './promotions/parts.ts';
import { forEverybody } from './promotions/public.ts';
import { terms } from './promotions/terms.ts';

export const promotions: typeof English = { desk, forEverybody, parts, terms };
