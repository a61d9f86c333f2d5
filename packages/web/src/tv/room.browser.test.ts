import { listPrices } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import type { BankedScreen, LobbyScreen, PartyScreen, Screen } from '@dicepit/wire';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { screens } from '../testing/screens.ts';
import { aCrowd, aLobby, anEvening, aParty, aTable } from './testing/boards.ts';
import { fakeStreams } from './testing/fake-streams.ts';

/** Everything that sticks out of the screen, and every part of the column at the side that lies on another. */
const faults = `(() => {
  const found = [];
  const nameOf = (each) => each.tagName + '.' + (each.dataset.part || '') + ' ' + each.textContent.slice(0, 30);
  for (const each of document.querySelectorAll('#page *')) {
    if (each.closest('svg') !== null || each.closest('[hidden]') !== null) continue;
    const { left, top, right, bottom, width } = each.getBoundingClientRect();
    if (width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
      found.push('out: ' + nameOf(each));
  }
  for (const each of document.querySelectorAll('[data-part=words]'))
    if (each.scrollWidth > each.clientWidth + 1) found.push('cut: ' + nameOf(each));
  const parts = [...document.querySelectorAll('[data-part=side] section')].filter((each) => !each.hidden);
  parts.slice(1).forEach((each, index) => {
    if (parts[index].getBoundingClientRect().bottom > each.getBoundingClientRect().top + 1)
      found.push('over: ' + nameOf(each));
  });
  return found;
})()`;

/**
 * Everything of a moment that sticks out of the felt that it lies on, is cut, or lies on another part of it, once its
 * parts have come to their places.
 */
const momentFaults = `(() => {
  const found = [];
  const at = 1_300;
  for (const each of document.getAnimations()) { each.pause(); each.currentTime = at; }
  const nameOf = (each) => each.tagName + '.' + (each.dataset.part || '') + ' ' + each.textContent.slice(0, 30);
  const felt = document.querySelector('[data-part=moment]').getBoundingClientRect();
  // What runs round the felt or leaves it is meant to.
  const parts = [...document.querySelectorAll('[data-part=moment-parts] > *')]
    .filter((each) => !each.matches('[data-part=light]'));
  for (const each of parts) {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (left < felt.left - 1 || top < felt.top - 1 || right > felt.right + 1 || bottom > felt.bottom + 1)
      found.push('out: ' + nameOf(each));
    const isEllipsed = getComputedStyle(each).textOverflow === 'ellipsis';
    if (!isEllipsed && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0) found.push('cut: ' + nameOf(each));
    for (const other of parts) {
      if (other.contains(each) || each.contains(other)) continue;
      const its = other.getBoundingClientRect();
      const wide = Math.min(right, its.right) - Math.max(left, its.left);
      const high = Math.min(bottom, its.bottom) - Math.max(top, its.top);
      if (wide > 2 && high > 2) found.push('over: ' + nameOf(each) + ' and ' + nameOf(other));
    }
  }
  return found;
})()`;

