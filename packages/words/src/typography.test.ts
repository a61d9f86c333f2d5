import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('fr/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

/** Every text of a catalogue, however deep it lies. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const breaking = (texts: readonly string[], pattern: RegExp) => texts.filter((text) => pattern.test(text));

describe.each(files)('fr/%s', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

  test('has the spaces of French, which do not break', () => {
    expect(breaking(texts, /(?<![\u202f!?])[;!?](?!\w)/)).toEqual([]);
    expect(breaking(texts, /(?<![\u00a0\d]):(?!\/\/)|«(?!\u00a0)|(?<!\u00a0)»/)).toEqual([]);
  });

  test('has round apostrophes, French quotation marks and no others', () => {
    expect(breaking(texts, /['"“”„]/)).toEqual([]);
  });

  test('says vous', () => {
    expect(breaking(texts, /(?<!\p{L})(?:tu|toi|tes|te)(?!\p{L})/iu)).toEqual([]);
  });
});
