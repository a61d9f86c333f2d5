import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roll } from '@dicepit/engine';
import { buildScreens } from '../../packages/web/scripts/build-screens.ts';
import { cupRound } from '../../packages/web/src/testing/cup-round.ts';
import { openCamera, type Shot } from './camera.ts';
import { openDemoPit, throwing } from './demo-pit.ts';

const phone = { width: 390, height: 844, scale: 2 } as const;
const desk = { width: 1440, height: 900 } as const;
const tv = { width: 1920, height: 1080 } as const;

/** The screens of a night, each at the moment that shows it best. */
export async function pictureScreens(say: (text: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-pictures-'));
  await buildScreens(folder);
  const { world, gives, opens } = await openDemoPit(folder);
  const camera = await openCamera(world);
  const take = async (shot: Shot): Promise<void> => {
    await camera.take(shot);
    say(shot.name);
  };
  try {
    const nz = await opens('snake-eyes-nz');
    await gives(nz, 'Ann', {
      type: 'PlaceBets',
      seat: 1,
      bets: [
        { wager: 'hard-8', chips: 5_00 },
        { wager: 'field', chips: 10_00 },
        { wager: 'six', chips: 10_00 },
      ],
    });
    await gives(nz, 'Ben', { type: 'PlaceBets', seat: 2, bets: [{ wager: 'eight', chips: 25_00 }] });
    await gives(nz, 'Cleo', { type: 'PlaceBets', seat: 3, bets: [{ wager: 'hardway-combo', chips: 5_00 }] });
    await gives(nz, 'dora', { type: 'OfferDice' });
    await gives(nz, 'Ann', { type: 'AcceptDice', seat: 1 });
    await take({ name: 'phone-table', path: `/t/${nz}`, who: 'Ann', ...phone, when: '.felt .area' });
    await gives(nz, 'dora', ...throwing(roll('4-4'), 1));
    await take({
      name: 'dealer',
      path: `/t/${nz}/dealer`,
      who: 'dora',
      width: 1180,
      height: 820,
      when: 'main',
    });
    await take({ name: 'tv-snake-eyes-nz', path: `/t/${nz}/screen`, ...tv, when: '.area.lit' });
    await take({
      name: 'phone-result',
      path: `/t/${nz}`,
      who: 'Ann',
      ...phone,
      when: '.felt .area',
      // The slip opens for whoever looks on while the roll is settled.
      first: async (page) => {
        await gives(nz, 'dora', { type: 'SettleRoll' });
        await page.locator('.slip').waitFor();
      },
    });

    await take({ name: 'inspect', path: `/inspect/rolls/${nz}/1`, who: 'hanna', ...desk, when: 'main h2' });

    const nsw = await opens('snake-eyes-nsw');
    await gives(nsw, 'Ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 5_00 }] });
    await gives(nsw, 'Ben', { type: 'PlaceBets', seat: 2, bets: [{ wager: 'hard-6', chips: 10_00 }] });
    await gives(nsw, 'dora', { type: 'OfferDice' });
    await gives(nsw, 'Ann', { type: 'AcceptDice', seat: 1 });
    await gives(nsw, 'dora', ...throwing(roll('6-1'), 1));
    await take({ name: 'tv-snake-eyes-nsw', path: `/t/${nsw}/screen`, ...tv, when: '.area.lit' });

    const double = await opens('double-dice');
    await gives(double, 'Ann', {
      type: 'PlaceBets',
      seat: 1,
      bets: [{ wager: 'shooters-bet', chips: 5_00 }],
    });
    await gives(double, 'dora', { type: 'OfferDice' });
    await gives(double, 'Ann', { type: 'AcceptDice', seat: 1 });
    await gives(double, 'dora', ...throwing(roll('3-3'), 1));
    await take({ name: 'tv-double-dice', path: `/t/${double}/screen`, ...tv, when: '.felt .area' });

    const wonder = await opens('wonder-dice');
    await gives(wonder, 'Ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'high', chips: 5_00 }] });
    await gives(wonder, 'Ben', { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] });
    await gives(wonder, 'dora', ...throwing(roll('5-4-4')));
    await take({ name: 'tv-wonder-dice', path: `/t/${wonder}/screen`, ...tv, when: '.area.lit' });

    await take({ name: 'host', path: '/host', who: 'hanna', ...desk, when: '.host' });
    await take({
      name: 'rulebook',
      path: '/rules/snake-eyes-nz#nz/4.1(a)',
      ...desk,
      when: '.clause:target',
    });
    await take({ name: 'lab', path: '/lab', ...desk, when: '.keyfig dd' });
    await take({
      name: 'drill',
      path: '/drill?pack=snake-eyes-nsw&kind=pay&level=3&seed=7',
      ...phone,
      when: 'main button',
      first: (page) => page.getByRole('button', { name: 'Start' }).click(),
    });
    const cup = await cupRound(world, 'Ben');
    await take({ name: 'fair', path: `/fair?table=${cup}`, ...desk, when: '.verdict.is-holds' });
  } finally {
    await camera.close();
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
