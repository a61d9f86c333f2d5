import { packIds } from '@dicepit/games';
import { writeStream } from '@dicepit/wire';
import { Command, InvalidArgumentError, Option } from 'commander';
import { dollars, optionFlag, unknownPack, wholeNumber } from '../choosing.ts';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { said } from '../language.ts';
import { playAtKeyboard, writeOutput } from '../play/at-keyboard.ts';
import { createKeyboard, isTyped, type Keyboard } from '../play/keyboard.ts';
import { freshSeed } from '../play/random.ts';
import { howAgain, openPlay, quoted, type Settings } from '../play/settings.ts';
import type { TextStyle } from '../play/text-style.ts';
import { packNamed, welcome } from '../play/welcome.ts';
import type { Terminal } from '../terminal.ts';

type Flags = Omit<Settings, 'seed'> & { readonly seed?: string };

export function playCommand(terminal: Terminal, end: End): Command {
  const command = new Command('play')
    .description('play a game at this keyboard, alone, with others or with house players')
    .argument(
      '[pack]',
      'a pack id, or the folder or file of your own pack; you are asked when it is left out',
    )
    .addOption(optionFlag())
    .option('--house <n>', 'house players, 0 to 9 (default: 2, or 3 in the party game)', wholeNumber(0, 9))
    .option('--players <n>', 'people who pass this keyboard round', wholeNumber(1, 8))
    .option('--name <name>', 'what a person is called; repeat for more', collect)
    .option(
      '--rack <dollars>',
      'what everybody buys in for (default: 200, or 50 white chips in the party game)',
      rackSum,
    )
    .option('--minimum <dollars>', 'the smallest bet (default: 1)', dollars)
    .option('--maximum <dollars>', 'the largest bet (default: 500)', rackSum)
    .option(
      '--chip <dollars>',
      'the smallest payable chip in New South Wales; what a chip is worth in Wonder Dice',
      dollars,
    )
    .addOption(
      new Option('--dice <kind>', 'who throws: the software, or you with real dice')
        .choices(['software', 'physical'])
        .default('software'),
    )
    .option('--seed <text>', 'the same dice and house players again', seedText)
    .option('--record <file>', "write the table's events to a file, a line of JSON to an event")
    .action(async (pack: string | undefined, flags: Flags) => {
      const keyboard = createKeyboard(terminal);
      try {
        await play(pack, { ...flags, seed: flags.seed ?? freshSeed() }, { terminal, keyboard, end });
      } finally {
        keyboard.close();
      }
    });
  return examples(command, [
    ['dicepit play', 'choose a game and play it'],
    ['dicepit play double-dice --house 3', 'with three house players'],
    ['dicepit play snake-eyes-nz --name Ann --name Ben', 'two people, one keyboard'],
    ['dicepit play wonder-dice --dice physical', 'your own dice: type what they show'],
    ['dicepit play snake-eyes-nz --seed 7 < lines.txt', 'a whole game from a script'],
    ['dicepit play double-dice --record night.jsonl', 'kept for dicepit replay'],
  ]).addHelpText(
    'after',
    `
Bets are typed as you say them: hard-6 10, 10 on hard 6, h6 10; several with commas between, all or none.
Dice that are offered to you are yours with 'take' or a bet and Enter; 'decline' sends them on. Enter throws.
'felt' shows the bets with their odds, 'why' the clauses behind the last settlement.
Without a terminal the lines are read from standard input and nothing is asked. What the game says goes to
standard output, hints and refusals to standard error; the same seed and lines give the same bytes.
`,
  );
}

type Sitting = { readonly terminal: Terminal; readonly keyboard: Keyboard; readonly end: End };

async function play(
  named: string | undefined,
  flags: Settings,
  { terminal, keyboard, end }: Sitting,
): Promise<void> {
  const ink = createInk(terminal);
  const put = writeOutput(terminal, ink);
  const chosen =
    named === undefined
      ? await welcomed(terminal, keyboard, flags, put)
      : ({ kind: 'chosen', pack: packNamed(named) ?? named, settings: flags } as const);
  if (chosen.kind !== 'chosen') {
    if (chosen.kind === 'interrupted') end.code = exit.interrupted;
    return;
  }
  const { pack, settings } = chosen;
  if (!packIds.includes(pack)) throw unknownPack(pack);

  const { record, ...again } = settings;
  const { ending, playing } = await playAtKeyboard(openPlay(pack, settings, ink), keyboard, put);
  if (ending === 'interrupted') end.code = exit.interrupted;
  // Not broken into lines, so that it can be copied.
  terminal.say(`${said().again({ command: howAgain(pack, again) })}\n`);
  if (record === undefined) return;
  await terminal.save(record, writeStream(playing.events?.() ?? []));
  terminal.say(`${said().recorded({ file: record, command: `dicepit replay ${quoted(record)}` })}\n`);
}

function welcomed(
  terminal: Terminal,
  keyboard: Keyboard,
  flags: Settings,
  put: ReturnType<typeof writeOutput>,
): ReturnType<typeof welcome> {
  if (terminal.mayAsk !== false && isTyped(terminal.input)) return welcome(keyboard, flags, put);
  throw new Failure({
    code: 'NOBODY_TO_ASK',
    command: `dicepit play ${packIds[0]}`,
    packs: packIds.join(', '),
  });
}

/** Dice are drawn, and lines broken, only where a person looks at them. */
function createInk({ colours, interactive }: Terminal): TextStyle {
  const drawsDice = interactive && process.env['TERM'] !== 'dumb';
  return {
    colours,
    drawsDice,
    width: interactive ? Math.max(20, process.stdout.columns) : undefined,
    asks: interactive,
  };
}

function collect(name: string, names: readonly string[] = []): readonly string[] {
  return [...names, name];
}

/** The most one may buy in for at once; it keeps a long game within whole cents. */
const MAX_BUY_IN_CENTS = 1_000_000_00;

function rackSum(text: string): number {
  const cents = dollars(text);
  if (cents > MAX_BUY_IN_CENTS) throw new InvalidArgumentError('At most 1000000.');
  return cents;
}

function seedText(text: string): string {
  if (/^[^\p{C}]{1,200}$/u.test(text)) return text;
  throw new InvalidArgumentError('A seed is 1 to 200 letters on one line.');
}
