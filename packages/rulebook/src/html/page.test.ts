import { loadPrint } from '@dicepit/words/page-words';
import { describe, expect, test } from 'vitest';
import { exampleSource } from '../example-source.ts';
import { weave } from '../weave.ts';
import { toHtml } from './page.ts';

const english = await loadPrint('en');

const page = toHtml(weave(exampleSource(), english));

describe('toHtml', () => {
  test('text of the rules, names and readings cannot become markup', () => {
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('Any 7 &lt;b&gt;');
    expect(page).toContain('Nothing &lt;else&gt; is said.');
    expect(page).not.toMatch(/Any 7 <b>/);
  });

  test('the page runs no script and asks nothing of the network', () => {
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/\b(?:src|href)="(?!#)/);
    expect(page).not.toMatch(/\son\w+=/);
    expect(page.replaceAll('url(data:', '').replaceAll('url(#', '')).not.toContain('url(');
  });

  test('a clause is its own address, and the hash of a second rule is written for an address', () => {
    expect(page).toContain('id="ex/1.1(a)"');
    expect(page).toContain('href="#ex/1.1(a)"');
    expect(page).toContain('id="ex/2.2#2"');
    expect(page).toContain('href="#ex/2.2%232"');
  });

  test('it has a language, a way past the contents, landmarks and one heading of the first order', () => {
    expect(page).toContain('<html lang="en"');
    expect(page).toContain('<a class="skip" href="#main">');
    for (const landmark of ['<header', '<nav', '<main', '<footer'])
      expect(page.split(landmark)).toHaveLength(2);
    expect(page.split('<h1>')).toHaveLength(2);
  });

  test('quotation marks are curled, across a link as well', () => {
    expect(page).toContain('A \u201cslip\u201d.');
    expect(page).toContain('The dice\u2019s part');
  });

  test('what the software does is a word, not a colour', () => {
    expect(page).toContain('<span class="badge enforced">enforced</span>\n<span>Told in the book.</span>');
  });
});
