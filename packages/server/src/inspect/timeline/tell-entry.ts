import type { Sight } from '@dicepit/desks';
import { type EventBody, gameOf, writeMoney } from '@dicepit/engine';
import { type PartyTableEvent, tellPartyTable } from '@dicepit/games';
import { type DiceEntry, isDiceEntry } from '@dicepit/proof';
import { tellEventInEnglish } from '@dicepit/words/english';
import { type AtTable, isOfTable, type PitTable, rulesOf } from '../../table/pit-table.ts';
import { ended, type Naming, tellElsewhere } from './tell-elsewhere.ts';

/** What an entry of a table says, to somebody who may know all of it; `state` is how the table stood before. */
export function tellAtTable(
  event: AtTable,
  state: PitTable,
  nameOf: Naming['nameOf'] = (person) => person,
): string {
  if (isDiceEntry(event)) return tellDice(event, nameOf);
  if (!isOfTable(state, event.type))
    return `Something that no table's stream holds: '${event.type}'. Check the trail: this entry was not written by this software.`;
  if (state.is === 'party')
    // The stream of a table holds events of its own kind and no others.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return tellPartyTable(event as PartyTableEvent, state.table);
  if (state.is === 'unset') return factsIn(event);
  const rules = rulesOf(state);
  const { setup } = state.table;
  const game = rules === undefined || setup === undefined ? undefined : gameOf(rules, setup);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return tellEventInEnglish(event as EventBody, state.table, game, nameOf);
}

/** An entry of another stream: in a sentence of its own, or its type as words and its facts after it. */
export function tellOther(event: { readonly type: string }, naming: Naming): string {
  return isLook(event) ? tellLook(event.sight) : (tellElsewhere(event, naming) ?? factsIn(event));
}

function factsIn(event: { readonly type: string }): string {
  const { type, ...facts } = event;
  const said = Object.entries(facts)
    .filter(([key]) => !unsaid.has(key))
    .map(([key, value]) => fact(key, value))
    .filter((text) => text !== '');
  return ended(`${spaced(type)}${said.length === 0 ? '' : `: ${said.join(', ')}`}`);
}

/** Those who watch are watched by the same trail. */
const isLook = (event: {
  readonly type: string;
}): event is { readonly type: string; readonly sight: Sight } => event.type === 'Looked' && 'sight' in event;

const tellLook = ({ view, of, part }: Sight): string =>
  `Looked at ${view}${part === undefined ? '' : ` ${part}`}${of === undefined ? '' : ` of ${of}`}.`;

function tellDice(entry: DiceEntry, nameOf: Naming['nameOf']): string {
  switch (entry.type) {
    case 'SeedCommitted':
      return `The house binds itself to the dice of turn ${entry.turn}: ${entry.commitment}.`;
    case 'SeedContributed':
      return `${nameOf(entry.person)} adds to the dice of turn ${entry.turn} ("${entry.text}").`;
    case 'FacesDrawn':
      return `Draw ${entry.draw} of turn ${entry.turn} gives ${entry.faces.join('-')}.`;
    case 'SeedRevealed':
      return `The seed of turn ${entry.turn} is revealed (${entry.why}): ${entry.seed}.`;
    case 'DiceDoubted':
      return `The dice ${entry.dice.join(', ')} are doubted after ${entry.rolls} rolls: evidence ${Math.floor(entry.e)}.`;
    case 'DiceFailed':
      return `The dice of turn ${entry.turn} have failed: ${entry.cause}.`;
  }
}

/** Said elsewhere on the line, or of no use to a reader. */
const unsaid: ReadonlySet<string> = new Set(['at', 'by', 'clause', 'postings', 'device', 'session', 'salt']);

const LONGEST = 200;

function fact(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && (key === 'cents' || key === 'stack')) return writeMoney(value);
  if (typeof value === 'number' && moments.has(key)) return `${key} ${new Date(value).toISOString()}`;
  const said = plain(value);
  return said === '' ? '' : `${spaced(key).toLowerCase()} ${said}`.slice(0, LONGEST);
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
