import { everyRole } from '@dicepit/engine';
import { type Access, problemCodes, type Route, type RouteName, routeNames, routes } from '@dicepit/wire';

/** Everything that can be asked of a pit by HTTP, and who may ask it, as a page. */
export function writeApi(): string {
  const groups = [...new Set(routeNames.map(groupOf))];
  return `${[...intro, ...groups.map(groupTable), problems()].join('\n\n')}\n`;
}

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
    ...Object.entries(problemCodes).map(([code, [status, title]]) => `| ${status} | ${code} | ${title} |`),
  ].join('\n');
}

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
