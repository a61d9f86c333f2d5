import { everyRole, type FigureKind } from '@dicepit/engine';
import {
  type Access,
  packJsonSchema,
  problemCodes,
  type Route,
  type RouteName,
  routeNames,
  routes,
} from '@dicepit/wire';
import { tables } from '@dicepit/words';
import { tellInEnglish } from '@dicepit/words/english';

/** Everything that can be asked of a pit by HTTP, and who may ask it, as a page. */
export function writeApi(): string {
  const groups = [...new Set(routeNames.map(groupOf))];
  return `${[...intro, ...groups.map(groupTable), problems(), refusals()].join('\n\n')}\n`;
}

/** The form of a pack as data, for editors and for other programs. */
export const writePackSchema = (): string => `${JSON.stringify(packJsonSchema(), null, 2)}\n`;

const intro: readonly string[] = [
  '# The interface of a pit',
  'Written by `npm run api` from the code; not edited by hand.',
  [
    'Every route, and who may ask it: `all` needs no session, `in` any session. A command at a table is checked',
    'further by the rules of its pack: see [roles.md](roles.md). The schemas are in the OpenAPI description that a',
    'running pit serves at `/api/v1/openapi.json`.',
  ].join('\n'),
  [
    'What changes anything is a `POST` of JSON with a header `Idempotency-Key` (8 to 100 letters, figures, `-`, `_`);',
    'the answer comes when what it tells of is durable, and a repeat has the same answer (`Idempotent-Replayed: true`)',
    'and no second effect. `If-Match: "31"` refuses a command where the table has gone on since version 31. A problem',
    'is `application/problem+json` with a `code` for programs, the `clause` it rests on, and a sentence in `detail`.',
    'Where it has `figures`, the sentence is in the language of `Accept-Language`, and English where none is asked for.',
  ].join('\n'),
];

function groupTable(group: string): string {
  const names = routeNames.filter((name) => groupOf(name) === group);
  return [
    `## ${group}`,
    '',
    `| Route | What for | nobody | ${everyRole.map(spoken).join(' | ')} |`,
    `| --- | --- | :---: | ${everyRole.map(() => ':---:').join(' | ')} |`,
    ...names.map(routeLine),
  ].join('\n');
}

function routeLine(name: RouteName): string {
  const { method, path, summary, access, form }: Route = routes[name];
  const marks = ['nobody', ...everyRole].map((who) => markFor(access, who));
  return `| \`${method} ${path}\` | ${summary}${forms[form]} | ${marks.join(' | ')} |`;
}

function markFor(access: Access, who: string): string {
  if (access === 'anyone') return 'all';
  if (access === 'signed in') return who === 'nobody' ? '' : 'in';
  return access.some((role) => role === who) ? 'yes' : '';
}

function problems(): string {
  return [
    '## Problems',
    '',
    'Beside these, the rules of a table refuse with their own codes and status 409 (403 for a role).',
    '',
    '| Status | Code | Title |',
    '| ---: | --- | --- |',
    ...Object.entries(problemCodes).map(
      ([code, status]) => `| ${status} | ${code} | ${tellInEnglish({ code: 'TITLE', case: code })} |`,
    ),
  ].join('\n');
}

function refusals(): string {
  return [
    '## Refusals with figures',
    '',
    'What a sentence is made of stands in `figures`, with the `case` of a code that is given for several reasons.',
    'A sum is in cents, a moment in milliseconds since 1970, a name is one of the values listed beneath.',
    ...Object.entries(tables).flatMap(([name, table]) => [
      '',
      `### ${name}`,
      '',
      '| Code | Case | Figures |',
      '| --- | --- | --- |',
      ...Object.entries(table).map(([line, figures]) => refusalLine(line, figures)),
    ]),
    '',
    '### names',
    '',
    '| Name | Values |',
    '| --- | --- |',
    ...[...namesIn(kindsIn())].map(
      ([group, values]) => `| ${group} | ${values.join('; ') || 'what the pack has'} |`,
    ),
  ].join('\n');
}

function refusalLine(line: string, figures: Readonly<Record<string, FigureKind>>): string {
  const [code, which = ''] = line.split('.');
  const told = Object.entries(figures).map(([figure, kind]) => `\`${figure}\` (${kindWritten(kind)})`);
  return `| ${code} | ${which} | ${told.join(', ')} |`;
}

function kindWritten(kind: FigureKind): string {
  if (typeof kind === 'string') return kindsWritten[kind];
  const { group } = kind;
  return {
    one: group,
    several: `list of ${group}`,
    'one or text': `${group}, or text`,
    list: `list of ${group}`,
  }[kind.is];
}

const kindsWritten: Readonly<Record<Extract<FigureKind, string>, string>> = {
  text: 'text',
  texts: 'list of text',
  choices: 'list of text',
  money: 'sum',
  sums: 'list of sums',
  count: 'number',
  size: 'number',
  counts: 'list of numbers',
  faces: 'list of faces, null for one that nobody has read',
  moment: 'moment',
  range: '`least` and `most`',
  player: 'number of a player, from 0',
  players: 'list of numbers of players, from 0',
  tellings: 'list of lines, each with code, case, clause and figures',
  clock: 'moment',
  list: 'list of text or lines',
  sumList: 'list of sums',
  seat: 'name, or number of a seat',
  seats: 'list of names, or of numbers of seats',
  seatsJoined: 'list of names, or of numbers of seats',
  stake: '`chips` and `tokens`',
  part: '`part` and `whole`',
  odds: 'odds',
  quote: 'text, or nothing',
  because: 'text, or nothing',
  flag: 'true or false',
};

const kindsIn = (): readonly FigureKind[] =>
  Object.values(tables).flatMap((table) =>
    Object.values<Readonly<Record<string, FigureKind>>>(table).flatMap((figures) => Object.values(figures)),
  );

const namesIn = (kinds: readonly FigureKind[]): ReadonlyMap<string, readonly string[]> =>
  new Map(kinds.flatMap((kind) => (typeof kind === 'string' ? [] : [[kind.group, kind.of] as const])));

/** The first word of the path after the version; what has none is for those who run the machine. */
const groupOf = (name: RouteName): string =>
  /^\/api\/v1\/([a-z-]+)/.exec(routes[name].path)?.[1] ?? 'operation';

const spoken = (role: string): string => role.replaceAll('-', ' ');

const forms: Readonly<Record<Route['form'], string>> = {
  json: '',
  // Their summaries say so.
  events: '',
  lines: ' (a JSON object to a line)',
  text: ' (text)',
  svg: ' (a drawing)',
  file: ' (a file)',
};
