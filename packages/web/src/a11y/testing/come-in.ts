import { inside } from '../../../../server/src/http/testing/world.ts';
import type { Casino } from '../../testing/casino.ts';
import { cupRound } from '../../testing/cup-round.ts';

/** Guests and an inspector come, a round is played in the open, and a table is added that people run. */
export async function comeIn({ world, gives }: Casino): Promise<string> {
  const { ask } = world;
  const code = String(inside((await ask('hanna', 'readCode')).json, 'code'));
  for (const name of ['Ann', 'Ben']) await ask(name, 'joinGuest', { body: { code, name } });
  await gives('Ann', { type: 'SitDown', seat: 1, name: 'Ann' });
  await gives('Ann', { type: 'BuyIn', seat: 1, cents: 200_00, from: 'account' });
  await cupRound(world, 'Cleo');
  const added = await ask('hanna', 'addStaff', { body: { name: 'Ivy', roles: ['inspector'] } });
  const token = String(inside(added.json, 'signUp', 'token'));
  await ask('ivy', 'claimStaff', { body: { token, passphrase: 'four owls over a mill' } });
  const byPeople = await ask('hanna', 'addTable', {
    body: {
      pack: 'snake-eyes-nz',
      title: 'By people',
      mode: 'strict',
      dice: 'physical',
      seats: 8,
      staff: { by: 'people' },
    },
  });
  return String(inside(byPeople.json, 'table'));
}
