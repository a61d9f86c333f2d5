import { desk } from './promotions/desk.ts';
import { parts } from './promotions/parts.ts';
import { forEverybody } from './promotions/public.ts';
import { terms } from './promotions/terms.ts';

/** Everything about promotions: the desk, the public page, and the terms on both. */
export const promotions = { desk, forEverybody, parts, terms };
