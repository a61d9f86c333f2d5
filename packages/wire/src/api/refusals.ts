import type { RefusalIn, RefusalTable } from '@dicepit/engine';

/**
 * What the server refuses by itself, beside the rules: a line to a sentence, with its figures. It stands here and not in
 * the server because browsers tell these refusals too, and load nothing of the server.
 */
export const serverRefusals = {
  'NO_TABLE.listed': {},
  NO_SUCH_PACK: { pack: 'text' },
} as const satisfies RefusalTable;

/** A refusal of the server: its code, its case and its figures, with the clause where it rests on one. */
export type ServerRefusal = RefusalIn<typeof serverRefusals, { readonly clause?: string }>;
