import {
  type By,
  type CommandBody,
  decideTable,
  evolveTable,
  isRoll,
  newTable,
  openGame,
  type Table,
  type TableCommand,
  type TableRules,
  writeMoney,
  writeRoll,
} from '@dicepit/engine';
import { tellEventInEnglish, tellInEnglish } from '../../../words/src/english.ts';
import { rulesOf } from './given-table.ts';

/** A line of a playthrough's script: something said to the reader, somebody's command, or seconds that pass. */
export type Line = string | number | readonly [By, CommandBody];

const WIDTH = 108;

/** Plays a script at an empty table and writes down what was asked, what happened and by which clause. */
export function playthrough(pack: string | TableRules, script: readonly Line[]): string {
  const rules = typeof pack === 'string' ? rulesOf(pack) : pack;
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
      if (!decided.ok)
        written.push(cited(`REFUSED: ${tellInEnglish(decided.refusal)}`, decided.refusal.clause));
      else
        for (const event of decided.events) {
          const told = tellEventInEnglish(event, table, table.setup && openGame(rules, table.setup));
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

/** A command in words: `dora (dealer): Call roll, faces 3-3`. */
function tellCommand(command: TableCommand): string {
  const { type, by, at: _, ...facts } = command;
  const said = factsOf(facts);
  return `${by.person} (${spoken(by.role)}): ${spaced(type)}${said === '' ? '' : `, ${said}`}`;
}

/** `PlaceBets` as `Place bets`. */
const spaced = (type: string): string => type.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const sums = new Set(['cents', 'chips', 'tokens', 'minimum', 'maximum', 'unit', 'float', 'leave', 'value']);

function factsOf(facts: object): string {
  return (
    Object.entries(facts)
      // What a table is set up with is told by the event.
      .filter(([key, value]) => value !== undefined && key !== 'setup')
      .map(([key, value]) => fact(key, value))
      .join(', ')
  );
}

function fact(key: string, value: unknown): string {
  if (typeof value === 'number' && key === 'cents') return writeMoney(value);
  if (typeof value === 'number' && key === 'closesAt') return `at ${clock(value)}`;
  if (typeof value === 'string' && key === 'words') return `"${value}"`;
  if (typeof value === 'number' && sums.has(key)) return `${key} ${writeMoney(value)}`;
  if (isRoll(value, 2) || isRoll(value, 3)) return `${key} ${writeRoll(value)}`;
  if (Array.isArray(value)) return `${key} ${listed(value.map(thing))}`;
  return `${key} ${thing(value)}`;
}

function thing(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' && value !== null ? `(${factsOf(value)})` : String(value);
}

/** `D1, D2 and D3`. */
function listed(things: readonly string[]): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

const spoken = (id: string): string => id.replaceAll('-', ' ');

const clock = (at: number): string => new Date(at).toISOString().slice(11, 16);
