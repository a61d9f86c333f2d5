import type { ConductEvent, DisputeEvent, InspectorateEvent } from '@dicepit/desks';
import type { PitLine } from '@dicepit/words';
import type { CageEvent } from '../../cage/account.ts';
import type { FloorEvent } from '../../floor/event.ts';
import type { PeopleEvent } from '../../people/event.ts';
import type { SecurityEvent } from '../../people/security.ts';

/** What a sentence may name: whose stream it is, and what people are called. */
export type Naming = { readonly stream: string; readonly nameOf: (person: string) => string };

type ToldEvent =
  | CageEvent
  | PeopleEvent
  | FloorEvent
  | ConductEvent
  | DisputeEvent
  | InspectorateEvent
  | SecurityEvent;

type Lines<Events extends ToldEvent> = {
  readonly [Type in Events['type']]?: (
    event: Extract<Events, { readonly type: Type }>,
    naming: Naming & { readonly owner: string },
  ) => PitLine;
};

/** An entry away from the tables as a person would say it; nothing where there is no sentence for it. */
export function lineElsewhere(event: { readonly type: string }, naming: Naming): PitLine | undefined {
  const [family = '', ...rest] = naming.stream.split('/');
  const lines = Object.hasOwn(families, family) ? families[family] : undefined;
  const line = lines && Object.hasOwn(lines, event.type) ? lines[event.type] : undefined;
  return line?.(event, { ...naming, owner: naming.nameOf(rest.join('/')) });
}

const cage: Lines<CageEvent> = {
  AccountOpened: ({ person, stack }, { nameOf }) => ({
    code: 'AccountOpened',
    person: nameOf(person),
    stack,
  }),
  ChipsIssued: ({ cents, reason, by }, { owner: person }) =>
    by.person === 'house'
      ? { code: 'ChipsIssued', case: 'house', person, cents }
      : { code: 'ChipsIssued', person, cents, reason: reason.replace(/[.\s]+$/, '') },
  BoughtIn: ({ table, seat, cents }, { owner }) => ({
    code: 'TakenToTable',
    person: owner,
    cents,
    seat,
    table,
  }),
  CashedOut: ({ table, seat, cents }, { owner }) => ({
    code: 'BroughtFromTable',
    person: owner,
    cents,
    seat,
    table,
  }),
  ReversalAsked: ({ entry, reason }, { owner }) => ({
    code: 'ReversalAsked',
    person: owner,
    entry,
    words: reason,
  }),
  ReversalApproved: ({ entry, cents }, { owner }) => ({
    code: 'ReversalApproved',
    person: owner,
    entry,
    cents,
  }),
  ReversalRefused: (_, { owner }) => ({ code: 'ReversalRefused', person: owner }),
};

const people: Lines<PeopleEvent> = {
  HostClaimed: ({ name }) => ({ code: 'HostClaimed', person: name }),
  StaffAdded: ({ name, roles }) => ({ code: 'StaffAdded', person: name, roles }),
  RolesChanged: ({ person, roles }, { nameOf }) => ({ code: 'RolesChanged', person: nameOf(person), roles }),
  PassphraseSet: ({ person }, { nameOf }) => ({ code: 'PassphraseSet', person: nameOf(person) }),
  PassphraseReset: ({ person }, { nameOf }) => ({ code: 'PassphraseReset', person: nameOf(person) }),
  GuestJoined: ({ name }) => ({ code: 'GuestJoined', person: name }),
  HousePlayerAdmitted: ({ name }) => ({ code: 'HousePlayerAdmitted', person: name }),
  ProgramAdmitted: ({ name, scope, until }) => ({
    code: 'ProgramAdmitted',
    person: name,
    scope,
    until: day(until),
  }),
  ProgramRevoked: ({ person }, { nameOf }) => ({ code: 'ProgramRevoked', person: nameOf(person) }),
  Renamed: ({ name }) => ({ code: 'Renamed', person: name }),
  SignedIn: ({ person }, { nameOf }) => ({ code: 'SignedInToPit', person: nameOf(person) }),
  SignedOut: ({ person }, { nameOf }) => ({ code: 'SignedOutOfPit', person: nameOf(person) }),
  Kicked: ({ person, words }, { nameOf }) => ({ code: 'Kicked', person: nameOf(person), words }),
  Excluded: ({ person, words, until }, { nameOf }) =>
    until === undefined
      ? { code: 'Excluded', person: nameOf(person), words }
      : { code: 'Excluded', case: 'until', person: nameOf(person), words, until: day(until) },
  Readmitted: ({ person, words }, { nameOf }) => ({ code: 'Readmitted', person: nameOf(person), words }),
};

