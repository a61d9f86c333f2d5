import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '..');
const textsOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: src }).map((name) => readFileSync(resolve(src, name), 'utf8'));

/** The components that parts give out: a capital and then small letters, unlike a constant. */
const components = textsOf('parts/*.tsx').flatMap((text) =>
  [...text.matchAll(/^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => name),
);
const samples = textsOf('components/*-sample.tsx').join('\n');

test('all parts are read', () => {
  expect(components).toEqual(expect.arrayContaining(['Action', 'Panel', 'SegmentRow', 'Writing']));
});

test.each(components)('%s stands on the page of components', (name) => {
  expect(samples).toMatch(new RegExp(`<${name}[\\s.>/]`));
});
