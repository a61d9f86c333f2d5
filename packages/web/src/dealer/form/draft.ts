import type { FieldShape } from '@dicepit/wire/fields';

/** What somebody has written into a form so far: texts as they are typed, and ticks. */
export type Draft = string | boolean | undefined | readonly Draft[] | DraftFields;
export type DraftFields = { readonly [name: string]: Draft };

/** What a draft says, or where it says nothing that can be read. Nothing at all is read as undefined. */
export type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly place: string };

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
export function readFields(fields: Fields, draft: DraftFields): Read {
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
