import type { CommandBody, CommandType } from '@dicepit/engine';
import { type Field, type FieldShape, fieldsOfCommand } from '@dicepit/wire/fields';
import { reasonSays } from '../words/calls.ts';
import { inLanguage, nameOfPacks } from '../words/refusal-words.ts';
import { sum } from '../words/words.ts';
import { concerns } from './command-groups.ts';
import { type DealerView, incidentSays, itemSays, nameAt, wagerName } from './dealer-view.ts';
import { commandWords, dealerWords } from './dealer-words.ts';

/** What somebody has written into a form so far: texts as they are typed, and ticks. */
export type Draft = string | boolean | undefined | readonly Draft[] | DraftFields;
export type DraftFields = { readonly [name: string]: Draft };

/** What a draft says, or where it says nothing that can be read. Nothing at all is read as undefined. */
type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly place: string };

const blank: Read = { ok: true, value: undefined };
const wrong = (place = ''): Read => ({ ok: false, place });
const good = (value: unknown): Read => ({ ok: true, value });

/** Reads a draft by the shape of its field. */
function readDraft(shape: FieldShape, draft: Draft): Read {
  switch (shape.is) {
    case 'flag':
      return good(draft === true);
    case 'nothing':
      return good(null);
    case 'text':
    case 'words':
    case 'date':
    case 'whole':
    case 'cents':
    case 'moment':
    case 'one':
      return readText(shape, typeof draft === 'string' ? draft.trim() : '');
    case 'list':
      return readList(shape.of, listIn(draft));
    case 'row':
      return readRow(shape.of, listIn(draft));
    case 'dictionary':
      return readDictionary(shape.of, fieldsIn(draft));
    case 'either': {
      const { which = '0', value } = fieldsIn(draft);
      const chosen = shape.of[Number(which)];
      return chosen === undefined ? wrong() : readDraft(chosen, value);
    }
    case 'fields':
      return readFields(shape.fields, fieldsIn(draft));
  }
}

type Fields = Extract<FieldShape, { readonly is: 'fields' }>['fields'];

/** Reads several fields into an object; what is needed and not written is named. */
function readFields(fields: Fields, draft: DraftFields): Read {
  const value: Record<string, unknown> = {};
  for (const { name, needed, shape } of fields) {
    if (!needed && isBlank(draft[name])) continue;
    const read = readDraft(shape, draft[name]);
    if (!read.ok) return wrong(read.place === '' ? name : `${name}.${read.place}`);
    if (read.value === undefined && needed) return wrong(name);
    if (read.value !== undefined) value[name] = read.value;
  }
  return good(value);
}

export const isBlank = (draft: Draft): boolean => {
  if (draft === undefined || draft === false) return true;
  if (typeof draft === 'string') return draft.trim() === '';
  if (draft === true) return false;
  return Object.values(draft).every((each: Draft) => isBlank(each));
};

type TextShape = Extract<
  FieldShape,
  { is: 'one' | 'text' | 'words' | 'date' | 'whole' | 'cents' | 'moment' }
>;

function readText(shape: TextShape, text: string): Read {
  if (text === '') return blank;
  switch (shape.is) {
    case 'text':
    case 'words':
    case 'date':
      return good(text);
    case 'whole':
      return /^\d{1,9}$/.test(text) ? good(Number(text)) : wrong();
    case 'cents':
      return centsFrom(text);
    case 'moment': {
      const at = new Date(text).getTime();
      return Number.isNaN(at) ? wrong() : good(at);
    }
    case 'one': {
      const chosen = shape.of.find((each) => String(each) === text);
      return chosen === undefined ? wrong() : good(chosen);
    }
  }
}

/** A sum as it is written, `12`, `12.5` or `12,50`, in cents. */
export function centsFrom(text: string): Read {
  const written = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (written === null) return wrong();
  const [, sign = '', whole = '', part = ''] = written;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return good(sign === '' ? cents : -cents);
}

function readList(of: FieldShape, drafts: readonly Draft[]): Read {
  const values: unknown[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (isBlank(draft)) continue;
    const read = readDraft(of, draft);
    if (!read.ok) return wrong(`${index + 1}${read.place === '' ? '' : `.${read.place}`}`);
    values.push(read.value);
  }
  return good(values);
}

