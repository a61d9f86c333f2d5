import { loadPrint } from '@dicepit/words/page-words';
import { describe, expect, test } from 'vitest';
import { exampleSource } from '../example-source.ts';
import { weave } from '../weave.ts';
import { toMarkdown } from './page.ts';

const english = await loadPrint('en');

const page = toMarkdown(weave(exampleSource(), english));

describe('toMarkdown', () => {
  test('text cannot become markup or break a table', () => {
    expect(page).not.toContain('<script');
    expect(page).toContain(
      String.raw`&lt;script&gt;alert("x")&lt;/script&gt; \| are &amp; equal, \*all\* \[of\] them.`,
    );
    expect(page).toContain(String.raw`| 2001 | 4 \| 3 |`);
  });

  test('every clause has an anchor and a link that leads to it', () => {
    expect(page).toContain('### <a id="ex/2.2#2"></a>[2.2\\#2](<#ex/2.2%232>)');
    expect(page).toContain('[(a)](<#ex/1.1(a)>)');
  });

  test('the rolls of a wager are drawn in letters', () => {
    expect(page).toContain(['  1 2 3 4 5 6', '1 x x x x x W', '2 x x x x W x'].join('\n'));
    expect(page).toContain('Hard 6: 1 of 36 wins, 10 of 36 lose, 25 of 36 leave it up.');
  });

  test('the table of odds has the exact figure and its percentage', () => {
    expect(page).toMatch(/\| \[Hard 6\]\(<#ex\/2\.1>\) \| 9 to 1 \| 1\/11 \(9\.09%\) \| 1\/11 \(9\.09%\) \|/);
  });
});
