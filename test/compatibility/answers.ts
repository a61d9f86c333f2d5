import { API_BASE_PATH } from '@dicepit/wire';

/** What a pit answers to somebody who has not signed in, by the path that was asked. */
export async function answersOf(url: string): Promise<Readonly<Record<string, unknown>>> {
  const ask = async (path: string): Promise<unknown> => (await fetch(`${url}${API_BASE_PATH}${path}`)).json();
  const pit = await ask('/pit');
  const first: unknown = Object(pit).tables?.[0]?.table;
  const paths = ['/pit', '/heads', `/tables/${String(first)}`, '/tables/nowhere'];
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path.replace(String(first), ':table'), await ask(path)])),
  );
}
