import { isRace } from '@dicepit/games';
import type { Result } from '@dicepit/simulator';
import { Command, Option } from 'commander';
import { bankedPack, dollars, openGame, wholeNumber } from '../choosing.ts';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { chosenGame } from '../lab/chosen-game.ts';
import { assertFlag, type Claim, judge } from '../lab/claim.ts';
import { exactSession } from '../lab/exact-session.ts';
import { formatDollars } from '../lab/number-text.ts';
import { type OutcomeFlags, tell, withOutcomeFlags } from '../lab/outcome.ts';
import { runSimulation } from '../lab/run-simulation.ts';
import { runWholeTable } from '../lab/run-whole-table.ts';
import { createOrder, type SessionFlags, withSessionFlags } from '../lab/session-plan.ts';
import { simulatedOutcome } from '../lab/simulated-outcome.ts';
import { largeNumber, precisely } from '../lab/typed-number.ts';
import { wholePartyOutcome } from '../lab/whole-party-outcome.ts';
import { wholeTableOutcome } from '../lab/whole-table-outcome.ts';
import { said } from '../language.ts';
import { freshSeed } from '../play/random.ts';
import type { Terminal } from '../terminal.ts';

type Flags = OutcomeFlags &
  SessionFlags & {
    readonly strategy?: string;
    readonly sessions: number;
    readonly seed?: string;
    readonly workers?: number;
    readonly until?: number;
    readonly shortcut?: boolean;
    readonly wholeTable?: boolean;
    readonly players?: number;
    readonly stake: number;
    readonly progress?: boolean;
    readonly assert?: Claim;
  };

export function simulateCommand(terminal: Terminal, end: End): Command {
  const command = withSessionFlags(
    new Command('simulate')
      .description('play many sessions with seeded dice: estimates with intervals, beside the exact figures')
      .argument('<pack>', 'a pack id, or the file of your own pack'),
  )
    .option(
      '--strategy <name|file>',
      'how stakes change, such as press:presses=2, or a file that exports a strategy',
    )
    .option('--sessions <n>', 'how many sessions', largeNumber(1, 1e12), 100_000)
    .option('--seed <text>', 'the same seed, the same bytes; a fresh one when left out')
    .option('--workers <n>', 'how many threads; all cores when left out', wholeNumber(1, 256))
    .option('--until <dollars>', 'stop once the mean is known to so much either way, such as 0.05', precisely)
    .option('--shortcut', 'draw how often each roll falls instead of rolling, where only totals matter')
    .option(
      '--whole-table',
      'house players at a house table, every command decided by the rules: slow, leaves nothing out',
    )
    .option('--players <n>', 'with --whole-table: how many sit down', wholeNumber(1, 10))
    .addOption(
      new Option('--stake <dollars>', 'with --whole-table: what they stake')
        .argParser(dollars)
        .default(500, '5'),
    )
    .option('--progress', 'tell how far it has come, also without a terminal')
    .addOption(assertFlag());
  withOutcomeFlags(command).action(async (pack: string, flags: Flags) => {
    if (flags.wholeTable) return wholeTable(pack, flags, { terminal, end });
    const chosen = await chosenGame(pack, flags.option);
    const order = await createOrder(chosen, flags, flags.strategy);
    const { seed = freshSeed(), sessions, until, workers, shortcut, progress = false } = flags;
    const run = {
      seed,
      sessions,
      until: until === undefined ? undefined : { halfWidth: until },
      shortcut: shortcut === true ? ('multinomial' as const) : undefined,
    };
    const { result, interrupted } = await runSimulation({ order, run, workers, progress }, terminal);
    if (result.sessions === 0) throw new Failure({ code: 'NO_SESSION' }, exit.interrupted);
    const exact = exactSession(chosen.game, order);
    const outcome = simulatedOutcome({ game: chosen.game, order, result, exact, interrupted });
    await tell(terminal, flags, outcome);
    if (flags.json || flags.csv) terminal.say(`${said().runSeed({ seed: result.seed })}\n`);
    judge(flags.assert, outcome.figures, terminal, end);
    if (until !== undefined && widthOf(result) > until && !interrupted) {
      const known = { width: formatDollars(widthOf(result)), until: formatDollars(until) };
      terminal.say(`${said().notMet({ found: said().lab.simulated.until(known) })}\n`);
      end.code = exit.notMet;
    }
    if (interrupted) end.code = exit.interrupted;
    return undefined;
  });
  return examples(command, [
    ['dicepit simulate snake-eyes-nz --bet field=5 --bank 200', 'a hundred thousand evenings on the field'],
    [
      'dicepit simulate double-dice -b number-6=5 --bank 100 --strategy martingale',
      'doubling after each loss',
    ],
    [
      'dicepit simulate wonder-dice -b field=5 --sessions 1e6 --seed 42 --json > run.json',
      'for dicepit plot',
    ],
    ['dicepit simulate snake-eyes-nz -b hard-6=5 --sessions 1e9 --until 0.01', 'until a cent is sure'],
    ['dicepit simulate double-dice --whole-table --rolls 2000', 'shooters, turns and bonuses, by the rules'],
  ]);
}

/** Runs the table itself instead of single bets: `--rolls` of it, or `--sessions` games of the party. */
async function wholeTable(
  pack: string,
  flags: Flags,
  { terminal, end }: { readonly terminal: Terminal; readonly end: End },
): Promise<void> {
  if (flags.bet.length > 0) throw new Failure({ code: 'NO_BETS_AT_TABLE' });
  const { seed = freshSeed(), players, stake, rolls } = flags;
  const run = isRace(pack)
    ? {
        outcome: wholePartyOutcome({ players: players ?? 4, games: flags.sessions, seed }),
        interrupted: false,
      }
    : await aTable();
  if (run.interrupted) end.code = exit.interrupted;
  await tell(terminal, flags, run.outcome);
  if (flags.json || flags.csv) terminal.say(`${said().runSeed({ seed })}\n`);
  judge(flags.assert, run.outcome.figures, terminal, end);

  async function aTable() {
    const game = openGame(bankedPack(pack), flags.option);
    const asked = { pack: game.pack, options: game.options, players, stake, rolls, seed };
    const { result, interrupted } = await runWholeTable(asked, terminal, flags.progress ?? false);
    return { outcome: wholeTableOutcome(game, result, interrupted), interrupted };
  }
}

/** How closely the mean is known, either way. */
const widthOf = ({ final }: Result): number => (final.mean.high - final.mean.low) / 2;
