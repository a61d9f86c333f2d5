// What happened at a table as lines: for each event the line of a catalogue that tells it, with its figures. The
// sentences are in `packages/words`; here is only what they are filled with.

import { unrounded } from '../money.ts';
import { readOdds } from '../odds.ts';
import type { Game } from '../pack.ts';
import { named, namedByPack, type RefusalIn, type RefusalTable } from '../refusal-table.ts';
import { isHard, writeRoll } from '../roll.ts';
import type { EventBody, EventType } from './concern.ts';
import { AMENDING_ALONE } from './concerns/entering.ts';
import { everyRole } from './role.ts';
import type { Incident, Limits, Outcome, Table, TableSettlement } from './table.ts';

const role = named('role', everyRole);
const thrower = named('thrower', ['shooter', 'dealer']);
const equipment = namedByPack('equipment');
const reason = namedByPack('reason');
const stakeOn = { who: 'seat', stake: 'stake', wager: 'text' } as const;
const aboutBet = { bet: 'tellings' } as const;
const byRolls = { was: 'text', roll: 'text' } as const;
const limits = { minimum: 'money', maximum: 'money' } as const;
const won = { who: 'seat', wager: 'text', winnings: 'money', part: 'part', odds: 'odds' } as const;

/** Every line, with the figures that it is filled with. A line without an event of its name is part of others. */
export const eventLines = {
  TableSetUp: {
    pack: 'text',
    mode: named('mode', ['home', 'fun', 'strict', 'training']),
    dice: named('dice', ['virtual', 'physical']),
    seats: 'count',
  },
  OpeningBegun: {},
  ChecklistAnswered: { item: namedByPack('checklist'), yes: 'flag' },
  FloatUnlocked: {},
  FloatLocked: {},
  FloatCounted: { cents: 'money' },
  'FloatCounted.chips': { cents: 'money', chips: 'sumList' },
  OddsPosted: { wagers: 'count' },
  PlayStarted: { thrower },
  TableClosed: {},

  EquipmentRegistered: { item: equipment },
  'EquipmentRegistered.reference': { item: equipment, reference: 'text' },
  EquipmentApproved: { item: equipment, approval: 'text' },
  EquipmentAttested: { item: equipment, standard: 'text', version: 'text' },
  'EquipmentTested.passed': { item: equipment },
  'EquipmentTested.failed': { item: equipment, failed: 'list' },
  EquipmentSwitched: { item: equipment, on: 'flag' },

  DiceReceived: { dice: 'list', set: 'text' },
  DiceInspected: { findings: 'list' },
  DieFinding: { die: 'text', sound: 'flag' },
  DicePlaced: { dice: 'list', count: 'count', place: named('placed', ['bowl', 'layout']) },
  DiceQuarantined: { dice: 'list' },

  SignedOn: { person: 'text', role },
  DiceTakenOver: { dealer: 'text', inBowl: 'count' },
  SignedOff: { person: 'text' },

  SatDown: { name: 'text', seat: 'count' },
  'StoodUp.chosen': { who: 'seat', seat: 'count' },
  'StoodUp.required': { who: 'seat', seat: 'count' },

  BoughtIn: { who: 'seat', cents: 'money', from: named('source', ['cash', 'account', 'chips']) },
  'BoughtIn.colour': {
    who: 'seat',
    cents: 'money',
    from: named('source', ['cash', 'account', 'chips']),
    chips: 'count',
    colour: namedByPack('colour'),
    value: 'money',
  },
  ColouredOut: { who: 'seat', chips: 'count', colour: namedByPack('colour'), cents: 'money' },
  ChangeMade: { who: 'seat', into: 'sumList' },
  CashedOut: { who: 'seat', cents: 'money' },
  FloatFilled: { cents: 'money' },
  FloatCredited: { cents: 'money' },
  VoucherIssued: { voucher: 'text', cents: 'money' },
  VoucherRedeemed: { who: 'seat', voucher: 'text', cents: 'money' },

  LimitsPosted: limits,
  WagerLimitsPosted: { wager: 'text', ...limits },
  SeatLimitsPosted: { who: 'seat', ...limits },
  RaisePosted: { minimum: 'money', from: 'clock' },
  ClosingPosted: { closesAt: 'clock' },
  PayTableChanged: { options: 'list' },
  StatutoryMaximumSet: { maximum: 'money' },
  'StatutoryMaximumSet.none': {},
  SignTakenDown: { sign: named('sign', ['wager', 'seat', 'raise', 'pay-table', 'closing']) },

  DiceOffered: { who: 'seat' },
  DiceDeclined: { who: 'seat' },
  OffersEnded: {},
  DiceAccepted: { who: 'seat' },
  DiceChosen: { who: 'seat', dice: 'list' },
  'DiceGivenUp.chosen': { who: 'seat' },
  'DiceGivenUp.seven': { who: 'seat' },
  'DiceGivenUp.ordered': { who: 'seat', cause: namedByPack('cause'), words: 'quote' },
  'DiceGivenUp.left': { who: 'seat' },
  ShooterPrompted: { who: 'seat' },
  ShooterWarned: { who: 'seat', words: 'quote' },
  RunOutBegun: {},
  'RunOutEnded.seven': {},
  'RunOutEnded.decided': {},
  ShooterUnable: { who: 'seat' },
  SubstituteNamed: { who: 'seat', person: 'text', until: named('until', ['set', 'turn']) },
  TurnEnded: { who: 'seat' },
  'TurnEnded.nothing': { who: 'seat', standing: 'count' },

  BetPlaced: stakeOn,
  BetAddedTo: { stake: 'stake', ...aboutBet },
  BetTakenDown: { stake: 'stake', ...aboutBet },
  LateBetAsked: stakeOn,
  LateBetConfirmed: aboutBet,
  LateBetWithdrawn: aboutBet,
  LateBetDeclined: aboutBet,
  LateBetLapsed: aboutBet,
  PlacedForPlayer: { who: 'seat', words: 'quote' },
  BetMoved: { who: 'seat', from: 'text', to: 'text', words: 'quote' },
  StakeCorrected: { ...aboutBet, before: 'money', chips: 'money', words: 'quote' },
  BetSettledAgain: { roll: 'count', stake: 'stake', wager: 'text', words: 'quote', settled: 'tellings' },
  WagerRefused: { ...aboutBet, words: 'quote' },

  'DiceThrown.dealer': { roll: 'count' },
  'DiceThrown.player': { roll: 'count', who: 'seat' },
  DicePassed: {},
  DiceRested: {},
  'DiceRested.faces': { faces: 'text' },

  RollCalled: { roll: 'text', total: 'count' },
  'RollCalled.total': { total: 'count', equal: 'flag' },
  FacesCaptured: { faces: 'text' },
  RollVoided: { reason, words: 'quote' },
  FactFlagged: { reason, words: 'quote' },
  DieCocked: { die: 'count' },
  CockedDieRead: { die: 'count', face: 'count' },
  FaceDisputed: { die: 'count' },
  FaceRuled: { die: 'count', face: 'count', words: 'quote' },

  DiceReturned: { dice: 'list' },
  DiceCollected: { dice: 'list', method: named('gathering', ['stick', 'hand']) },
  DiceCentred: { dice: 'list' },
  DieLeftTable: { die: 'text' },
  SearchStarted: { die: 'text' },
  OriginalsAskedFor: { who: 'seat', dice: 'list' },
  DieFound: { die: 'text', finder: 'text' },
  FoundDieInspected: {
    die: 'text',
    sound: 'flag',
    to: named('returned', ['shooter', 'bowl', 'quarantined']),
  },
  DieLost: { die: 'text' },
  'DieLost.replacing': { die: 'text' },
  SetRetired: { dice: 'list' },

  EntryKeyed: { total: 'count' },
  EntryPressed: { total: 'count' },
  AmendmentAsked: byRolls,
  AmendmentRejected: {},
  'AmendmentRejected.withdrawn': {},
  EntryAmended: byRolls,
  'EntryAmended.alone': byRolls,

  RollSettled: {},
  'RollSettled.nothing': { standing: 'count' },
  BetsStand: { standing: 'count' },
  'BetSettled.stands': { who: 'seat', wager: 'text' },
  'BetSettled.loses': { who: 'seat', wager: 'text', part: 'part' },
  'BetSettled.pushes': { who: 'seat', wager: 'text', part: 'part' },
  'BetSettled.wins': won,
  'BetSettled.staysUp': won,

  CallOverruled: { roll: 'count', role, was: 'tellings', outcome: 'tellings', words: 'quote' },
  'Outcome.total': { roll: 'text' },
  'Outcome.void': { reason },
  RollReversed: { roll: 'count' },
  RollSettledAgain: { roll: 'count' },
  'RollSettledAgain.nothing': { roll: 'count', standing: 'count' },
  'BalanceCarried.owes': { person: 'text', cents: 'money' },
  'BalanceCarried.owed': { person: 'text', cents: 'money' },
  DiceGivenBack: { who: 'seat' },
  MatterRuled: { words: 'quote' },
  'RollInvalidated.refund': { roll: 'count', ground: namedByPack('ground') },
  'RollInvalidated.stand': { roll: 'count', ground: namedByPack('ground') },
  BetForfeited: { who: 'seat', chips: 'money' },

  TableHalted: { cause: equipment, words: 'quote' },
  HaltLifted: { because: named('because', ['rectified', 'alternative-procedure']), words: 'quote' },
  IncidentOpened: { incident: 'text', kind: namedByPack('incident'), words: 'text' },
  'IncidentOpened.bare': { incident: 'text', kind: namedByPack('incident') },
  'IncidentOpened.missing': { die: 'text' },
  'IncidentOpened.equipment': { item: equipment },
  'IncidentOpened.float': {},
  'IncidentOpened.carried': { seat: 'count' },
  DieQuarantined: { die: 'text' },
  IncidentClosed: { incident: 'text', words: 'quote' },
  'IncidentClosed.missing': { incident: 'text', die: 'text' },

  BetVoided: { ...aboutBet, cents: 'money' },
  'BetVoided.undone': { bet: 'text', seat: 'count', wager: 'text', cents: 'money' },
  RulePrompted: { who: 'seat', prompt: namedByPack('prompt') },
  'AdviceAsked.more': { who: 'seat' },
  'AdviceAsked.none': { who: 'seat' },
  AdviceGiven: { who: 'seat', words: 'quote' },

  Bet: { who: 'seat', wager: 'text' },
  'Bet.unknown': { bet: 'text' },
  'Bet.unknownFirst': { bet: 'text' },
} as const satisfies RefusalTable;

