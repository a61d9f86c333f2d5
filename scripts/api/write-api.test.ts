import { readFileSync } from 'node:fs';
import { routeNames } from '@dicepit/wire';
import { expect, test } from 'vitest';
import { writeApi, writePackSchema } from './write-api.ts';

const committed = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

test('docs/api.md is what the code says; npm run api writes it anew', () => {
  expect(writeApi()).toBe(committed);
});

test('every route has its line, and a line says who may', () => {
  const lines = committed.split('\n').filter((line) => /^\| `(GET|POST) /.test(line));
  expect(lines).toHaveLength(routeNames.length);
  expect(lines.find((line) => line.includes('`POST /api/v1/pit/lock`'))).toBe(
    '| `POST /api/v1/pit/lock` | Take no new guests |  |  |  |  |  |  | yes |  |  |',
  );
});

test('docs/pack.schema.json is what the code says; npm run api writes it anew', () => {
  expect(writePackSchema()).toBe(
    readFileSync(new URL('../../docs/pack.schema.json', import.meta.url), 'utf8'),
  );
});
