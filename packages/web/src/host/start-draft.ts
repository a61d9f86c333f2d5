import {
  byPeople,
  type Cents,
  type DiceKind,
  defaultPace,
  type HouseSettings,
  type Mode,
} from '@dicepit/engine';
import { isRace, packs, tableRules } from '@dicepit/games';
import type { BodyOf, Law, TableCard } from '@dicepit/wire';
import { client } from '../live/pit.ts';
import { centsIn } from '../parts/typed-sum.ts';
import { toastRefusal, toastWith } from '../shell/toasts.tsx';
import { packName } from '../words/pack-name.ts';
import { night, withToast } from './console-state.ts';
import { hostWords } from './host-words.ts';

type NewTable = BodyOf<'addTable'>;

/** A table as the host thinks of it before it is opened; texts are as they were typed. */
export type Draft = {
  readonly pack: string;
  readonly dice: DiceKind;
  readonly mode: Mode;
  readonly title: string;
  readonly seats: number;
  readonly minimum: string;
  readonly maximum: string;
  /** In what steps a chip of an own colour may be worth; empty is as the game has it. */
  readonly chipStep: string;
  /** What the rules leave to the table, where it is not as usual. */
  readonly options: Readonly<Record<string, string>>;
  readonly staff: 'house' | 'people';
  readonly pace: PaceName;
  readonly housePlayers: number;
  /** White chips to start a party with; empty is credit without limit. */
  readonly partyChips: string;
  readonly partyFirst: 'high dice' | 'first seat';
  /** How long somebody at a party has for a throw, in milliseconds. */
  readonly partyThrowing: number;
  /** What is done with a bet outside the limits; as is usual for the mode where nothing is chosen. */
  readonly outsideLimits: 'usual' | 'refuse' | 'flag';
  readonly adults: boolean;
  /** What the record of the game's approval says, where its rules ask for one. */
  readonly approval: ApprovalDraft;
};

/** Each as it was typed; `from` is a day as a field writes it, `2026-05-10`. */
export type ApprovalDraft = Readonly<Record<(typeof approvalFields)[number], string>>;

export const approvalFields = ['instrument', 'body', 'operator', 'venue', 'from'] as const;

export const firstDraft: Draft = {
  pack: packs[0].id,
  dice: 'virtual',
  mode: 'fun',
  title: '',
  seats: 8,
  minimum: '',
  maximum: '',
  chipStep: '',
  options: {},
  staff: 'house',
  pace: 'calm',
  housePlayers: 0,
  partyChips: '60',
  partyFirst: 'high dice',
  partyThrowing: defaultPace.throwing,
  outsideLimits: 'usual',
  adults: false,
  approval: { instrument: '', body: '', operator: '', venue: '', from: '' },
};

/** Whether the software can deal: it cannot throw real dice, nor do what people are to do. */
export const houseMayDeal = ({ dice, mode }: Pick<Draft, 'dice' | 'mode'>): boolean =>
  dice === 'virtual' && !byPeople({ mode });

/** Who deals in the end: what was chosen, where that can be. */
export const dealerOf = (draft: Draft): 'house' | 'people' => (houseMayDeal(draft) ? draft.staff : 'people');

/** The clause that asks for a record of approval, where people open such a table by the book. */
function recordFor({ pack, mode }: Pick<Draft, 'pack' | 'mode'>): string | undefined {
  const rules = tableRules[pack];
  const record = byPeople({ mode }) ? rules?.procedure.opening.approval?.record : undefined;
  return record === undefined ? undefined : `${rules?.pack.prefix}/${record}`;
}

/** The same where somebody has to write it: whoever only trains has none, and the record says so. */
export const asksApproval = (draft: Pick<Draft, 'pack' | 'mode'>): string | undefined =>
  draft.mode === 'training' ? undefined : recordFor(draft);

/** What a table still needs before it can be opened at all: the fields of the approval that are empty. */
export const lacking = (draft: Draft): readonly (keyof ApprovalDraft)[] =>
  asksApproval(draft) === undefined
    ? []
    : approvalFields.filter((field) =>
        field === 'from' ? Number.isNaN(dayIn(draft.approval.from)) : draft.approval[field].trim() === '',
      );

/** The first moment of a day in the time of this place. */
const dayIn = (typed: string): number => new Date(`${typed}T00:00`).getTime();

