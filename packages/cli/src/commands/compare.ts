import { setImmediate } from 'node:timers/promises';
import { comparing } from '@dicepit/simulator';
import { loadPlan, type Order, strategyFile, watched, waysFor } from '@dicepit/simulator/threads';
import { Command } from 'commander';
import { type Chosen, otherOptionFlag } from '../choosing.ts';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { flatBets } from '../lab/bets.ts';
import { type ChosenGame, chosenGame } from '../lab/chosen-game.ts';
import { assertFlag, type Claim, judge } from '../lab/claim.ts';
import { exactSession } from '../lab/exact-session.ts';
import { interruptible } from '../lab/interrupt.ts';
import { loadedDice } from '../lab/loaded-dice.ts';
import { optionsOutcome } from '../lab/options-outcome.ts';
import { type OutcomeFlags, tell, withOutcomeFlags } from '../lab/outcome.ts';
import { PROGRESS_SAYS, progressLine } from '../lab/progress.ts';
import { blamingStrategy, createOrder, type SessionFlags, withSessionFlags } from '../lab/session-plan.ts';
import { type Compared, strategiesOutcome } from '../lab/strategies-outcome.ts';
import { largeNumber } from '../lab/typed-number.ts';
import { said } from '../language.ts';
import { freshSeed } from '../play/random.ts';
import type { Terminal } from '../terminal.ts';

type Flags = OutcomeFlags &
  SessionFlags & {
    readonly to: Chosen;
    readonly strategy: readonly string[];
    readonly sessions: number;
    readonly seed?: string;
    readonly progress?: boolean;
    readonly assert?: Claim;
  };

export function compareCommand(terminal: Terminal, end: End): Command {
  const command = withSessionFlags(
    new Command('compare')
      .description('strategies on the same dice; or two sets of options, or two packs: which edges move')
      .argument('<pack>', 'a pack id, or the folder or file of your own pack')
      .argument('[other]', 'another pack, to see which edges move from one to the other'),
  )
    .addOption(otherOptionFlag())
    .option(
      '--strategy <name|file>',
      'a strategy, such as martingale:doublings=4; repeat for more',
      gathered,
      [],
    )
    .option('--sessions <n>', 'how many sessions of each strategy', largeNumber(1, 1e9), 20_000)
    .option('--seed <text>', 'the same seed, the same bytes; a fresh one when left out')
    .option('--progress', PROGRESS_SAYS)
    .addOption(assertFlag());
  withOutcomeFlags(command).action(async (pack: string, other: string | undefined, flags: Flags) => {
    const chosen = await chosenGame(pack, flags.option);
    const outcome =
      flags.strategy.length > 0
        ? await strategies(chosen, flags, { terminal, end })
        : optionsOutcome(chosen.game, await otherGame({ pack, other }, flags));
    await tell(terminal, flags, outcome);
    judge(flags.assert, outcome.figures, terminal, end);
  });
  return examples(command, [
    ['dicepit compare snake-eyes-nz --to field=2 --to hard-6=8', 'from the usual odds to others'],
    ['dicepit compare snake-eyes-nz snake-eyes-nsw', 'from one pack to another'],
    [
      'dicepit compare snake-eyes-nz -b field=5 --bank 200 --strategy flat --strategy martingale',
      'on the same dice',
    ],
  ]);
}

const gathered = (text: string, before: readonly string[]): readonly string[] => [...before, text];

async function otherGame(
  { pack, other }: { readonly pack: string; readonly other: string | undefined },
  { option, to }: Flags,
) {
  if (other === undefined && Object.keys(to).length === 0) throw new Failure({ code: 'COMPARE_WITH_WHAT' });
  const options = other === undefined ? { ...option, ...to } : to;
  return (await chosenGame(other ?? pack, options)).game;
}

/** Plays the strategies block by block, with a look for Ctrl-C in between. */
async function strategies(
  chosen: ChosenGame,
  flags: Flags,
  { terminal, end }: { readonly terminal: Terminal; readonly end: End },
) {
  if (flags.strategy.length < 2) throw new Failure({ code: 'ONE_STRATEGY' });
  flatBets(flags.bet);
  const orders = flags.strategy.map((strategy) => createOrder(chosen, flags, strategy));
  return blamingStrategy(() => played(chosen, flags, { terminal, end, orders }));
}

async function played(
  chosen: ChosenGame,
  flags: Flags,
  {
    terminal,
    end,
    orders,
  }: { readonly terminal: Terminal; readonly end: End; readonly orders: readonly Order[] },
) {
  const plans = await Promise.all(orders.map(loadPlan));
  const own = orders.find((order) => strategyFile(order) !== undefined);
  const interrupt = interruptible();
  const line = progressLine(terminal, { wanted: flags.progress ?? false });
  const seed = flags.seed ?? freshSeed();
  try {
    const running = comparing(
      plans,
      { seed, sessions: flags.sessions },
      own === undefined ? {} : waysFor(own),
    );
    const next = () => (own === undefined ? running.next() : watched(own, () => running.next()));
    let comparison: Compared['comparison'] | undefined;
    for (let step = next(); ; step = next()) {
      if (step.done === true) comparison = step.value;
      else {
        line.show(step.value);
        await setImmediate();
        if (interrupt.signal.aborted) comparison = step.value.comparison();
      }
      if (comparison !== undefined) break;
    }
    const interrupted = interrupt.signal.aborted;
    if (interrupted) end.code = exit.interrupted;
    if (flags.json || flags.csv) terminal.say(`${said().runSeed({ seed })}\n`);
    const exact = orders.map((order) => exactSession(chosen.game, order));
    const dice = loadedDice(chosen.game, flags.dice);
    return strategiesOutcome({ game: chosen.game, orders, comparison, interrupted, exact, dice });
  } finally {
    line.end();
    interrupt.end();
  }
}
