import type { Table } from './table.ts';

/** Where the table stands, as a sign over it would say. */
export type Phase =
  | 'closed'
  | 'opening'
  | 'halted'
  | 'offering the dice'
  | 'betting'
  | 'dice out'
  | 'at rest'
  | 'called';

export function phaseOf({ state, halt, roll, shooter }: Table): Phase {
  if (state !== 'open') return state;
  if (roll !== undefined) {
    if (roll.restedAt === undefined) return 'dice out';
    return roll.calls.length === 0 ? 'at rest' : 'called';
  }
  if (halt !== undefined) return 'halted';
  return shooter.is.kind === 'offered' && shooter.is.to !== 'waiting' ? 'offering the dice' : 'betting';
}
