import { Command } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { gamesCommand } from './commands/games.ts';
import { layoutCommand } from './commands/layout.ts';
import { oddsCommand } from './commands/odds.ts';
import { partyCommand } from './commands/party.ts';
import { playCommand } from './commands/play.ts';
import { rulesCommand } from './commands/rules.ts';
import { settleCommand } from './commands/settle.ts';
import type { End } from './exit.ts';
import { examples } from './help.ts';
import type { Terminal } from './terminal.ts';

export function program(terminal: Terminal, end: End): Command {
  const command = new Command('dicepit')
    .description('Dice tables by the book: play them, settle them, prove their odds, print their rules.')
    .version(packageFile.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .option('--no-color', 'no colour, also on a terminal')
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.say })
    .showSuggestionAfterError()
    .showHelpAfterError('Run it with --help to see how.')
    .exitOverride()
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 wrong usage or a malformed record, 6 an --assert was not met,\n' +
        '7 refused by the rules (settle --strict), 130 interrupted.\n',
    );
  examples(command, [
    ['dicepit play', 'choose a game and play it'],
    ['dicepit odds snake-eyes-nz --sort edge', 'exact odds of every wager'],
    ['dicepit settle night.json', "settle a table's record again"],
    ['dicepit rules nz/6.3(b)', 'one clause, in our words'],
    ['dicepit layout wonder-dice --out felt.svg', 'draw the felt'],
  ]);
  for (const make of [
    gamesCommand,
    oddsCommand,
    settleCommand,
    partyCommand,
    rulesCommand,
    layoutCommand,
    playCommand,
  ]) {
    command.addCommand(make(terminal, end).copyInheritedSettings(command));
  }
  return command;
}