/** What a roll did to one bet: its arithmetic, and what was noted about the limits. */
export const settlementLines = {
  Settled: { parts: 'tellings' },
  'Settled.wager': { wager: 'text', parts: 'tellings' },
  'Settled.stands': { stake: 'money' },
  'Settled.loses': { stake: 'money' },
  'Settled.pushes': { stake: 'money' },
  'Settled.wins': { stake: 'money', winnings: 'money' },
  'Settled.winsAt': { stake: 'money', odds: 'odds', winnings: 'money' },
  'Settled.rounded': { exact: 'money' },
  'Settled.roundedDown': { exact: 'money' },
  'Settled.commission': { commission: 'money' },
  'Settled.back': { back: 'money' },
  'Noted.below': { stake: 'money' },
  'Noted.over': { stake: 'money', inPlay: 'money', excess: 'money' },
} as const satisfies RefusalTable;

/** A line about a settled bet, for a catalogue to tell. */
export type SettlementLine = RefusalIn<typeof settlementLines, unknown>;

/** A settled bet as far as its arithmetic goes. The trail has the same in English. */
type Figures = Pick<
  TableSettlement,
  'verdict' | 'stake' | 'inPlay' | 'winnings' | 'commission' | 'returned'
> & {
  readonly odds: string | null;
  readonly notes: readonly { readonly clause: string }[];
};

