import type { Screen } from '@dicepit/wire';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { screens } from '../testing/screens.ts';
import { aLobby, aTable } from './testing/boards.ts';
import { fakeStreams } from './testing/fake-streams.ts';

/** A set that is told what to show, has a voice, and notes down what it plays and says. */
const aSet = `
  window.played = 0;
  window.spoken = [];
  ${fakeStreams}
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = Source.prototype.start;
    Source.prototype.start = function (...times) { window.played += 1; return start.apply(this, times); };
  }
  speechSynthesis.getVoices = () => [{ lang: 'en-NZ', name: 'Kiri' }, { lang: 'de-DE', name: 'Greta' }];
  speechSynthesis.speak = (said) => window.spoken.push(said.lang + ': ' + said.text);
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
`;

describe.skipIf(executablePath === undefined)(`the sounds of a television${withoutBrowser}`, () => {
  let browser: Browser;
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ screens });
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  async function set(path: string): Promise<Page> {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
    await page.addInitScript(aSet);
    await page.goto(`${world.server.url}${path}`);
    await page.locator('[data-part=clock] button').waitFor();
    return page;
  }
  const tell = (page: Page, screen: Screen): Promise<void> =>
    page.evaluate(`tell(${JSON.stringify(JSON.stringify(screen))})`);
  const played = (page: Page): Promise<number> => page.evaluate('window.played');

  const table = aTable(['Ann', 'Ben', 'Cy']);
  const betting = { ...table, phase: 'betting', call: null, pays: [] };
  const lastCall = { ...betting, phase: 'last call' };

  test('one tap makes them possible, the next opens a switch for each, and what is off is not heard', async () => {
    const page = await set('/t/nz-1/screen?view=results');
    await tell(page, betting);
    await tell(page, lastCall);
    expect(await played(page)).toBe(0);
    // Whoever does not hear it reads it.
    expect(await page.locator('[data-part=caption]').textContent()).toBe('Last call');

    await page.getByRole('button', { name: 'OK or tap for sound' }).click();
    await page.getByRole('button', { name: 'Sound on' }).waitFor();
    await tell(page, betting);
    await tell(page, lastCall);
    const heard = await played(page);
    expect(heard).toBeGreaterThan(0);

    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Sound' }).waitFor();
    expect(await page.getByRole('switch').allTextContents()).toEqual([
      'Diceon',
      'Chipson',
      'The callon',
      'Winson',
      'Last callon',
      'Somebody comeson',
      'A voice says the calloff',
    ]);
    await page.getByRole('switch', { name: 'Last call' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await tell(page, betting);
    await tell(page, lastCall);
    expect(await played(page)).toBe(heard);

    // Another kind is heard as before, and the choice is kept.
    await tell(page, { ...lastCall, seats: aTable(['Ann', 'Ben', 'Cy', 'Dee']).seats });
    expect(await played(page)).toBeGreaterThan(heard);
    expect(await page.locator('[data-part=caption]').textContent()).toBe('Dee takes seat 4');
    expect(await page.evaluate("localStorage.getItem('dicepit-tv-sounds')")).toBe(
      '{"sound":true,"last call":false}',
    );
    await page.context().close();
  });

  test('a voice says the call in the language of the screen, once somebody has switched it on', async () => {
    const page = await set('/t/nz-1/screen?lang=de');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ton an' }).waitFor();
    await tell(page, betting);
    await tell(page, table);
    await page.locator('[data-part=call] [data-part=words]').getByText('Acht, hart').waitFor();
    expect(await page.evaluate('window.spoken')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('switch', { name: 'Eine Stimme sagt an' }).click();
    await page.getByRole('button', { name: 'Fertig' }).click();
    await tell(page, betting);
    await tell(page, table);
    // It is said when the dice have been set down.
    await expect.poll(() => page.evaluate('window.spoken')).toEqual(['de-DE: Acht, hart']);
    expect(await page.locator('[data-part=call] [data-part=words]').textContent()).toBe('Acht, hart');
    await page.context().close();
  });

  test('somebody who comes in is heard in the lobby and stands there in words', async () => {
    const page = await set('/tv');
    await tell(page, aLobby(2));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sound on' }).waitFor();
    await tell(page, { ...aLobby(2), guests: 12 });
    expect(await played(page)).toBeGreaterThan(0);
    expect(await page.locator('[data-part=caption]').textContent()).toBe('12 guests are in');
    expect(await page.locator('[data-part=came]').textContent()).toBe('play chips · 12 guests are in');
    await page.context().close();
  });
});
