import { stat } from 'node:fs/promises';
import { packIds } from '@dicepit/games';
import type { LanguageTag } from '@dicepit/words';
import { Command } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import type { End } from './exit.ts';
import { examples } from './help.ts';
import { languageFlag, speak } from './language.ts';
import type { Terminal } from './terminal.ts';

type Spoken = { readonly language?: LanguageTag; readonly json?: boolean; readonly ndjson?: boolean };

type Make = (terminal: Terminal, end: End) => Command;

/** The commands by name, each loaded only when it is needed: a rulebook's fonts are no use to `odds`. */
const commands: Readonly<Record<string, () => Promise<Make>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  play: async () => (await import('./commands/play.ts')).playCommand,
  watch: async () => (await import('./commands/watch.ts')).watchCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  games: async () => (await import('./commands/games.ts')).gamesCommand,
  odds: async () => (await import('./commands/odds.ts')).oddsCommand,
  ruin: async () => (await import('./commands/ruin.ts')).ruinCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  compare: async () => (await import('./commands/compare.ts')).compareCommand,
  plot: async () => (await import('./commands/plot.ts')).plotCommand,
  night: async () => (await import('./commands/night.ts')).nightCommand,
  new: async () => (await import('./commands/new.ts')).newCommand,
  dev: async () => (await import('./commands/dev.ts')).devCommand,
  build: async () => (await import('./commands/build.ts')).buildCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  settle: async () => (await import('./commands/settle.ts')).settleCommand,
  party: async () => (await import('./commands/party.ts')).partyCommand,
  rules: async () => (await import('./commands/rules.ts')).rulesCommand,
  paper: async () => (await import('./commands/paper.ts')).paperCommand,
  drill: async () => (await import('./commands/drill.ts')).drillCommand,
  layout: async () => (await import('./commands/layout.ts')).layoutCommand,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  report: async () => (await import('./commands/report.ts')).reportCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  ready: async () => (await import('./commands/ready.ts')).readyCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  spec: async () => (await import('./commands/spec.ts')).specCommand,
  completion: async () => (await import('./commands/completion.ts')).completionCommand,
};

/** The commands that take the id of a pack which this process knows; the others open a file themselves. */
const ofKnownPacks = new Set(['play', 'watch', 'layout', 'rules', 'paper', 'drill', 'games']);

/** Reads the pack in a folder or a file that stands where a pack is asked for, and puts its id there. */
async function learnPacks(action: Command): Promise<void> {
  // `rules diff` has its packs where a clause stands otherwise.
  const isDiff = action.name() === 'rules' && action.processedArgs[0] === 'diff';
  for (const [place, argument] of action.registeredArguments.entries()) {
    const given: unknown = action.processedArgs[place];
    const isPack = isDiff ? place > 0 : argument.name() === 'pack';
    if (!isPack || typeof given !== 'string' || !(await isThere(given))) continue;
    const { knowPack } = await import('./lab/load-pack.ts');
    action.processedArgs[place] = (await knowPack(given)).id;
  }
}

/** A clause has a slash as well: only what is there is a path, and a pack of the house goes first. */
const isThere = async (path: string): Promise<boolean> =>
  !packIds.includes(path) && (await stat(path).catch(() => undefined)) !== undefined;

/** What commands are called. */
export const commandNames: readonly string[] = Object.keys(commands);

export async function program(args: readonly string[], terminal: Terminal, end: End): Promise<Command> {
  const command = new Command('dicepit')
    .description('Dice tables by the book: play them, settle them, prove their odds, print their rules.')
    .version(packageFile.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .option('--no-color', 'no colour, also on a terminal')
    .option('--no-input', 'ask nothing, also at a terminal')
    .addOption(languageFlag())
    // What a program reads is English, whatever the terminal speaks.
    .hook('preAction', async (_, action) => {
      const { language, json, ndjson } = action.optsWithGlobals<Spoken>();
      await speak(terminal, json === true || ndjson === true ? 'en' : language);
      if (ofKnownPacks.has(action.name())) await learnPacks(action);
    })
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.say })
    .showSuggestionAfterError()
    .showHelpAfterError('Run it with --help to see how.')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 wrong usage or a malformed record, 3 a pack or a setting of the environment is not valid,\n' +
        '4 a trail or an event does not fit (verify, night, restore, replay), 5 the network or the port (serve,\n' +
        'doctor), 6 an --assert or --until was not met, 7 refused by the rules (settle --strict),\n' +
        '130 interrupted, 143 terminated.\n',
    );
  examples(command, [
    ['dicepit serve', 'open a pit: guests join from their phones'],
    ['dicepit play', 'choose a game and play it'],
    ['dicepit watch double-dice', 'watch a table that the house runs'],
    ['dicepit odds snake-eyes-nz --sort edge', 'exact odds of every wager'],
    ['dicepit ruin wonder-dice --bet field=5 --bank 100 --rolls 50', 'the exact risk of a session'],
    ['dicepit simulate double-dice --bet shooters-bet=5', 'a million sessions beside the exact figures'],
    ['dicepit settle night.json', "settle a table's record again"],
    ["dicepit rules 'nz/6.3(b)'", 'one clause, in our words'],
    ['dicepit layout wonder-dice --out felt.svg', 'draw the felt'],
  ]);
  for (const make of await Promise.all(needed(args).map((load) => load()))) {
    command.addCommand(make(terminal, end).copyInheritedSettings(command));
  }
  return command;
}

/** The command that is named, or all of them: help lists them, and a misspelt name is compared with each. */
function needed(args: readonly string[]): readonly (() => Promise<Make>)[] {
  const first = args.find((argument) => !argument.startsWith('-')) ?? '';
  const named = Object.hasOwn(commands, first) ? commands[first] : undefined;
  // A shell that completes has to know them all.
  return named === undefined || first === 'completion' ? Object.values(commands) : [named];
}
