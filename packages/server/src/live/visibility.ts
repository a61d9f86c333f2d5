import { type EventType, overseeing, type Role, staffRoles, type TableEvent } from '@dicepit/engine';
import type { PartyTableEvent } from '@dicepit/games';
import type { DiceEntry } from '@dicepit/proof';
import type { Withheld } from '@dicepit/wire';
import type { AtTable } from '../table/pit-table.ts';

/** Who looks: the room, those who run a table or watch over it, or those whom doubts about dice are for. */
export type Class = 'room' | 'staff' | 'overseers';

/** Somebody as they look at a table; the person is empty for a screen on the wall. */
export type Viewer = { readonly person: string; readonly sees: Class };

/** What looking at one kind of event is like. */
export type Visibility<Event = AtTable> = {
  /** From whom on upwards it is seen as it is. */
  readonly whole: Class;
  /** Whoever it is about, who sees it as it is as well. */
  readonly about?: (event: Event) => string;
  /** What the others are sent in its place; nothing but that there was something, where this is not said. */
  readonly trimmed?: (event: Event) => Event;
  /** What the others do not see, for the page that lists it. */
  readonly without?: string;
};

/** Seen as it is or not at all. */
type AllOrNothing = { readonly whole: Class };

const everybody: AllOrNothing = { whole: 'room' };
const staffOnly: AllOrNothing = { whole: 'staff' };
const overseersOnly: AllOrNothing = { whole: 'overseers' };

/** Everybody sees that it happened, and only staff all of it. */
const lessFor = <Event>(without: string, trimmed: (event: Event) => Event): Visibility<Event> => ({
  whole: 'staff',
  trimmed,
  without,
});

const seesAll: ReadonlySet<Role> = new Set(overseeing);

/** What somebody with these roles sees of a table. */
export function classOf(roles: readonly Role[]): Class {
  if (roles.some((role) => seesAll.has(role))) return 'overseers';
  return roles.some((role) => staffRoles.includes(role)) ? 'staff' : 'room';
}

type Of<Type extends EventType> = Extract<TableEvent, { readonly type: Type }>;

/** What happens at a banked table; a kind of event that is not listed does not compile. */
const bankedVisibility: { readonly [Type in EventType]: Visibility<Of<Type>> } = {
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
function unworded<Event extends { readonly words: string }>(): Visibility<Event> {
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

/** An event as somebody may see it, or only that there was one. */
export type Seen = AtTable | Withheld;

export function seenBy(event: AtTable, { person, sees }: Viewer): Seen {
  const { whole, about, trimmed } = visibilityOf(event);
  if (ranks[sees] >= ranks[whole]) return event;
  if (person !== '' && about?.(event) === person) return event;
  return trimmed === undefined ? withheld : trimmed(event);
}

/** Whose copy of an event somebody is sent: all who have the same are sent the very same bytes. */
export function copyFor(event: AtTable, { person, sees }: Viewer): Class | 'own' {
  const { about } = visibilityOf(event);
  return sees === 'room' && person !== '' && about?.(event) === person ? 'own' : sees;
}

const withheld: Withheld = { type: 'Withheld' };

const ranks: Readonly<Record<Class, number>> = { room: 0, staff: 1, overseers: 2 };

/** A party keeps nothing from anybody. */
const party: Readonly<Record<PartyTableEvent['type'], Visibility>> = {
  TableSetUp: everybody,
  SatDown: everybody,
  ChipsBrought: everybody,
  StoodUp: everybody,
  PlayersCounted: everybody,
  DiceReleased: everybody,
  ThrowTakenOver: everybody,
  CameBack: everybody,
  PlayerLeft: everybody,
  KittyShared: everybody,
  GameEnded: everybody,
  GameStarted: everybody,
  AntePaid: everybody,
  HighDiceThrown: everybody,
  HighDiceTied: everybody,
  FirstThrowerChosen: everybody,
  DiceThrown: everybody,
  CardTurnedDown: everybody,
  KittyPaid: everybody,
  KittyDrawn: everybody,
  DicePassed: everybody,
  CompletePassMade: everybody,
  ChanceMissed: everybody,
  GameWon: everybody,
  KittyCollected: everybody,
};

/** What is written about dice is for everybody to check, save doubts about dice that people hold. */
const dice: Readonly<Record<DiceEntry['type'], Visibility>> = {
  SeedCommitted: everybody,
  SeedContributed: everybody,
  FacesDrawn: everybody,
  SeedRevealed: everybody,
  DiceDoubted: overseersOnly,
  DiceFailed: everybody,
};

/** What each kind of event is like to look at. Those that both kinds of table have are as the banked table has them. */
// Each sight takes the event of its own type; the lists above are checked against the events' types.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const eventVisibility = { ...party, ...dice, ...bankedVisibility } as Readonly<
  Record<AtTable['type'], Visibility>
>;

/** An event of a kind that this software does not know, in a stream that a later one wrote, is for overseers. */
const visibilityOf = ({ type }: AtTable): Visibility =>
  Object.hasOwn(eventVisibility, type) ? eventVisibility[type] : overseersOnly;
