import { exit, Failure } from './exit.ts';
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
const elsewhere: Readonly<Record<string, string>> = {
  table:
    "a dealer's table is at /dealer of a running pit; at this keyboard, with your own dice: dicepit play PACK --dice physical",
  promo: 'promotions are kept at /promotions of a running pit: dicepit serve',
  anchor:
    'what to keep is at /api/v1/heads of a running pit; save it, and hold a trail to it with: dicepit verify FILE --anchor heads.json',
};

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
  if (Object.hasOwn(elsewhere, name)) throw new Failure(elsewhere[name] ?? '', exit.usage);
  throw unknown(name, known);
}

function trailWork([verb = '', ...rest]: readonly string[]): readonly string[] {
  const meant = Object.hasOwn(withTrail, verb) ? withTrail[verb] : undefined;
  if (meant !== undefined) return [...meant, ...rest];
  if (verb === 'anchor') throw new Failure(elsewhere['anchor'] ?? '');
  throw new Failure(
    "'dicepit log' is one of: export (write a trail), verify (check it), show or replay (a recorded table in words), stats (a night against theory)",
  );
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
  const hint = meant.length === 0 ? '' : ` Did you mean ${meant.slice(0, 3).join(' or ')}?`;
  return new Failure(`there is no command '${name.slice(0, 60)}'.${hint} 'dicepit --help' lists them all.`);
}
