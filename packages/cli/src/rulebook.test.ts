import { bankedPacks } from '@dicepit/games';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { registers } from '@dicepit/games/texts';
import {
  type ClauseEntry,
  listClauses,
  type Prose,
  type Rulebook,
  toHtml,
  toMarkdown,
  toParts,
  withoutChances,
} from '@dicepit/rulebook';
import { partyBook } from '@dicepit/web/books';
import { loadPrint } from '@dicepit/words/page-words';
import { describe, expect, test } from 'vitest';
import { bookWith, everyBook } from './printed-books.ts';
import { unbalanced } from './well-formed.ts';

describe.each(everyBook.map((book) => [book.pack, book] as const))('%s', (id, book) => {
  const rows = (registers[id] ?? []).map(({ clause }) => clause);
  const [page, text] = [toHtml(book), toMarkdown(book)];
  const idsIn = (printed: string): readonly string[] =>
    [...printed.matchAll(/\sid="([^"]*)"/g)].map(([, anchor = '']) => anchor);

  test('every clause of the register stands once, in its order, in the page and in the Markdown', () => {
    const known = new Set(rows);
    const articles = [...page.matchAll(/<article class="clause" id="([^"]*)"/g)].map(([, clause]) => clause);
    expect(articles).toEqual(rows);
    expect(idsIn(text).filter((anchor) => known.has(anchor))).toEqual(rows);
  });

  test('no id stands twice', () => {
    for (const ids of [idsIn(page), idsIn(text)])
      expect(ids.filter((each, at) => ids.indexOf(each) !== at)).toEqual([]);
  });

  test('every link leads to a place in the same book', () => {
    const [inPage, inText] = [new Set(idsIn(page)), new Set(idsIn(text))];
    const hrefs = [...page.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href);
    const links = [...text.matchAll(/\]\(<([^>]*)>\)/g)].map(([, href = '']) => href);
    const lost = (targets: ReadonlySet<string>) => (href: string) =>
      !href.startsWith('#') || !targets.has(decodeURIComponent(href.slice(1)));
    expect(hrefs.length).toBeGreaterThan(rows.length);
    expect(hrefs.filter(lost(inPage))).toEqual([]);
    expect(links.length).toBeGreaterThan(rows.length);
    expect(links.filter(lost(inText))).toEqual([]);
  });

  test('the page is well formed', () => {
    expect(unbalanced(page)).toEqual([]);
  });

  test('the book says first that the words are ours and the published text is the last word', () => {
    for (const printed of [page, text]) {
      expect(printed.indexOf('our own words')).toBeGreaterThan(0);
      expect(printed.indexOf('The published text is the last word.')).toBeLessThan(
        printed.indexOf(rows[1] ?? ''),
      );
      expect(printed).toContain('our own reconstructions');
    }
  });

  test('every reading is told in full once, with its answer', () => {
    const told = listClauses(book).flatMap(({ readings }) => readings);
    for (const { anchor } of told) expect(idsIn(page)).toContain(anchor);
    expect(told.every(({ reading }) => reading.length > 0)).toBe(true);
  });
});

const [nz, nsw] = [bookWith(snakeEyesNz), bookWith(snakeEyesNsw)];

function at(book: Rulebook, label: string): ClauseEntry {
  const entry = listClauses(book).find((each) => each.label === label);
  if (entry === undefined) throw new Error(`${book.pack} has no clause ${label}`);
  return entry;
}

/** Where a reader lands who follows these words in a text. */
const follow = (prose: Prose, words: string): string | undefined => {
  const span = prose.find(({ text }) => text === words);
  return span === undefined || !('to' in span) ? span?.kind : span.to;
};

const plain = (prose: Prose): string => prose.map(({ text }) => text).join('');

const areasOf = (svg: string): number => [...svg.matchAll(/class="area[ "]/g)].length;

const areaIn = (svg: string, wager: string): string =>
  /<title>([^<]*)/.exec(svg.slice(svg.indexOf(`data-wager="${wager}"`)))?.[1] ?? '';

