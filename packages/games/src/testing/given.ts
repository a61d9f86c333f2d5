import {
  type Cents,
  decideSheet,
  emptySheet,
  evolveSheet,
  explain,
  type Pack,
  type Refusal,
  type Roll,
  roll,
  type Settlement,
  type Sheet,
  type SheetCommand,
  type SheetDecision,
  type SheetEvent,
  type Terms,
  termsOf,
  writeMoney,
} from '@dicepit/engine';

/** The small words that the games' tests are set up with: a table, its bets and throws, and what came of them. */
type Given = {
  /** Ten dollars on each, unless a stake is said with `bet`. */
  readonly bets: (...wagers: readonly string[]) => Given;
  readonly bet: (wager: string, stake?: Cents, player?: string) => Given;
  readonly takenDown: (wager: string, stake?: Cents) => Given;
  readonly thrown: (...rolls: readonly string[]) => Given;
  readonly voided: (reason: string) => Given;
  readonly turnEnded: () => Given;
  /** What a command brings: the event, or the refusal. */
  readonly when: (command: SheetCommand) => SheetEvent | Refusal;
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
  if (!opened.ok) throw new Error(explain(opened.refusal));
  return termsOf(opened.game, policy);
}

export function given(terms: Terms, sheet: Sheet = emptySheet): Given {
  const decide = (sheet: Sheet, command: SheetCommand): SheetDecision => decideSheet(terms, sheet, command);
  const happened = (sheet: Sheet, command: SheetCommand): SheetEvent => {
    const decision = decide(sheet, command);
    if (!decision.ok) throw new Error(explain(decision.refusal));
    return decision.event;
  };
  const after = (...commands: readonly SheetCommand[]): Given =>
    given(
      terms,
      commands.reduce((so, command) => evolveSheet(so, happened(so, command)), sheet),
    );
  return {
    bets: (...wagers) => after(...wagers.map((wager) => placing(wager))),
    bet: (wager, stake, player) => after(placing(wager, stake, player)),
    takenDown: (wager, stake) => after(takingDown(wager, stake)),
    thrown: (...rolls) => after(...rolls.map(calling)),
    voided: (reason) => after(voiding(reason)),
    turnEnded: () => after(endingTurn),
    when: (command) => {
      const decision = decide(sheet, command);
      return decision.ok ? decision.event : decision.refusal;
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
