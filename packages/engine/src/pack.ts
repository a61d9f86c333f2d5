import { type Course, type CourseDefinition, examineCourse } from './course.ts';
import { assert } from './invariant.ts';
import { areOdds, type Cents, downTo, exact, type Rounding, stakeStep, upTo } from './money.ts';
import type { Option, OptionMeanings } from './option.ts';
import type { Procedure } from './procedure.ts';
import type { OptionRefusal, Refusal } from './refusal.ts';
import type { Dice } from './roll.ts';
import type { Fault } from './rule.ts';
import { listOdds, listWins, mayStayUp, type Wager } from './wager.ts';

/** The drawings that a face may have: a pack names one and brings none, so that nothing of it is drawn unseen. */
export const faceDrawings = ['crown', 'anchor', 'heart', 'diamond', 'club', 'spade'] as const;

export type FaceDrawing = (typeof faceDrawings)[number];

/** A picture on a die: what it is called, a character that looks like it, and a drawing where there is one of it. */
export type Face = { readonly name: string; readonly symbol: string; readonly drawing?: FaceDrawing };

/** A rule pack as written: what it lets a table choose, and the wagers and procedure that follow from it. */
export type PackDefinition<Clause extends string, Options extends Record<string, Option<unknown, Clause>>> = {
  readonly id: string;
  /** What stands before a clause of this pack in a citation: `nz` in `nz/6.3(b)`. */
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  readonly dice: Dice;
  /** What the faces of a die show where they are pictures, from the one that stands for one pip on. */
  readonly faces?: readonly Face[];
  readonly options: Options;
  readonly cites: {
    /** The clause that says which wagers there are. */
    readonly wagers: Clause;
    /** The clause that says what a table may choose. */
    readonly options: Clause;
    readonly takingDown: Clause;
    /** The clause that says how many dice fall, and what they show. */
    readonly dice: Clause;
    /** The clause that leaves a wager to the table's choice, for each such wager. */
    readonly optional?: Readonly<Record<string, Clause>>;
  };
  readonly procedure: Procedure<Clause>;
  /** The stages of the table, where it has any beside those of its bets. */
  readonly course?: CourseDefinition<Clause>;
  readonly wagers: (options: OptionMeanings<Options>) => readonly Wager<Clause>[];
};

/** One published set of rules: open it with the options a table posts, and it gives a closed game or refuses. */
export type Pack = {
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  readonly dice: Dice;
  readonly options: Readonly<Record<string, Option<unknown, string>>>;
  readonly cites: Game['cites'];
  /** Every wager the pack knows; its defaults offer all of them. */
  readonly wagerIds: readonly string[];
  readonly open: (chosen?: Readonly<Record<string, string>>) => Opened;
};

export type Opened =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly refusal: OptionRefusal };

/** A pack with its options closed: exactly the odds the table posts. */
export type Game = {
  readonly pack: string;
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  readonly dice: Dice;
  readonly options: Readonly<Record<string, string>>;
  readonly wagers: Readonly<Record<string, Wager>>;
  readonly procedure: Procedure<string>;
  readonly course?: Course;
  readonly faces?: readonly Face[];
  readonly cites: PackDefinition<string, Record<string, Option<unknown, string>>>['cites'];
};

export function pack<Clause extends string, Options extends Record<string, Option<unknown, Clause>>>(
  definition: PackDefinition<Clause, Options>,
): Pack {
  const { id, prefix, name, place, dice, options, cites } = definition;
  const [fault] = definition.course === undefined ? [] : examineCourse(definition, definition.course).faults;
  assert(fault === undefined, () => fault?.reason ?? '');
  const open = (chosen: Readonly<Record<string, string>> = {}): Opened => openPack(definition, chosen);

  const byDefault = open();
  assert(byDefault.ok, () => `${id} refuses its own defaults`);
  const wagerIds = Object.keys(byDefault.game.wagers);
  return { id, prefix, name, place, dice, options, cites, wagerIds, open };
}

