import { unansweredLines } from '@dicepit/analysis/answer';
import {
  conductRefusals,
  disputeRefusals,
  inspectorateRefusals,
  missingTerms,
  promotionRefusals,
} from '@dicepit/desks';
import {
  ageRefusals,
  bettingRefusals,
  callingRefusals,
  chipFaults,
  commandRefusals,
  custodyRefusals,
  enteringRefusals,
  equipmentRefusals,
  eventLines,
  type FigureKind,
  haltingRefusals,
  houseRefusals,
  incidentsRefusals,
  lateRefusals,
  leaningRefusals,
  limitsRefusals,
  moneyRefusals,
  noRollRefusals,
  openingRefusals,
  overrulingRefusals,
  placementRefusals,
  type RefusalTable,
  type Role,
  receivingRefusals,
  rollsRefusals,
  seatsRefusals,
  settlementLines,
  settlingRefusals,
  sheetRefusals,
  shooterRefusals,
  signsRefusals,
  staffRefusals,
  stakesRefusals,
  symbolFaults,
  type Telling,
  tableConductRefusals,
  throwingRefusals,
  toTellingKey,
  windowsRefusals,
} from '@dicepit/engine';
import { partyLines, partyRefusals, partyTableRefusals } from '@dicepit/games';
import { proofLines } from '@dicepit/proof/finding-lines';
import { auditLines, clientRefusals, problemTitles, serverRefusals } from '@dicepit/wire/refusals';
import { pitLines } from './pit-lines.ts';
import { plainLines } from './plain-lines.ts';

/** The tables of refusals, a section of every catalogue to each: what a page needs, it loads. */
export const tables = {
  bets: {
    ...bettingRefusals,
    ...lateRefusals,
    ...placementRefusals,
    ...limitsRefusals,
    ...leaningRefusals,
    ...stakesRefusals,
    ...windowsRefusals,
    ...tableConductRefusals,
  },
  calls: {
    ...callingRefusals,
    ...noRollRefusals,
    ...enteringRefusals,
    ...overrulingRefusals,
    ...settlingRefusals,
  },
  conduct: conductRefusals,
  dice: { ...shooterRefusals, ...custodyRefusals, ...throwingRefusals },
  dispute: disputeRefusals,
  inspectorate: inspectorateRefusals,
  opening: { ...openingRefusals, ...equipmentRefusals, ...receivingRefusals, ...staffRefusals },
  party: { ...partyRefusals, ...partyTableRefusals },
  promotion: { ...promotionRefusals, ...missingTerms },
  seats: { ...seatsRefusals, ...moneyRefusals, ...signsRefusals },
  server: { ...serverRefusals, ...clientRefusals, ...chipFaults, ...symbolFaults },
  sheet: sheetRefusals,
  table: {
    ...commandRefusals,
    ...ageRefusals,
    ...rollsRefusals,
    ...haltingRefusals,
    ...houseRefusals,
    ...incidentsRefusals,
  },
} as const satisfies Readonly<Record<string, RefusalTable>>;

/** The tables of what is told beside refusals: what happened, at tables and away from them. */
const narration = {
  events: eventLines,
  exact: unansweredLines,
  findings: auditLines,
  'party-events': partyLines,
  pit: pitLines,
  plain: plainLines,
  proof: proofLines,
  settlement: settlementLines,
  titles: problemTitles,
} as const satisfies Readonly<Record<string, RefusalTable>>;

/** Every table whose lines have sentences. */
export const everyTable = { ...tables, ...narration };

type Tables = typeof everyTable;

/** Names of kinds and the like that figures stand for, which every other section fills in. */
type Names = 'names';

/** What roles are called within a sentence: the pages have the same file. */
type Roles = 'roles';

/** What packs, and the policies of the house, say in their own English: catalogues say the same in a language. */
type Book = 'book';

export type Section = keyof Tables | Names | Roles | Book;

/** The sections that have names alone, and no line of a table. */
const naming: readonly string[] = ['names', 'roles', 'book'];

export const everySection: readonly Section[] = [...Object.keys(everyTable), ...naming].filter(isSection);

function isSection(name: string): name is Section {
  return naming.includes(name) || Object.hasOwn(everyTable, name);
}

/** The messages of one language, by section. A message that is missing does not compile. */
export type Sections = {
  readonly [Name in Section]: () => Promise<{
    readonly default: Readonly<
      Record<
        Name extends keyof Tables
          ? keyof Tables[Name]
          : Name extends Names
            ? Exclude<NameKey, `role.${string}`>
            : Name extends Roles
              ? Role
              : string,
        string
      >
    >;
  }>;
};

type KindsOf<Table> = { [Line in keyof Table]: Table[Line][keyof Table[Line]] }[keyof Table];

/** How figures are joined that are more than one word. */
const joining = [
  'and',
  'because',
  'clock.unknown',
  'odds',
  'odds.less',
  'part',
  'player',
  'quote',
  'range',
  'seat',
  'stake.both',
  'stake.tokens',
] as const;

/** `role.dealer`, for every name of every group that a figure in a table may stand for. */
type NameKey =
  | (typeof joining)[number]
  | NameOf<{ [Name in keyof Tables]: KindsOf<Tables[Name]> }[keyof Tables]>;

type NameOf<Kind> = Kind extends {
  readonly group: infer Group extends string;
  readonly of: readonly (infer Value extends string)[];
}
  ? `${Group}.${Value}`
  : never;

/** What each figure of a line is, whichever section the line is in: no two sections have a line of the same name. */
export const figureKinds: Readonly<Record<string, Readonly<Record<string, FigureKind>>>> = Object.assign(
  {},
  ...Object.values(everyTable),
);

const isTable = (section: Section): section is keyof Tables => Object.hasOwn(everyTable, section);

/** The section that has the sentence for a refusal; undefined where none has. */
export function sectionOf(telling: Telling): Section | undefined {
  const line = toTellingKey(telling);
  return everySection.find((section) => isTable(section) && Object.hasOwn(everyTable[section], line));
}

/** Every name that a figure may stand for. */
export const nameKeys: ReadonlySet<string> = new Set([
  ...joining,
  ...Object.values(figureKinds)
    .flatMap((kinds) => Object.values(kinds))
    .flatMap((kind) => (typeof kind === 'string' ? [] : kind.of.map((value) => `${kind.group}.${value}`))),
]);
