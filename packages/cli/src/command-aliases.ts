import { Failure } from './exit.ts';
import { choices, type TerminalFailure } from './language.ts';
import { nearest } from './nearest.ts';

/** Commands by names that people try first. */
const aliases: Readonly<Record<string, string>> = {
  sim: 'simulate',
  start: 'serve',
  felt: 'layout',
};

/** `log` and what is done with a trail, each under its own name. */
const withTrail: Readonly<Record<string, readonly string[]>> = {
  verify: ['verify'],
  export: ['export'],
  replay: ['replay'],
  show: ['replay', '--step'],
  stats: ['night'],
};

/** What is done elsewhere than here, and where. */
const elsewhere = new Map<string, TerminalFailure>([
  ['table', { code: 'AT_DEALER_PAGE' }],
  ['promo', { code: 'AT_PROMOTIONS_PAGE' }],
  ['anchor', { code: 'AT_HEADS' }],
]);

/** The command line as it was meant: another name for a command is exchanged for its own. */
export function expandAliases(
  given: readonly string[],
  known: readonly string[],
  atTerminal = false,
): readonly string[] {
  // Bare `dicepit` opens a pit at a terminal, and tells a script how it is used.
  if (given.length === 0 && atTerminal) return ['serve'];
  const place = given.findIndex((each) => !each.startsWith('-'));
  const name = given[place];
  if (name === undefined || known.includes(name) || name === 'help') return given;
  const [before, after] = [given.slice(0, place), given.slice(place + 1)];
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  if (alias !== undefined) return [...before, alias, ...after];
  if (name === 'log') return [...before, ...trailWork(after)];
  if (name === 'sign') return [...before, ...signOf(after)];
  const there = elsewhere.get(name);
  throw there === undefined ? unknown(name, known) : new Failure(there);
}

function trailWork([verb = '', ...rest]: readonly string[]): readonly string[] {
  const meant = Object.hasOwn(withTrail, verb) ? withTrail[verb] : undefined;
  if (meant !== undefined) return [...meant, ...rest];
  throw new Failure({ code: verb === 'anchor' ? 'AT_HEADS' : 'LOG_VERBS' });
}

/** `sign wonder-dice` is the paper `sign` of it. */
const signOf = ([pack, ...rest]: readonly string[]): readonly string[] =>
  pack === undefined || pack.startsWith('-')
    ? ['paper', ...(pack === undefined ? [] : [pack]), ...rest]
    : ['paper', pack, 'sign', ...rest];

function unknown(name: string, known: readonly string[]): Failure {
  const begun = known.filter((each) => each.startsWith(name.toLowerCase()));
  const near = nearest(name.toLowerCase(), [...known, ...Object.keys(aliases), 'log', 'sign']);
  const meant = begun.length > 0 ? begun : near === undefined ? [] : [near];
  return new Failure({
    code: 'NO_COMMAND',
    name: name.slice(0, 60),
    meant: meant.length === 0 ? 'none' : choices(meant.slice(0, 3)),
  });
}
