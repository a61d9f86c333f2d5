import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themesWithoutScript } from './book-html.ts';

test('the light and the contrast theme are chosen by the device where no script names one', () => {
  const css = themesWithoutScript(readFileSync(new URL('../look/themes.css', import.meta.url), 'utf8'));
  const [light = '', contrast = ''] = css.split('@media').slice(1);
  expect(light).toContain('prefers-color-scheme: light');
  expect(light).toMatch(/--bg: #f7f2e4;/);
  expect(contrast).toContain('prefers-contrast: more');
  expect(contrast).toMatch(/--bg: #000;/);
});

test('a token file without the theme stops the build', () => {
  expect(() => themesWithoutScript(':root {}')).toThrow('no theme light');
});
