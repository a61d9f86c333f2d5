import { packIds } from '@dicepit/games';

type Page = { readonly place: string; readonly title: string };

type Group = {
  readonly text: string;
  readonly collapsed?: boolean;
  readonly items: { readonly text: string; readonly link: string }[];
};

/** The groups of the site by reader; what ends with a slash is a folder, whose pages follow by name. */
const groups: readonly (readonly [text: string, places: readonly string[], collapsed?: boolean])[] = [
  ['Start', ['index.md', 'operating/install.md', 'operating/first-evening.md', 'operating/fundraiser.md']],
  [
    'At a table',
    [
      'operating/dealing.md',
      'operating/casino.md',
      'roles.md',
      'inspecting.md',
      'fair-dice.md',
      'prize-draws.md',
    ],
  ],
  ['Rulebooks', [...packIds.map((pack) => `rulebooks/${pack}.md`), 'clauses.md']],
  [
    'Running a server',
    [
      'operating/server.md',
      'operating/ten-thousand-tables.md',
      'compatibility.md',
      'who-sees-what.md',
      'operating/index.md',
    ],
  ],
  ['Numbers', ['guide/lab.md', 'guide/strategies.md', 'json.md', 'measured.md']],
  [
    'Building',
    [
      'guide/your-own-game.md',
      'pack-format.md',
      'guide/',
      'api.md',
      'events.md',
      'embedding.md',
      'translating.md',
    ],
  ],
  ['Libraries', ['libraries/'], true],
  ['The project', ['project/'], true],
  ['Decisions', ['decisions/index.md', 'decisions/'], true],
];

/** Every page in the first group that names it or its folder; one that no group names stands at the end. */
export function sidebarOf(pages: readonly Page[]): Group[] {
  const left = new Map(pages.map((page) => [page.place, page]));
  const take = (named: string): readonly Page[] => {
    const found = [...left.values()].filter(({ place }) =>
      named.endsWith('/') ? place.startsWith(named) : place === named,
    );
    for (const { place } of found) left.delete(place);
    return found.toSorted((one, other) => (one.place < other.place ? -1 : 1));
  };
  const toGroup = (text: string, found: readonly Page[], collapsed: boolean): Group => ({
    text,
    ...(collapsed ? { collapsed } : {}),
    items: found.map(({ place, title }) => ({
      text: title.replaceAll(/[`*]/g, ''),
      link: `/${place.replace(/(index)?\.md$/, '')}`,
    })),
  });
  // What is named by itself goes before a folder of another group can take it.
  const alone = new Set(groups.flatMap(([, places]) => places.filter((place) => !place.endsWith('/'))));
  const named = new Map([...alone].map((place) => [place, take(place)]));
  const listed = groups.map(([text, places, collapsed = false]) =>
    toGroup(
      text,
      places.flatMap((place) => named.get(place) ?? take(place)),
      collapsed,
    ),
  );
  return [...listed, toGroup('More', [...left.values()], true)].filter(({ items }) => items.length > 0);
}
