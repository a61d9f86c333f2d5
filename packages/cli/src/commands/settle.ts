import { resolve } from 'node:path';
import { type Pack, type SettleResult, settleRecord, type Terms, toTerms } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { parseRecord, type SettleRecord } from '@dicepit/wire';
import { Command } from 'commander';
import { bankedPack } from '../choosing.ts';
import { type End, exit } from '../exit.ts';
import { examples } from '../help.ts';
import { packFrom } from '../lab/load-pack.ts';
import { findPackFile } from '../lab/pack-file.ts';
import { refusalTold, said } from '../language.ts';
import { malformed } from '../malformed.ts';
import { settledText } from '../settled-text.ts';
import type { Terminal } from '../terminal.ts';

type Flags = { readonly json?: boolean; readonly strict?: boolean; readonly game?: string };

export function settleCommand(terminal: Terminal, end: End): Command {
  const command = new Command('settle')
    .description("settle a table's written record again, as an auditor would")
    .argument('<file>', 'a JSON record, or - for standard input')
    .option('--json', 'one JSON document')
    .option('--game <path>', 'the folder or file of your own pack, for a record that names it')
    .option('--strict', 'end with code 7 if the rules refuse anything in the record')
    .action(async (file: string, { json, strict, game }: Flags) => {
      const own = game === undefined ? [] : [await packFrom(resolve(await findPackFile(game)))];
      const packs = [...own, ...bankedPacks];
      const record = readRecord(await terminal.read(file), packs);
      const terms = termsFor(record, packs);
      const result = settleRecord(terms, record.commands);
      terminal.write(
        json
          ? `${JSON.stringify(document(terms, record, result), null, 2)}\n`
          : settledText(terms, result, terminal),
      );
      if (result.refused.length > 0) {
        const [refused, actions] = [result.refused.length, record.commands.length];
        terminal.say(`${said().settle.count({ refused, actions })}\n`);
        if (strict) end.code = exit.refused;
      }
    });
  return examples(command, [
    ['dicepit settle night.json', 'every roll with its arithmetic and clauses'],
    ['dicepit settle - --json < night.json', 'the same for a program'],
    ['dicepit settle night.json --game ./my-game', 'a record of your own game'],
  ]).addHelpText(
    'after',
    `
A record:
  { "pack": "snake-eyes-nz", "options": { "field": 2 }, "chip": null, "stayUp": false,
    "actions": [ { "bet": { "player": "ann", "wager": "hard-6", "stake": 1000 } },
                 { "remove": { "player": "ann", "wager": "hard-6", "stake": 500 } },
                 { "roll": [3, 3] }, { "void": "die-on-die" }, { "endTurn": true } ] }

Money is in whole cents. "chip" is the smallest payable chip: NSW pays winnings up to the next multiple of it. In its
place "chips" may name every chip of the float, such as [100, 250, 500, 10000]: NSW pays exactly where any number of
each makes the sum, and the next sum they make where it does not. "stayUp" leaves won multi-roll stakes on the layout;
without it the pack's own way holds. "endTurn" is for Double Dice: the shooter gives up the dice after a full set.
What the rules refuse is listed and changes nothing.
`,
  );
}

function readRecord(text: string, packs: readonly Pack[]): SettleRecord {
  const parsed = parseRecord(text, packs);
  if (!parsed.ok) throw malformed('record', parsed.problems);
  return parsed.value;
}

function termsFor(record: SettleRecord, packs: readonly Pack[]): Terms {
  const { chip, chips = [chip ?? 1], stayUp } = record;
  const pack = packs.find(({ id }) => id === record.pack) ?? bankedPack(record.pack);
  const opened = pack.open(record.options);
  if (!opened.ok) throw malformed('record', [{ place: 'options', message: refusalTold(opened.refusal) }]);
  return toTerms(opened.game, { chips, ...(stayUp === undefined ? {} : { staysUp: stayUp }) });
}

function document({ game, staysUp }: Terms, { chip, chips }: SettleRecord, result: SettleResult): object {
  return {
    schema: 'dicepit/settle@1',
    pack: game.pack,
    options: game.options,
    chip,
    ...(chips === undefined ? {} : { chips }),
    stayUp: staysUp,
    ...result,
    refused: result.refused.map(({ index, ...refusal }) => {
      const { code, clause } = refusal;
      return { index, code, clause, message: refusalTold(refusal) };
    }),
  };
}