describe.skipIf(executablePath === undefined)(`the television has room${withoutBrowser}`, () => {
  let browser: Browser;
  let page: Page;
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ screens });
    browser = await aBrowser();
    page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  /** Has the page show a screen that no pit has sent. */
  async function shows(screen: Screen, query = ''): Promise<void> {
    const told = await page.addInitScript(`${fakeStreams} tell(${JSON.stringify(JSON.stringify(screen))})`);
    await page.goto(
      `${world.server.url}${screen.is === 'lobby' ? '/tv' : `/t/${screen.table}/screen`}${query}`,
    );
    await told.dispose();
    await page.waitForSelector('[data-part=stage] > *');
    await page.evaluate('document.fonts.ready.then(() => undefined)');
  }

  const notices: BankedScreen['notices'] = [
    { is: 'closing', at: 3_600_000 },
    { is: 'raise', minimum: 10_00, wager: null, from: 1_200_000 },
    { is: 'odds', since: 0 },
  ];
  const many = aCrowd(12);
  const wifi = { name: 'Harbour School guests, 5 GHz', qr: { size: 21, path: '' } };
  const longName: Partial<LobbyScreen> = { pit: 'The night of the long dice at the harbour' };
  // The longest words that the list has.
  const trail = { words: 'elephant-envelope-umbrella-fountain', at: 0 };
  const came = Array.from({ length: 6 }, (_, index) => `Maximiliane-Charlotte ${index}`);
  const crowded: Partial<LobbyScreen> = { locked: true, guests: 199, came, trail };
  const opening: Partial<BankedScreen> = { phase: 'betting', call: null, pays: [], last: [], trail };
  const ofThree: BankedScreen['totals'] = Array.from({ length: 16 }, (_, index) => ({
    total: index + 3,
    count: index,
    expected: null,
    since: index === 0 ? null : index * 30,
  }));
  const long = Array.from({ length: 30 }, (_, index) => `Maximiliane-Charlotte Featherstonehaugh ${index}`);
  const shared = anEvening(long, {
    party: { games: 12, most: { games: 4, names: long.slice(0, 2) } },
    dice: [
      ...anEvening(long).dice,
      { dice: 3, totals: ofThree.map(({ total, count }) => ({ total, count, expected: 8 })) },
    ],
    podium: {
      unit: 'cents',
      steps: [
        { place: 1, names: long.slice(0, 12), result: 12_345_678_50 },
        { place: 3, names: long.slice(12, 14), result: -12_345_678_50 },
      ],
    },
    thanks: long,
  });
  const raised = {
    fundraiser: {
      cause: 'the roof of the library of the harbour school',
      goal: 120_000_00,
      total: 123_456_50,
      entry: 40_00,
      guests: 23,
      donations: 122_536_50,
    },
  };
  const unranked = { podium: null };
  const unplayed = { from: null, rolls: 0, longestTurn: null, biggestWin: null, snakeEyes: null, dice: [] };
  const teams = Array.from({ length: 8 }, (_, index) => ({
    team: `The league of the harbour ${index + 1}`,
    guests: 23,
    cents: 123_456_50 - index * 10_000_00,
  }));
  /** All that the longest of our games offers, as a television is told of it. */
  const wagers = bankedPacks
    .map((pack) => {
      const opened = pack.open();
      if (!opened.ok) throw new Error(`${pack.id} opens by default`);
      return Object.values(opened.game.wagers).map((wager) => ({
        name: wager.name,
        odds: listPrices(wager),
        clause: `${pack.prefix}/${wager.clause}`,
      }));
    })
    .reduce((most, each) => (each.length > most.length ? each : most));
  const threeDice: BankedScreen = {
    ...aTable(many),
    pack: 'wonder-dice',
    game: 'WONDER DICE',
    thrower: 'dealer',
    dice: 3,
    shooter: null,
    totals: ofThree,
    phases: ['betting', 'last call', 'cup shaken', 'called', 'settled'],
    call: {
      is: 'total',
      number: 118,
      faces: [5, 5, 5],
      call: { called: { manner: 'total', total: 15, pips: 5 }, house: {} },
    },
  };
  const won: Partial<PartyScreen> = {
    phase: 'won',
    winner: 2,
    taken: { chips: 148, pile: { blue: 14, red: 1, white: 3 } },
  };

  test.each([
    ['a call that pays twelve', aTable(many), ''],
    ['the same in German', aTable(many), '?lang=de'],
    ['the same under three notices', { ...aTable(many), notices }, ''],
    ['sets and pays at once', { ...aTable(many), sets: { thrown: 1, throws: 4, won: 0, most: 6 } }, ''],
    ['twelve on the list of leaders', aTable(many), '?view=leaders'],
    ['forty on the list of leaders', aTable(aCrowd(40)), '?view=leaders'],
    ['a party of two', aParty(aCrowd(2)), ''],
    ['a party of eight', aParty(aCrowd(8)), '?lang=de'],
    ['a party of twenty', aParty(aCrowd(20)), ''],
    ['a party of forty', aParty(aCrowd(40)), ''],
    ['a party that nobody has come to', aParty([]), ''],
    ['a winner', { ...aParty(aCrowd(4)), ...won }, ''],
    ['a lobby of twenty tables', aLobby(20), ''],
    ['a locked lobby of eight with the words of its record', { ...aLobby(8), ...crowded }, '?lang=de'],
    ['the results of a turn', aTable(many), '?view=results'],
    ['the sign in German', { ...aTable(many), wagers, notices }, '?view=sign&lang=de'],
    ['the sign in French', { ...aTable(many), wagers, notices }, '?view=sign&lang=fr'],
    ['the rules in German', { ...aTable(many), wagers }, '?view=rules&lang=de'],
    ['the rules in French', { ...aTable(many), wagers }, '?view=rules&lang=fr'],
    ['the sign of a party in German', aParty(aCrowd(4)), '?view=sign&lang=de'],
    ['the sign of a party in French', aParty(aCrowd(4)), '?view=sign&lang=fr'],
    ['the rules of a party in German', aParty(aCrowd(4)), '?view=rules&lang=de'],
    ['the rules of a party in French', aParty(aCrowd(4)), '?view=rules&lang=fr'],
    ['the teams in German', { ...aTable(many), teams }, '?view=leaders&lang=de'],
    ['the teams in French', { ...aTable(many), teams }, '?view=leaders&lang=fr'],
    [
      'the end of an evening of teams',
      {
        ...aTable(many),
        trail,
        evening: anEvening(many, { fundraiser: { ...raised.fundraiser, teams }, podium: null }),
      },
      '?lang=fr',
    ],
    ['three dice in German', threeDice, '?lang=de'],
    ['three dice in French', threeDice, '?lang=fr'],
    [
      'the results of three dice',
      { ...aTable(many), dice: 3, totals: ofThree, shooter: null },
      '?view=results&lang=de',
    ],
    ['a table that opens', { ...aTable(many), ...opening, notices }, ''],
    ['a table that is closed', { ...aTable(many), trail, phase: 'closed' }, '?lang=de'],
    ['the end of an evening', { ...aTable(many), trail, evening: anEvening(many) }, ''],
    ['the end of an evening of thirty in German', { ...aTable(many), trail, evening: shared }, '?lang=de'],
    [
      'the end of an evening in French',
      { ...aTable(many), trail, evening: anEvening(many, raised) },
      '?lang=fr',
    ],
    [
      'the end of an evening that nobody is ranked at',
      { ...aLobby(2), evening: anEvening(many, unranked) },
      '',
    ],
    ['the end of an evening that nobody played at', { ...aLobby(1), evening: anEvening([], unplayed) }, ''],
    ['a lobby with a long name and a Wi-Fi', { ...aLobby(4, wifi), ...longName }, '?lang=de'],
  ] as const)('for %s', async (_what, screen, query) => {
    await shows(screen, query);
    expect(await page.evaluate(faults)).toEqual([]);
  });

  // The table leans back while dice fly, and its near edge comes out of its frame on purpose.
  test.each([
    ['dice that are out in German', { ...aTable(many), phase: 'dice out', call: null, pays: [] }, '?lang=de'],
    ['dice that are out in French', { ...aTable(many), phase: 'dice out', call: null, pays: [] }, '?lang=fr'],
    ['a cup in French', { ...threeDice, phase: 'cup shaken', call: null, pays: [] }, '?lang=fr'],
  ] as const)('beside the table for %s', async (_what, screen, query) => {
    await shows(screen, query);
    const found = await page.evaluate<readonly string[]>(faults);
    expect(found.filter((fault) => !fault.startsWith('out: DIV.world'))).toEqual([]);
  });

  test.each(['de', 'fr'])('for how to play, card by card, in %s', async (language) => {
    await world.ask('host', 'claimHost', {
      body: { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' },
    });
    const body = {
      pack: language === 'de' ? 'snake-eyes-nz' : 'double-dice',
      title: 'Table 1',
      mode: 'home',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 1_00, maximum: 50_00 },
      staff: { by: 'house' },
    };
    const { json } = await world.askAnything('host', 'addTable', { body });
    const table = String(inside(json, 'table'));
    const lesson = await fetch(`${world.server.url}/api/v1/tables/${table}/lesson`, {
      headers: { 'accept-language': language },
    });
    const cards: unknown = inside(await lesson.json(), 'cards');
    if (!Array.isArray(cards)) throw new Error('a lesson has cards');
    // One card stands for twelve seconds: each is shown by itself.
    for (const card of cards) {
      await page.route('**/lesson', (route) => route.fulfill({ json: { pack: body.pack, cards: [card] } }));
      await shows({ ...aTable(many), table, pack: body.pack }, `?view=play&lang=${language}`);
      await page.locator('[data-part=lesson] h2').waitFor();
      expect(await page.evaluate(faults)).toEqual([]);
      await page.unroute('**/lesson');
    }
    expect(cards.length).toBeGreaterThan(3);
  });

  const longest = 'Maximiliane-Charlotte Featherstonehaugh';
  const standing = { ...aTable(many), phase: 'betting', call: null, pays: [] };
  const shooter = { seat: 2, letter: 'M', name: longest, rolls: 31, next: `${longest} II`, offered: false };
  const seats = standing.seats.map((seat) =>
    seat.seat === 2
      ? { ...seat, name: longest }
      : seat.seat === 5
        ? { ...seat, name: `${longest} II` }
        : seat,
  );
  const win = {
    is: 'big win',
    seat: 2,
    letter: 'M',
    name: longest,
    wager: 'Hardway Combo',
    stake: '4,115.50',
    odds: '30 to 1',
    cents: 123_456_50,
  } as const;
  const calledAs = (faces: readonly [number, number], called: object) => ({ faces, called });
  const hard = calledAs([4, 4], { manner: 'hard', total: 8, pips: 4 });
  const moments = [
    ['snake eyes', { moment: { is: 'snake eyes' } }, calledAs([1, 1], { manner: 'hard', total: 2, pips: 1 })],
    ['hard way', { moment: { is: 'hard way' } }, hard],
    ['seven out', { moment: { is: 'seven out' } }, calledAs([3, 4], { manner: 'total', total: 7 })],
    ['full set', { moment: { is: 'full set' }, sets: { thrown: 4, throws: 4, won: 6, most: 6 } }, hard],
    ['big win', { moment: win }, hard],
  ] as const;

  /** Has a television of its own show all five, each when its dice have rested, and looks at each. */
  async function looksAtMoments(
    language: string,
    reducedMotion: 'reduce' | 'no-preference',
  ): Promise<readonly string[]> {
    const viewport = { width: 1280, height: 720 };
    const context = await browser.newContext({ viewport, reducedMotion });
    const tv = await context.newPage();
    const first = JSON.stringify({ ...standing, seats, shooter });
    await tv.addInitScript(`${fakeStreams} tell(${JSON.stringify(first)})`);
    await tv.goto(`${world.server.url}/t/nz-1/screen?lang=${language}`);
    // What draws a moment comes after the first picture.
    await tv.waitForFunction('document.querySelector("link[href*=later-]")?.sheet !== null');
    await tv.waitForFunction('document.querySelector("[aria-current=step]") !== null');
    const tell = (screen: object) => tv.evaluate(`tell(${JSON.stringify(JSON.stringify(screen))})`);
    const found: string[] = [];
    for (const [index, [name, change, { faces, called }]] of moments.entries()) {
      const number = 200 + index;
      const now = { ...standing, seats, shooter, ...change, moment: null };
      await tell({ ...now, phase: 'dice out' });
      const call = { is: 'total', number, faces, call: { called, house: {} } };
      await tell({ ...now, ...change, phase: 'called', call, pays: aTable(many).pays.slice(0, 3) });
      await tv.locator('[data-part=moment]').waitFor({ state: 'attached' });
      const all = await tv.evaluate<readonly string[]>(`[...${momentFaults}, ...${faults}]`);
      found.push(...all.map((fault) => `${name}: ${fault}`));
      expect(await tv.locator('[data-part=moment]').textContent()).not.toBe('');
      await tell({ ...now, moment: null });
      await tv.locator('[data-part=moment]').waitFor({ state: 'detached' });
    }
    await context.close();
    return found;
  }

  test.each(['no-preference', 'reduce'] as const)(
    'for the five moments in three languages, with long names, where motion is %s',
    async (motion) => {
      const all = await Promise.all(
        ['en', 'de', 'fr'].map(async (language) =>
          (await looksAtMoments(language, motion)).map((fault) => `${language}: ${fault}`),
        ),
      );
      expect(all.flat()).toEqual([]);
    },
  );

  test('and what sticks out would be found', async () => {
    await shows(aTable(many));
    await page.evaluate(`document.querySelector('[data-part=join]').style.marginTop = '9rem'`);
    expect(await page.evaluate(faults)).toContainEqual(expect.stringMatching(/^out: SECTION.join/));
  });

  test.each([1, 3, 4, 6, 8])(
    '%i tables of a lobby say what they play, and none of it is cut',
    async (tables) => {
      await shows(aLobby(tables), '?lang=de');
      const lines = page.locator('a[data-pack] span');
      expect(await lines.allTextContents()).toEqual(
        Array.from({ length: tables }, () => expect.stringMatching(/^Snake Eyes NZ · 3 von 8 Plätzen/)),
      );
      expect(
        await lines.evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth)),
      ).toEqual([]);
      expect(await page.evaluate(faults)).toEqual([]);
    },
  );

  test('whoever comes into the lobby has a place of their own, and nobody moves for them', async () => {
    const names = ['Fay', 'Eli', 'Dee', 'Cy', 'Ben', 'Ann'];
    await shows({ ...aLobby(2), guests: 6, came: names });
    // The middle of a name, which stays where it is while its chip drops in.
    const placeOf = async (name: string): Promise<number> => {
      const box = await page.locator('[data-part=newcomers]').getByText(name, { exact: true }).boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
    };
    const [ann, ben] = [await placeOf('Ann'), await placeOf('Ben')];
    const next = { ...aLobby(2), guests: 7, came: ['Gil', ...names.slice(0, 5)] };
    await page.evaluate(`tell(${JSON.stringify(JSON.stringify(next))})`);
    await page.locator('[data-part=newcomers]').getByText('Gil').waitFor();
    expect(await placeOf('Ben')).toBe(ben);
    // Ann came longest ago, and Gil has dropped into her place.
    expect(await page.locator('[data-part=newcomers]').getByText('Ann').count()).toBe(0);
    expect(await placeOf('Gil')).toBe(ann);
    expect(await page.locator('[data-part=came]').textContent()).toContain('Gil, Fay');
  });

  test('the results of three dice count triples, those of two count pairs', async () => {
    for (const [totals, words] of [
      [ofThree, 'Triples'],
      [aTable(many).totals, 'Hard ways and doubles'],
    ] as const) {
      await shows({ ...aTable(many), totals }, '?view=results');
      expect(await page.locator('[data-part=streak] i').last().textContent()).toBe(words);
    }
  });

  test('whoever has the dice is among those shown, however many play', async () => {
    await shows({ ...aParty(aCrowd(40)), next: 38 });
    expect(await page.locator('[data-part=party] [data-mark]').count()).toBe(30);
    expect(await page.locator('[data-mark][aria-current] b').first().textContent()).toBe('Konstantinos 38');
  });

  test('where not everybody paid can be named, the largest are, in the order of paying', async () => {
    const table = aTable(many);
    const sums: Readonly<Record<number, number>> = { 5: 5_000_00, 9: 7_000_00, 12: 1_000_00 };
    const pays = table.pays.map((pay) => ({ ...pay, cents: sums[pay.seat] ?? pay.cents }));
    await shows({ ...table, pays });
    expect(await page.locator('[data-part=pays] em').allTextContents()).toEqual([
      '+5,000',
      '+7,000',
      '+1,000',
    ]);
    expect(await page.locator('[data-part=pays] li').last().textContent()).toBe('and 9 more');
  });

  test('the end of an evening has its podium, and none where nobody may be ranked', async () => {
    const names = ['Fay', 'Ben', 'Dee'];
    await shows({ ...aTable(names), evening: anEvening(names) });
    expect(await page.locator('[data-part=podium] [data-part=name]').allTextContents()).toEqual([
      'Ben',
      'Fay',
      'Dee',
    ]);
    expect(await page.locator('[data-part=podium] em').allTextContents()).toEqual([
      '+1,240',
      '+1,865',
      '−905.50',
    ]);
    expect(await page.locator('[data-part=chart] path').count()).toBe(11);
    const totals = anEvening(names).dice.map(({ dice, totals: each }) => ({
      dice,
      totals: each.map((total) => ({ ...total, expected: null })),
    }));
    await shows({
      ...aTable(names),
      evening: anEvening([], { podium: null, dice: totals }),
    });
    expect(await page.locator('[data-part=podium]').count()).toBe(0);
    expect(await page.locator('[data-part=chart] rect').count()).toBe(11);
    expect(await page.locator('[data-part=chart] path').count()).toBe(0);
    expect(await page.locator('[data-part=chart] h2').textContent()).toBe('What the dice showed');
  });

  test('money that was raised stands as a thermometer and as a sum', async () => {
    await shows({ ...aTable(many), evening: anEvening(many, raised) });
    expect(await page.locator('[data-part=raised] [data-part=total]').textContent()).toBe('123,456.50');
    expect(await page.locator('[data-part=raised] svg').getAttribute('aria-label')).toBe(
      'Raised 123,456.50 of a goal of 120,000',
    );
    expect(await page.locator('[data-part=raised]').textContent()).toContain('Entry 23 × 40 = 920');
  });

  test('a winner is named with what was in the kitty', async () => {
    await shows({ ...aParty(aCrowd(4)), ...won });
    expect(await page.locator('[data-part=winner]').textContent()).toContain('takes the kitty148');
  });

  test('the call is in the language of the screen', async () => {
    await shows(aTable(many), '?lang=de');
    expect(await page.locator('[data-part=call] [data-part=words]').textContent()).toBe('Acht, hart');
  });
});