/** The table to ask the pit for. `named` is what it is called where nothing was typed. */
export function tableOf(draft: Draft, named: string, houseNames: readonly string[]): NewTable {
  const { pack, dice, mode, seats, options, pace, adults } = draft;
  const title = draft.title.trim() || named;
  const players = houseNames.slice(0, draft.housePlayers).map((name) => ({ name }));
  const housePlayers = players.length === 0 ? {} : { housePlayers: players };
  if (isRace(pack)) {
    const chips = Number.parseInt(draft.partyChips, 10);
    const startingChips = Number.isNaN(chips) ? null : chips;
    const throwing = dice === 'virtual' ? { throwing: draft.partyThrowing } : {};
    return { pack, title, dice, seats, startingChips, first: draft.partyFirst, ...throwing, ...housePlayers };
  }
  const limits = limitsOf(draft);
  const chipStep = hasOwnColours(draft) ? centsIn(draft.chipStep) : undefined;
  const policies = {
    ...(adults ? { age: 18 } : {}),
    ...(chipStep === undefined ? {} : { chipStep }),
    ...(mayFlag(draft) ? { limitsAtEntry: outsideLimitsOf(draft) } : {}),
  };
  return {
    pack,
    title,
    mode,
    dice,
    seats,
    staff: dealerOf(draft) === 'house' ? { by: 'house', pace: paces[pace] } : { by: 'people' },
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(limits === undefined ? {} : { limits }),
    ...(Object.keys(policies).length === 0 ? {} : { policies }),
    ...(recordFor(draft) === undefined ? {} : { approval: approvalOf(draft) }),
    ...housePlayers,
  };
}

function approvalOf({ approval, mode }: Draft) {
  const { instrument, body, operator, venue, from } = approval;
  if (mode === 'training') return { instrument: mode, body: mode, operator: mode, venue: mode, from: 0 };
  return {
    instrument: instrument.trim(),
    body: body.trim(),
    operator: operator.trim(),
    venue: venue.trim(),
    from: dayIn(from),
  };
}

/** Whether the rules leave it to the table what is done with a bet outside the limits, and a person is there to see it. */
export const mayFlag = (draft: Draft): boolean =>
  dealerOf(draft) === 'people' && tableRules[draft.pack]?.procedure.signs.atEntry === 'policy';

/** At home such a bet is refused; a casino's cloth takes it, and the dealer sees to it. */
export function outsideLimitsOf({ outsideLimits, dice, mode }: Draft): 'refuse' | 'flag' {
  if (outsideLimits !== 'usual') return outsideLimits;
  return dice === 'physical' && byPeople({ mode }) ? 'flag' : 'refuse';
}

/** Whether everybody plays in chips of a colour of their own. */
const hasOwnColours = ({ pack }: Pick<Draft, 'pack'>): boolean => ownColours(pack) !== undefined;

/** What chips of an own colour may be worth in a game that is played in those alone. */
export function ownColours(pack: string): ColourValue | undefined {
  const colour = tableRules[pack]?.procedure.money.colour;
  return colour?.only === true ? colour.value : undefined;
}

type ColourValue = { readonly least: Cents; readonly most: Cents; readonly step: Cents };

/** Both limits or none: one by itself has nothing to be measured by. */
function limitsOf({ minimum, maximum }: Draft): { minimum: number; maximum: number } | undefined {
  const [least, most] = [centsIn(minimum), centsIn(maximum)];
  return least === undefined || most === undefined ? undefined : { minimum: least, maximum: most };
}

/** A name that no table has yet: the second of a game is called so. */
export function freeTitle(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number++) if (!taken.includes(`${name} ${number}`)) return `${name} ${number}`;
}

/** What players of the house are called; nobody plays at two tables. */
const names: readonly string[] = [
  'Hana',
  'Moss',
  'Ines',
  'Tove',
  'Rafi',
  'Odile',
  'Kit',
  'Bram',
  'Yuki',
  'Pilar',
  'Nils',
  'Vera',
  'Otis',
  'Lale',
  'Finn',
  'Mina',
];

/** The names that nobody in the pit has. */
const freeNames = (taken: readonly string[]): readonly string[] =>
  names.filter((name) => !taken.includes(name));

type Waits = Pick<HouseSettings, 'answering' | 'betting' | 'throwing' | 'rolling' | 'showing'>;

export type PaceName = 'calm' | 'lively' | 'quick';

const { answering, betting, throwing, rolling, showing } = defaultPace;

