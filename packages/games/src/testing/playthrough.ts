import {
  type By,
  type CommandBody,
  decideTable,
  evolveTable,
  gameOf,
  newTable,
  type Table,
  type TableRefusal,
  tellCommand,
  tellEvent,
} from '@dicepit/engine';
import { tellInEnglish } from '../../../words/src/english.ts';
import { tableRules } from '../rows.ts';

/** A line of a playthrough's script: something said to the reader, somebody's command, or seconds that pass. */
export type Line = string | number | readonly [By, CommandBody];

const WIDTH = 108;

/** Plays a script at an empty table and writes down what was asked, what happened and by which clause. */
export function playthrough(pack: string, script: readonly Line[]): string {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  const written: string[] = [];
  let table: Table = newTable;
  let now = Date.UTC(2026, 4, 10, 12);

  for (const line of script) {
    if (typeof line === 'number') now += line * 1_000;
    else if (typeof line === 'string') written.push('', line.toUpperCase(), '');
    else {
      const [by, body] = line;
      const command = { ...body, by, at: now };
      const decided = decideTable(rules, table, command);
      written.push(wrapped(tellCommand(command), ''));
      if (!decided.ok) written.push(cited(`REFUSED: ${saidOf(decided.refusal)}`, decided.refusal.clause));
      else
        for (const event of decided.events) {
          const told = tellEvent(event, table, table.setup && gameOf(rules, table.setup));
          table = evolveTable(table, event);
          const [first = '', ...others] = told.split('\n');
          written.push(cited(first, event.clause), ...others.map((each) => wrapped(each, '      ')));
        }
    }
  }
  return `${written.join('\n').trim()}\n`;
}

/** A sentence with its clause in the margin on the right. */
export function cited(sentence: string, clause: string): string {
  const lines = wrapped(sentence, '    ', WIDTH - clause.length - 2).split('\n');
  const last = lines.at(-1) ?? '';
  return [...lines.slice(0, -1), `${last.padEnd(WIDTH - clause.length)}${clause}`].join('\n');
}

/** Text broken between words, so that no line is longer than a page is wide. */
export function wrapped(text: string, indent: string, width = WIDTH): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = `${indent}  `;
    }
    line = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

const saidOf = (refusal: TableRefusal): string =>
  'message' in refusal ? refusal.message : tellInEnglish(refusal);