/** The arithmetic of a settled bet; with the name of its wager where a reader does not see which it is. */
export function lineOfSettlement(figures: Figures, wager?: string): SettlementLine {
  const { verdict, inPlay: stake, winnings, returned, commission = 0 } = figures;
  const odds = readOdds(figures.odds ?? '');
  const exact = odds === undefined ? winnings : unrounded(stake, odds);
  const parts: readonly SettlementLine[] = [
    verdict !== 'wins'
      ? { code: 'Settled', case: verdict, stake }
      : odds === undefined
        ? { code: 'Settled', case: 'wins', stake, winnings }
        : { code: 'Settled', case: 'winsAt', stake, odds, winnings },
    ...(verdict === 'wins' && exact !== winnings + commission
      ? [{ code: 'Settled', case: exact > winnings + commission ? 'roundedDown' : 'rounded', exact } as const]
      : []),
    ...(commission > 0 ? [{ code: 'Settled', case: 'commission', commission } as const] : []),
    ...(verdict !== 'stands' && returned > 0
      ? [{ code: 'Settled', case: 'back', back: returned } as const]
      : []),
  ];
  return wager === undefined ? { code: 'Settled', parts } : { code: 'Settled', case: 'wager', wager, parts };
}

/** What was noted about the limits, each with its clause: first that the stake is too small, then that it is too large. */
export function linesOfNotes({
  stake,
  inPlay,
  notes,
}: Pick<Figures, 'stake' | 'inPlay' | 'notes'>): readonly {
  readonly clause: string;
  readonly line: SettlementLine;
}[] {
  return notes.map(({ clause }, place) => ({
    clause,
    line:
      stake > inPlay && place === notes.length - 1
        ? { code: 'Noted', case: 'over', stake, inPlay, excess: stake - inPlay }
        : { code: 'Noted', case: 'below', stake },
  }));
}