/** How quickly the software deals: for a room that talks, for one that plays, and for a handful who know the game. */
export const paces: Readonly<Record<PaceName, Waits>> = {
  calm: { answering, betting, throwing, rolling, showing },
  lively: { answering: 10_000, betting: 15_000, throwing: 20_000, rolling: 2_500, showing: 4_000 },
  quick: { answering: 6_000, betting: 8_000, throwing: 12_000, rolling: 1_800, showing: 2_500 },
};

export const paceNames: readonly PaceName[] = ['calm', 'lively', 'quick'];

/** The times for a throw that a party may choose from, in milliseconds, the usual one among them. */
export const throwTimes: readonly number[] = [15_000, throwing, 60_000, 120_000];

/** The pace that a table has now, where it is one of these. */
export const paceNamed = (given: Waits): PaceName | undefined =>
  paceNames.find((name) => paces[name].betting === given.betting);

/** What the float of a table is counted to that people open without a word about it. */
const USUAL_FLOAT_CENTS = 10_000_00;

/** Asks the pit for the table, and opens it where no ceremony stands before that. */
export async function openTable(draft: Draft): Promise<TableCard | undefined> {
  const { tables = [], guests = [] } = night.value ?? {};
  const name = packName(draft.pack);
  const title = freeTitle(
    name,
    tables.map(({ card }) => card.title),
  );
  const free = freeNames(guests.map((guest) => guest.name));
  const card = await withToast(client.addTable(tableOf(draft, title, free)));
  if (card === undefined) return undefined;
  const isOpen = card.kind === 'party' || card.staffed === 'house' || (await openByHost(card));
  const { opened, needsDealer } = hostWords.value.start;
  if (isOpen) toastWith(opened({ table: card.title }));
  else toastRefusal(needsDealer({ table: card.title }));
  return card;
}

/** Among friends the host opens a table that people deal; where it is to be done by the book, its dealer does. */
async function openByHost({ table, mode }: TableCard): Promise<boolean> {
  if (mode !== 'home' && mode !== 'fun') return false;
  return (await client.table(table).command({ type: 'OpenTable', float: USUAL_FLOAT_CENTS })).ok;
}

/** A public page about such nights, by its own title. Nothing is asked of it unless somebody opens it. */
type LawPage = { readonly title: string; readonly by: string; readonly url: string };

const QUEENSLAND =
  'https://www.business.qld.gov.au/industries/hospitality-tourism-sport/liquor-gaming/gaming/not-profit-charitable/funny-money';
const LOT_7200 = 'https://regulations.justia.com/states/new-hampshire/lot/chapter-lot-7200';

/** Where the law of a place can be read. */
export const lawPages: Readonly<Record<Law['name'], readonly LawPage[]>> = {
  home: [],
  'new-zealand': [
    {
      title: 'Game of Chance Game Rules',
      by: 'Department of Internal Affairs',
      url: 'https://www.dia.govt.nz/diawebsite.nsf/wpg_URL/Services-Casino-and-Non-Casino-Gaming-Game-of-Chance-Game-Rules',
    },
    {
      title: 'Gambling: the classes of the Gambling Act 2003',
      by: 'New Zealand Police',
      url: 'https://www.police.govt.nz/advice/personal-community/housie-raffles/gambling',
    },
  ],
  nsw: [
    { title: 'Gaming nights', by: 'NSW Fair Trading', url: 'https://www.fairtrading.nsw.gov.au/' },
    {
      title: 'Community Gaming Act 2018',
      by: 'NSW legislation',
      url: 'https://legislation.nsw.gov.au/view/whole/html/inforce/current/act-2018-060',
    },
  ],
  queensland: [
    { title: 'Funny money or casino nights', by: 'Business Queensland', url: QUEENSLAND },
    {
      title: 'How to conduct a lawful funny money night',
      by: 'Business Queensland',
      url: `${QUEENSLAND}/lawful`,
    },
  ],
  victoria: [
    {
      title: 'Conducting a fundraising event',
      by: 'VGCCC',
      url: 'https://vgccc.vic.gov.au/gambling/community-and-charitable-gaming/permitee-resources/fundraising-event',
    },
  ],
  'new-hampshire': [
    {
      title: 'Lot 7206.07, Game procedures',
      by: 'Justia',
      url: `${LOT_7200}/part-lot-7206/section-lot-7206-07/`,
    },
    {
      title: 'Lot 7207.04, Conduct of games of chance',
      by: 'Justia',
      url: `${LOT_7200}/part-lot-7207/lot-7207-04/`,
    },
  ],
};