/** The odds lettered on an area of a drawing, in the order they stand there. */
function oddsOn(svg: string, wager: string): readonly string[] {
  const from = svg.indexOf(`data-wager="${wager}"`);
  const next = svg.indexOf('data-wager=', from + 1);
  const area = svg.slice(from, next < 0 ? undefined : next);
  return [...area.matchAll(/>(\d+(?:\.\d+)? TO 1)</g)].map(([, odds = '']) => odds);
}

describe('New Zealand', () => {
  test('nz/1.1 a defined term leads to its entry, and is not linked within it', () => {
    expect(follow(at(nz, '5.7(a)').rule, '7 Out')).toBe('nz/1.1(7-out)');
    expect(follow(at(nz, '5.7').rule, 'Shooter')).toBe('nz/1.1(shooter)');
    expect(at(nz, '1.1(7-out)').rule.some((span) => 'to' in span && span.to === 'nz/1.1(7-out)')).toBe(false);
    expect(at(nz, '1.1(active-dice)').rule.some(({ text }) => text === 'Dice')).toBe(false);
  });

  test('nz/1.2 section 1 lists all seven conventions', () => {
    const labels = nz.sections[0]?.clauses.map(({ label }) => label) ?? [];
    expect(labels.filter((label) => /^1\.2\([a-g]\)$/.test(label))).toHaveLength(7);
  });

  test('nz/1.2(c) a bare rule number leads to the rule of this Division and never to another pack', () => {
    expect(follow(at(nz, '1.2(c)').software, '4.8')).toBe('nz/4.8');
    expect(follow(at(nsw, '6.8').rule, '6.6')).toBe('nsw/6.6');
    const n2 = at(nz, '6.3(g)').readings.find(({ id }) => id === 'N2');
    expect(n2?.why?.some((span) => 'to' in span && span.text.includes('5.3.5'))).toBe(false);
    const links = listClauses(nz).flatMap(({ rule, software }) => [...rule, ...software]);
    expect(links.filter((span) => 'to' in span && !span.to.startsWith('nz/'))).toEqual([]);
  });

  test('nz/1.2(d) a bare (a) in 5.7 leads to 5.7(a)', () => {
    expect(follow(at(nz, '5.7').rule, '(a)')).toBe('nz/5.7(a)');
    expect(follow(at(nz, '4.1(a)(i)').rule, '(A)')).toBe('nz/4.1(a)(i)(A)');
  });

  test('nz/1.2(e) the 6.10 of 6.9 is the 6.10 of this Division', () => {
    expect(follow(at(nz, '6.9').rule, '6.10')).toBe('nz/6.10');
  });

  test('nz/1.2(f) section 4 in 5.6(e) leads to the wagers; section 16 of the General Rules is outside', () => {
    expect(follow(at(nz, '5.6(e)').rule, 'section 4')).toBe('nz/section-4');
    expect(nz.sections.find(({ id }) => id === 'nz/section-4')?.title).toMatch(/^Wagers/);
    expect(follow(at(nz, '1.1(dice)').rule, 'section 16')).toBe('external');
  });

  test('nz/1.2(g) Appendix 2 in 3.2 leads to the layout of option 2', () => {
    expect(follow(at(nz, '3.2').rule, '2')).toBe('nz/appendix-2');
    expect(at(nz, 'appendix-2').drawings).toHaveLength(1);
  });

  test('nz/2.0 the book says that Division 1 is not here, and names the policies in its place', () => {
    const told = at(nz, '2.0')
      .readings.map(({ reading }) => plain(reading))
      .join(' ');
    expect(told).toContain('Division 1 also applies and is not contained here');
    for (const policy of ['minimum and maximum wagers', 'age', 'chips', 'disputes', 'exclusion', 'closing'])
      expect(told).toContain(policy);
    expect(nz.notices.some((notice) => follow(notice, '2.0') === 'nz/2.0')).toBe(true);
  });

  test.each([
    ['nz/appendix-1', '2 to 1', ['3 TO 1', '2 TO 1']],
    ['nz/appendix-2', '2 to 1', ['2 TO 1', '2 TO 1']],
    ['nz/appendix-3', '3 to 1', ['3 TO 1']],
  ])('%s is drawn with 15 areas and its own field odds', (clause, odds, lettered) => {
    const [picture] = at(nz, clause.slice(3)).drawings;
    for (const svg of [picture?.wide ?? '', picture?.portrait ?? '']) {
      expect(areasOf(svg)).toBe(15);
      expect(areaIn(svg, 'field')).toContain(odds);
      expect(oddsOn(svg, 'field').filter((each) => each !== '1 TO 1')).toEqual(lettered);
    }
  });

  test('nz/4.10 the book prints the odds that its table posts, on the felt and in its figures', () => {
    const posted = (odds: string) => bookWith(snakeEyesNz, { 'hard-6': odds });
    for (const [odds, edge] of [
      ['8', '2/11'],
      ['9', '1/11'],
    ] as const) {
      const book = posted(odds);
      const hard6 = book.wagers.find(({ id }) => id === 'hard-6');
      expect(hard6?.pays.map((line) => line.odds)).toEqual([`${odds} to 1`]);
      expect(hard6?.figures?.edge.exact).toBe(edge);
      expect(oddsOn(book.cover?.wide ?? '', 'hard-6')).toEqual([`${odds} TO 1`]);
    }
  });

  test('nz/6.11 the notice about the results display stands in the book', () => {
    expect(at(nz, '6.11')).toMatchObject({ treatment: 'displayed' });
    expect(toHtml(nz)).toMatch(/id="nz\/6\.11".*?not liable for wrong results/s);
  });
});

