import type { Cents } from '../money.ts';
import type { Terms } from '../pack.ts';
import type { Refusal } from '../refusal.ts';
import type { Roll } from '../roll.ts';
import type { Bet, Settlement } from '../settle.ts';
import { decideSheet } from './decide.ts';
import { evolveSheet } from './evolve.ts';
import { emptySheet, type Sheet, type SheetCommand, type SheetEvent } from './sheet.ts';

/** One roll, void roll or end of turn of a record, with what it did to each bet. */
export type SettledRoll = (
  | { readonly roll: Roll }
  | { readonly void: string; readonly clause: string }
  | { readonly endTurn: true; readonly clause: string }
) & {
  readonly settlements: readonly SettledLine[];
  /** Bets that lean on nothing any more and went back. */
  readonly returned?: readonly Bet[];
};

export type SettledLine = Omit<Settlement, 'stage'>;

/** A command that the rules refuse, by its place in the record. */
export type RefusedAction = Refusal & { readonly index: number };

/** What an auditor finds in a record: every settlement, every refusal, and who is up or down. */
export type SettleResult = {
  readonly rolls: readonly SettledRoll[];
  readonly refused: readonly RefusedAction[];
  readonly net: Readonly<Record<string, Cents>>;
  readonly onLayout: readonly Bet[];
};

export function settleRecord(terms: Terms, commands: readonly SheetCommand[]): SettleResult {
  const rolls: SettledRoll[] = [];
  const refused: RefusedAction[] = [];
  let sheet: Sheet = emptySheet;

  for (const [index, command] of commands.entries()) {
    const decision = decideSheet(terms, sheet, command);
    if (decision.ok) {
      sheet = evolveSheet(sheet, decision.event);
      const settled = settledBy(decision.event);
      if (settled !== undefined) rolls.push(settled);
    } else {
      refused.push({ index, ...decision.refusal });
    }
  }
  return { rolls, refused, net: Object.fromEntries(sheet.net), onLayout: sheet.bets };
}

function settledBy(event: SheetEvent): SettledRoll | undefined {
  switch (event.type) {
    case 'RollCalled':
      return {
        roll: event.roll,
        settlements: event.settlements.map(toSettledLine),
        ...(event.returned === undefined ? {} : { returned: event.returned }),
      };
    case 'RollVoided':
      return { void: event.reason, clause: event.clause, settlements: [] };
    case 'TurnEnded':
      return { endTurn: true, clause: event.clause, settlements: event.settlements.map(toSettledLine) };
    case 'BetPlaced':
    case 'BetTakenDown':
      return undefined;
  }
}

function toSettledLine({ stage: _stage, ...line }: Settlement): SettledLine {
  return line;
}
