import type { EventType } from '@dicepit/engine';
import type { PartyTableEvent } from '@dicepit/games';
import type { DiceEntryType } from '@dicepit/proof';
import type { EntryKind } from '@dicepit/wire';

/** What an entry of a stream is about. */
export function entryKindOf(stream: string, type: string): EntryKind {
  const [family = ''] = stream.split('/');
  const own = Object.hasOwn(byType, type) ? byType[type] : undefined;
  if (family === 'table') return own ?? 'pit';
  if (family === 'people') return Object.hasOwn(people, type) ? (people[type] ?? 'sign-ins') : 'staff';
  return Object.hasOwn(families, family) ? (families[family] ?? 'pit') : 'pit';
}

/** Streams whose entries are all about the same. */
const families: Readonly<Record<string, EntryKind>> = {
  pit: 'pit',
  heads: 'pit',
  cage: 'money',
  security: 'sign-ins',
  dispute: 'disputes',
  conduct: 'conduct',
  promotion: 'promotions',
  inspectorate: 'notices',
};

const people: Readonly<Record<string, EntryKind>> = {
  Excluded: 'exclusions',
  Readmitted: 'exclusions',
  Kicked: 'exclusions',
  SignedIn: 'sign-ins',
  SignedOut: 'sign-ins',
  GuestJoined: 'sign-ins',
  MovedPhone: 'sign-ins',
  ClaimAsked: 'sign-ins',
  ClaimConfirmed: 'sign-ins',
  ClaimRefused: 'sign-ins',
};

type AtTable = EventType | PartyTableEvent['type'] | DiceEntryType;

/** One line to a kind, so that a type that was forgotten does not compile. */
const atTable = {
  rolls: [
    'DiceThrown',
    'DiceRested',
    'RollCalled',
    'FacesCaptured',
    'RollSettled',
    'BetSettled',
    'TurnEnded',
    'EntryKeyed',
    'EntryPressed',
    'DieCocked',
    'CockedDieRead',
    'FacesDrawn',
    'HighDiceThrown',
    'HighDiceTied',
    'FirstThrowerChosen',
    'CardTurnedDown',
    'CompletePassMade',
    'ChanceMissed',
    'GameStarted',
    'GameWon',
    'GameEnded',
  ],
  'no-rolls': ['RollVoided', 'FactFlagged'],
  amendments: ['AmendmentAsked', 'AmendmentRejected', 'EntryAmended', 'StakeCorrected', 'BetMoved'],
  overrules: [
    'CallOverruled',
    'RollReversed',
    'RollSettledAgain',
    'RollInvalidated',
    'MatterRuled',
    'FaceRuled',
    'FaceDisputed',
    'BetSettledAgain',
    'BetForfeited',
    'BalanceCarried',
    'DiceGivenBack',
    'WagerRefused',
    'BetVoided',
  ],
  'late-bets': ['LateBetAsked', 'LateBetConfirmed', 'LateBetWithdrawn', 'LateBetDeclined', 'LateBetLapsed'],
  bets: ['BetPlaced', 'BetAddedTo', 'BetTakenDown', 'PlacedForPlayer'],
  limits: [
    'LimitsPosted',
    'WagerLimitsPosted',
    'SeatLimitsPosted',
    'RaisePosted',
    'ClosingPosted',
    'PayTableChanged',
    'StatutoryMaximumSet',
    'SignTakenDown',
    'OddsPosted',
  ],
  dice: [
    'DiceReceived',
    'DiceInspected',
    'DicePlaced',
    'DiceQuarantined',
    'DieQuarantined',
    'DiceReturned',
    'DiceCollected',
    'DiceCentred',
    'DieLeftTable',
    'SearchStarted',
    'OriginalsAskedFor',
    'DieFound',
    'FoundDieInspected',
    'DieLost',
    'SetRetired',
    'DiceOffered',
    'DiceDeclined',
    'OffersEnded',
    'DiceAccepted',
    'DiceChosen',
    'DiceGivenUp',
    'DicePassed',
    'DiceReleased',
    'ShooterPrompted',
    'ShooterWarned',
    'RunOutBegun',
    'RunOutEnded',
    'ShooterUnable',
    'SubstituteNamed',
    'DiceTakenOver',
    'ThrowTakenOver',
    'SeedCommitted',
    'SeedContributed',
    'SeedRevealed',
    'DiceDoubted',
  ],
  faults: ['TableHalted', 'HaltLifted', 'IncidentOpened', 'IncidentClosed', 'DiceFailed', 'EquipmentTested'],
  money: [
    'BoughtIn',
    'ColouredOut',
    'ChangeMade',
    'CashedOut',
    'FloatFilled',
    'FloatCredited',
    'FloatCounted',
    'FloatUnlocked',
    'FloatLocked',
    'VoucherIssued',
    'VoucherRedeemed',
    'ChipsBrought',
    'AntePaid',
    'KittyPaid',
    'KittyDrawn',
    'KittyCollected',
    'KittyShared',
  ],
  conduct: ['AdviceAsked', 'AdviceGiven', 'RulePrompted'],
  seats: ['SatDown', 'StoodUp', 'PlayersCounted', 'CameBack', 'PlayerLeft'],
  staff: ['SignedOn', 'SignedOff'],
  pit: [
    'TableSetUp',
    'OpeningBegun',
    'ChecklistAnswered',
    'PlayStarted',
    'TableClosed',
    'EquipmentRegistered',
    'EquipmentApproved',
    'EquipmentAttested',
    'EquipmentSwitched',
  ],
} as const satisfies Partial<Record<EntryKind, readonly AtTable[]>>;

/** Types that stand in no line: there must be none. */
type Unsorted = Exclude<AtTable, (typeof atTable)[keyof typeof atTable][number]>;

/** Does not compile where an event of a table is about nothing, and names it. */
const byType: [Unsorted] extends [never] ? Readonly<Record<string, EntryKind>> : Unsorted =
  Object.fromEntries(
    // The keys of the list are its kinds.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    (Object.entries(atTable) as readonly (readonly [EntryKind, readonly AtTable[]])[]).flatMap(
      ([kind, types]) => types.map((type) => [type, kind] as const),
    ),
  );