/** A line about an event, for a catalogue to tell. */
export type EventLine = RefusalIn<typeof eventLines, unknown>;

/** What somebody is called, by their id. */
export type NameOf = (person: string) => string;

/**
 * What is told of an event: its line, and a line of its own for every bet that something happened to. The table is
 * the one it happened at, before it did.
 */
export function linesOfEvent(
  event: EventBody,
  table: Pick<Table, 'seats' | 'betting'>,
  game: Game | undefined,
  nameOf: NameOf = (person) => person,
): readonly EventLine[] {
  // Each telling takes the event of its own type; the record below is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const tell = tellings[event.type] as (event: EventBody, at: At) => EventLine | readonly EventLine[];
  const lines = tell(event, { table, game, nameOf });
  return 'code' in lines ? [lines] : lines;
}

/** Where something happened, and how people are called there. */
type At = {
  readonly table: Pick<Table, 'seats' | 'betting'>;
  readonly game: Game | undefined;
  readonly nameOf: NameOf;
};

type Tellings = {
  readonly [Type in EventType]: (
    event: Extract<EventBody, { readonly type: Type }>,
    at: At,
  ) => EventLine | readonly EventLine[];
};

const tellings: Tellings = {
  TableSetUp: ({ setup: { pack, mode, dice, seats } }) => ({ code: 'TableSetUp', pack, mode, dice, seats }),
  OpeningBegun: () => ({ code: 'OpeningBegun' }),
  ChecklistAnswered: ({ item, yes }) => ({ code: 'ChecklistAnswered', item, yes }),
  FloatUnlocked: () => ({ code: 'FloatUnlocked' }),
  FloatLocked: () => ({ code: 'FloatLocked' }),
  FloatCounted: ({ cents, paidIn }) =>
    paidIn === undefined
      ? { code: 'FloatCounted', cents }
      : { code: 'FloatCounted', case: 'chips', cents, chips: paidIn },
  OddsPosted: ({ odds }) => ({ code: 'OddsPosted', wagers: odds.length }),
  PlayStarted: (event) => ({ code: 'PlayStarted', thrower: event.thrower }),
  TableClosed: () => ({ code: 'TableClosed' }),

  EquipmentRegistered: ({ item, reference }) =>
    reference === undefined
      ? { code: 'EquipmentRegistered', item }
      : { code: 'EquipmentRegistered', case: 'reference', item, reference },
  EquipmentApproved: ({ item, approval }) => ({ code: 'EquipmentApproved', item, approval }),
  EquipmentAttested: ({ item, standard, version }) => ({
    code: 'EquipmentAttested',
    item,
    standard,
    version,
  }),
  EquipmentTested: ({ item, failed }) =>
    failed.length === 0
      ? { code: 'EquipmentTested', case: 'passed', item }
      : { code: 'EquipmentTested', case: 'failed', item, failed },
  EquipmentSwitched: ({ item, on }) => ({ code: 'EquipmentSwitched', item, on }),

  DiceReceived: ({ dice, set }) => ({ code: 'DiceReceived', dice, set: String(set) }),
  DiceInspected: ({ findings }) => ({
    code: 'DiceInspected',
    findings: findings.map(({ die, sound }): EventLine => ({ code: 'DieFinding', die, sound })),
  }),
  DicePlaced: ({ dice, place }) => ({ code: 'DicePlaced', dice, count: dice.length, place }),
  DiceQuarantined: ({ dice }) => ({ code: 'DiceQuarantined', dice }),

  SignedOn: (event, at) => ({ code: 'SignedOn', person: personAt(at, event.person), role: event.role }),
  DiceTakenOver: ({ dealer, inBowl }) => ({ code: 'DiceTakenOver', dealer, inBowl }),
  SignedOff: ({ person }, at) => ({ code: 'SignedOff', person: personAt(at, person) }),

  SatDown: ({ seat, name }) => ({ code: 'SatDown', name, seat }),
  StoodUp: ({ seat, cause }, at) => ({ code: 'StoodUp', case: cause, who: who(at, seat), seat }),

  BoughtIn: ({ seat, cents, from, colour: own }, at) =>
    own === undefined
      ? { code: 'BoughtIn', who: who(at, seat), cents, from }
      : { code: 'BoughtIn', case: 'colour', who: who(at, seat), cents, from, ...own },
  ColouredOut: ({ seat, chips, colour, cents }, at) => ({
    code: 'ColouredOut',
    who: who(at, seat),
    chips,
    colour,
    cents,
  }),
  ChangeMade: ({ seat, into }, at) => ({ code: 'ChangeMade', who: who(at, seat), into }),
  CashedOut: ({ seat, cents }, at) => ({ code: 'CashedOut', who: who(at, seat), cents }),
  FloatFilled: ({ cents }) => ({ code: 'FloatFilled', cents }),
  FloatCredited: ({ cents }) => ({ code: 'FloatCredited', cents }),
  VoucherIssued: ({ voucher: { voucher, cents } }) => ({ code: 'VoucherIssued', voucher, cents }),
  VoucherRedeemed: ({ seat, voucher: { voucher, cents } }, at) => ({
    code: 'VoucherRedeemed',
    who: who(at, seat),
    voucher,
    cents,
  }),

  LimitsPosted: (event) => ({ code: 'LimitsPosted', ...within(event.limits) }),
  WagerLimitsPosted: (event, at) => ({
    code: 'WagerLimitsPosted',
    wager: wagerAt(at, event.wager),
    ...within(event.limits),
  }),
  SeatLimitsPosted: (event, at) => ({
    code: 'SeatLimitsPosted',
    who: who(at, event.seat),
    ...within(event.limits),
  }),
  RaisePosted: ({ minimum, from }) => ({ code: 'RaisePosted', minimum, from }),
  ClosingPosted: ({ closesAt }) => ({ code: 'ClosingPosted', closesAt }),
  PayTableChanged: ({ options }) => ({
    code: 'PayTableChanged',
    options: Object.entries(options).map(([key, value]) => `${key} ${value}`),
  }),
  StatutoryMaximumSet: ({ entry: { maximum } }) =>
    maximum === null
      ? { code: 'StatutoryMaximumSet', case: 'none' }
      : { code: 'StatutoryMaximumSet', maximum },
  SignTakenDown: ({ sign }) => ({ code: 'SignTakenDown', sign: sign.kind }),

  DiceOffered: ({ to }, at) => ({ code: 'DiceOffered', who: who(at, to) }),
  DiceDeclined: ({ seat }, at) => ({ code: 'DiceDeclined', who: who(at, seat) }),
  OffersEnded: () => ({ code: 'OffersEnded' }),
  DiceAccepted: ({ seat }, at) => ({ code: 'DiceAccepted', who: who(at, seat) }),
  DiceChosen: ({ seat, dice }, at) => ({ code: 'DiceChosen', who: who(at, seat), dice }),
  DiceGivenUp: ({ seat, cause, order }, at) =>
    cause === 'ordered'
      ? {
          code: 'DiceGivenUp',
          case: cause,
          who: who(at, seat),
          cause: order?.cause ?? 'ordered',
          words: order?.words,
        }
      : { code: 'DiceGivenUp', case: cause, who: who(at, seat) },
  ShooterPrompted: ({ seat }, at) => ({ code: 'ShooterPrompted', who: who(at, seat) }),
  ShooterWarned: ({ seat, words }, at) => ({ code: 'ShooterWarned', who: who(at, seat), words }),
  RunOutBegun: () => ({ code: 'RunOutBegun' }),
  RunOutEnded: ({ cause }) => ({ code: 'RunOutEnded', case: cause }),
  ShooterUnable: ({ seat }, at) => ({ code: 'ShooterUnable', who: who(at, seat) }),
  SubstituteNamed: ({ seat, person, until }, at) => ({
    code: 'SubstituteNamed',
    who: who(at, seat),
    person: personAt(at, person),
    until,
  }),
  TurnEnded: ({ seat, settlements }, at) =>
    settled(settlements, at, {
      some: { code: 'TurnEnded', who: who(at, seat) },
      none: (standing) => ({ code: 'TurnEnded', case: 'nothing', who: who(at, seat), standing }),
    }),

  BetPlaced: ({ bet }, at) => ({ code: 'BetPlaced', ...stakedOn(bet, at) }),
  BetAddedTo: ({ bet, chips, tokens }, at) => ({
    code: 'BetAddedTo',
    stake: { chips, tokens },
    bet: [betAt(at, bet)],
  }),
  BetTakenDown: ({ bet, chips, tokens }, at) => ({
    code: 'BetTakenDown',
    stake: { chips, tokens },
    bet: [betAt(at, bet)],
  }),
  LateBetAsked: ({ bet }, at) => ({ code: 'LateBetAsked', ...stakedOn(bet, at) }),
  LateBetConfirmed: ({ bet }, at) => ({ code: 'LateBetConfirmed', bet: [betAt(at, bet)] }),
  LateBetWithdrawn: ({ bet }, at) => ({ code: 'LateBetWithdrawn', bet: [betAt(at, bet)] }),
  LateBetDeclined: ({ bet }, at) => ({ code: 'LateBetDeclined', bet: [betAt(at, bet)] }),
  LateBetLapsed: ({ bet }, at) => ({ code: 'LateBetLapsed', bet: [betAt(at, bet)] }),
  PlacedForPlayer: ({ seat, instruction: { words } }, at) => ({
    code: 'PlacedForPlayer',
    who: who(at, seat),
    words,
  }),
  BetMoved: ({ seat, from, to, words }, at) => ({
    code: 'BetMoved',
    who: who(at, seat),
    from: wagerAt(at, from),
    to: wagerAt(at, to),
    words,
  }),
  StakeCorrected: ({ bet, before, chips, words }, at) => ({
    code: 'StakeCorrected',
    bet: [betAt(at, bet)],
    before,
    chips,
    words,
  }),
  BetSettledAgain: ({ roll, bet: { chips, tokens, wager }, settlement, words }, at) => ({
    code: 'BetSettledAgain',
    roll,
    stake: { chips, tokens },
    wager: wagerAt(at, wager),
    words,
    settled: [settledBet(settlement, at)],
  }),
  WagerRefused: ({ bet, grounds }, at) => ({
    code: 'WagerRefused',
    bet: [betAt(at, bet, 'unknownFirst')],
    words: grounds,
  }),

  DiceThrown: (event, at) =>
    event.thrower === 'dealer'
      ? { code: 'DiceThrown', case: 'dealer', roll: event.roll }
      : {
          code: 'DiceThrown',
          case: 'player',
          roll: event.roll,
          who: event.substitute ?? who(at, event.thrower),
        },
  DicePassed: () => ({ code: 'DicePassed' }),
  DiceRested: ({ faces }) =>
    faces === undefined
      ? { code: 'DiceRested' }
      : { code: 'DiceRested', case: 'faces', faces: writeRoll(faces) },

  RollCalled: ({ roll, total, read }) =>
    read === 'total'
      ? { code: 'RollCalled', case: 'total', total, equal: isHard(roll) }
      : { code: 'RollCalled', roll: writeRoll(roll), total },
  FacesCaptured: ({ faces }) => ({ code: 'FacesCaptured', faces: writeRoll(faces) }),
  RollVoided: ({ reason: why, words }) => ({ code: 'RollVoided', reason: why, words }),
  FactFlagged: ({ reason: why, words }) => ({ code: 'FactFlagged', reason: why, words }),
  DieCocked: ({ die }) => ({ code: 'DieCocked', die: die + 1 }),
  CockedDieRead: ({ die, face }) => ({ code: 'CockedDieRead', die: die + 1, face }),
  FaceDisputed: ({ die }) => ({ code: 'FaceDisputed', die: die + 1 }),
  FaceRuled: ({ die, face, words }) => ({ code: 'FaceRuled', die: die + 1, face, words }),

  DiceReturned: ({ dice }) => ({ code: 'DiceReturned', dice }),
  DiceCollected: ({ dice, method }) => ({ code: 'DiceCollected', dice, method }),
  DiceCentred: ({ dice }) => ({ code: 'DiceCentred', dice }),
  DieLeftTable: ({ die }) => ({ code: 'DieLeftTable', die }),
  SearchStarted: ({ die }) => ({ code: 'SearchStarted', die }),
  OriginalsAskedFor: ({ seat, dice }, at) => ({ code: 'OriginalsAskedFor', who: who(at, seat), dice }),
  DieFound: ({ die, finder }) => ({ code: 'DieFound', die, finder }),
  FoundDieInspected: ({ die, sound, to }) => ({ code: 'FoundDieInspected', die, sound, to }),
  DieLost: ({ die, replacing }) =>
    replacing === undefined ? { code: 'DieLost', die } : { code: 'DieLost', case: 'replacing', die },
  SetRetired: ({ dice }) => ({ code: 'SetRetired', dice }),

  EntryKeyed: ({ total }) => ({ code: 'EntryKeyed', total }),
  EntryPressed: ({ total }) => ({ code: 'EntryPressed', total }),
  AmendmentAsked: ({ was, roll }) => ({ code: 'AmendmentAsked', was: writeRoll(was), roll: writeRoll(roll) }),
  AmendmentRejected: ({ withdrawn }) =>
    withdrawn === true ? { code: 'AmendmentRejected', case: 'withdrawn' } : { code: 'AmendmentRejected' },
  EntryAmended: ({ was, roll, clause }) => {
    const rolls = { was: writeRoll(was), roll: writeRoll(roll) };
    return clause === AMENDING_ALONE
      ? { code: 'EntryAmended', case: 'alone', ...rolls }
      : { code: 'EntryAmended', ...rolls };
  },

  BetSettled: ({ settlement }, at) => settledBet(settlement, at),
  RollSettled: ({ settlements }, at) =>
    settled(settlements, at, {
      some: { code: 'RollSettled' },
      none: (standing) => ({ code: 'RollSettled', case: 'nothing', standing }),
    }),

  CallOverruled: ({ roll, was, outcome, over, words }) => ({
    code: 'CallOverruled',
    roll,
    role: over.role,
    was: [outcomeLine(was)],
    outcome: [outcomeLine(outcome)],
    words,
  }),
  RollReversed: ({ roll }) => ({ code: 'RollReversed', roll }),
  RollSettledAgain: ({ roll, settlements }, at) =>
    settled(settlements, at, {
      some: { code: 'RollSettledAgain', roll },
      none: (standing) => ({ code: 'RollSettledAgain', case: 'nothing', roll, standing }),
    }),
  BalanceCarried: ({ person, cents }, at) => ({
    code: 'BalanceCarried',
    case: cents < 0 ? 'owes' : 'owed',
    person: personAt(at, person),
    cents: Math.abs(cents),
  }),
  DiceGivenBack: ({ seat }, at) => ({ code: 'DiceGivenBack', who: who(at, seat) }),
  MatterRuled: ({ words }) => ({ code: 'MatterRuled', words }),
  RollInvalidated: ({ roll, ground, bets }) => ({ code: 'RollInvalidated', case: bets, roll, ground }),
  BetForfeited: ({ seat, chips }, at) => ({ code: 'BetForfeited', who: who(at, seat), chips }),

  TableHalted: ({ cause, words }) => ({ code: 'TableHalted', cause, words }),
  HaltLifted: ({ because, words }) => ({ code: 'HaltLifted', because, words }),
  IncidentOpened: ({ incident }) => lineOfIncident(incident),
  DieQuarantined: ({ die }) => ({ code: 'DieQuarantined', die }),
  IncidentClosed: ({ incident, words }) => {
    const die = restOf(MISSING, incident);
    return die === undefined
      ? { code: 'IncidentClosed', incident, words }
      : { code: 'IncidentClosed', case: 'missing', incident, die };
  },

  BetVoided: ({ bet, seat, chips, tokens, undone = [] }, at) => {
    const cents = chips + tokens;
    const wager = undone[0]?.line.wager;
    return wager === undefined
      ? { code: 'BetVoided', bet: [betAt(at, bet, 'unknownFirst')], cents }
      : { code: 'BetVoided', case: 'undone', bet, seat, wager: wagerAt(at, wager), cents };
  },
  RulePrompted: ({ seat, prompt }, at) => ({ code: 'RulePrompted', who: who(at, seat), prompt }),
  AdviceAsked: ({ seat, wanted }, at) => ({
    code: 'AdviceAsked',
    case: wanted ? 'more' : 'none',
    who: who(at, seat),
  }),
  AdviceGiven: ({ to, words }, at) => ({ code: 'AdviceGiven', who: who(at, to), words }),
};

