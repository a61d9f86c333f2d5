import type { InspectedView } from '@dicepit/desks';
import { type EventBody, linesOfEvent, newTable, openGame, writeMoney } from '@dicepit/engine';
import { lineOfParty, type PartyTableEvent } from '@dicepit/games';
import { type DiceEntry, isDiceEntry } from '@dicepit/proof';
import type { PitLine, Teller } from '@dicepit/words';
import { tellerIn } from '../../pit/tellers.ts';
import { type AtTable, isOfTable, type PitTable, rulesOf } from '../../table/pit-table.ts';
import { lineElsewhere, type Naming } from './tell-elsewhere.ts';

/** What an entry of a table says, to somebody who may know all of it; `state` is how the table stood before. */
export function tellAtTable(
  event: AtTable,
  state: PitTable,
  nameOf: Naming['nameOf'] = (person) => person,
  teller: Teller = tellerIn(),
): string {
  const told = (line: PitLine): string => teller.tell(line) ?? line.code;
  if (isDiceEntry(event)) return told(diceLine(event, nameOf));
  if (!isOfTable(state, event.type)) return told({ code: 'UnknownEntry', type: event.type });
  if (state.is === 'party')
    // The stream of a table holds events of its own kind and no others.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return teller.tell(lineOfParty(event as PartyTableEvent, state.table)) ?? event.type;
  if (state.is === 'unset') return toldAsSetUp(event, teller) ?? told(quoted(event));
  const rules = rulesOf(state);
  const { setup } = state.table;
  const game = rules === undefined || setup === undefined ? undefined : openGame(rules, setup);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return teller.tellLines(linesOfEvent(event as EventBody, state.table, game, nameOf)) ?? event.type;
}

/** An entry of another stream: in a sentence of its own, or its type as words and its facts after it. */
export function tellOther(
  event: { readonly type: string },
  naming: Naming,
  teller: Teller = tellerIn(),
): string {
  const line = isLook(event) ? lookLine(event.sight) : lineElsewhere(event, naming);
  return (line && teller.tell(line)) ?? teller.tell(quoted(event)) ?? event.type;
}

/** The first entry of a table, before there is one. */
function toldAsSetUp(event: AtTable, teller: Teller): string | undefined {
  if (event.type !== 'TableSetUp' || !('mode' in event.setup)) return undefined;
  // What sets up a table with a mode is an event of one that is banked.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return teller.tellLines(linesOfEvent(event as EventBody, newTable, undefined));
}

/** An entry without a sentence of its own, as the stream has it. */
function quoted(event: { readonly type: string }): PitLine {
  const { type, ...facts } = event;
  const said = Object.entries(facts)
    .filter(([key]) => !unsaid.has(key))
    .map(([key, value]) => fact(key, value))
    .filter((text) => text !== '');
  return { code: 'Quoted', type, facts: said };
}

/** Those who watch are watched by the same trail. */
const isLook = (event: {
  readonly type: string;
}): event is { readonly type: string; readonly sight: InspectedView } =>
  event.type === 'Looked' && 'sight' in event;

function lookLine({ view, of, part }: InspectedView): PitLine {
  const sight = part === undefined ? view : `${view} ${part}`;
  return of === undefined ? { code: 'Looked', sight } : { code: 'Looked', case: 'of', sight, of };
}

function diceLine(entry: DiceEntry, nameOf: Naming['nameOf']): PitLine {
  switch (entry.type) {
    case 'SeedCommitted':
      return { code: 'SeedCommitted', turn: entry.turn, commitment: entry.commitment };
    case 'SeedContributed':
      return { code: 'SeedContributed', person: nameOf(entry.person), turn: entry.turn, words: entry.text };
    case 'FacesDrawn':
      return { code: 'FacesDrawn', draw: entry.draw, turn: entry.turn, faces: entry.faces };
    case 'SeedRevealed':
      return { code: 'SeedRevealed', turn: entry.turn, why: entry.why, seed: entry.seed };
    case 'DiceDoubted':
      return { code: 'DiceDoubted', dice: entry.dice, rolls: entry.rolls, evidence: Math.floor(entry.e) };
    case 'DiceFailed':
      return { code: 'DiceFailed', turn: entry.turn, cause: entry.cause };
  }
}

/** Said elsewhere on the line, or of no use to a reader. */
const unsaid: ReadonlySet<string> = new Set(['at', 'by', 'clause', 'postings', 'device', 'session', 'salt']);

const MAX_FACT_CHARS = 200;

function fact(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && (key === 'cents' || key === 'stack')) return writeMoney(value);
  if (typeof value === 'number' && moments.has(key)) return `${key} ${new Date(value).toISOString()}`;
  const said = plain(value);
  return said === '' ? '' : `${spaced(key).toLowerCase()} ${said}`.slice(0, MAX_FACT_CHARS);
}

const moments: ReadonlySet<string> = new Set(['until', 'from', 'to', 'closesAt', 'startsAt', 'endsAt']);

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${key} ${plain(part)}`)
    .join(', ');
}

/** `StaffAdded` as `Staff added`. */
const spaced = (type: string): string =>
  type.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
