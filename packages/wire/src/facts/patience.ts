import { z } from 'zod';

/** How many times as long the house waits for somebody as it does for others. */
export const patience = z.union([z.literal(1), z.literal(2), z.literal(4)], {
  error: 'is 1, 2 or 4: so many times as long the house waits',
});
