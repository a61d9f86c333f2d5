import { listCodes } from './codes-of.ts';
import { type Components, createComponents, type JsonSchema, listFields } from './components.ts';
import { type ProblemCode, problemCodes } from './problem-codes.ts';
import type { Access, Route } from './route.ts';
import { routeGroups, routes } from './routes.ts';

/** Where the interface is answered, as a document of OpenAPI names it. */
type ApiServer = {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<
    Record<string, { readonly default: string; readonly enum?: readonly string[] }>
  >;
};

/** A pit wherever it stands; by default the one that `npm start` opens on this computer. */
const anyPit: ApiServer = {
  url: '{scheme}://{host}:{port}',
  description: 'A pit; by default the one on this computer.',
  variables: {
    scheme: { default: 'http', enum: ['http', 'https'] },
    host: { default: 'localhost' },
    port: { default: '7711' },
  },
};

/** What the document says of itself, where it is answered, and what each problem is called: the catalogues have that. */
type OpenApiAsked = {
  readonly title: string;
  readonly version: string;
  readonly titleOf: (code: ProblemCode) => string;
  readonly servers?: readonly ApiServer[];
};

/** The interface as an OpenAPI 3.1 document, made of the routes and of the titles that the catalogues have for problems. */
export function openApi({ titleOf, servers = [anyPit], ...info }: OpenApiAsked): JsonSchema {
  const components = createComponents(routes);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [tag, group] of Object.entries(routeGroups))
    for (const [name, route] of Object.entries(group)) {
      const path = route.path.replace(/:([a-z]+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: operation({ name, tag, route, components, titleOf }),
      };
    }
  return {
    openapi: '3.1.0',
    info,
    servers,
    tags: Object.keys(routeGroups).map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'dicepit' } },
    },
  };
}

type Described = {
  readonly name: string;
  readonly tag: string;
  readonly route: Route;
  readonly components: Components;
  readonly titleOf: OpenApiAsked['titleOf'];
};

function operation({ name, tag, route, components, titleOf }: Described): JsonSchema {
  const body = {
    required: true,
    content: { 'application/json': { schema: components.refTo(route.body) } },
  };
  return {
    operationId: name,
    tags: [tag],
    summary: route.summary,
    description: `For ${whoMay(route.access)}.`,
    security: route.access === 'anyone' ? [] : [{ session: [] }],
    parameters: toParameters(name, route),
    ...(route.method === 'POST' ? { requestBody: body } : {}),
    responses: {
      '200': { description: 'Done.', ...toAnswer(route, components) },
      ...toProblems(name, route, titleOf),
    },
  };
}

const whoMay = (access: Access): string => {
  if (access === 'anyone') return 'anyone';
  return access === 'signed in' ? 'guests and staff' : access.join(', ');
};

function toParameters(name: string, { params, query, needsKey, form }: Route): readonly JsonSchema[] {
  return [
    ...listFields(params).map(([field, schema]) => ({ name: field, in: 'path', required: true, schema })),
    ...listFields(query).map(([field, schema, required]) => ({ name: field, in: 'query', required, schema })),
    ...(needsKey
      ? [header('Idempotency-Key', true, { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' })]
      : []),
    ...(name === 'giveCommand' ? [header('If-Match', false, { type: 'string', pattern: '^"[0-9]+"$' })] : []),
    ...(form === 'events'
      ? [header('Last-Event-ID', false, { type: 'string', pattern: '^[0-9]+([.][0-9a-f]+)?$' })]
      : []),
  ];
}

const header = (name: string, required: boolean, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'header',
  required,
  schema,
});

const fileTypes = ['text/csv', 'application/pdf', 'application/json'] as const;

function toAnswer({ form, answer }: Route, { refTo }: Components): JsonSchema {
  switch (form) {
    case 'json':
      return { content: { 'application/json': { schema: refTo(answer) } } };
    case 'lines':
      // OpenAPI has no words for a stream: what each line or event holds is said beside it.
      return { content: { 'application/x-ndjson': { schema: { type: 'string' }, 'x-line': refTo(answer) } } };
    case 'events':
      return { content: { 'text/event-stream': { schema: { type: 'string' }, 'x-events': refTo(answer) } } };
    case 'text':
      return { content: { 'text/plain': { schema: { type: 'string' } } } };
    case 'svg':
      return { content: { 'image/svg+xml': { schema: { type: 'string' } } } };
    case 'file':
      // Which of them says the path.
      return { content: Object.fromEntries(fileTypes.map((type) => [type, { schema: { type: 'string' } }])) };
  }
}

/** Every status that may come instead, with its codes. */
function toProblems(
  name: string,
  route: Route,
  titleOf: OpenApiAsked['titleOf'],
): Readonly<Record<string, JsonSchema>> {
  const byStatus = new Map<number, string[]>();
  for (const code of listCodes(route)) {
    const status = problemCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${titleOf(code)}.`]);
  }
  if (name === 'giveCommand')
    byStatus.set(409, [
      'The rules of the table refuse; the code and the clause are theirs.',
      ...(byStatus.get(409) ?? []),
    ]);
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, said]) => [String(status), { description: said.join(' '), content }]),
  );
}
