import type { Field, FieldShape } from '@dicepit/wire/fields';
import type { Draft, DraftFields } from './draft.ts';

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
