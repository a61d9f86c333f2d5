import type { EventType, TableEvent } from '@dicepit/engine';
import { everybody, lessFor, type Sight, staffOnly } from './sight.ts';

type Of<Type extends EventType> = Extract<TableEvent, { readonly type: Type }>;

/** What happens at a banked table; a kind of event that is not listed does not compile. */
export const bankedSights: { readonly [Type in EventType]: Sight<Of<Type>> } = {
  TableSetUp: everybody,
  OpeningBegun: everybody,
  ChecklistAnswered: everybody,
  FloatUnlocked: everybody,
  FloatLocked: everybody,
  FloatCounted: everybody,
  OddsPosted: everybody,
  PlayStarted: everybody,
  TableClosed: everybody,

  EquipmentRegistered: everybody,
  EquipmentApproved: everybody,
  EquipmentAttested: everybody,
  EquipmentTested: staffOnly,
  EquipmentSwitched: everybody,

  DiceReceived: everybody,
  DiceInspected: staffOnly,
  DicePlaced: everybody,
  DiceQuarantined: everybody,

  SignedOn: lessFor('the age shown', (event) => left(event, 'ageShown')),
  DiceTakenOver: everybody,
  SignedOff: everybody,

  SatDown: lessFor('the age shown', (event) => left(event, 'ageShown')),
  StoodUp: everybody,

  BoughtIn: everybody,
  ColouredOut: everybody,
  ChangeMade: everybody,
  CashedOut: everybody,
  FloatFilled: everybody,
  FloatCredited: everybody,
  VoucherIssued: staffOnly,
  VoucherRedeemed: lessFor('the number of the voucher', (event) => ({
    ...event,
    voucher: { ...event.voucher, voucher: '' },
  })),

  LimitsPosted: everybody,
  WagerLimitsPosted: everybody,
  SeatLimitsPosted: everybody,
  RaisePosted: everybody,
  ClosingPosted: everybody,
  PayTableChanged: everybody,
  StatutoryMaximumSet: everybody,
  SignTakenDown: everybody,

  DiceOffered: everybody,
  DiceDeclined: everybody,
  OffersEnded: everybody,
  DiceAccepted: everybody,
  DiceChosen: everybody,
  DiceGivenUp: lessFor('the words of an order and the warnings before it', ({ order, ...event }) => ({
    ...event,
    ...(order === undefined ? {} : { order: { cause: order.cause, warnings: [] } }),
  })),
  ShooterPrompted: everybody,
  ShooterWarned: { whole: 'staff', about: ({ person }) => person },
  RunOutBegun: everybody,
  RunOutEnded: everybody,
  ShooterUnable: everybody,
  SubstituteNamed: everybody,
  TurnEnded: everybody,

  DiceReturned: everybody,
  DiceCollected: everybody,
  DiceCentred: everybody,
  DieLeftTable: everybody,
  SearchStarted: everybody,
  OriginalsAskedFor: everybody,
  DieFound: lessFor('the finder', (event) => ({ ...event, finder: '' })),
  FoundDieInspected: everybody,
  DieLost: everybody,
  SetRetired: everybody,

  BetPlaced: everybody,
  BetAddedTo: everybody,
  BetTakenDown: everybody,

  LateBetAsked: everybody,
  LateBetConfirmed: everybody,
  LateBetWithdrawn: everybody,
  LateBetDeclined: everybody,
  LateBetLapsed: everybody,

  PlacedForPlayer: everybody,
  BetMoved: unworded(),
  StakeCorrected: unworded(),
  BetSettledAgain: unworded(),
  WagerRefused: lessFor('the grounds', (event) => ({ ...event, grounds: '' })),

  DicePassed: everybody,
  DiceThrown: everybody,
  DiceRested: everybody,

  RollCalled: everybody,
  FacesCaptured: everybody,
  RollVoided: lessFor('words', (event) => left(event, 'words')),
  FactFlagged: lessFor('words', (event) => left(event, 'words')),
  DieCocked: everybody,
  CockedDieRead: everybody,
  FaceDisputed: everybody,
  FaceRuled: unworded(),

  EntryKeyed: everybody,
  EntryPressed: everybody,
  AmendmentAsked: staffOnly,
  AmendmentRejected: staffOnly,
  EntryAmended: lessFor('who asked', (event) => ({ ...event, askedBy: '' })),

  CallOverruled: unworded(),
  RollReversed: everybody,
  RollSettledAgain: everybody,
  BalanceCarried: everybody,
  DiceGivenBack: everybody,
  MatterRuled: unworded(),
  RollInvalidated: lessFor('who is named and what is thought of it', (event) => ({
    ...left(left(event, 'opinion'), 'others'),
    persons: [],
  })),
  BetForfeited: everybody,

  TableHalted: unworded(),
  HaltLifted: unworded(),

  BetSettled: everybody,
  RollSettled: everybody,

  IncidentOpened: staffOnly,
  DieQuarantined: everybody,
  IncidentClosed: staffOnly,

  BetVoided: lessFor('the incident', (event) => ({ ...event, incident: '' })),
  RulePrompted: { whole: 'staff', about: ({ person }) => person },
  AdviceAsked: everybody,
  AdviceGiven: { whole: 'staff', about: ({ person }) => person },
};

/** Leaves out the words of whoever ruled: they are between the staff and those concerned. */
function unworded<Event extends { readonly words: string }>(): Sight<Event> {
  return lessFor('words', (event) => ({ ...event, words: '' }));
}

/** An event without one of its optional facts. */
function left<Event extends object>(event: Event, fact: OptionalFact<Event>): Event {
  const rest = Object.entries(event).filter(([each]) => each !== fact);
  // What is left out may be left out: the type of the name says so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(rest) as Event;
}

type OptionalFact<Event> = {
  [Fact in keyof Event]-?: object extends Pick<Event, Fact> ? Fact : never;
}[keyof Event];
