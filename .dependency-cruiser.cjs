/** Packages that run anywhere, a browser included. */
const pure = [
  'engine',
  'games',
  'analysis',
  'simulator',
  'plots',
  'layout',
  'rulebook',
  'desks',
  'words',
  'wire',
  'proof',
  'client',
];

/** Arrows between packages point one way: what each package may import of ours, and nothing else. */
const mayImport = {
  engine: [],
  games: ['engine'],
  analysis: ['engine'],
  layout: ['engine'],
  rulebook: ['engine', 'analysis', 'layout', 'words'],
  simulator: ['engine', 'games'],
  plots: [],
  desks: ['engine', 'games', 'proof'],
  words: ['engine', 'games', 'analysis', 'desks', 'proof', 'wire'],
  wire: ['engine', 'games', 'proof', 'desks'],
  proof: ['engine'],
  store: [],
  client: ['engine', 'games', 'wire'],
  server: ['engine', 'games', 'analysis', 'layout', 'rulebook', 'desks', 'words', 'wire', 'proof', 'store'],
  elements: ['engine', 'games', 'layout'],
  web: pure,
  cli: [...pure, 'store', 'server', 'web'],
};

/** Tests and what only tests use: they may set up real games, and run in Node. */
const tests = '([.]test[.]ts$|/testing/|words-for-tests|captured-run)';

/** Where a pure package meets the threads of Node, behind an entry of its own. */
const threads = '^packages/simulator/src/threads/';

/** What decides a trail anew: of the server, and yet for a stranger's browser too. The build says that it knows no Node. */
const byTheRules = '^packages/server/src/audit/by-the-rules[.]ts$';
const alsoFor = (name) => (name === 'web' ? [byTheRules] : []);

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([name, allowed]) => ({
      name: `${name}-imports-only-${allowed.join('-') || 'itself'}`,
      severity: 'error',
      from: { path: `^packages/${name}/src`, pathNot: tests },
      to: { path: '^packages/', pathNot: [`^packages/(${[name, ...allowed].join('|')})/`, ...alsoFor(name)] },
    })),
    {
      name: 'pure-packages-know-no-node',
      severity: 'error',
      from: { path: `^packages/(${pure.join('|')})/src`, pathNot: [tests, threads] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-imports-nothing',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: tests },
      to: { pathNot: '^packages/engine/src' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      // What a build makes up is there only while it builds.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '([.]json$|/dist/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    preserveSymlinks: false,
  },
};
