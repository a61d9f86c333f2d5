import { type Fraction, ruinAtLast, sumStakes } from '@dicepit/analysis';
import { Command, Option } from 'commander';
import { type Chosen, dollars, optionFlag } from '../choosing.ts';
import { type End, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { betFlag, flatBets, offeredBets, repeatedIn, type TypedBet } from '../lab/bets.ts';
import { type ChosenGame, chosenGame } from '../lab/chosen-game.ts';
import { assertFlag, type Claim, judge } from '../lab/claim.ts';
import { diceFlag, loadedDice, type TypedDice } from '../lab/loaded-dice.ts';
import { formatDollars, percent } from '../lab/number-text.ts';
import { type OutcomeFlags, tell, withOutcomeFlags } from '../lab/outcome.ts';
import { requireAnswer, type Session, type Solve, solve } from '../lab/ruin-answer.ts';
import { atLastOutcome } from '../lab/ruin-at-last-outcome.ts';
import { formatBets, ruinOutcome } from '../lab/ruin-outcome.ts';
import {
  assertSwept,
  type Sweep,
  type SweptAnswers,
  sweepFlag,
  sweepOutcome,
  withValue,
} from '../lab/sweep.ts';
import { chance, largeNumber } from '../lab/typed-number.ts';
import { said } from '../language.ts';
import type { Terminal } from '../terminal.ts';

type Flags = OutcomeFlags & {
  readonly option: Chosen;
  readonly bet: readonly TypedBet[];
  readonly dice?: TypedDice;
  readonly sweep?: Sweep;
  readonly bank?: number;
  readonly goal?: number;
  readonly rolls?: number;
  readonly solve?: Solve;
  readonly target?: Fraction;
  readonly assert?: Claim;
};

export function ruinCommand(terminal: Terminal, end: End): Command {
  const command = new Command('ruin')
    .description(
      'the exact risk of a session: ruin at any time, a goal, how it ends; or what keeps the risk down',
    )
    .argument('<pack>', 'a pack id, or the folder or file of your own pack')
    .addOption(optionFlag())
    .addOption(betFlag())
    .addOption(diceFlag())
    .addOption(sweepFlag())
    .option('--bank <dollars>', 'the bankroll: all that the player has', dollars)
    .option('--goal <dollars>', 'the bankroll at which the player stops', dollars)
    .option(
      '--rolls <n>',
      'the length of the session; without it, as long as it takes to goal or ruin',
      largeNumber(1, 100_000),
    )
    .addOption(
      new Option(
        '--solve <what>',
        'the least bank, the largest bet or the most rolls for a chance of ruin',
      ).choices(['bank', 'bet', 'rolls']),
    )
    .option('--target <chance>', 'with --solve: the highest chance of ruin, such as 0.01 or 1%', chance)
    .addOption(assertFlag());
  withOutcomeFlags(command).action(async (pack: string, flags: Flags) => {
    const chosen = await chosenGame(pack, flags.option);
    if (flags.sweep !== undefined) return sweep(pack, flags, flags.sweep, { terminal, end });
    const outcome = toOutcome(chosen, flags);
    await tell(terminal, flags, outcome);
    judge(flags.assert, outcome.figures, terminal, end);
    return undefined;
  });
  return examples(command, [
    ['dicepit ruin snake-eyes-nz --bet field=5 --bank 200 --rolls 200', 'an evening on the field'],
    [
      'dicepit ruin snake-eyes-nz --bet field=5 --bank 200 --goal 400',
      'double or nothing, however long it takes',
    ],
    ['dicepit ruin double-dice --bet number-6=5 --rolls 120 --solve bank --target 1%', 'what to bring'],
    [
      'dicepit ruin wonder-dice -b field=5 --bank 100 --rolls 50 --assert "ruin<=0.05"',
      'code 6 when it is riskier',
    ],
  ]);
}

/** The same question for every value of a parameter. */
async function sweep(
  pack: string,
  flags: Flags,
  over: Sweep,
  { terminal, end }: { readonly terminal: Terminal; readonly end: End },
): Promise<void> {
  const { game } = await chosenGame(pack, flags.option);
  assertSwept(game, over);
  const answers: SweptAnswers['answers'][number][] = [];
  for (const value of over.values) {
    const swept = withValue(flags, over, value);
    const { figures } = toOutcome(await chosenGame(pack, swept.option), swept);
    answers.push({ value, figures });
    judge(flags.assert, figures, terminal, end);
  }
  await tell(terminal, flags, sweepOutcome({ command: 'ruin', game, sweep: over, answers }));
}

function toOutcome({ game }: ChosenGame, flags: Flags) {
  const bets = repeatedIn(game, offeredBets(game, flatBets(flags.bet)));
  const dice = loadedDice(game, flags.dice);
  const { bank, goal, rolls, solve: wanted } = flags;
  if (goal !== undefined && goal < sumStakes(bets))
    throw new Failure({ code: 'GOAL_BELOW_BETS', bets: formatDollars(sumStakes(bets)) });
  if (wanted !== undefined) return solvedOutcome({ game, bets, wanted, dice }, flags);
  if (bank === undefined) throw new Failure({ code: 'NO_BANKROLL' });
  if (rolls !== undefined)
    return ruinOutcome(game, { bets, bank, goal, rolls, dice }, { text: '', json: {} });
  if (goal === undefined) throw new Failure({ code: 'NO_LENGTH' });
  const atLast = requireAnswer(ruinAtLast({ bets, bankroll: bank, goal, fall: dice?.fall }));
  return atLastOutcome(game, { bets, bank, goal, dice }, atLast);
}

function solvedOutcome(
  {
    game,
    bets,
    wanted,
    dice,
  }: { game: ChosenGame['game']; bets: Session['bets']; wanted: Solve; dice: Session['dice'] },
  { bank, goal, rolls, target }: Flags,
) {
  if (target === undefined) throw new Failure({ code: 'SOLVE_NEEDS_TARGET' });
  if (wanted !== 'bank' && bank === undefined)
    throw new Failure({ code: 'SOLVE_NEEDS', what: wanted, flag: '--bank' });
  if (wanted !== 'rolls' && rolls === undefined)
    throw new Failure({ code: 'SOLVE_NEEDS', what: wanted, flag: '--rolls' });
  const { session, beyond, proved } = solve(
    wanted,
    { bets, bank: bank ?? 0, goal, rolls: rolls ?? 0, dice },
    target,
  );
  const words = said().lab.ruin;
  const at = percent(target.toNumber());
  const answers = {
    bank: {
      says: words.leastBank({ target: at, sum: formatDollars(session.bank) }),
      value: session.bank,
    },
    bet: {
      says: words.largestBet({ target: at, bets: formatBets(session.bets) }),
      value: sumStakes(session.bets),
    },
    rolls: {
      says: words.mostRolls({ target: at, rolls: said().counts.rolls({ count: session.rolls }) }),
      value: session.rolls,
    },
  } as const;
  const { says, value } = answers[wanted];
  const answer =
    beyond === undefined ? says : words.beyond({ answer: says, solved: wanted, chance: percent(beyond) });
  return ruinOutcome(game, session, {
    text: `${answer}\n`,
    json: {
      solve: wanted,
      target: target.toString(),
      answer: value,
      proved,
      ...(beyond === undefined ? {} : { beyond: { value: beyond } }),
    },
  });
}
