import { party } from '@dicepit/games';
import { parsePartyRecord } from '@dicepit/wire';
import { Command } from 'commander';
import { type End, exit } from '../exit.ts';
import { examples } from '../help.ts';
import { refusalTold, said } from '../language.ts';
import { malformed } from '../malformed.ts';
import { partyText } from '../party-text.ts';
import type { Terminal } from '../terminal.ts';

export function partyCommand(terminal: Terminal, end: End): Command {
  const command = new Command('party')
    .description('play a written record of the party game again: cards, kitty, passes, winner')
    .argument('<file>', 'a JSON record, or - for standard input')
    .option('--json', 'one JSON document')
    .option('--strict', 'end with code 7 if the rules refuse anything in the record')
    .action(
      async (file: string, { json, strict }: { readonly json?: boolean; readonly strict?: boolean }) => {
        const parsed = parsePartyRecord(await terminal.read(file));
        if (!parsed.ok) throw malformed('record', parsed.problems);
        const played = party.playRecord(parsed.value);
        const { players, startingChips } = parsed.value;
        const refused = played.refused.map((line) => {
          const { of, index, code, clause } = line;
          return { of, index, code, clause, message: refusalTold(line) };
        });
        terminal.write(
          json
            ? `${JSON.stringify({ schema: 'dicepit/party@1', pack: party.id, players, startingChips, ...played, refused }, null, 2)}\n`
            : partyText(played, terminal),
        );
        if (played.refused.length > 0) {
          terminal.say(`${said().partyRecord.count({ refused: played.refused.length })}\n`);
          if (strict) end.code = exit.refused;
        }
      },
    );
  return examples(command, [
    ['dicepit party game.json', 'every event in a sentence'],
    ['dicepit party - --json < game.json', 'the same for a program'],
  ]).addHelpText(
    'after',
    `
A record:
  { "players": 3, "startingChips": 50, "highDice": [[6, 3], [6, 5], [2, 2]], "throws": [[1, 3], [6, 5]] }

Players are numbered from 0 in the order they sit, to the left, and are called A, B, C … in sentences. High dice
are thrown once each in that order, ties again among those tied; without them player 0 throws first. Chips are
white ones; "startingChips": null is credit without limit, told as what each is up or down.
`,
  );
}
