import { expect, test } from 'vitest';
import { asWritten, curl, html } from './markup.ts';

test('what is put into markup is escaped, in text and in attributes', () => {
  expect(html`<p title="${'a"b'}">${'<i>'} & ${3}</p>`.markup).toBe('<p title="a\u201db">&lt;i&gt; & 3</p>');
  expect(html`${'a & b'}`.markup).toBe('a &amp; b');
});

test('markup, lists and nothing are put in as they are', () => {
  expect(html`${[html`<b>${'x'}</b>`, undefined, asWritten('<hr>')]}`.markup).toBe('<b>x</b><hr>');
});

test.each([
  [`the "2 or 5" box`, 'the \u201c2 or 5\u201d box'],
  [`player's ('go')`, 'player\u2019s (\u2018go\u2019)'],
])('%s is curled and keeps its length', (straight, curled) => {
  expect(curl(straight)).toBe(curled);
  expect(curled).toHaveLength(straight.length);
});
