import { bankedPacks, isRace, packIds, party } from '@dicepit/games';
import {
  type ClauseEntry,
  listClauses,
  type Prose,
  type Rulebook,
  sayLine,
  toHtml,
  toMarkdown,
} from '@dicepit/rulebook';
import { bookOf, partyBook } from '@dicepit/web/books';
import { Command } from 'commander';
import {
  bankedPack,
  type Chosen,
  noPartyOptions,
  openGame,
  optionFlag,
  otherOptionFlag,
  unknownPack,
} from '../choosing.ts';
import { Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { printed as printOf, said } from '../language.ts';
import { nearest } from '../nearest.ts';
import { rulesDiff, rulesDiffJson, rulesDiffText } from '../rules/rules-diff.ts';
import type { Terminal } from '../terminal.ts';

type Flags = {
  readonly option: Chosen;
  readonly to: Chosen;
  readonly html?: boolean;
  readonly json?: boolean;
  readonly out?: string;
};

export function rulesCommand(terminal: Terminal): Command {
  const command = new Command('rules')
    .description('print a rulebook, or one clause of it, in our own words with odds and the readings chosen')
    .argument('<pack>', 'a pack id, the folder or file of your own pack, or a clause such as nz/6.3(b)')
    .argument('[clause]', 'one clause, with those under it')
    .argument('[other]', "after 'diff' and a pack: another pack")
    .addOption(optionFlag())
    .addOption(otherOptionFlag())
    .option('--html', 'one HTML page with a link for every clause, instead of Markdown')
    .option('--json', 'clauses as one JSON document')
    .option('--out <file>', 'write to a file')
    .action(async (named: string, asked: string | undefined, other: string | undefined, flags: Flags) => {
      const text = named === 'diff' ? differing(asked, other, flags) : bookText(named, asked, other, flags);
      if (flags.out === undefined) terminal.write(text);
      else {
        await terminal.save(flags.out, text);
        terminal.say(`${said().wrote({ file: flags.out })}\n`);
      }
    });
  return examples(command, [
    ['dicepit rules wonder-dice', 'the whole book as Markdown'],
    ["dicepit rules 'nz/6.3(b)'", 'one clause'],
    ['dicepit rules snake-eyes-nsw 6.1 --json', 'a clause and those under it, for a program'],
    ['dicepit rules diff snake-eyes-nz snake-eyes-nsw', 'two packs, wager by wager'],
    ['dicepit rules diff snake-eyes-nz --to field=2', 'two options of one'],
    ['dicepit rules double-dice --html --out book.html', 'a page to read and print'],
  ]);
}

function bookText(named: string, asked: string | undefined, other: string | undefined, flags: Flags): string {
  if (other !== undefined || Object.keys(flags.to).length > 0) throw new Failure({ code: 'DIFF_ONLY' });
  const { pack, clause } = parsePlace(named, asked);
  return printed(bookFor(pack, flags.option), clause, flags);
}

/** Two packs, or one pack with two sets of options. */
function differing(one: string | undefined, other = one, { option, to, json, html }: Flags): string {
  if (one === undefined || other === undefined)
    throw new Failure({
      code: 'NAME_TWO_PACKS',
      command: `dicepit rules diff ${bankedPacks[0]?.id} ${bankedPacks[1]?.id}`,
    });
  if (html) throw new Failure({ code: 'DIFF_NO_HTML' });
  const before = openGame(bankedPack(parsePlace(one, undefined).pack), option);
  const pack = bankedPack(parsePlace(other, undefined).pack);
  const after = openGame(pack, pack.id === before.pack ? { ...option, ...to } : to);
  const diff = rulesDiff(before, after);
  return json ? `${JSON.stringify(rulesDiffJson(diff), null, 2)}\n` : rulesDiffText(diff);
}

/** `nz/6.3(b)` names its pack by the prefix; otherwise the pack is named by its id. */
function parsePlace(
  named: string,
  asked: string | undefined,
): { readonly pack: string; readonly clause: string | undefined } {
  const [prefix = '', ...rest] = named.split('/');
  const cited = [...bankedPacks, party].find((each) => each.prefix === prefix);
  if (cited !== undefined) {
    if (rest.length > 0 && asked !== undefined)
      throw new Failure({ code: 'CLAUSE_TWICE', named, asked: asked.slice(0, 60) });
    return { pack: cited.id, clause: rest.length > 0 ? rest.join('/') : asked };
  }
  if (!packIds.includes(named)) throw unknownPack(named);
  return { pack: named, clause: asked };
}

function bookFor(pack: string, chosen: Chosen): Rulebook {
  if (!isRace(pack)) return bookOf(openGame(bankedPack(pack), chosen), printOf());
  noPartyOptions(chosen);
  return partyBook(printOf());
}

function printed(book: Rulebook, clause: string | undefined, { html, json }: Flags): string {
  const entries = clause === undefined ? listClauses(book) : findClauses(book, clause);
  if (json)
    return `${JSON.stringify({ schema: 'dicepit/rules@1', pack: book.pack, clauses: entries.map(clauseJson) }, null, 2)}\n`;
  if (html && clause !== undefined) throw new Failure({ code: 'WHOLE_BOOK' });
  if (html) return toHtml(book);
  return clause === undefined
    ? toMarkdown(book)
    : `${entries.map((entry) => clauseText(entry, book)).join('\n\n')}\n`;
}

/** The clause that is asked for and those under it: `6.3` gives 6.3, 6.3(a), 6.3-tail … */
function findClauses(book: Rulebook, asked: string): readonly ClauseEntry[] {
  const wanted = asked.replace(new RegExp(`^${book.prefix}/`), '').toLowerCase();
  const under = (label: string): boolean =>
    label.startsWith(wanted) && /^[.(#-]/.test(label.slice(wanted.length));
  const found = listClauses(book).filter(
    ({ label }) => label.toLowerCase() === wanted || under(label.toLowerCase()),
  );
  if (found.length > 0) return found;
  const labels = listClauses(book).map(({ label }) => label);
  throw new Failure({
    code: 'NO_CLAUSE',
    pack: book.pack,
    clause: asked.slice(0, 60),
    meant: nearest(wanted, labels) ?? 'none',
    command: `dicepit rules ${book.pack}`,
    clauses: labels.length,
  });
}

function clauseText(entry: ClauseEntry, { print }: Rulebook): string {
  const { clause, rule, treatment, software, readings, says } = entry;
  const { book: words, list, treatments } = print.words;
  return [
    `${clause}  ${plain(rule)}`,
    ...says.map((line) => `  ${sayLine(line)}`),
    `  ${list.labelled({ label: treatments[treatment].name, text: plain(software) })}`,
    ...readings.map(({ id, question, reading, why }) =>
      [
        `  ${list.labelled({ label: words.readingNamed({ id }), text: `${plain(question)} ${plain(reading)}` })}`,
        ...(why === undefined ? [] : [plain(why)]),
      ].join(' '),
    ),
  ].join('\n');
}

const clauseJson = ({ clause, rule, treatment, software, readings, says }: ClauseEntry): object => ({
  clause,
  rule: plain(rule),
  treatment,
  software: plain(software),
  says: says.map(sayLine),
  readings: readings.map(({ id, kind, question, reading, why }) => ({
    id,
    kind,
    question: plain(question),
    reading: plain(reading),
    why: why === undefined ? null : plain(why),
  })),
});

const plain = (prose: Prose): string => prose.map(({ text }) => text).join('');
