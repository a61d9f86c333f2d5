import { check } from '@dicepit/wire';

/** The data of a message, by its schema; undefined where it does not fit, so that the stream is read anew. */
export function dataOf<Value>(schema: Parameters<typeof check<Value>>[0], data: string): Value | undefined {
  try {
    const checked = check(schema, JSON.parse(data));
    return checked.ok ? checked.value : undefined;
  } catch {
    return undefined;
  }
}
