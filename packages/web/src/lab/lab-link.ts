import { isBanked, isOwnPack, packs } from '@dicepit/games';
import { readStrategy } from '@dicepit/simulator';
import {
  type Chosen,
  gameOf,
  type Lab,
  type LabBet,
  labOf,
  MAX_BETS,
  MAX_RIVALS,
  MAX_ROLLS,
  MAX_SEED_LENGTH,
  MAX_SESSIONS,
  MAX_WEIGHT,
  packOf,
  readSum,
  readWhole,
  sortKeys,
  usual,
  type Weights,
  writeSum,
} from './lab-settings.ts';

/** What a link says, and what in it could not be read: for that the usual is taken. */
type LinkRead = { readonly lab: Lab; readonly unread: readonly string[] };

const VERSION = '1';

/** Everything that is not as usual, behind the hash, where no server sees it. */
export function writeLink(lab: Lab): string {
  const first = labOf(lab.pack);
  const asked = new URLSearchParams({ v: VERSION, game: lab.pack });
  const put = (name: string, value: string, byDefault: string): void => {
    if (value !== byDefault) asked.append(name, value);
  };
  for (const [option, value] of Object.entries(lab.options))
    put(`o.${option}`, value, first.options[option] ?? '');
  put('bets', betsText(lab.bets), betsText(first.bets));
  put('bank', writeSum(lab.bank), writeSum(first.bank));
  put('rolls', String(lab.rolls), String(first.rolls));
  if (lab.goal !== undefined) asked.append('goal', writeSum(lab.goal));
  if (lab.stopLoss !== undefined) asked.append('stop', writeSum(lab.stopLoss));
  put('play', lab.strategy, first.strategy);
  put('sessions', String(lab.sessions), String(first.sessions));
  put('seed', lab.seed, first.seed);
  put('rivals', lab.rivals.join(' '), first.rivals.join(' '));
  put('against', lab.against.pack, lab.pack);
  const other = usual(lab.against.pack);
  for (const [option, value] of Object.entries(lab.against.options))
    put(`a.${option}`, value, other.options[option] ?? '');
  put('die', lab.weights.join('-'), first.weights.join('-'));
  put('loaded', lab.allLoaded ? 'all' : 'one', 'all');
  put('sort', `${lab.sorting.turned ? '-' : ''}${lab.sorting.by}`, first.sorting.by);
  return `#${asked.toString()}`;
}

/** The games that a link names: their rules have to come before it can be read. What is no game that anybody knows is left to `readLink`. */
export function packsIn(hash: string): readonly string[] {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const named = [asked.get('game'), asked.get('against')].filter(
    (pack) => pack !== null && (isBanked(pack) || isOwnPack(pack)),
  );
  return [...new Set([packs[0].id, ...named.flatMap((pack) => pack ?? [])])];
}

/** Reads what `writeLink` wrote, or somebody by hand: what is wrong is named, and the rest still counts. */
export function readLink(hash: string): LinkRead {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const unread: string[] = [];
  const pack = asked.get('game') ?? packs[0].id;
  if (asked.size > 0 && asked.get('v') !== VERSION) return { lab: labOf(packs[0].id), unread: ['v'] };
  if (packOf(pack) === undefined) return { lab: labOf(packs[0].id), unread: ['game'] };
  const first = labOf(pack);
  const read = <Value>(
    name: string,
    byDefault: Value,
    reader: (text: string) => Value | undefined,
  ): Value => {
    const text = asked.get(name);
    if (text === null) return byDefault;
    const value = reader(text);
    if (value === undefined) unread.push(name);
    return value ?? byDefault;
  };
  const chosen: Chosen = { pack, options: optionsIn(asked, { pack, before: 'o.' }, unread) };
  const other = read('against', pack, (text) => packOf(text)?.id);
  const bets = read('bets', first.bets, (text) => readBets(text, chosen));
  for (const name of asked.keys()) if (!isKnown(name)) unread.push(name);
  return {
    unread,
    lab: {
      ...chosen,
      bets,
      bank: read('bank', first.bank, readSum),
      rolls: read('rolls', first.rolls, (text) => readWhole(text, MAX_ROLLS)),
      goal: read('goal', first.goal, readSum),
      stopLoss: read('stop', first.stopLoss, readSum),
      strategy: read('play', first.strategy, (text) => (isStrategy(text, bets) ? text : undefined)),
      sessions: read('sessions', first.sessions, (text) => readWhole(text, MAX_SESSIONS)),
      seed: read('seed', first.seed, (text) => (isSeed(text) ? text : undefined)),
      rivals: read('rivals', first.rivals, (text) => readRivals(text, bets)),
      against: { pack: other, options: optionsIn(asked, { pack: other, before: 'a.' }, unread) },
      weights: read('die', first.weights, readWeights),
      allLoaded: read('loaded', first.allLoaded, (text) => readLoaded(text)),
      sorting: read('sort', first.sorting, readSorting),
    },
  };
}