const pit: Lines<FloorEvent> = {
  TableAdded: ({ table, title }) => ({ code: 'TableAdded', table, title }),
  TableRetired: ({ table }) => ({ code: 'TableRetired', table }),
  CodeChanged: () => ({ code: 'CodeChanged' }),
};

const conduct: Lines<ConductEvent> = {
  ConductReported: ({ kind, table, person, words }, { nameOf }) =>
    person === undefined
      ? { code: 'ConductReported', kind, table, words }
      : { code: 'ConductReported', case: 'person', kind, table, person: nameOf(person), words },
  FindingRecorded: ({ satisfied, words }) => ({ code: 'FindingRecorded', satisfied, words }),
  WagersVoided: ({ table, bets, cents }) => ({ code: 'WagersVoided', bets: bets.length, table, cents }),
  ExcludedFromGame: ({ person, game }, { nameOf }) => ({
    code: 'ExcludedFromGame',
    person: nameOf(person),
    game,
  }),
  ExclusionLifted: ({ person, game, words }, { nameOf }) => ({
    code: 'ExclusionLifted',
    person: nameOf(person),
    game,
    words,
  }),
  ExcludedFromHouse: ({ person, order }, { nameOf }) => ({
    code: 'ExcludedFromHouse',
    person: nameOf(person),
    order: order.trim().replace(/[.\s]+$/, ''),
  }),
  DetentionStarted: () => ({ code: 'DetentionStarted' }),
  DetentionEnded: ({ office }) => ({ code: 'DetentionEnded', office }),
  ConductClosed: ({ words }) => ({ code: 'ConductClosed', words }),
  ResultsTaken: ({ table, rolls }) => ({ code: 'ResultsTaken', table, rolls }),
};

const dispute: Lines<DisputeEvent> = {
  DisputeRaised: ({ person, about: { roll, bet }, ground, words }, { nameOf }) => {
    const about: readonly PitLine[] = [
      ...(roll === undefined ? [] : [{ code: 'AboutRoll', roll } as const]),
      ...(bet === undefined ? [] : [{ code: 'AboutBet', bet } as const]),
    ];
    const raised = { person: nameOf(person), ground, words };
    return about.length === 0
      ? { code: 'DisputeRaised', ...raised }
      : { code: 'DisputeRaised', case: 'about', ...raised, about };
  },
  DisputeDecided: ({ finding, words, final }) =>
    final
      ? { code: 'DisputeDecided', case: 'final', finding, words }
      : { code: 'DisputeDecided', finding, words },
  ReviewAsked: ({ words }) => ({ code: 'ReviewAsked', words }),
  DecisionAccepted: () => ({ code: 'DecisionAccepted' }),
  DisputeWithdrawn: () => ({ code: 'DisputeWithdrawn' }),
  ComplaintAdviceGiven: ({ how }) => ({
    code: 'ComplaintAdviceGiven',
    case: how === 'told' ? 'told' : 'acknowledged',
  }),
  RemedyNoted: ({ remedy }) => ({ code: 'RemedyNoted', entry: remedy.version }),
  DisputeClosed: () => ({ code: 'DisputeClosed' }),
  ComplaintLodged: () => ({ code: 'ComplaintLodged' }),
  PersonalErased: () => ({ code: 'PersonalErased' }),
};

const inspectorate: Lines<InspectorateEvent> = {
  NoticeReceived: ({ number, notice: { about, words, line } }) =>
    line === undefined
      ? { code: 'NoticeReceived', number, about, words }
      : { code: 'NoticeReceived', case: 'told', number, about, notice: [line] },
};

const security: Lines<SecurityEvent> = {
  RefusalsCounted: ({ counts, others }) => {
    const known = counts.map(
      ({ kind, address, count }): PitLine => ({ code: 'RefusalsFrom', count, address, kind: spoken(kind) }),
    );
    const more: readonly PitLine[] = others === 0 ? [] : [{ code: 'RefusalsElsewhere', count: others }];
    return { code: 'RefusalsCounted', counts: [...known, ...more] };
  },
};

// Each line takes the event of its own type, as the stream holds them; `Lines` has checked every one.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const families = { cage, people, pit, conduct, dispute, inspectorate, security } as unknown as Readonly<
  Record<string, Readonly<Record<string, (event: object, naming: Naming & { owner: string }) => PitLine>>>
>;

/** `WRONG_PASSPHRASE` as `wrong passphrase`. */
const spoken = (code: string): string => code.replaceAll('_', ' ').toLowerCase();

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