function openPack<Clause extends string, Options extends Record<string, Option<unknown, Clause>>>(
  definition: PackDefinition<Clause, Options>,
  chosen: Readonly<Record<string, string>>,
): Opened {
  const { id, prefix, name, place, dice, cites, procedure } = definition;
  const meanings: Record<string, unknown> = {};
  const options: Record<string, string> = {};

  for (const option of Object.keys(chosen)) {
    if (Object.hasOwn(definition.options, option)) continue;
    const known = Object.keys(definition.options);
    const clause = cite(definition, cites.options);
    return refused(
      known.length === 0
        ? { code: 'OPTION_UNKNOWN', case: 'none', clause, option }
        : { code: 'OPTION_UNKNOWN', clause, option, known },
    );
  }
  for (const [key, option] of Object.entries(definition.options)) {
    const value = Object.hasOwn(chosen, key) ? (chosen[key] ?? '') : option.byDefault;
    const read = option.read(value);
    if (!read.ok) {
      const { allowed } = option;
      return refused({
        code: 'OPTION_NOT_ALLOWED',
        clause: cite(definition, read.clause),
        option: key,
        value,
        allowed,
      });
    }
    meanings[key] = read.meaning;
    options[key] = read.value;
  }

  // Text becomes meaning here: each key was read by the option of that name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const wagers = definition.wagers(meanings as OptionMeanings<Options>);
  const { course } = definition;
  const [fault] = faultsOfOffer({ id, dice, ...(course === undefined ? {} : { course }) }, wagers);
  assert(fault === undefined, () => fault?.reason ?? '');
  // A wager that is examined with its faults may pay at what is no odds.
  for (const wager of wagers)
    if (listOdds(wager).every(areOdds)) steps.set(wager, stakeStep(listWins(wager)));
  const byId = Object.fromEntries(wagers.map((wager) => [wager.id, wager]));
  const { faces } = definition;
  assert(
    faces === undefined || faces.length === 6,
    () => `${id} names ${faces?.length ?? 0} faces of a die, not 6`,
  );
  const game = {
    pack: id,
    prefix,
    name,
    place,
    dice,
    options,
    wagers: byId,
    procedure,
    cites,
    ...(faces === undefined ? {} : { faces }),
  };
  const closed = course && examineCourse(definition, course).course;
  return { ok: true, game: closed === undefined ? game : { ...game, course: closed } };
}

const refused = (refusal: OptionRefusal): Opened => ({ ok: false, refusal });

/** The refusal of a bet on something that is not a wager of this game. */
export function notOffered(game: Game, wager: string): Refusal {
  const { optional = {}, wagers } = game.cites;
  const clause = Object.hasOwn(optional, wager) ? optional[wager] : undefined;
  return {
    code: 'WAGER_NOT_OFFERED',
    clause: cite(game, clause ?? wagers),
    wager,
    offered: Object.keys(game.wagers),
  };
}

/** What is wrong with the wagers that a pack offers together. */
export function faultsOfOffer(
  {
    id,
    dice,
    course,
  }: { readonly id: string; readonly dice: Dice; readonly course?: CourseDefinition<string> },
  wagers: readonly Wager[],
): readonly (Fault & { readonly wager: Wager })[] {
  return wagers.flatMap((wager, place) => {
    const is = (kind: Fault['kind'], reason: string) => ({ kind, reason, wager });
    return [
      ...(wager.dice === dice
        ? []
        : [is('another number of dice', `${id}: ${wager.id} throws ${wager.dice} dice`)]),
      ...(mayStayUp(wager) && wager.locks !== undefined && wager.locks.from !== 'moving'
        ? [is('locked but up', `${id}: ${wager.id} is locked but may stay up`)]
        : []),
      ...(wagers.findIndex((other) => other.id === wager.id) === place
        ? []
        : [is('one id twice', `${id} has two wagers of one id, ${wager.id}`)]),
      ...[...(wager.opens?.during ?? []), ...(wager.off?.during ?? [])]
        .filter((stage) => course === undefined || !Object.hasOwn(course.stages, stage))
        .map((stage) => is('no such stage', `${id}: ${wager.id} names ${stage}, no stage of the table`)),
      ...leaningFaults(wager, wagers).map(([kind, what]) => is(kind, `${id}: ${wager.id} ${what}`)),
    ];
  });
}

