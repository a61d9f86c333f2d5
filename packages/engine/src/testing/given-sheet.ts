import { type Cents, writeMoney } from '../money.ts';
import { type Pack, type Terms, toTerms } from '../pack.ts';
import type { Refusal } from '../refusal.ts';
import { type Roll, roll } from '../roll.ts';
import type { Settlement } from '../settle.ts';
import { decideSheet } from '../sheet/decide.ts';
import { evolveSheet } from '../sheet/evolve.ts';
import { emptySheet, type Sheet, type SheetCommand, type SheetEvent } from '../sheet/sheet.ts';
import { type Outcome, outcomeOf } from './given-when-then.ts';

// The words of the auditor's sheet under test: bets, throws, and what came of them. A sheet is a value: every word makes
// another one, so that tests may share a beginning. `when`, and what is asked of it, are as in `given-when-then.ts`.

/** A sheet under test. */
type SheetUnderTest = {
  readonly sheet: Sheet;
  /** These commands were given, and accepted. */
  readonly given: (...commands: readonly SheetCommand[]) => SheetUnderTest;
  /** Ten dollars on each, unless a stake is said with `bet`. */
  readonly bets: (...wagers: readonly string[]) => SheetUnderTest;
  readonly bet: (wager: string, stake?: Cents, player?: string) => SheetUnderTest;
  readonly takenDown: (wager: string, stake?: Cents) => SheetUnderTest;
  readonly thrown: (...rolls: readonly string[]) => SheetUnderTest;
  readonly voided: (reason: string) => SheetUnderTest;
  readonly turnEnded: () => SheetUnderTest;
  readonly when: (command: SheetCommand) => Outcome<SheetEvent, Refusal>;
  /** What a roll does to every bet on the layout: `{ 'hard-8': 'wins $90', five: 'stands' }`. */
  readonly roll: (dice: string) => Fates;
  /** What the end of the turn does to the bets it decides. */
  readonly endTurn: () => Fates;
};

/** By wager; bets of anyone but Ann have the player in front. */
type Fates = Readonly<Record<string, string>>;

type Policy = { readonly staysUp?: boolean; readonly chip?: Cents | null };

/** A table of a pack with the options it posts. */
export function tableOf(
  pack: Pack,
  options: Readonly<Record<string, string>> = {},
  policy: Policy = {},
): Terms {
  const opened = pack.open(options);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return toTerms(opened.game, policy);
}

export function givenSheet(terms: Terms, sheet: Sheet = emptySheet): SheetUnderTest {
  const happened = (sheet: Sheet, command: SheetCommand): SheetEvent => {
    const decision = decideSheet(terms, sheet, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    return decision.event;
  };
  const after = (...commands: readonly SheetCommand[]): SheetUnderTest =>
    givenSheet(
      terms,
      commands.reduce((so, command) => evolveSheet(so, happened(so, command)), sheet),
    );
  return {
    sheet,
    given: after,
    bets: (...wagers) => after(...wagers.map((wager) => placing(wager))),
    bet: (wager, stake, player) => after(placing(wager, stake, player)),
    takenDown: (wager, stake) => after(takingDown(wager, stake)),
    thrown: (...rolls) => after(...rolls.map(calling)),
    voided: (reason) => after(voiding(reason)),
    turnEnded: () => after(endingTurn),
    when: (command) => {
      const decision = decideSheet(terms, sheet, command);
      return outcomeOf(decision.ok ? { ok: true, events: [decision.event] } : decision, command.type);
    },
    roll: (dice) => fatesOf(happened(sheet, calling(dice))),
    endTurn: () => fatesOf(happened(sheet, endingTurn)),
  };
}

export const placing = (wager: string, stake: Cents = 10_00, player = 'ann'): SheetCommand => ({
  type: 'PlaceBet',
  player,
  wager,
  stake,
});

export const takingDown = (wager: string, stake?: Cents, player = 'ann'): SheetCommand => ({
  type: 'TakeDownBet',
  player,
  wager,
  stake,
});

export const calling = (dice: string): SheetCommand => ({ type: 'CallRoll', roll: roll(dice) });

/** A result as somebody keyed it in, which need not be a roll at all. */
export const entering = (keyed: string): SheetCommand => ({
  type: 'CallRoll',
  // The point of this word is to hand over what the types forbid.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  roll: keyed.split('-').map(Number) as readonly number[] as Roll,
});

export const voiding = (reason: string): SheetCommand => ({ type: 'VoidRoll', reason });

export const endingTurn: SheetCommand = { type: 'EndTurn' };

function fatesOf(event: SheetEvent): Fates {
  const settlements = 'settlements' in event ? event.settlements : [];
  return Object.fromEntries(settlements.map((line) => [nameOf(line), fateOf(line)]));
}

const nameOf = ({ player, wager }: Settlement): string => (player === 'ann' ? wager : `${player} ${wager}`);

function fateOf({ verdict, stake, winnings }: Settlement): string {
  if (verdict === 'wins') return `wins ${writeMoney(winnings)}`;
  return verdict === 'loses' ? `loses ${writeMoney(stake)}` : 'stands';
}
