import type { Pips } from '@dicepit/engine';
import type { BodyOf } from '@dicepit/wire';
import { aCasino, type Casino } from './casino.ts';

/**
 * An evening of five rolls with dice of wood. Ann: 3 wins the Field (+10), 2 loses Craps 3 (−5), 7 loses the Field (−10)
 * and ends her turn. Ben: 3 wins Craps 3 at 15 to 1 (+75), 2 loses it (−5), his own 2 loses it (−5), 9 wins the Field
 * (+10). Cid only looks on.
 */
export async function aPlayedEvening(
  screens: string,
  { settings = {}, pack = 'snake-eyes-nz' }: Evening = {},
): Promise<Casino & { readonly closes: () => Promise<void> }> {
  const casino = await aCasino(screens, { mode: 'home', pack });
  const { world, gives } = casino;
  await world.ask('hanna', 'changeSettings', { body: { name: 'Harbour School night', ...settings } });
  await gives('hanna', { type: 'OpenTable', float: 10_000_00 });
  const code = String(Object((await world.ask('hanna', 'readCode')).json).code);
  for (const [name, seat] of [
    ['Ann', 1],
    ['Ben', 2],
    ['Cid', 0],
  ] as const) {
    await world.ask(name, 'joinGuest', { body: { code, name } });
    if (seat === 0) continue;
    await gives(name, { type: 'SitDown', seat, name, born: '1990-01-01' });
    await gives(name, { type: 'BuyIn', seat, cents: 100_00, from: 'account' });
  }
  const bets = (name: string, seat: number, wager: string, chips: number) =>
    gives(name, { type: 'PlaceBets', seat, bets: [{ wager, chips }] });
  const takes = async (name: string, seat: number) => {
    await gives('dora', { type: 'OfferDice' });
    await gives(name, { type: 'AcceptDice', seat });
  };
  const throws = async (name: string, seat: number, faces: readonly [Pips, Pips]) => {
    await gives(name, { type: 'ThrowDice', seat });
    await gives('dora', { type: 'BringToRest' });
    await gives('dora', { type: 'CallRoll', faces });
    await gives('dora', { type: 'SettleRoll' });
  };
  await gives('dora', { type: 'SignOn', as: 'dealer' });
  await bets('Ann', 1, 'field', 10_00);
  await bets('Ben', 2, 'craps-3', 5_00);
  await takes('Ann', 1);
  await throws('Ann', 1, [1, 2]);
  await bets('Ann', 1, 'craps-3', 5_00);
  await bets('Ben', 2, 'craps-3', 5_00);
  await throws('Ann', 1, [1, 1]);
  await bets('Ann', 1, 'field', 10_00);
  await throws('Ann', 1, [3, 4]);
  await bets('Ben', 2, 'craps-3', 5_00);
  await takes('Ben', 2);
  await throws('Ben', 2, [1, 1]);
  await bets('Ben', 2, 'field', 10_00);
  await throws('Ben', 2, [4, 5]);
  return {
    ...casino,
    closes: async () => {
      await world.ask('hanna', 'lockPit');
      await gives('gus', { type: 'CloseTable' });
    },
  };
}

type Evening = {
  readonly settings?: BodyOf<'changeSettings'>;
  readonly pack?: 'snake-eyes-nz' | 'snake-eyes-nsw';
};
