import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roll } from '@dicepit/engine';
import { inside } from '../../packages/server/src/http/testing/world.ts';
import { buildScreens } from '../../packages/web/scripts/build-screens.ts';
import { cupRound } from '../../packages/web/src/testing/cup-round.ts';
import { type Film, openCamera, type Shot } from './camera.ts';
import { type DemoPit, openDemoPit, throwing } from './demo-pit.ts';
import { pictureNight } from './night-end.ts';
import { playParty } from './party-game.ts';
import { earlier, lay, shoots } from './scenes.ts';

const phone = { width: 390, height: 844, scale: 2 } as const;
const desk = { width: 1440, height: 900 } as const;
const tv = { width: 1600, height: 900 } as const;

type Take = (shot: Shot) => Promise<void>;

/** The screens of a night, each at the moment that shows it best. */
export async function pictureScreens(say: (text: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-pictures-'));
  await buildScreens(folder);
  const pit = await openDemoPit({ screens: folder });
  const camera = await openCamera(pit.world);
  const take: Take = async (shot) => {
    await camera.take(shot);
    say(shot.name);
  };
  try {
    const nz = await newZealand(pit, take, camera.film);
    say('tv-throw');
    const others = await otherTables(pit);
    const party = await pit.opensParty(parlour);
    await playParty(pit.world, party, parlour, (screen) => Number(inside(screen, 'throws')) >= 16);
    // The host's console is taken before the televisions, which it would list as gone.
    await desks(pit, take);
    for (const [name, table, when] of [
      ['tv-snake-eyes-nz', nz, '.area.lit'],
      ...others,
      ['tv-party', party, '[data-part=party] [data-mark]'],
    ] as const)
      await take({ name, path: `/t/${table}/screen`, who: 'hanna', ...tv, when });
    await take({ name: 'tv-lobby', path: '/tv', who: 'hanna', ...tv, when: '[data-part=code] b' });
    await settled(pit, take, nz);
    await playParty(pit.world, party, parlour, (screen) => inside(screen, 'winner') !== null);
    await take({
      name: 'tv-winner',
      path: `/t/${party}/screen`,
      who: 'hanna',
      ...tv,
      when: '[data-part=winner]',
    });
    await fairDice(pit, take);
    await pictureNight(folder, say);
  } finally {
    await camera.close();
    await pit.world.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const parlour = ['Rosa', 'Sam', 'Tess', 'Uli'];

/** The casino's game, up to a hard eight that stands called: a phone with its bets, and the dealer. */
async function newZealand(pit: DemoPit, take: Take, film: (film: Film) => Promise<void>): Promise<string> {
  const table = await pit.opens('snake-eyes-nz', ['Ann', 'Ben', 'Cleo', 'Dee', 'Eli', 'Fay']);
  await lay(pit, table, [['Ann', 1, 'field', 1_00]]);
  await shoots(pit, table, 'Ann');
  await earlier(pit, table, {
    rolls: '5-4 3-2 6-2 4-6 2-1 5-6 3-3 6-3 4-1 5-5 1-3 6-4 2-6',
    who: 'Ann',
    wager: 'field',
    shooter: 1,
  });
  await lay(pit, table, [
    ['Ann', 1, 'hard-8', 5_00],
    ['Ann', 1, 'field', 10_00],
    ['Ann', 1, 'six', 10_00],
    ['Ben', 2, 'eight', 25_00],
    ['Ben', 2, 'craps-12', 1_00],
    ['Cleo', 3, 'hardway-combo', 5_00],
    ['Dee', 4, 'hard-6', 5_00],
    ['Eli', 5, 'any-7', 5_00],
    ['Fay', 6, 'eight', 50_00],
    ['Fay', 6, 'field', 20_00],
  ]);
  await take({ name: 'phone-table', path: `/t/${table}`, who: 'Ann', ...phone, when: '[data-part="area"]' });
  const [thrown, ...called] = throwing(roll('4-4'), 1);
  await film({
    name: 'tv-throw',
    path: `/t/${table}/screen`,
    who: 'hanna',
    when: '.felt .area',
    columns: 3,
    plays: async (page, keep) => {
      if (thrown !== undefined) await pit.gives(table, 'dora', thrown);
      await page.locator('[data-dice=toss]').waitFor({ state: 'attached' });
      for (const later of [350, 750]) keep(later);
      await page.locator('[data-dice=spin]').waitFor({ state: 'attached' });
      await pit.gives(table, 'dora', ...called);
      await page.locator('[data-dice=land]').waitFor({ state: 'attached' });
      for (const later of [250, 680]) keep(later);
      await page.locator('[data-part=moment]').waitFor();
      for (const later of [1_200, 3_200]) keep(later);
    },
  });
  const pad = { width: 1180, height: 820 };
  await take({ name: 'dealer', path: `/t/${table}/dealer`, who: 'dora', ...pad, when: 'main' });
  return table;
}

type OnTv = readonly [name: string, table: string, when: string];

/** The other three games, each with a roll that stands called. */
async function otherTables(pit: DemoPit): Promise<readonly OnTv[]> {
  const { gives, opens } = pit;
  const nsw = await opens('snake-eyes-nsw', ['Gil', 'Hana', 'Ivo', 'Jo']);
  await lay(pit, nsw, [['Gil', 1, 'field', 1_00]]);
  await shoots(pit, nsw, 'Gil');
  const before = '6-2 5-4 3-3 2-1 6-5 4-4 5-3';
  await earlier(pit, nsw, { rolls: before, who: 'Gil', wager: 'field', shooter: 1 });
  await lay(pit, nsw, [
    ['Gil', 1, 'any-7', 5_00],
    ['Hana', 2, 'hard-6', 10_00],
    ['Ivo', 3, 'any-7', 10_00],
    ['Jo', 4, 'field', 20_00],
  ]);
  await gives(nsw, 'dora', ...throwing(roll('6-1'), 1));

  const double = await opens('double-dice', ['Kim', 'Lou', 'Mia', 'Nic']);
  await lay(pit, double, [
    ['Kim', 1, 'shooters-bet', 5_00],
    ['Lou', 2, 'number-6', 10_00],
    ['Mia', 3, 'double-3', 5_00],
    ['Nic', 4, 'number-8', 5_00],
  ]);
  await shoots(pit, double, 'Kim');
  await gives(double, 'dora', ...throwing(roll('3-3'), 1));

  const wonder = await opens('wonder-dice', ['Ola', 'Pia', 'Quinn', 'Rudi']);
  await earlier(pit, wonder, { rolls: '6-2-1 5-4-4 3-3-3 6-5-1 2-4-1 6-6-3', who: 'Ola', wager: 'high' });
  await lay(pit, wonder, [
    ['Ola', 1, 'high', 5_00],
    ['Pia', 2, 'field', 5_00],
    ['Quinn', 3, 'low', 5_00],
    ['Rudi', 4, 'any-triple', 1_00],
  ]);
  await gives(wonder, 'dora', ...throwing(roll('5-4-4')));
  return [
    ['tv-snake-eyes-nsw', nsw, '.area.lit'],
    ['tv-double-dice', double, '.area.lit'],
    ['tv-wonder-dice', wonder, '.area.lit'],
  ];
}

/** The hard eight is paid: the slip of a player, and the roll as an inspector goes through it. */
async function settled({ gives }: DemoPit, take: Take, table: string): Promise<void> {
  await take({
    name: 'phone-result',
    path: `/t/${table}`,
    who: 'Ann',
    ...phone,
    when: '[data-part="area"]',
    // The slip opens for whoever looks on while the roll is settled.
    first: async (page) => {
      await gives(table, 'dora', { type: 'SettleRoll' });
      await page.locator('[data-kind="slip"]').waitFor();
    },
  });
  await take({ name: 'inspect', path: `/inspect/rolls/${table}/14`, who: 'hanna', ...desk, when: 'main h2' });
}

async function desks({ areHere }: DemoPit, take: Take): Promise<void> {
  const leave = areHere();
  await take({ name: 'host', path: '/host', who: 'hanna', ...desk, when: '[data-part=console]' });
  leave();
  await take({ name: 'rulebook', path: '/rules/snake-eyes-nz#nz/4.1(a)', ...desk, when: '.clause:target' });
  await take({ name: 'lab', path: '/lab', ...desk, when: '[data-part=key-figures] dd' });
  await take({
    name: 'drill',
    path: '/drill?pack=snake-eyes-nsw&kind=pay&level=2&seed=7',
    ...phone,
    when: 'main button',
    first: async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('main input').first().waitFor();
      await page.evaluate('document.activeElement?.blur(), scrollTo(0, 0)');
    },
  });
}

async function fairDice({ world }: DemoPit, take: Take): Promise<void> {
  const cup = await cupRound(world, 'Ben');
  await take({
    name: 'fair',
    path: `/fair?table=${cup}`,
    ...desk,
    when: '[data-part=verdict][data-state=holds]',
  });
}
