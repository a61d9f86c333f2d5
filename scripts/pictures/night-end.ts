import { type CommandBody, type Roll, roll } from '@dicepit/engine';
import type { Page } from 'playwright-core';
import { inside } from '../../packages/server/src/http/testing/world.ts';
import { type Camera, openCamera, type Shot } from './camera.ts';
import { type DemoPit, openDemoPit, throwing } from './demo-pit.ts';
import { lay } from './scenes.ts';

const tv = { width: 1600, height: 900 } as const;
const desk = { width: 1440, height: 900 } as const;
const phone = { width: 390, height: 844, scale: 2 } as const;

const guests = ['Ann', 'Ben', 'Cleo', 'Dee', 'Eli', 'Fay'] as const;

/** The turns of an evening of 41 rolls, each of which a seven ends: the next player has the dice then. */
const turns = [
  '5-4 3-2 6-2 4-6 2-1 5-6 3-3 6-3 4-1 6-1',
  '5-5 1-3 6-4 2-6 1-1 4-4 3-4',
  '6-6 2-3 5-3 1-4 3-6 5-2',
  '2-2 4-5 6-5 3-1 4-2 6-3 1-1 5-3 2-4 4-4 6-2 1-6',
  '3-5 5-4 2-1 6-4 6-5 4-3',
];

/** What each of them puts on every roll; the last has a feeling for twelve. */
const habits: readonly (readonly [wager: string, chips: number])[] = [
  ['field', 5_00],
  ['craps-3', 1_00],
  ['field', 10_00],
  ['any-7', 2_00],
  ['eleven', 1_00],
  ['craps-12', 2_00],
];

/** A whole night of six guests that ends: moments on the way, and the end of it on every screen. */
export async function pictureNight(screens: string, say: (text: string) => void): Promise<void> {
  const pit = await openDemoPit({ screens });
  const camera = await openCamera(pit.world);
  const take = async (shot: Shot): Promise<void> => {
    await camera.take(shot);
    say(shot.name);
  };
  try {
    const table = await pit.opens('snake-eyes-nz', guests);
    await playEvening(pit, table, camera, say);
    await camera.film({
      name: 'tv-end',
      path: `/t/${table}/screen`,
      when: '.felt .area',
      columns: 3,
      plays: async (page, keep) => {
        keep(500);
        await page.waitForTimeout(600);
        await closes(pit, table);
        await page.locator('[data-part=podium]').waitFor();
        for (const later of [700, 2_500]) keep(later);
      },
    });
    say('tv-end');
    await take({ name: 'tv-evening', path: `/t/${table}/screen`, ...tv, when: '[data-part=podium]' });
    await take({
      name: 'phone-recap',
      path: '/#/tables',
      who: 'Fay',
      ...phone,
      when: 'main button',
      first: async (page) => {
        await page.getByRole('button', { name: 'My evening' }).first().click();
        await page.getByRole('img', { name: /’s evening/ }).waitFor();
      },
    });
    await take({
      name: 'settling-up',
      path: '/host',
      who: 'hanna',
      ...desk,
      when: '[data-part=console]',
      first: async (page: Page) => {
        await page.getByRole('button', { name: 'Settling up' }).click();
        await page.getByText('It balances').waitFor();
      },
    });
    await raises(pit);
    await take({
      name: 'tv-raised',
      path: `/t/${table}/screen`,
      ...tv,
      when: '[data-part=raised] [data-part=column]',
    });
  } finally {
    await camera.close();
    await pit.world.close();
  }
}

/** Plays all turns, and films what a room stops for when it comes. */
async function playEvening(
  pit: DemoPit,
  table: string,
  camera: Camera,
  say: (text: string) => void,
): Promise<void> {
  const settle: CommandBody = { type: 'SettleRoll' };
  let shooter = 0;
  let played = 0;
  for (const turn of turns) {
    const name = guests[shooter % guests.length] ?? 'Ann';
    const seat = (shooter % guests.length) + 1;
    for (const [index, dice] of turn.split(' ').entries()) {
      for (const [place, guest] of guests.entries()) {
        const [wager, chips] = habits[place] ?? ['field', 5_00];
        await lay(pit, table, [[guest, place + 1, wager, chips]]);
      }
      if (index === 0) {
        await pit.gives(table, 'dora', { type: 'OfferDice' });
        await pit.gives(table, name, { type: 'AcceptDice', seat });
      }
      const filmed = films[++played];
      if (filmed === undefined) await pit.gives(table, 'dora', ...throwing(roll(dice), seat));
      else {
        await filmThrow(pit, table, camera, { name: filmed, dice: roll(dice), seat });
        say(filmed);
      }
      await pit.gives(table, 'dora', settle);
    }
    shooter += 1;
  }
}

/** The rolls that are filmed, by their number in the evening. */
const films: Readonly<Record<number, string>> = {
  15: 'tv-snake-eyes',
  18: 'tv-big-win',
};

type Thrown = { readonly name: string; readonly dice: Roll; readonly seat: number };

/** Three pictures of a throw: in the air, when its moment has come, and when everything is told. */
const filmThrow = (
  pit: DemoPit,
  table: string,
  camera: Camera,
  { name, dice, seat }: Thrown,
): Promise<void> =>
  camera.film({
    name,
    path: `/t/${table}/screen`,
    who: 'hanna',
    when: '.felt .area',
    columns: 3,
    plays: async (page, keep) => {
      const [thrown, ...called] = throwing(dice, seat);
      if (thrown !== undefined) await pit.gives(table, 'dora', thrown);
      await page.locator('[data-dice=toss]').waitFor({ state: 'attached' });
      keep(600);
      await pit.gives(table, 'dora', ...called);
      await page.locator('[data-part=moment]').waitFor();
      for (const later of [1_250, 3_400]) keep(later);
    },
  });

async function closes({ world, gives }: DemoPit, table: string): Promise<void> {
  await world.ask('hanna', 'lockPit');
  await gives(table, 'hanna', { type: 'CloseTable' });
}

/** The same night as a fundraiser: everybody has paid to come in, and some give more. */
async function raises({ world }: DemoPit): Promise<void> {
  const fundraiser = { cause: 'the school library', goal: 600_00, entry: 40_00 };
  await world.ask('hanna', 'changeSettings', { body: { fundraiser } });
  const overview = (await world.ask('hanna', 'readOverview')).json;
  const people = inside(overview, 'guests');
  for (const [index, each] of (Array.isArray(people) ? people : []).entries())
    await world.ask('hanna', 'issueChips', {
      params: { person: String(inside(each, 'person')) },
      body: { cents: (index + 1) * 10_00, reason: 'Donation' },
    });
}
