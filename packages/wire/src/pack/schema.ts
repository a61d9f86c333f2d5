import { areOdds, faceDrawings, isCommission, LARGEST_ODDS, LARGEST_STAKE, readOdds } from '@dicepit/engine';
import { z } from 'zod';
import { flag, oneOf, role, strict } from '../fields.ts';

// The form of a pack as data, place by place. What is optional may be missing and is never null.

/** The longest of each kind of text, and of each kind of list. */
const LONGEST = { name: 60, line: 300, passage: 4_000 } as const;
const MAX_ENTRIES = 400;
const MAX_CLAUSES = 1_500;

/** What nobody can see or what turns the rest of a line around, and what a page might take for markup. */
const unseen = /(?![\t\n])[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const markup = /<[a-z/!?]|&#?[a-z0-9]+;|javascript:/i;

const text = (most: number) =>
  z
    .string({ error: 'a text was expected' })
    .min(1, 'a text is not empty')
    .max(most, `a text has at most ${most} characters here`)
    .refine((each) => !unseen.test(each), { error: 'a text has only characters that can be seen' })
    .refine((each) => !markup.test(each), { error: 'a text is words, and no markup' });

const name = text(LONGEST.name);
const line = text(LONGEST.line);
/** A passage may be empty: not every clause has something to say of acceptance. */
const passage = z.union([z.literal(''), text(LONGEST.passage)]);

const list = <Item extends z.ZodType>(item: Item, most = MAX_ENTRIES) =>
  z.array(item, { error: 'a list was expected' }).max(most, `a list has at most ${most} entries here`);

const record = <Item extends z.ZodType>(key: RegExp, item: Item, most = MAX_ENTRIES) =>
  z
    .record(
      z
        .string()
        .regex(key, 'a key is of small letters, figures and hyphens')
        .refine(isOwnName, { error: INHERITED }),
      item,
      { error: 'an object of keys and values was expected' },
    )
    .refine((each) => Object.keys(each).length <= most, { error: `an object has at most ${most} keys here` });

/** What every object has already is no name for anything: whoever looks it up would find that. */
const INHERITED = 'a name that every object has already names nothing';
const isOwnName = (name: string): boolean => !(name in Object.prototype);

const key = /^[a-z0-9][a-zA-Z0-9-]{0,59}$/;
const optionKey = /^[a-z][a-z0-9-]{0,39}$/;

const packId = z
  .string({ error: 'an id is a text' })
  .regex(
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    'an id has small letters, figures and hyphens, and begins with a letter',
  )
  .max(40, 'an id has at most 40 characters');

const named = z
  .string({ error: 'a name of small letters was expected' })
  .regex(key, 'small letters, figures and hyphens')
  .refine(isOwnName, { error: INHERITED });

/** A clause without the pack in front, as definitions cite it, or a policy of the house. */
const clause = z
  .string({ error: 'a clause is a text' })
  .regex(/^[A-Za-z0-9][^\s<>"'&]{0,79}$/, 'a clause has at most 80 characters and no spaces');
const whole = z
  .string({ error: 'a clause is a text' })
  .regex(
    /^[a-z][a-z0-9-]*\/[^\s<>"'&]{1,80}$/,
    'a clause with its pack in front was expected: craps/pass-line',
  );

const ODDS = `odds are such as 7 to 6: both above nothing, and ${LARGEST_ODDS} to 1 at most`;
const odds = z
  .string({ error: 'odds are a text such as 7 to 6' })
  .regex(/^\d{1,4}(\.\d{1,2})? to \d{1,4}(\.\d{1,2})?$/, { error: ODDS, abort: true })
  .refine(areOdds, { error: ODDS });
/** Odds that a table chooses by their figure, which has one way to be written. */
const chosenOdds = odds.refine((each) => !areOdds(each) || readOdds(each) === each, {
  error: 'odds to choose from are written without needless figures, such as 7.5 to 1',
});
const part = strict({ option: z.string().regex(optionKey), part: z.int().min(0).max(20) });
const set = strict({
  set: z.string().regex(/^[0-9a-f]{1,54}$/, 'a set of rolls is at most 54 hexadecimal figures'),
});
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour is written such as #0b3d2e');
const number = (least: number, most: number) =>
  z
    .number({ error: 'a number was expected' })
    .min(least, `no less than ${least}`)
    .max(most, `no more than ${most}`);
const count = (most = LARGEST_STAKE) =>
  z
    .int({ error: 'a whole number was expected' })
    .min(0, 'not below nothing')
    .max(most, `no more than ${most}`);
const roles = list(role, 20);
const by = strict({ roles, clause });
const optional = <Item extends z.ZodType>(item: Item) => item.exactOptional();

const verdict = z.discriminatedUnion(
  'kind',
  [
    strict({
      kind: z.literal('wins'),
      odds: z.union([odds, part], {
        error: ({ input }) => (typeof input === 'string' ? ODDS : 'odds, or the option they come from'),
      }),
      commission: optional(
        strict({ percent: number(0, 100), of: oneOf('stake', 'winnings') }).refine(isCommission, {
          error: 'a commission is more than 0 in a hundred and less than 100, with two decimals at most',
          path: ['percent'],
        }),
      ),
    }),
    strict({ kind: z.literal('loses') }),
    strict({ kind: z.literal('pushes') }),
    strict({ kind: z.literal('stands') }),
    strict({ kind: z.literal('moves'), to: named, endsTurn: optional(z.literal(true)) }),
  ],
  { error: 'a verdict is wins, loses, pushes, stands or moves' },
);

const rule = strict({ clause, rolls: set, verdict, pays: optional(clause) });

const courseRule = strict({
  clause,
  rolls: set,
  verdict: z.discriminatedUnion(
    'kind',
    [
      strict({ kind: z.literal('stands') }),
      strict({ kind: z.literal('moves'), to: named, endsTurn: optional(z.literal(true)) }),
    ],
    { error: 'a stage of the table stands or moves' },
  ),
  pays: optional(clause),
});

const stagesNamed = list(named, 200);

const wager = strict({
  id: named,
  name,
  clause,
  opensAt: named,
  stages: record(key, list(rule, 216), 200),
  opens: optional(strict({ before: oneOf('roll', 'set', 'turn'), clause, during: optional(stagesNamed) })),
  locks: optional(strict({ from: oneOf('never', 'placing', 'turn', 'moving'), clause })),
  atEndOfTurn: optional(
    record(
      key,
      strict({
        clause,
        verdict: verdict.refine(({ kind }) => kind !== 'moves', {
          error: 'a bet moves to no stage at the end of a turn',
        }),
      }),
      200,
    ),
  ),
  off: optional(strict({ during: stagesNamed, clause })),
  leansOn: optional(
    strict({
      wager: named,
      stages: record(key, named, 200),
      most: optional(record(key, number(0, 1_000), 200)),
      clause,
    }),
  ),
  several: optional(z.literal(true)),
});

const chosenText = text(40).refine((each) => each === each.trim(), {
  error: 'a value begins and ends with no space',
});

const option = z.discriminatedUnion(
  'kind',
  [
    strict({
      kind: z.literal('choice'),
      about: line,
      clause,
      values: list(chosenText, 60).min(1, 'a choice has a value'),
    }),
    strict({
      kind: z.literal('odds'),
      about: line,
      clause,
      odds: list(chosenOdds, 60).min(1, 'a choice has odds'),
    }),
    strict({
      kind: z.literal('no-lower'),
      about: line,
      clause,
      floors: list(strict({ least: odds, clause }), 12).min(1, 'free odds have a floor'),
    }),
  ],
  { error: 'an option is a choice, odds or no-lower' },
);

const gameProcedure = strict({
  thrower: strict({ who: oneOf('shooter', 'dealer'), clause }),
  winningStake: strict({ staysUp: flag, clause }),
  voidRoll: strict({ call: name, bets: oneOf('open', 'frozen'), clause }),
  noRolls: list(strict({ reason: named, says: line, clause, must: flag }), 60),
  rounding: strict({ way: oneOf('exact', 'cent', 'chip', 'down'), clause }),
  turn: optional(
    strict({
      endsOn: set,
      clause,
    }),
  ),
});

const cocked = z.discriminatedUnion('test', [
  strict({ test: z.literal('opposite'), clause, oneFace: clause, twoFaces: optional(named) }),
  strict({ test: z.literal('judgement'), clause, oneFace: clause, cannotTell: named }),
  strict({ test: z.literal('void'), clause, reason: named }),
]);

const years = strict({ years: count(150), clause });
const minutes = strict({ minutes: count(100_000), clause });
const reasons = list(named, 60);

/** How a table is run, one entry to a concern. */
const tableProcedure = strict({
  betting: strict({
    chips: clause,
    stacking: clause,
    closing: clause,
    takingDown: strict({ until: oneOf('rest', 'release'), clause }),
    windows: record(key, clause),
    lost: optional(clause),
    runOut: optional(clause),
  }),
  calling: strict({
    call: by,
    noRoll: strict({
      roles,
      clause,
      fact: strict({ does: oneOf('voids', 'bars'), clause }),
      stands: optional(clause),
      namesDie: reasons,
      words: reasons,
      afterRest: optional(clause),
      afterCall: clause,
      notOfDealer: reasons,
      mayUnfreeze: flag,
      quarantines: reasons,
      opensIncident: reasons,
      variants: record(key, reasons),
    }),
    faces: clause,
    cocked,
    dispute: strict({ roles, clause, mayVoid: flag, final: flag, answers: reasons }),
    entry: optional(
      strict({ item: named, way: oneOf('with-the-call', 'keyed-and-pressed'), clause, source: clause }),
    ),
    amending: strict({ approvers: roles, clause }),
  }),
  conduct: optional(
    strict({
      devices: strict({ clause, onDuty: clause }),
      finding: by,
      measures: record(key, clause),
      employees: strict({ clause, prompts: record(key, strict({ clause, says: line })) }),
      patrons: clause,
      sideBets: clause,
    }),
  ),
  custody: strict({
    keeping: clause,
    active: clause,
    returning: strict({ start: clause, course: clause }),
    gathering: optional(strict({ collecting: clause, centring: clause, method: clause })),
    off: strict({ reason: named, clause, isSought: flag, spoils: oneOf('until-called', 'until-settled') }),
    searching: clause,
    choosing: clause,
    asking: clause,
    inspecting: by,
    back: strict({ asked: clause, otherwise: clause }),
    newSet: clause,
    firstLoss: optional(clause),
    grace: clause,
  }),
  equipment: strict({
    items: list(
      strict({
        item: named,
        says: line,
        clause,
        kind: oneOf('thing', 'device'),
        needed: z.union([oneOf('always', 'optional'), strict({ aboveDice: count(100) })]),
        physical: optional(z.literal(true)),
        referenced: optional(z.literal(true)),
        atHand: optional(z.literal(true)),
        approval: optional(clause),
        standard: optional(clause),
        selfTest: optional(strict({ parts: reasons, clause })),
      }),
      60,
    ),
  }),
  halting: strict({ byTheDice: clause, halt: clause, lifting: by }),
  incidents: strict({ kinds: record(key, clause), reporting: clause }),
  late: optional(
    strict({ window: clause, chips: clause, confirming: by, lapsing: clause, withdrawing: clause }),
  ),
  money: strict({
    cash: clause,
    account: clause,
    float: clause,
    change: clause,
    cashingOut: clause,
    colour: optional(
      strict({
        colours: list(named, 40),
        only: flag,
        issuing: clause,
        own: clause,
        value: strict({ least: count(), most: count(), step: count(), clause }),
        fixed: clause,
        handingIn: clause,
        shownBy: optional(strict({ rack: clause, markers: clause })),
      }),
    ),
    tokens: optional(strict({ voucher: clause, redeeming: clause })),
  }),
  opening: strict({
    approval: optional(strict({ record: clause, inForce: clause })),
    checklist: list(
      strict({
        item: named,
        says: line,
        clause,
        answeredBy: oneOf('dealer', 'dealer-and-supervisor', 'reminder'),
      }),
      60,
    ),
    dice: strict({ least: count(100), most: count(100), clause }),
    float: clause,
    lock: clause,
    limits: optional(clause),
    odds: clause,
    starting: clause,
    closing: clause,
  }),
  overruling: strict({
    clause,
    rungs: z.partialRecord(role, clause),
    earlier: by,
    uncovered: by,
    invalidating: optional(
      strict({
        roles,
        clause,
        disturbances: strict({ grounds: reasons, clause }),
        fraud: strict({ ground: named, clause }),
        refund: clause,
        noGrounds: record(key, clause),
      }),
    ),
  }),
  placement: strict({
    assisting: clause,
    contesting: strict({ until: oneOf('rest', 'release'), clause }),
    lying: clause,
    restoring: by,
    correcting: by,
    refusing: by,
  }),
  receiving: strict({
    cap: clause,
    faces: clause,
    compliance: clause,
    inspection: optional(by),
    placing: clause,
  }),
  seats: strict({
    sitting: clause,
    age: optional(years),
    vacating: optional(strict({ rolls: count(10_000), clause })),
  }),
  settling: strict({ settling: clause, overMaximum: optional(clause), belowMinimum: optional(clause) }),
  shooter: optional(
    strict({
      starting: clause,
      start: clause,
      declined: clause,
      accepting: clause,
      choosing: clause,
      givingUp: clause,
      sevenOut: clause,
      course: strict({
        needsBet: flag,
        former: oneOf('never', 'last'),
        clause,
        declined: clause,
        choosing: clause,
        restart: optional(clause),
      }),
      runOut: optional(clause),
      prompt: clause,
      warning: by,
      ordering: optional(strict({ roles, causes: reasons, clause })),
      substitute: optional(clause),
    }),
  ),
  signs: strict({
    limits: clause,
    minimum: clause,
    maximum: clause,
    multiples: clause,
    unit: clause,
    atEntry: oneOf('refuse', 'policy'),
    raising: minutes,
    bySeat: strict({ clause, exceeds: flag }),
    payTable: strict({ months: count(1_200), clause }),
    closing: minutes,
    statutory: optional(
      strict({
        byDefault: list(
          strict({
            from: z.union([z.int(), strict({ number: z.literal('-Infinity') })]),
            maximum: z.union([count(), z.null()]),
            source: line,
          }),
          60,
        ),
        clause,
        posting: clause,
      }),
    ),
  }),
  staff: strict({
    dealer: clause,
    noBets: clause,
    age: optional(years),
    custody: clause,
    bound: list(strict({ role, to: oneOf('table', 'pit'), clause, atHome: optional(clause) }), 20),
    inspector: clause,
  }),
  throwing: strict({
    throwing: clause,
    needs: z.discriminatedUnion('what', [
      strict({ what: z.literal('shooter-bet'), clause }),
      strict({ what: z.literal('wager'), wager: named, clause }),
      strict({ what: z.literal('any-bet'), clause }),
    ]),
    together: clause,
    chance: clause,
    resting: clause,
    passing: clause,
  }),
  authority: z.record(z.string().regex(/^[A-Z][A-Za-z]{1,40}$/), by),
  disputes: strict({
    steps: list(strict({ roles, clause, after: count(20), another: flag, final: flag }), 20),
    uncovered: optional(clause),
    faces: optional(clause),
    advice: optional(strict({ clause, says: line })),
  }),
});

const pips = z.int().min(1).max(6);
const roll = list(pips, 3).min(1);
const unit = number(-4_000, 4_000);
const box = strict({ x: unit, y: unit, width: number(0, 4_000), height: number(0, 4_000) });
const oddsOf = strict({ on: roll, stage: optional(named) });
const place = { x: optional(unit), y: unit, size: number(1, 1_000) };

const lettering = z.discriminatedUnion('kind', [
  strict({ kind: z.literal('note'), text: line, bare: optional(z.literal(true)), ...place }),
  strict({
    kind: z.literal('name'),
    text: name,
    spacing: optional(number(-1, 4)),
    between: optional(z.tuple([pips, pips])),
    ...place,
  }),
  strict({ kind: z.literal('either'), numbers: z.tuple([count(100), count(100)]), ...place }),
  strict({
    kind: z.literal('odds'),
    of: z.union([oddsOf, list(oddsOf, 20)]),
    words: optional(name),
    dice: optional(roll),
    within: optional(number(0, 4_000)),
    ...place,
  }),
  strict({ kind: z.literal('dice'), rolls: z.union([list(roll, 60), z.literal('pushed')]), ...place }),
  strict({
    kind: z.literal('totals'),
    totals: list(z.tuple([count(100), unit]), 60),
    y: unit,
    size: number(1, 1_000),
    oddsAt: strict({ y: unit, size: number(1, 1_000) }),
    gems: optional(list(unit, 60)),
  }),
  strict({
    kind: z.literal('counters'),
    counts: name,
    rings: list(strict({ x: unit, radius: number(0, 1_000), odds: optional(oddsOf) }), 60),
    y: unit,
    oddsAt: optional(strict({ y: unit, size: number(1, 1_000), within: number(0, 4_000) })),
  }),
  strict({ kind: z.literal('spot'), x: unit, y: unit, radius: number(0, 1_000) }),
]);

const felt = strict({
  areas: list(
    strict({
      wager: named,
      at: box,
      chips: box,
      lettering: list(lettering, 60),
      spine: optional(z.literal(true)),
      win: optional(strict({ x: optional(unit), y: optional(unit) })),
    }),
    200,
  ),
  plate: optional(box),
  gutters: optional(list(strict({ name, note: z.union([z.literal(''), line]), at: box }), 60)),
});

const layout = strict({
  cloth: strict({
    base: colour,
    lit: colour,
    raised: optional(colour),
    sunk: optional(colour),
    line: optional(colour),
    room: optional(colour),
  }),
  sign: strict({
    name,
    place: line,
    option: optional(strict({ key: named, says: record(/^[^<>"'&]{1,40}$/, name) })),
  }),
  felts: strict({ wide: list(felt, 64).min(1), portrait: list(felt, 64).min(1) }),
});

const commentary = strict({
  notices: list(strict({ clauses: list(whole), says: passage })),
  sections: list(strict({ id: named, title: line, from: whole })),
  terms: record(/^[a-z][a-z0-9-]*\/[^\s<>"'&]{1,80}$/, list(line)),
  drawings: list(strict({ clause: whole, caption: line, options: record(optionKey, text(40)) })),
  readings: list(
    strict({
      id: z.string().regex(/^[A-Za-z0-9-]{1,20}$/),
      kind: oneOf('slip', 'reading'),
      clauses: list(whole),
      question: passage,
      reading: passage,
      why: optional(passage),
      table: optional(strict({ caption: line, head: list(line), rows: list(list(line)) })),
    }),
  ),
});

/** A pack as data, version 1. */
export const packSchema = strict({
  dicepit: z.literal('pack', { error: 'the first field says what the file is: "dicepit": "pack"' }),
  version: z.literal(1, { error: 'this version of Dicepit reads version 1 of the form' }),
  id: packId,
  prefix: packId,
  name,
  place: line,
  citedAs: name,
  dice: z.literal([2, 3], { error: 'a game has two dice or three' }),
  alike: optional(z.literal('double')),
  chancesBarred: optional(whole),
  promotions: optional(z.literal(true)),
  options: record(optionKey, option, 40),
  cites: strict({
    wagers: clause,
    options: clause,
    takingDown: clause,
    dice: clause,
    optional: optional(record(key, clause)),
  }),
  game: gameProcedure,
  course: optional(
    strict({
      opensAt: named,
      stages: record(key, list(courseRule, 216), 200),
      show: record(key, strict({ name, puck: optional(oneOf('on', 'off')), at: optional(named) }), 200),
      sets: optional(
        strict({
          stages: list(list(named, 200).min(1), 200).min(1),
          counting: clause,
          passing: clause,
          finishing: clause,
          again: clause,
        }),
      ),
    }),
  ),
  faces: optional(
    list(strict({ name, symbol: text(8), drawing: optional(z.enum(faceDrawings)) }), 6).length(
      6,
      'a die has six faces',
    ),
  ),
  table: tableProcedure,
  wagers: list(strict({ when: optional(record(optionKey, list(text(40), 60))), wager }), 500).min(
    1,
    'a pack has a wager',
  ),
  layout,
  cloth: strict({ base: colour, lit: colour, raised: colour, sunk: colour, line: colour, room: colour }),
  announcing: strict({
    calls: optional(strict({ total: optional(whole), void: optional(whole) })),
    displayDisclaimed: optional(whole),
  }),
  manners: list(
    strict({
      name: named,
      says: line,
      keeps: reasons,
      picks: reasons,
      declines: count(1_000),
      givesUp: count(1_000),
    }),
    40,
  ),
  terminal: strict({ table: name }),
  register: list(
    strict({
      clause: whole,
      rule: passage,
      kind: name,
      treatment: oneOf('enforced', 'recorded', 'displayed', 'physical'),
      software: passage,
      acceptance: passage,
    }),
    MAX_CLAUSES,
  ),
  commentary,
  words: optional(
    record(/^[a-z]{2}$/, strict({ name: optional(name), wagers: optional(record(key, name)) }), 40),
  ),
});

type Path = readonly (string | number)[];

/** Every clause that a pack cites, in the places where the form has one, and whether its pack stands in front. */
export const citationsIn = (data: unknown): readonly Citation[] => listCitations(packSchema, data, []);

type Citation = { readonly path: Path; readonly clause: string; readonly isWhole: boolean };

function listCitations(form: unknown, data: unknown, path: Path): readonly Citation[] {
  if (form === clause || form === whole)
    return typeof data === 'string' ? [{ path, clause: data, isWhole: form === whole }] : [];
  if (!hasCitations(form)) return [];
  if (form instanceof z.ZodExactOptional || form instanceof z.ZodOptional)
    return data === undefined ? [] : listCitations(form.unwrap(), data, path);
  if (form instanceof z.ZodUnion) {
    const meant = form.options.find((each) => each instanceof z.ZodType && each.safeParse(data).success);
    return listCitations(meant, data, path);
  }
  if (typeof data !== 'object' || data === null) return [];
  if (form instanceof z.ZodArray)
    return Array.isArray(data) && hasCitations(form.element)
      ? data.flatMap((each, index) => listCitations(form.element, each, [...path, index]))
      : [];
  const formOf = (key: string): unknown =>
    form instanceof z.ZodObject ? form.shape[key] : form instanceof z.ZodRecord ? form.valueType : undefined;
  return Object.entries(data).flatMap(([key, each]) => {
    const within = formOf(key);
    return hasCitations(within) ? listCitations(within, each, [...path, key]) : [];
  });
}

/** Whether a clause may stand anywhere in a form: most of a pack has none, and is not looked through. */
function hasCitations(form: unknown): boolean {
  if (form === clause || form === whole) return true;
  if (!(form instanceof z.ZodType)) return false;
  const known = citing.get(form);
  if (known !== undefined) return known;
  const within: readonly unknown[] =
    form instanceof z.ZodExactOptional || form instanceof z.ZodOptional
      ? [form.unwrap()]
      : form instanceof z.ZodUnion
        ? form.options
        : form instanceof z.ZodArray
          ? [form.element]
          : form instanceof z.ZodObject
            ? Object.values(form.shape)
            : form instanceof z.ZodRecord
              ? [form.valueType]
              : [];
  const has = within.some(hasCitations);
  citing.set(form, has);
  return has;
}

const citing = new WeakMap<z.ZodType, boolean>();

/** The same as a JSON Schema, without what only a program can look at: sets that overlap, stages that never end. */
export const packJsonSchema = (): object => ({
  title: 'A dice game as data for Dicepit, version 1',
  ...z.toJSONSchema(packSchema, { reused: 'ref', io: 'input' }),
});