/** What is told of an incident. What the house writes down by itself is told by its kind, and by the name of the incident. */
export function lineOfIncident({ incident, kind, words, at }: Incident): EventLine {
  const seat = restOf(CARRIED, kind);
  const die = restOf(MISSING, incident);
  const item = kind === 'equipment' ? restOf(EQUIPMENT, incident)?.replace(`-${at}`, '') : undefined;
  if (kind === 'missing-die' && die !== undefined) return { code: 'IncidentOpened', case: 'missing', die };
  if (item !== undefined) return { code: 'IncidentOpened', case: 'equipment', item };
  if (kind === 'float-differs') return { code: 'IncidentOpened', case: 'float' };
  if (seat !== undefined) return { code: 'IncidentOpened', case: 'carried', seat: Number(seat) };
  return words === kind
    ? { code: 'IncidentOpened', case: 'bare', incident, kind }
    : { code: 'IncidentOpened', incident, kind, words };
}

/** How the house names its incidents: what comes before the die, the device or the seat. */
const MISSING = 'missing-';
const EQUIPMENT = 'equipment-';
const CARRIED = 'carried-';

const restOf = (prefix: string, id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

/** Whoever sits there by name, or the number of the seat where nobody does. */
const who = ({ table }: At, seat: number): string | number => table.seats.get(seat)?.name ?? seat;

/** Somebody of whom only the id is written: by the name at their seat, or as whoever asks knows them. */
const personAt = ({ table, nameOf }: At, id: string): string =>
  [...table.seats.values()].find(({ person }) => person === id)?.name ?? nameOf(id);

/** A wager by the name on the felt. */
const wagerAt = ({ game }: At, id: string): string =>
  game !== undefined && Object.hasOwn(game.wagers, id) ? (game.wagers[id]?.name ?? id) : id;

function betAt(at: At, id: string, unknown: 'unknown' | 'unknownFirst' = 'unknown'): EventLine {
  const { bets, late } = at.table.betting;
  const found = [...bets, ...late].find(({ bet }) => bet === id);
  return found === undefined
    ? { code: 'Bet', case: unknown, bet: id }
    : { code: 'Bet', who: who(at, found.seat), wager: wagerAt(at, found.wager) };
}

type Staked = {
  readonly seat: number;
  readonly wager: string;
  readonly chips: number;
  readonly tokens: number;
};

const stakedOn = ({ seat, wager, chips, tokens }: Staked, at: At) => ({
  who: who(at, seat),
  stake: { chips, tokens },
  wager: wagerAt(at, wager),
});

const within = ({ minimum, maximum }: Limits) => ({ minimum, maximum });

const outcomeLine = (outcome: Outcome): EventLine =>
  outcome.kind === 'total'
    ? { code: 'Outcome', case: 'total', roll: writeRoll(outcome.roll) }
    : { code: 'Outcome', case: 'void', reason: outcome.reason };

/** A heading and a line for every bet that something happened to; bets that stand are only counted. */
function settled(
  settlements: readonly TableSettlement[],
  at: At,
  heading: { readonly some: EventLine; readonly none: (standing: number) => EventLine },
): readonly EventLine[] {
  const decided = settlements.filter(({ verdict }) => verdict !== 'stands');
  const standing = settlements.length - decided.length;
  if (decided.length === 0) return [heading.none(standing)];
  const rest: readonly EventLine[] = standing === 0 ? [] : [{ code: 'BetsStand', standing }];
  return [heading.some, ...decided.map((each) => settledBet(each, at)), ...rest];
}

/** Only what is in play is paid or collected. */
function settledBet(settlement: TableSettlement, at: At): EventLine {
  const { seat, stake, inPlay, verdict, odds, winnings, returned } = settlement;
  const whose = { who: who(at, seat), wager: wagerAt(at, settlement.wager) };
  const part = { part: inPlay, whole: stake };
  if (verdict === 'stands') return { code: 'BetSettled', case: 'stands', ...whose };
  if (verdict === 'pushes') return { code: 'BetSettled', case: 'pushes', ...whose, part };
  if (verdict === 'loses') return { code: 'BetSettled', case: 'loses', ...whose, part };
  const won = { ...whose, winnings, part, odds: odds ?? '' };
  return returned === 0
    ? { code: 'BetSettled', case: 'staysUp', ...won }
    : { code: 'BetSettled', case: 'wins', ...won };
}
