import { isRace } from '@dicepit/games';
import { listCheckpoints } from '@dicepit/plots';
import type { Result } from '@dicepit/simulator';
import { Command, Option } from 'commander';
import { bankedPack, dollars, openGame, wholeNumber } from '../choosing.ts';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { chosenGame } from '../lab/chosen-game.ts';
import { assertFlag, type Claim, judge } from '../lab/claim.ts';
import { exactSession } from '../lab/exact-session.ts';
import { loadedDice } from '../lab/loaded-dice.ts';
import { formatDollars } from '../lab/number-text.ts';
import { type OutcomeFlags, tell, withOutcomeFlags } from '../lab/outcome.ts';
import { PROGRESS_SAYS } from '../lab/progress.ts';
import { pathRows, type RowSink, rowFile, sessionRows } from '../lab/rows.ts';
import { runSimulation } from '../lab/run-simulation.ts';
import { runWholeTable } from '../lab/run-whole-table.ts';
import { blamingStrategy, createOrder, type SessionFlags, withSessionFlags } from '../lab/session-plan.ts';
import { simulatedOutcome } from '../lab/simulated-outcome.ts';
import {
  assertSwept,
  type Sweep,
  type SweptAnswers,
  sweepFlag,
  sweepOutcome,
  withValue,
} from '../lab/sweep.ts';
import { largeNumber, precisely } from '../lab/typed-number.ts';
import { wholePartyOutcome } from '../lab/whole-party-outcome.ts';
import { wholeTableOutcome } from '../lab/whole-table-outcome.ts';
import { said } from '../language.ts';
import { freshSeed } from '../play/random.ts';
import type { Terminal } from '../terminal.ts';

type Flags = OutcomeFlags &
  SessionFlags & {
    readonly strategy?: string;
    readonly rows?: string;
    readonly paths?: string;
    readonly every?: number;
    readonly sweep?: Sweep;
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
      .argument('<pack>', 'a pack id, or the folder or file of your own pack'),
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
    .option('--rows <file>', 'a row for each session, to a .csv or .parquet file', rowFile)
    .option('--paths <file>', 'a row for each session at some forty of its rolls, likewise', rowFile)
    .option('--every <n>', 'with --paths: look after every n rolls', wholeNumber(1, 1e7))
    .addOption(sweepFlag())
    .option('--progress', PROGRESS_SAYS)
    .addOption(assertFlag());
  withOutcomeFlags(command).action(async (pack: string, flags: Flags) => {
    if (flags.wholeTable) return wholeTable(pack, flags, { terminal, end });
    if (flags.sweep !== undefined) return sweep(pack, flags, flags.sweep, { terminal, end });
    const { outcome, result, interrupted } = await simulateOnce(pack, flags, terminal);
    const { until } = flags;
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
    ['dicepit simulate snake-eyes-nz -b field=5:press:presses=2 -b hard-6=5', 'a strategy to each bet'],
    ['dicepit simulate wonder-dice -b field=5 --bank 100 --rows sessions.parquet', 'a row for each session'],
    ['dicepit simulate snake-eyes-nz -b field=5 --sweep bank=100..500:100', 'the same with other banks'],
    ['dicepit simulate double-dice --whole-table --rolls 2000', 'shooters, turns and bonuses, by the rules'],
  ]);
}

/** Plays one plan, and writes its sessions as rows where that is wanted. */
async function simulateOnce(pack: string, flags: Flags, terminal: Terminal) {
  const chosen = await chosenGame(pack, flags.option);
  const order = createOrder(chosen, flags, flags.strategy);
  const { seed = freshSeed(), sessions, until, workers, shortcut, progress = false } = flags;
  const checkpoints = looksOf(flags);
  const run = {
    seed,
    sessions,
    until: until === undefined ? undefined : { halfWidth: until },
    checkpoints,
    shortcut: shortcut === true ? ('multinomial' as const) : undefined,
  };
  const rows = await rowSinks(flags, order.bankroll, checkpoints);
  const { result, interrupted } = await blamingStrategy(() =>
    runSimulation({ order, run, workers, progress, rows }, terminal),
  );
  for (const { end } of rows) await end();
  for (const file of [flags.rows, flags.paths])
    if (file !== undefined) terminal.say(`${said().wrote({ file })}\n`);
  if (result.sessions === 0) throw new Failure({ code: 'NO_SESSION' }, exit.interrupted);
  const exact = exactSession(chosen.game, order);
  const dice = loadedDice(chosen.game, flags.dice);
  const outcome = simulatedOutcome({ game: chosen.game, order, result, exact, interrupted, dice });
  return { game: chosen.game, outcome, result, interrupted };
}

/** After which rolls a path is looked at; nothing leaves it to the simulator. */
function looksOf({ paths, every, rolls }: Flags): readonly number[] | undefined {
  if (paths === undefined && every === undefined) return undefined;
  if (every === undefined) return listCheckpoints(rolls).filter((roll) => roll > 0);
  if (rolls / every > MAX_LOOKS)
    throw new Failure({ code: 'TOO_MANY_LOOKS', most: MAX_LOOKS, every: Math.ceil(rolls / MAX_LOOKS) });
  const looks = Array.from({ length: Math.floor(rolls / every) }, (_, at) => (at + 1) * every);
  return looks.at(-1) === rolls ? looks : [...looks, rolls];
}

const MAX_LOOKS = 10_000;

function rowSinks(
  { rows, paths }: Flags,
  bankroll: number | undefined,
  looks: readonly number[] | undefined,
): Promise<readonly RowSink[]> {
  const hasPaths = bankroll !== undefined || looks !== undefined;
  return Promise.all([
    ...(rows === undefined ? [] : [sessionRows(rows, bankroll ?? 0, hasPaths)]),
    ...(paths === undefined ? [] : [pathRows(paths, looks ?? [])]),
  ]);
}

/** The same plan for every value of a parameter, all of them on the same dice. */
async function sweep(
  pack: string,
  flags: Flags,
  over: Sweep,
  { terminal, end }: { readonly terminal: Terminal; readonly end: End },
): Promise<void> {
  if (flags.rows !== undefined || flags.paths !== undefined) throw new Failure({ code: 'ROWS_OF_ONE' });
  const { game } = await chosenGame(pack, flags.option);
  assertSwept(game, over);
  const seed = flags.seed ?? freshSeed();
  const answers: SweptAnswers['answers'][number][] = [];
  for (const value of over.values) {
    const { outcome, interrupted } = await simulateOnce(
      pack,
      withValue({ ...flags, seed }, over, value),
      terminal,
    );
    answers.push({ value, figures: outcome.figures });
    judge(flags.assert, outcome.figures, terminal, end);
    if (interrupted) {
      end.code = exit.interrupted;
      break;
    }
  }
  await tell(terminal, flags, sweepOutcome({ command: 'simulate', game, sweep: over, seed, answers }));
  if (flags.csv) terminal.say(`${said().runSeed({ seed })}\n`);
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