describe('New South Wales', () => {
  const front = nsw.notices.map(plain).join(' ');

  test('nsw/order-(1) the book names the order it was taken from, and all of its parts', () => {
    expect(front).toContain('the order signed in Sydney on 13 March 2019');
    expect(follow(at(nsw, 'order-(1)').rule, '10')).toBe('nsw/section-10');
    expect(follow(at(nsw, 'order-(1)').rule, 'B')).toBe('nsw/diagram-b');
  });

  test('nsw/order-3 the signing date and the signing office stand in front of the rules', () => {
    expect(front).toContain('13 March 2019 by the manager responsible for market product approvals');
    const page = toHtml(nsw);
    expect(page.indexOf('13 March 2019')).toBeLessThan(page.indexOf('id="nsw/order-1"'));
  });

  test('nsw/1.1 the term 7 Out in 3.7.1 leads to its entry', () => {
    expect(follow(at(nsw, '3.7.1').rule, '7 Out')).toBe('nsw/1.1(7-out)');
  });

  test('the book of New South Wales warns that its chances are not for use at the table', () => {
    expect(nsw.notices.some((notice) => follow(notice, '9.1') === 'nsw/9.1')).toBe(true);
    expect(front).toContain('read them away from the table');
    const others = everyBook.filter(({ pack }) => pack !== nsw.pack).flatMap(({ notices }) => notices);
    expect(others.map(plain).filter((notice) => notice.includes('away from the table'))).toEqual([]);
  });

  test('nsw/9.14 anyone may read all of sections 1 to 10: one page, no script, no request', () => {
    const page = toHtml(nsw);
    for (let section = 1; section <= 10; section += 1) expect(page).toContain(`id="nsw/section-${section}"`);
    expect(page).not.toMatch(/<script|<link|<iframe|\ssrc="/);
  });

  test('nsw/diagram-a 15 areas, and hard 6 shows 9.5 to 1', () => {
    const [picture] = at(nsw, 'diagram-a').drawings;
    expect(areasOf(picture?.wide ?? '')).toBe(15);
    expect(oddsOn(picture?.wide ?? '', 'hard-6')).toEqual(['9.5 TO 1']);
  });

  test('nsw/diagram-b 15 areas, and the field shows 12 at 2 to 1', () => {
    const [picture] = at(nsw, 'diagram-b').drawings;
    expect(areasOf(picture?.wide ?? '')).toBe(15);
    expect(oddsOn(picture?.wide ?? '', 'field')).toContain('2 TO 1');
    expect(oddsOn(at(nsw, 'diagram-a').drawings[0]?.wide ?? '', 'field')).not.toContain('2 TO 1');
  });
});

describe('Double Dice, Wonder Dice and the parlour game', () => {
  test('double/1 the mat has 15 areas, and 14 without the bonus', () => {
    expect(areasOf(bookWith(doubleDice).cover?.wide ?? '')).toBe(15);
    expect(areasOf(bookWith(doubleDice, { bonus: 'off' }).cover?.wide ?? '')).toBe(14);
  });

  test("double/odds(shooters-bet) the table of odds has the Shooter's Bet at 1 to 1", () => {
    const [shooters] = bookWith(doubleDice).wagers;
    expect(shooters).toMatchObject({ id: 'shooters-bet', pays: [{ odds: '1 to 1' }] });
    expect(shooters?.figures?.edge.exact).toBe('23/648');
    expect(toMarkdown(bookWith(doubleDice))).toMatch(/\| \[Shooter's Bet\]\(<#double\/7\.1>\) \| 1 to 1 \|/);
  });

  test('wonder/object-1 the object of the game is the first line of the rules', () => {
    expect(listClauses(bookWith(wonderDice))[0]?.clause).toBe('wonder/object-1');
  });

  test('wonder/missing-1 the book says that the text breaks off', () => {
    const [notice = []] = bookWith(wonderDice).notices;
    expect(plain(notice)).toContain('breaks off inside Any Triple');
    expect(follow(notice, 'missing-1')).toBe('wonder/missing-1');
  });

  test('party/object-1 the book has the object of the game, and a picture counts the cards to go', async () => {
    const book = partyBook(await loadPrint('en'));
    expect(book.sections.find(({ id }) => id === 'party/section-object')?.clauses).toHaveLength(1);
    expect(book.cover?.wide).toMatch(/A 9 to go/);
  });
});

test('the check of tags finds what it is there for', () => {
  expect(unbalanced('<p><b>x</p></b>')).not.toEqual([]);
  expect(unbalanced('<p>x')).toEqual(['<p> is never closed']);
  expect(unbalanced('<p>a < b</p>')).not.toEqual([]);
  expect(unbalanced('<p>a & b</p>')).not.toEqual([]);
  expect(unbalanced('<p title="x">a<wbr>b &amp; <path d="M0 0"/></p>')).toEqual([]);
});

test('every wager of every pack has its block at its clause, with all the rolls told', () => {
  for (const pack of bankedPacks) {
    const book = bookWith(pack);
    const shown = listClauses(book).flatMap(({ groups }) => groups.flatMap(({ wagers }) => wagers));
    expect(shown.map(({ id }) => id).toSorted()).toEqual(pack.wagerIds.toSorted());
    for (const { grids } of shown)
      for (const { cells, counts } of grids) {
        expect(cells).toHaveLength(pack.dice === 2 ? 36 : 216);
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(cells.length);
      }
  }
});

test.each(bankedPacks.map((pack) => [pack.id, pack] as const))(
  'nsw/9.1 the book of %s for a seated player has every clause and what it pays, and no chance or edge',
  (_, pack) => {
    const book = bookWith(pack);
    const posted = withoutChances(book);
    const chances = /house edge|chance to win|edge per|deviation|\d+ of (36|216)|\d%/i;
    const told = (of: Rulebook): string => {
      const { contents, text } = toParts(of);
      const labels = [...text.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
      return [contents, text].map((part) => part.replaceAll(/<[^>]*>/g, ' ')).join(' ') + labels.join(' ');
    };
    expect(told(posted)).not.toMatch(chances);
    expect(told(book)).toMatch(chances);
    expect(listClauses(posted).map(({ clause, rule }) => [clause, rule])).toEqual(
      listClauses(book).map(({ clause, rule }) => [clause, rule]),
    );
    expect(posted.wagers.map(({ pays }) => pays.map(({ odds, on }) => [odds, on]))).toEqual(
      book.wagers.map(({ pays }) => pays.map(({ odds, on }) => [odds, on])),
    );
  },
);