function readRow(of: readonly FieldShape[], drafts: readonly Draft[]): Read {
  const values: unknown[] = [];
  for (const [index, shape] of of.entries()) {
    const read = readDraft(shape, drafts[index]);
    if (!read.ok || read.value === undefined) return wrong(String(index + 1));
    values.push(read.value);
  }
  return good(values);
}

function readDictionary(of: FieldShape, drafts: DraftFields): Read {
  const value: Record<string, unknown> = {};
  for (const [key, draft] of Object.entries(drafts)) {
    const read = readDraft(of, draft);
    if (!read.ok) return wrong(key);
    if (read.value !== undefined) value[key] = read.value;
  }
  return good(value);
}

export const listIn = (draft: Draft): readonly Draft[] => (isList(draft) ? draft : []);

export const fieldsIn = (draft: Draft): DraftFields =>
  typeof draft === 'object' && !isList(draft) ? draft : {};

const isList = (draft: Draft): draft is readonly Draft[] => Array.isArray(draft);

/** A draft that says what a command says already, to be changed or completed. */
function draftOf(shape: FieldShape, value: unknown): Draft {
  switch (shape.is) {
    case 'cents':
      return typeof value === 'number' ? writtenCents(value) : undefined;
    case 'moment':
      return typeof value === 'number' ? writtenMoment(value) : undefined;
    case 'flag':
      return value === true;
    case 'list':
      return Array.isArray(value) ? value.map((each) => draftOf(shape.of, each)) : undefined;
    case 'row':
      return Array.isArray(value) ? shape.of.map((each, index) => draftOf(each, value[index])) : undefined;
    case 'fields':
      return draftOfFields(shape.fields, value);
    case 'dictionary':
      return Object.fromEntries(
        Object.entries(Object(value)).map(([key, each]) => [key, draftOf(shape.of, each)]),
      );
    case 'either': {
      const which = shape.of.findIndex((each) => isOf(each, value));
      const chosen = shape.of[which];
      return chosen === undefined ? undefined : { which: String(which), value: draftOf(chosen, value) };
    }
    case 'nothing':
      return undefined;
    case 'one':
    case 'text':
    case 'words':
    case 'date':
    case 'whole':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
}

export const draftOfFields = (fields: readonly Field[], value: unknown): DraftFields =>
  Object.fromEntries(
    fields.flatMap(({ name, shape }) => {
      const each: unknown = Reflect.get(Object(value), name);
      return each === undefined ? [] : [[name, draftOf(shape, each)]];
    }),
  );

/** A sum as somebody types it; without cents where it has none. */
const writtenCents = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** A moment as the browser's own field for day and time writes it, by the clock on this device's wall. */
function writtenMoment(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Whether a value is of one of several shapes; enough to tell those apart that commands have. */
function isOf(shape: FieldShape, value: unknown): boolean {
  switch (shape.is) {
    case 'nothing':
      return value === null;
    case 'one':
      return shape.of.some((each) => each === value);
    case 'list':
    case 'row':
      return Array.isArray(value);
    case 'fields':
      return shape.fields.every(({ name, shape: inner, needed }) => {
        const each: unknown = Reflect.get(Object(value), name);
        return each === undefined ? !needed : isOf(inner, each);
      });
    case 'dictionary':
      return typeof value === 'object';
    case 'either':
      return shape.of.some((each) => isOf(each, value));
    case 'flag':
      return typeof value === 'boolean';
    case 'whole':
    case 'cents':
    case 'moment':
      return typeof value === 'number';
    case 'text':
    case 'words':
    case 'date':
      return typeof value === 'string';
  }
}

type Written =
  | { readonly ok: true; readonly command: CommandBody }
  /** The field that is needed and not there, or cannot be read. */
  | { readonly ok: false; readonly place: string };

/** The command that a form says. */
export function commandFrom(type: CommandType, draft: DraftFields): Written {
  const read = readFields(fieldsOfCommand(type), draft);
  if (!read.ok) return read;
  // A form has the fields of the command's own schema, and has just been read by them; the server reads it again.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ok: true, command: { type, ...(read.value as object) } as CommandBody };
}

export type Choices = readonly (readonly [value: string, label: string])[];

/** What a field can be filled with at this table, where that is a list; undefined where it is written freely. */
export function choicesFor(view: DealerView, type: CommandType, field: string): Choices | undefined {
  const { table, game, rules } = view;
  const { procedure } = rules;
  switch (field) {
    case 'seat':
    case 'persons':
    case 'forfeits':
      return [...table.seats.values()].map(({ seat }) => [String(seat), `${seat} · ${nameAt(view, seat)}`]);
    case 'bet':
      return type === 'PlaceForPlayer' ? undefined : betsOf(view);
    case 'wager':
    case 'wagers':
      return Object.keys(game.wagers).map((wager) => [wager, wagerName(view, wager)]);
    case 'die':
      return aboutTheRoll.has(type)
        ? Array.from({ length: game.dice }, (_, die) => [
            String(die),
            commandWords.value.dieOfRoll({ place: die + 1 }),
          ])
        : type === 'ReceiveDice'
          ? undefined
          : [...table.dice.dice.keys()].map((die) => [die, die]);
    case 'dice':
      return type === 'ReceiveDice' ? undefined : [...table.dice.dice.keys()].map((die) => [die, die]);
    case 'reason':
      return game.procedure.noRolls.map((each) => [each.reason, reasonSays(game, each)]);
    case 'variant':
      return Object.values(procedure.calling.noRoll.variants)
        .flat()
        .map((each) => [each, nameOfPacks('variant', each)]);
    case 'item':
      return type === 'AnswerChecklist'
        ? procedure.opening.checklist.map((each) => [each.item, itemSays(view, 'checklist', each)])
        : procedure.equipment.items.map((each) => [each.item, itemSays(view, 'equipment', each)]);
    case 'equipment':
      return procedure.equipment.items.map((each) => [each.item, itemSays(view, 'equipment', each)]);
    case 'incident':
      // Findings about conduct are kept at the desk, and not at the table.
      return type === 'VoidBets'
        ? undefined
        : table.incidents.map((each) => [each.incident, incidentSays(each)]);
    case 'prompt':
      return Object.entries(procedure.conduct?.employees.prompts ?? {}).map(([prompt, { says }]) => [
        prompt,
        inLanguage(`prompt.${prompt}`, says),
      ]);
    case 'kind':
      return type === 'ReportIncident'
        ? Object.keys(procedure.incidents.kinds).map((kind) => [kind, nameOfPacks('incident', kind)])
        : undefined;
    case 'cause':
      return procedure.shooter?.ordering?.causes.map((cause) => [cause, nameOfPacks('cause', cause)]);
    case 'ground':
      return groundsOf(view);
    case 'colour':
      return procedure.money.colour?.colours.map((colour) => [colour, nameOfPacks('colour', colour)]);
    case 'roll':
      // The one that is called and not settled yet comes first.
      return [...(table.roll === undefined ? [] : [table.roll]), ...table.recent].map(({ number }) => [
        String(number),
        dealerWords.value.roll({ roll: number }),
      ]);
    case 'voucher':
      return type === 'RedeemVoucher'
        ? [...table.money.vouchers.values()].map(({ voucher, cents }) => [
            voucher,
            `${voucher} · ${sum(cents)}`,
          ])
        : undefined;
    default:
      return undefined;
  }
}

/** Commands that mean a die by its place in the roll. */
const aboutTheRoll: ReadonlySet<CommandType> = new Set<CommandType>(
  concerns.roll.filter((type) => type !== 'CallNoRoll' && type !== 'RecordFact'),
);

const betsOf = (view: DealerView): Choices =>
  [...view.table.betting.bets, ...view.table.betting.late].map(({ bet, seat, wager, chips, tokens }) => [
    bet,
    `${nameAt(view, seat)} · ${wagerName(view, wager)} · ${sum(chips + tokens)}`,
  ]);

function groundsOf({ rules }: DealerView): Choices | undefined {
  const { invalidating } = rules.procedure.overruling;
  if (invalidating === undefined) return undefined;
  const { disturbances, fraud } = invalidating;
  return [...disturbances.grounds, fraud.ground].map((ground) => [ground, nameOfPacks('ground', ground)]);
}
