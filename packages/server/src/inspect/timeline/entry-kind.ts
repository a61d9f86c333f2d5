import { type EventType, eventInfo } from '@dicepit/engine';
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

/** What a party's own entries and those about dice are about, for those of banked tables say it themselves. */
const ofOthers: Readonly<Record<Exclude<PartyTableEvent['type'] | DiceEntryType, EventType>, EntryKind>> = {
  FacesDrawn: 'rolls',
  HighDiceThrown: 'rolls',
  HighDiceTied: 'rolls',
  FirstThrowerChosen: 'rolls',
  CardTurnedDown: 'rolls',
  CompletePassMade: 'rolls',
  ChanceMissed: 'rolls',
  GameStarted: 'rolls',
  GameWon: 'rolls',
  GameEnded: 'rolls',
  DiceReleased: 'dice',
  ThrowTakenOver: 'dice',
  SeedCommitted: 'dice',
  SeedContributed: 'dice',
  SeedRevealed: 'dice',
  DiceDoubted: 'dice',
  DiceFailed: 'faults',
  ChipsBrought: 'money',
  AntePaid: 'money',
  KittyPaid: 'money',
  KittyDrawn: 'money',
  KittyCollected: 'money',
  KittyShared: 'money',
  PlayersCounted: 'seats',
  CameBack: 'seats',
  PlayerLeft: 'seats',
};

const byType: Readonly<Record<string, EntryKind>> = {
  ...ofOthers,
  ...Object.fromEntries(Object.entries(eventInfo).map(([type, { topic }]) => [type, topic])),
};
