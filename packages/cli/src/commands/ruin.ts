import { type Fraction, ruinAtLast, sumStakes } from '@dicepit/analysis';
import type { PlannedBet } from '@dicepit/simulator';
import { Command, Option } from 'commander';
import { type Chosen, dollars, optionFlag } from '../choosing.ts';
import { type End, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { betFlag, offeredBets, repeatedIn } from '../lab/bets.ts';
import { type ChosenGame, chosenGame } from '../lab/chosen-game.ts';
import { assertFlag, type Claim, judge } from '../lab/claim.ts';
import { counted, formatDollars, percent } from '../lab/number-text.ts';
import { type OutcomeFlags, tell, withOutcomeFlags } from '../lab/outcome.ts';
import { requireAnswer, type Session, type Solve, solve } from '../lab/ruin-answer.ts';
import { atLastOutcome } from '../lab/ruin-at-last-outcome.ts';
import { formatBets, ruinOutcome } from '../lab/ruin-outcome.ts';
import { chance, largeNumber } from '../lab/typed-number.ts';
import type { Terminal } from '../terminal.ts';

type Flags = OutcomeFlags & {
  readonly option: Chosen;
  readonly bet: readonly PlannedBet[];
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
    .argument('<pack>', 'a pack id, or the file of your own pack')
    .addOption(optionFlag())
    .addOption(betFlag())
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
    const outcome = toOutcome(chosen, flags);
    await tell(terminal, flags, outcome);
    judge(flags.assert, outcome.figures, terminal, end);
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

function toOutcome({ game }: ChosenGame, flags: Flags) {
  const bets = repeatedIn(game, offeredBets(game, flags.bet));
  const { bank, goal, rolls, solve: wanted } = flags;
  if (goal !== undefined && goal < sumStakes(bets))
    throw new Failure(
      `a goal below the bets themselves (${formatDollars(sumStakes(bets))}) is reached before the first roll`,
    );
  if (wanted !== undefined) return solvedOutcome({ game, bets, wanted }, flags);
  if (bank === undefined) throw new Failure('name the bankroll, such as --bank 200');
  if (rolls !== undefined) return ruinOutcome(game, { bets, bank, goal, rolls }, { text: '', json: {} });
  if (goal === undefined)
    throw new Failure('say how long it goes on: --rolls 200, or --goal 400 for as long as it takes');
  return atLastOutcome(game, { bets, bank, goal }, requireAnswer(ruinAtLast({ bets, bankroll: bank, goal })));
}

function solvedOutcome(
  { game, bets, wanted }: { game: ChosenGame['game']; bets: Session['bets']; wanted: Solve },
  { bank, goal, rolls, target }: Flags,
) {
  if (target === undefined)
    throw new Failure('--solve needs --target, the highest chance of ruin, such as 0.01');
  if (wanted !== 'bank' && bank === undefined) throw new Failure(`--solve ${wanted} needs --bank`);
  if (wanted !== 'rolls' && rolls === undefined) throw new Failure(`--solve ${wanted} needs --rolls`);
  const { session, beyond, proved } = solve(
    wanted,
    { bets, bank: bank ?? 0, goal, rolls: rolls ?? 0 },
    target,
  );
  const answers = {
    bank: {
      says: `the least bank is ${formatDollars(session.bank)}`,
      value: session.bank,
      next: 'one unit less',
    },
    bet: {
      says: `the largest multiple of the bets is ${formatBets(session.bets)}`,
      value: sumStakes(session.bets),
      next: 'once more',
    },
    rolls: {
      says: `the most is ${counted(session.rolls, 'roll')}`,
      value: session.rolls,
      next: 'one roll more',
    },
  } as const;
  const { says, value, next } = answers[wanted];
  const further = beyond === undefined ? '' : ` (${next}: ${percent(beyond)})`;
  return ruinOutcome(game, session, {
    text: `for a chance of ruin of at most ${percent(target.toNumber())} ${says}${further}\n`,
    json: {
      solve: wanted,
      target: target.toString(),
      answer: value,
      proved,
      ...(beyond === undefined ? {} : { beyond: { value: beyond } }),
    },
  });
}