const fields = 'v game bets bank rolls goal stop play sessions seed rivals against die loaded sort'.split(
  ' ',
);

const isKnown = (name: string): boolean => fields.includes(name) || /^[oa]\../.test(name);

/** Typed words seed the dice as well as a number; what cannot be typed into a command does not. */
export const isSeed = (text: string): boolean => text.length <= MAX_SEED_LENGTH && /^[\w .:-]+$/.test(text);

const betsText = (bets: readonly LabBet[]): string =>
  bets.map(({ wager, stake }) => `${wager}=${writeSum(stake)}`).join(' ');

function optionsIn(
  asked: URLSearchParams,
  { pack, before }: { readonly pack: string; readonly before: string },
  unread: string[],
): Chosen['options'] {
  const options: Record<string, string> = { ...usual(pack).options };
  for (const [name, value] of asked) {
    if (!name.startsWith(before)) continue;
    const option = name.slice(before.length);
    const opened = packOf(pack)?.open({ [option]: value });
    if (opened?.ok === true) options[option] = opened.game.options[option] ?? value;
    else unread.push(name);
  }
  return options;
}

function readBets(text: string, chosen: Chosen): readonly LabBet[] | undefined {
  const { wagers } = gameOf(chosen);
  const bets = text.split(' ').map((each) => {
    const [wager = '', sum = ''] = each.split('=');
    return { wager, stake: readSum(sum) ?? 0 };
  });
  const isRight =
    bets.length <= MAX_BETS &&
    bets.every(({ wager, stake }) => stake > 0 && Object.hasOwn(wagers, wager)) &&
    new Set(bets.map(({ wager }) => wager)).size === bets.length;
  return isRight ? bets : undefined;
}

const isStrategy = (text: string, bets: readonly LabBet[]): boolean => readStrategy(text, bets).ok;

function readRivals(text: string, bets: readonly LabBet[]): readonly string[] | undefined {
  const rivals = [...new Set(text.split(' '))];
  return rivals.length <= MAX_RIVALS && rivals.every((each) => isStrategy(each, bets)) ? rivals : undefined;
}

function readWeights(text: string): Weights | undefined {
  const weights = text.split('-').map((each) => (/^\d{1,3}$/.test(each) ? Number(each) : Number.NaN));
  return isWeights(weights) ? weights : undefined;
}

/** Whether six numbers load a die: none too heavy, and some face with a chance. */
export const isWeights = (weights: readonly number[]): weights is Weights =>
  weights.length === 6 &&
  weights.every((weight) => weight >= 0 && weight <= MAX_WEIGHT) &&
  weights.some((weight) => weight > 0);

function readLoaded(text: string): boolean | undefined {
  if (text === 'all') return true;
  return text === 'one' ? false : undefined;
}

function readSorting(text: string): Lab['sorting'] | undefined {
  const by = sortKeys.find((key) => key === text.replace(/^-/, ''));
  return by === undefined ? undefined : { by, turned: text.startsWith('-') };
}

/** The line that gives the same numbers at the command line. */
export function toCommand(lab: Lab): string {
  const { options } = usual(lab.pack);
  const chosen = Object.entries(lab.options).filter(([option, value]) => options[option] !== value);
  return [
    'dicepit simulate',
    // A pack that is not the house's is named by the file that `dicepit build` makes of it.
    lab.pack.replace(/@.*/, '.pack.json'),
    ...chosen.map(([option, value]) => `--option ${option}=${value}`),
    ...lab.bets.map(({ wager, stake }) => `--bet ${wager}=${writeSum(stake)}`),
    `--bank ${writeSum(lab.bank)}`,
    ...(lab.goal === undefined ? [] : [`--goal ${writeSum(lab.goal)}`]),
    ...(lab.stopLoss === undefined ? [] : [`--stop-loss ${writeSum(lab.stopLoss)}`]),
    `--rolls ${lab.rolls}`,
    ...(lab.strategy === 'flat' ? [] : [`--strategy ${lab.strategy}`]),
    `--sessions ${lab.sessions}`,
    `--seed ${/^[\w.:-]+$/.test(lab.seed) ? lab.seed : `'${lab.seed}'`}`,
  ].join(' ');
}
