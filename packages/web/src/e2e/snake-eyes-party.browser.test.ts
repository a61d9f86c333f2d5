import { type Roll, roll, totalOf } from '@dicepit/engine';
import { type PartyTable, toStanding } from '@dicepit/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partyOf, thrown } from '../party/testing/parties.ts';
import { executablePath, withoutBrowser } from '../testing/browser.ts';
import { becomesHost, linkForGuests, opensTable } from '../testing/evening/at-host.ts';
import { comesToTable } from '../testing/evening/at-phone.ts';
import { sizes } from '../testing/evening/devices.ts';
import { aNight, type Night } from '../testing/evening/night.ts';

const TABLE = 'Snake Eyes party';
const names = ['Ana', 'Ben', 'Cy'] as const;

describe.skipIf(executablePath === undefined)(`a party on every screen${withoutBrowser}`, () => {
  let night: Night;
  let tv: Page;
  let phones: readonly Page[];
  /** The party as the rules alone make it of the same throws. */
  let party: PartyTable = partyOf(names);

  beforeAll(async () => {
    night = await aNight();
  });
  afterAll(() => night.close());

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const phoneOf = (name: string): Page => {
    const page = phones[names.findIndex((each) => each === name)];
    if (page === undefined) throw new Error(`nobody is called ${name}`);
    return page;
  };
  /** Somebody reads two dice into the own phone, and every screen that is awake shows what came of it. */
  const throws = async (name: string, faces: Roll, asleep?: string): Promise<void> => {
    const page = phoneOf(name);
    const [first = 0, second = 0] = faces;
    for (const pips of [first, second]) await press(page, String(pips));
    await press(page, `Enter ${first} and ${second}`);
    party = thrown(party, faces);
    const { kitty, faceUp, winner } = toStanding(party.game);
    const left = faceUp.map(({ length }) => String(length));
    for (const each of names.filter((awake) => awake !== asleep)) {
      const phone = phoneOf(each);
      await expect
        .poll(() => phone.locator('[data-part="last-roll"]').getAttribute('aria-label'))
        .toContain(`: ${totalOf(faces)}`);
      // Where somebody has won, the card of the winner lies in the place of the kitty.
      if (winner === null)
        await expect
          .poll(() => phone.locator('[data-part=kitty] b').first().textContent())
          .toBe(String(kitty));
    }
    await expect.poll(() => tv.locator('[data-part=kitty] b').first().textContent()).toBe(String(kitty));
    await expect.poll(() => tv.locator('[data-mark] [data-part=left] b').allTextContents()).toEqual(left);
  };

  test('the host opens a party with real dice; three phones come by the link, and one of them begins', async () => {
    const host = await night.open(`${night.url}/host#claim=${night.world.hostToken}`, sizes.laptop);
    await becomesHost(host);
    await opensTable(host, {
      game: 'Party game',
      dice: 'Real dice',
      more: { 'White chips to start with': '20', 'Who throws first': 'The first seat' },
    });
    const link = await linkForGuests(host);
    const come: Page[] = [];
    for (const name of names) come.push((await comesToTable(await night.open(link), name, TABLE)).page);
    phones = come;
    tv = await night.open(`${night.url}/t/party-1/screen`, sizes.television);
    await expect
      .poll(() => tv.locator('[data-mark] [data-part=name] b').allTextContents())
      .toEqual([...names]);
    await press(phoneOf('Ben'), 'Start the game');
    await phoneOf('Ana')
      .getByRole('heading', { name: /Your throw/ })
      .waitFor();
  });

  test('cards are turned, chips are paid, and three chances come where nobody has the number up', async () => {
    await throws('Ana', roll('4-4'));
    await throws('Ana', roll('5-3'));
    await throws('Ben', roll('6-2'));
    await throws('Cy', roll('4-4'));
    for (const name of names) await phoneOf(name).getByText('3 chances left').waitFor();
    await expect.poll(() => tv.locator('[data-part=chances] [data-on]').count()).toBe(3);
  });

  test('a seven costs two and passes the dice to the left', async () => {
    await throws('Cy', roll('6-1'));
    await phoneOf('Ana')
      .getByRole('heading', { name: /Your throw/ })
      .waitFor();
    expect(await phoneOf('Cy').locator('[data-part=own-chips] b').textContent()).toBe(
      String(party.game.seats[2]?.rack),
    );
  });

  test('a phone that sleeps through two throws wakes up to the same cards', async () => {
    const cy = phoneOf('Cy');
    await cy.context().setOffline(true);
    await cy.getByText('Reconnecting').waitFor();
    await throws('Ana', roll('1-1'), 'Cy');
    await throws('Ana', roll('1-2'), 'Cy');
    await cy.context().setOffline(false);
    await cy.getByText('You are back. The game has gone on.').first().waitFor();
    await expect
      .poll(() => cy.locator('[data-part=kitty] b').first().textContent())
      .toBe(String(party.game.kitty));
    await cy.getByRole('listitem').filter({ hasText: 'Ana' }).filter({ hasText: '7 left' }).waitFor();
  });

  test('whoever turns the tenth card takes the kitty: the winner stands on every screen, and all chips are there', async () => {
    for (const faces of ['2-2', '3-2', '3-3', '6-3', '6-4', '6-5', '6-6']) await throws('Ana', roll(faces));
    expect(toStanding(party.game).winner).toBe(0);
    await phoneOf('Ana').getByRole('heading', { name: 'You win' }).first().waitFor();
    for (const name of ['Ben', 'Cy'])
      await phoneOf(name).locator('[data-part=winner] h2', { hasText: 'Ana wins' }).waitFor();
    await tv.locator('[data-part=winner] h1', { hasText: 'Ana' }).waitFor();
    const chips = await Promise.all(
      phones.map((page) => page.locator('[data-part=own-chips] b').textContent()),
    );
    expect(chips).toEqual(party.game.seats.map(({ rack }) => String(rack)));
  });

  test('nothing has failed on any screen', () => {
    expect(night.troubles).toEqual([]);
  });
});
