import { computeFigures } from '@dicepit/analysis';
import {
  type Game,
  listOdds,
  listWins,
  nextStake,
  type Pack,
  type Paid,
  payableStep,
  type Rounding,
  ratioPaid,
  toTerms,
  type Wager,
  winnings,
  writeMoney,
} from '@dicepit/engine';
import { harmless } from '../harmless.ts';
import { findPlace, isFaulty, isSameRemark } from './check/fault-book.ts';
import { findFault, type Remark } from './remark.ts';

/** Every choice that an option names, opened once. */
export function optionProblems({ options, open }: Pack, file: string): readonly Remark[] {
  return Object.entries(options).flatMap(([key, { values = [] }]) =>
    values.flatMap((value): readonly Remark[] => {
      const chosen = { option: harmless(key), value: harmless(value) };
      let isOpen = false;
      const why = findFault(() => {
        isOpen = open({ [key]: value }).ok;
      });
      if (why !== undefined)
        return [{ file, code: 'optionBroken', figures: { ...chosen, why: harmless(why) } }];
      return isOpen ? [] : [{ file, code: 'optionRefused', figures: chosen }];
    }),
  );
}

/** Wagers that nobody should offer: no one can win, no one can lose, or the house loses. */
export function oddsProblems(game: Game, file: string): readonly Remark[] {
  return soundWagersOf(game).flatMap((wager) => {
    const { win, lose, edge } = computeFigures(wager);
    const codes = [
      ...(win.isZero ? ['neverWins' as const] : []),
      ...(lose.isZero ? ['neverLoses' as const] : []),
      ...(edge.sign < 0 ? ['paysTooMuch' as const] : []),
    ];
    const figures = { wager: harmless(wager.id), edge: edge.toString() };
    return codes.map((code) => ({ ...whereOf(wager, file), code, figures }));
  });
}

const soundWagersOf = ({ wagers }: Game): readonly Wager[] =>
  Object.values(wagers).filter((wager) => !isFaulty(wager));

const whereOf = (wager: Wager, file: string): Pick<Remark, 'file' | 'line'> => findPlace(wager) ?? { file };

/** An edge above this, as a share of the stake, is one that a player should be told of. */
const STEEP_EDGE = 1 / 3;

/** Wagers that take so much that a player should be told. */
export const steepEdges = (game: Game, file: string): readonly Remark[] =>
  soundWagersOf(game).flatMap((wager): readonly Remark[] => {
    const share = computeFigures(wager).edge.toNumber();
    const figures = { wager: harmless(wager.id), share };
    return share > STEEP_EDGE ? [{ ...whereOf(wager, file), code: 'steep', figures }] : [];
  });

/** What a table takes where nothing else is posted: from the smallest bet to the largest, in the smallest chip. */
const USUAL_STAKES = { minimum: 1_00, maximum: 500_00, step: 1_00 };

/**
 * Wagers that a table with the usual limits could never take a bet on, or that would be paid wrongly. Every stake of such
 * a table is tried with all that it may win and under every choice: either all of it is paid as it stands in the rules,
 * or the table refuses the stake and names the next that is.
 */
export function stakeProblems({ options, open }: Pack, file: string): readonly Remark[] {
  const chosen = Object.entries(options).flatMap(([key, { values = [] }]) =>
    values.map((value) => ({ [key]: value })),
  );
  // Few wagers differ from one choice to the next: what pays the same is tried once.
  const tried = new Set<string>();
  const found = [{}, ...chosen].flatMap((choice): readonly Remark[] => {
    let game: Game | undefined;
    // A choice that does not open is told of already.
    findFault(() => {
      const opened = open(choice);
      game = opened.ok ? opened.game : undefined;
    });
    return game === undefined ? [] : stakeProblemsOf(game, { file, tried });
  });
  return found.filter((each, at) => found.findIndex((other) => isSameRemark(other, each)) === at);
}

function stakeProblemsOf(
  game: Game,
  { file, tried }: { readonly file: string; readonly tried: Set<string> },
): readonly Remark[] {
  const { rounding } = toTerms(game);
  return soundWagersOf(game).flatMap((wager): readonly Remark[] => {
    const wins = listWins(wager);
    const paid = JSON.stringify([wager.id, rounding, wins]);
    if (tried.has(paid)) return [];
    tried.add(paid);
    const remark = (code: 'neverPayable' | 'stakeNotPaid', stake: number): Remark => ({
      ...whereOf(wager, file),
      code,
      figures: {
        wager: harmless(wager.id),
        odds: listOdds(wager).join(', '),
        stake: writeMoney(stake),
        minimum: writeMoney(USUAL_STAKES.minimum),
        maximum: writeMoney(USUAL_STAKES.maximum),
      },
    });
    const step = payableStep(rounding, wager);
    if (nextStake(USUAL_STAKES.minimum, step, [USUAL_STAKES.step]) > USUAL_STAKES.maximum)
      return [remark('neverPayable', step)];
    for (let stake = USUAL_STAKES.minimum; stake <= USUAL_STAKES.maximum; stake += USUAL_STAKES.step) {
      const taken = stake % step === 0 ? stake : nextStake(stake, step, [USUAL_STAKES.step]);
      const isPaid = wins.every((win) => isPaidRight(taken, win, rounding));
      if (!isPaid) return [remark('stakeNotPaid', taken)];
    }
    return [];
  });
}

/** Whether what is paid is what is won: to the cent where sums are paid as they are, and else by less than it is rounded to. */
function isPaidRight(stake: number, win: Paid, rounding: Rounding): boolean {
  const { pays, per } = ratioPaid(win);
  const paid = winnings(stake, win, rounding);
  if (!Number.isSafeInteger(paid) || paid < 0) return false;
  const [owed, given] = [BigInt(stake) * BigInt(pays), BigInt(paid) * BigInt(per)];
  if (rounding.way === 'exact') return owed === given;
  return rounding.way === 'up' ? given >= owed : given <= owed;
}

/** Wagers on which a table cannot take every whole dollar, because what that earns is paid as it is and is no whole cents. */
export const stakesInSteps = (game: Game, file: string): readonly Remark[] =>
  soundWagersOf(game).flatMap((wager): readonly Remark[] => {
    const step = payableStep(toTerms(game).rounding, wager);
    const figures = { wager: harmless(wager.id), odds: listOdds(wager).join(', '), step: writeMoney(step) };
    return 100 % step === 0 ? [] : [{ ...whereOf(wager, file), code: 'stakesInSteps', figures }];
  });
