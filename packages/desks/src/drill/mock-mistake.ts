import { assert, type Called, callKey, citeBasis } from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import { listCalls, nearCalls } from './call.ts';
import { pick } from './chance.ts';
import type { Mistake, Round } from './mock-round.ts';
import type { CorrectAction, LateComing, PayAnswer, PayAsk, RoundLine } from './question.ts';
import type { BankedSubject } from './subject.ts';

/** A round as it was dealt, with the line that is wrong, what ought to have been done, and the clause that says so. */
export type Dealt = {
  readonly lines: readonly RoundLine[];
  readonly wrong:
    | { readonly line: number; readonly ought: CorrectAction; readonly clause: string }
    | undefined;
};

/** Deals a round with one mistake or none. */
export function dealt(
  subject: BankedSubject,
  round: Round,
  { mistake, chance }: { readonly mistake: Mistake; readonly chance: Chance },
): Dealt {
  const { asks, late, main } = round;
  const came = mistake === 'late-bet' ? wrongComing(subject, chance) : 'confirmed';
  const call = mistake === 'wrong-call' ? wrongCall(subject, round, chance) : round.call;
  const does = (ask: PayAsk): PayAnswer => {
    const { key } = ask;
    if (ask !== main) return key;
    if (mistake === 'wrong-pay') return { is: 'pays', cents: wrongSum(main, chance) };
    return mistake === 'wrong-take' ? { is: key.is === 'loses' ? 'stays' : 'loses' } : key;
  };
  const lines: readonly RoundLine[] = [
    ...asks.filter((ask) => ask !== late).map(({ bet }) => ({ is: 'bet', bet }) as const),
    ...(late === undefined ? [] : [{ is: 'late', bet: late.bet, came } as const]),
    { is: 'call', call },
    ...asks.map((ask) => ({ is: 'done', bet: ask.bet, does: does(ask) }) as const),
  ];
  const at = (is: RoundLine['is']): number =>
    lines.findIndex((line) => line.is === is && (line.is === 'call' || line.bet === main.bet));
  const { pays, clause } = main.settlement;
  switch (mistake) {
    case 'sound':
      return { lines, wrong: undefined };
    case 'wrong-call':
      return {
        lines,
        wrong: {
          line: at('call'),
          ought: { is: 'call', call: round.call },
          clause: citeBasis(subject.game, subject.procedure.calling.faces),
        },
      };
    case 'wrong-pay':
      return { lines, wrong: { line: at('done'), ought: { is: 'pay', ask: main }, clause: pays ?? clause } };
    case 'wrong-take':
      return { lines, wrong: { line: at('done'), ought: { is: 'pay', ask: main }, clause } };
    case 'late-bet':
      return {
        lines,
        wrong: {
          line: at('late'),
          ought: { is: 'refuse' },
          clause: lateClause(subject, main.bet.wager, came),
        },
      };
  }
}

/** A late bet that does not count: it comes too late, nobody confirms it, or the rules know no late bets at all. */
const wrongComing = ({ procedure }: BankedSubject, chance: Chance): LateComing =>
  pick<LateComing>(
    ['rested', 'unconfirmed', ...(procedure.late === undefined ? ['confirmed' as const] : [])],
    chance,
  );

/** The clause by which a late bet does not count. */
export function lateClause({ game, procedure }: BankedSubject, wager: string, came: LateComing): string {
  const { betting, late } = procedure;
  const window = Object.hasOwn(betting.windows, wager) ? betting.windows[wager] : undefined;
  return citeBasis(
    game,
    came === 'unconfirmed' && late !== undefined ? late.confirming.clause : (window ?? betting.closing),
  );
}

/** A call that is not that of the dice; one of the same total, where there is one. */
function wrongCall({ game }: BankedSubject, { call }: Round, chance: Chance): Called {
  const calls = listCalls(game, game.procedure.thrower.who);
  const others = calls.filter((each) => callKey(each) !== callKey(call));
  const near = nearCalls(calls, call);
  return pick(near.length > 0 ? near : others, chance);
}

/** What a tired dealer pays: the stake too much or too little, or half. */
function wrongSum({ bet, key, settlement }: PayAsk, chance: Chance): number {
  assert(key.is === 'pays', () => `${bet.wager} is not paid`);
  const { stake } = settlement;
  const unit = bet.colour?.value ?? 50;
  const sums = [key.cents + stake, key.cents - stake, key.cents + 2 * stake, Math.round(key.cents / 2)];
  return pick(
    [...new Set(sums)].filter((sum) => sum > 0 && sum !== key.cents && sum % unit === 0),
    chance,
  );
}
