import { describe, expect, test } from 'vitest';
import { drawDie } from './dice.ts';
import { element, escape } from './svg.ts';

describe('markup', () => {
  test('text and attributes are escaped, whoever wrote them', () => {
    expect(escape(`<b onclick="x">&'`)).toBe('&lt;b onclick=&quot;x&quot;&gt;&amp;&#39;');
    expect(element('g', { class: '"><script>' })).toBe('<g class="&quot;&gt;&lt;script&gt;"/>');
  });

  test('characters that XML cannot hold are replaced', () => {
    expect(escape('a\u0000b\u001bc\uFFFEd\uD800e')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe');
    expect(escape('tab\tand line\n')).toBe('tab\tand line\n');
  });

  test('an undefined attribute is left out and numbers are short', () => {
    expect(element('rect', { x: 1 / 3, y: undefined, width: 2 })).toBe('<rect x="0.33" width="2"/>');
  });

  test.each([1, 2, 3, 4, 5, 6] as const)('a die showing %i has as many pips', (pips) => {
    expect(drawDie(pips).match(/<circle/g)).toHaveLength(pips);
  });
});
