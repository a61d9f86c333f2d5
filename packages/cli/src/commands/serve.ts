import { Command } from 'commander';
import { type End, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { configText, lawAt, type ServeFlags, serveOptions } from '../serve/flags.ts';
import type { Terminal } from '../terminal.ts';

export function serveCommand(terminal: Terminal, end: End): Command {
  const command = new Command('serve').description(
    'open a pit: guests join from their phones, everything is kept',
  );
  for (const option of serveOptions) command.addOption(option);
  command.action(async (flags: ServeFlags) => {
    if (flags.empty === true && flags.game !== undefined) throw new Failure({ code: 'EMPTY_AND_GAME' });
    const law = lawAt(flags.place);
    if (law !== undefined && command.getOptionValueSource('mode') === 'default')
      command.setOptionValueWithSource('mode', law.mode, 'implied');
    if (flags.printConfig === true) return terminal.write(configText(command));
    // The server is loaded when it is needed: help is quicker without.
    const { runPit } = await import('../serve/run-pit.ts');
    end.code = await runPit(command.opts<ServeFlags>(), terminal);
  });
  return examples(command, [
    ['dicepit serve', 'one table of each pack, with house players'],
    ['dicepit serve --game snake-eyes-nz --dice physical', 'one table, dice thrown by hand'],
    ['dicepit serve --place au-qld', 'a night of funny money in Queensland'],
    ['dicepit serve --place nz', 'a night without value in New Zealand'],
    ['dicepit serve --https', 'also by https: screens stay awake, dice can be shaken, passkeys work'],
    ['dicepit serve --empty --name "Casino night"', 'a bare pit, tables added by the host'],
    ['DATABASE_URL=postgres://… dicepit serve', 'kept in PostgreSQL'],
  ]).addHelpText(
    'after',
    '\nEvery flag has its variable: --port is DICEPIT_PORT. Ctrl-C once ends in order, twice at once;\n' +
      'the next start goes on exactly where this one stopped.\n',
  );
}