/** What is wrong with the bet that a wager leans on. */
function leaningFaults(
  { leansOn, stages }: Wager,
  wagers: readonly Wager[],
): readonly (readonly [Fault['kind'], string])[] {
  if (leansOn === undefined) return [];
  const other = wagers.find(({ id }) => id === leansOn.wager);
  if (isInRing(leansOn.wager, wagers))
    return [['leans on itself', `leans on ${leansOn.wager}, which leans on it`]];
  if (other === undefined) return [['no such wager', `leans on ${leansOn.wager}, which is not offered`]];
  const lacks = (has: object, names: readonly string[], whose: string) =>
    names
      .filter((name) => !Object.hasOwn(has, name))
      .map((name) => ['no such stage', `leans on ${name}, no stage of ${whose}`] as const);
  return [
    ...lacks(other.stages, Object.keys(leansOn.stages), other.id),
    ...lacks(stages, Object.values(leansOn.stages), 'its own'),
    ...lacks(leansOn.stages, Object.keys(leansOn.most ?? {}), 'those that it leans on'),
  ];
}

/** Whether one comes back to a wager by what it leans on. */
function isInRing(start: string, wagers: readonly Wager[]): boolean {
  const seen = new Set<string>();
  let at: string | undefined = start;
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    const id: string = at;
    at = wagers.find((wager) => wager.id === id)?.leansOn?.wager;
  }
  return at !== undefined;
}

// What a table plays a game by: whether won stakes stay up, and which sums it pays.

/** What a table pays with: any number of each of its chips, or any number of one; every cent where nothing is said. */
export type Payment = {
  readonly chip?: Cents | null;
  readonly chips?: readonly Cents[];
  /** Also where the pack's own text would have odd cents paid. */
  readonly always?: boolean;
};

/** A game with the policies of one table: whether won stakes stay up, and how winnings are rounded. */
export type Terms = { readonly game: Game; readonly staysUp: boolean; readonly rounding: Rounding };

/** The terms of a table: the pack's own unless the table says otherwise. */
export function toTerms(game: Game, policy: { readonly staysUp?: boolean } & Payment = {}): Terms {
  const { winningStake, rounding } = game.procedure;
  const { chip, chips = [chip ?? 1], always = false } = policy;
  return { game, staysUp: policy.staysUp ?? winningStake.staysUp, rounding: roundingBy(rounding.way) };

  function roundingBy(way: Game['procedure']['rounding']['way']): Rounding {
    switch (way) {
      case 'exact':
        return exact;
      case 'cent':
        return always ? upTo(...chips) : upTo(1);
      case 'chip':
        return upTo(...chips);
      case 'down':
        return downTo(...chips);
    }
  }
}

/** The step of the stakes on a wager that can be paid; every cent where winnings are rounded. */
export function payableStep(rounding: Rounding, wager: Wager | undefined): Cents {
  if (rounding.way !== 'exact' || wager === undefined) return 1;
  return steps.get(wager) ?? stakeStep(listWins(wager));
}

/** The step of each wager of a game that was opened, which follows from its rules: they are not read again for a bet. */
const steps = new WeakMap<Wager, Cents>();

// How a clause is cited and written.

/**
 * Writes a clause as people do, by what they call each text: with `NZ` for `nz`, `nz/6.3(b)` is `NZ 6.3(b)`, and a
 * paragraph that has no number goes by its heading, as in `Wonder Dice, Numbers 4`. What the rules leave to the house
 * goes by its plain name: `policy/amending-alone` is `House policy: amending alone`. What is neither stays as it is.
 */
export function formatClause(clause: string, citedAs: ReadonlyMap<string, string>): string {
  const [prefix = '', rest] = clause.split('/');
  if (prefix === 'policy' && rest !== undefined) return `House policy: ${spaced(rest)}`;
  const text = citedAs.get(prefix);
  if (rest === undefined || text === undefined) return clause;
  const place = placeInBook(clause);
  return `${text}${/^\d/.test(place) ? ' ' : ', '}${place}`;
}

/** Where in its book a clause stands, for whoever knows which book is meant: `6.3(b)`. */
export function placeInBook(clause: string): string {
  const [place = ''] = (clause.split('/')[1] ?? clause).split('#');
  const worded = place
    .replace(/-tail$/, '(end)')
    .replace(/\(([a-z0-9-]{3,})\)/g, (all, inner: string) =>
      /^[ivx]+$/.test(inner) ? all : ` (${spaced(inner)})`,
    );
  return /^[a-z]/.test(worded) ? capital(spaced(worded)) : worded;
}

/** Words without the hyphens that hold them together; a range of figures keeps its own. */
const spaced = (id: string): string => id.replace(/-/g, ' ').replace(/(\d) (?=\d)/g, '$1-');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause with its pack in front: `nz/6.3(b)`. */
export const cite = (game: Pick<Game, 'prefix'>, clause: string): string => `${game.prefix}/${clause}`;
