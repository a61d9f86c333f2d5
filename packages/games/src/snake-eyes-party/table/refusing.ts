import type { Decided } from '@dicepit/engine';
import type { PartyTableCommand } from './command.ts';
import type { PartyBasis, PartyTableFact } from './event.ts';

export type CommandOf<Type extends PartyTableCommand['type']> = Extract<
  PartyTableCommand,
  { readonly type: Type }
>;

export const accept = (...events: readonly PartyTableFact[]): Decided<PartyTableFact> => ({
  ok: true,
  events,
});

export const refuse = (code: string, clause: PartyBasis, message: string): Decided<never> => ({
  ok: false,
  refusal: { code, clause, message },
});
