import { isRace, party, tableRules } from '@dicepit/games';
import { rulesMark } from '@dicepit/proof';
import {
  createPaper,
  type Paper,
  type PaperKind,
  paperKinds,
  paperPage,
  rulesPaper,
} from '@dicepit/rulebook';
import { printPdf } from '@dicepit/server/reports';
import { bookOf, partyBook } from '@dicepit/web/books';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { bankedPack, type Chosen, dollars, noPartyOptions, openGame, optionFlag } from '../choosing.ts';
import { Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { printed, said } from '../language.ts';
import { paperMarkdown } from '../paper-markdown.ts';
import { saveBytes } from '../report/save-bytes.ts';
import type { Terminal } from '../terminal.ts';

type Flags = {
  readonly option: Chosen;
  readonly table?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly closes?: string;
  readonly html?: boolean;
  readonly format: 'html' | 'md';
  readonly out?: string;
  readonly pdf?: string;
};

export function paperCommand(terminal: Terminal): Command {
  const command = new Command('paper')
    .description('paper for a table, from the rules it is run by: signs, pay table, procedure, sheets')
    .argument('<pack>', 'a pack id, or the folder or file of your own pack')
    .addArgument(new Argument('<paper>', 'what is printed').choices(paperKinds))
    .addOption(optionFlag())
    .option('--table <id>', 'the table it is for')
    .option('--minimum <sum>', 'the smallest bet; left to be written in where nothing is said', dollars)
    .option('--maximum <sum>', 'the largest bet', dollars)
    .option('--closes <time>', 'the time of day at which the table closes, such as 02:00', timeOfDay)
    .option('--html', 'a page to print from a browser, which is what comes by default')
    .addOption(
      new Option('--format <format>', 'a page, or Markdown to be filed and compared')
        .choices(['html', 'md'])
        .default('html'),
    )
    .option('--out <file>', 'write it to a file')
    .option('--pdf <file>', 'a PDF on A4')
    .action(async (pack: string, kind: PaperKind, flags: Flags) => {
      if (flags.html === true && flags.format === 'md')
        throw new Failure({ code: 'CHOOSE_ONE', one: '--html', other: '--format md' });
      const paper = paperFor(pack, kind, flags);
      const text = flags.format === 'md' ? paperMarkdown(paper) : paperPage(paper);
      if (flags.pdf !== undefined) {
        await saveBytes(flags.pdf, await printPdf(paper, { madeAt: Date.now() }));
        terminal.say(`${said().wrote({ file: flags.pdf })}\n`);
      }
      if (flags.out !== undefined) {
        await terminal.save(flags.out, text);
        terminal.say(`${said().wrote({ file: flags.out })}\n`);
      } else if (flags.pdf === undefined || flags.html === true) terminal.write(text);
    });
  return examples(command, [
    ['dicepit paper snake-eyes-nsw sign --minimum 5 --maximum 500 --pdf sign.pdf', 'the sign of a table'],
    ['dicepit paper double-dice procedure --pdf procedure.pdf', "the game's procedure, to be filed"],
    ['dicepit paper wonder-dice procedure --format md', 'the same as Markdown'],
    ['dicepit paper wonder-dice opening --out opening.html', 'a sheet to be filled in'],
  ]);
}

function paperFor(id: string, kind: PaperKind, flags: Flags): Paper {
  if (isRace(id)) {
    noPartyOptions(flags.option);
    if (kind === 'procedure') return rulesPaper(partyBook(printed()));
    throw new Failure({ code: 'PARTY_NO_PAPER', pack: party.id, kind });
  }
  const pack = bankedPack(id);
  const rules = tableRules[id];
  if (rules === undefined) throw new Failure({ code: 'NO_TABLE', pack: id });
  const game = openGame(pack, flags.option);
  return createPaper(kind, {
    book: bookOf(game, printed()),
    procedure: rules.procedure,
    posted: { ...postedBy(flags), rules: rulesMark(game) },
  });
}

function timeOfDay(text: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text;
  throw new InvalidArgumentError('A time of day is needed, such as 02:00.');
}

function postedBy({ table, minimum, maximum, closes }: Flags) {
  if ((minimum === undefined) !== (maximum === undefined)) throw new Failure({ code: 'BOTH_LIMITS' });
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    throw new Failure({ code: 'DRILL_LIMITS' });
  return {
    ...(table === undefined ? {} : { table }),
    ...(minimum === undefined || maximum === undefined ? {} : { limits: { minimum, maximum } }),
    ...(closes === undefined ? {} : { closes }),
  };
}
