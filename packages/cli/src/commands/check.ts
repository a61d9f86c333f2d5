import { Command } from 'commander';
import { type End, exit } from '../exit.ts';
import { examples } from '../help.ts';
import { checkPack, type PackCheck } from '../lab/pack-check.ts';
import { type Remark, remarkText, tellRemark } from '../lab/remark.ts';
import { said } from '../language.ts';
import { oddsJson } from '../odds/odds-json.ts';
import { oddsSheet } from '../odds/odds-sheet.ts';
import { oddsText } from '../odds/odds-text.ts';
import type { Terminal } from '../terminal.ts';

export function checkCommand(terminal: Terminal, end: End): Command {
  const command = new Command('check')
    .description(
      'validate a pack of your own and print its odds sheet: every roll once, stages that end, clauses, odds',
    )
    .argument('[path]', 'the folder of the pack, or the file that exports it', '.')
    .option('--json', 'one JSON document')
    .action(async (path: string, { json }: { readonly json?: boolean }) => {
      const check = await checkPack(path);
      const isValid = check.problems.length === 0;
      if (json) terminal.write(`${JSON.stringify(jsonOf(check), null, 2)}\n`);
      else if (isValid && check.game !== undefined)
        terminal.write(oddsText(oddsSheet(check.game, { sort: 'layout' }), terminal));
      tellRemarks(check, terminal);
      if (!isValid) end.code = exit.invalid;
    });
  return examples(command, [
    ['dicepit check', 'the pack in this folder'],
    ['dicepit check my-game/src/pack.ts --json', 'for a program'],
  ]).addHelpText(
    'after',
    '\nEnds with code 3 when the pack is not valid, with every reason that was found.\n',
  );
}

const jsonOf = ({ problems, warnings, game }: PackCheck): object => ({
  schema: 'dicepit/check@1',
  ok: problems.length === 0,
  problems: problems.map(jsonOfRemark),
  warnings: warnings.map(jsonOfRemark),
  odds: game === undefined ? null : oddsJson(oddsSheet(game, { sort: 'layout' })),
});

const jsonOfRemark = (remark: Remark): object => ({
  file: remark.file,
  line: remark.line,
  ...tellRemark(remark),
});

function tellRemarks({ problems, warnings, game }: PackCheck, { say, colours }: Terminal): void {
  for (const problem of problems) say(`${colours.red('✖')} ${remarkText(problem)}\n`);
  for (const warning of warnings) say(`${said().warning({ text: remarkText(warning) })}\n`);
  const { counts, lab } = said();
  if (problems.length > 0 || game === undefined)
    return say(`${counts.problems({ count: problems.length })}\n`);
  const wagers = counts.wagers({ count: Object.keys(game.wagers).length });
  say(`${colours.green('✔')} ${lab.check.valid({ pack: game.pack, wagers })}\n`);
}
