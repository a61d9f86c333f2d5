import { inside, type World } from '../../packages/server/src/http/testing/world.ts';

/** Throws real dice at a party until there is enough by what the screen says. */
export async function playParty(
  world: World,
  table: string,
  names: readonly string[],
  enough: (screen: unknown) => boolean,
): Promise<void> {
  const params = { table };
  for (let tries = 0; tries < 200; tries += 1) {
    const screen = (await world.ask('hanna', 'readScreen', { params })).json;
    if (enough(screen)) return;
    const seat = Number(inside(screen, 'next'));
    const total = numberFor(screen, seat);
    const faces = [Math.ceil(total / 2), Math.floor(total / 2)];
    const body = { command: { type: 'ThrowDice', seat, faces } };
    const { status, text } = await world.askAnything(names[seat - 1] ?? '', 'giveCommand', { params, body });
    if (status >= 300) throw new Error(`the throw was answered with ${status}: ${text}`);
  }
  throw new Error('the party did not come to where it was to be');
}

/** Now a number that the thrower has up, now one that only others have: so the dice go round and the kitty grows. */
function numberFor(screen: unknown, seat: number): number {
  const throws = Number(inside(screen, 'throws'));
  const rows = listIn(screen, 'rows');
  const upIn = (row: unknown): readonly number[] =>
    listIn(row, 'cards').flatMap((each) =>
      inside(each, 'up') === true ? [Number(inside(each, 'card'))] : [],
    );
  const own = upIn(rows.find((row) => inside(row, 'seat') === seat));
  const others = rows.flatMap(upIn).filter((card) => !own.includes(card));
  const from = throws % 3 === 0 || others.length === 0 ? own : others;
  return from[(throws * 5) % from.length] ?? 7;
}

const listIn = (json: unknown, field: string): readonly unknown[] => {
  const found = inside(json, field);
  return Array.isArray(found) ? found : [];
};
