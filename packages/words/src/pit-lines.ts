import { disputeFindings, disputeGrounds } from '@dicepit/desks';
import { everyRole, named, namedOrText, type RefusalIn, type RefusalTable } from '@dicepit/engine';

const sum = { person: 'text', cents: 'money' } as const;
const atSeat = { ...sum, seat: 'count', table: 'text' } as const;
const why = { person: 'text', words: 'because' } as const;
const roles = { group: 'role', of: everyRole, is: 'list' } as const;
const reported = named('reported', ['device', 'side-bet', 'advice']);
const grievance = named('grievance', disputeGrounds);
const finding = named('finding', disputeFindings);
const reveal = namedOrText('reveal', [
  'shooter changed',
  'round settled',
  'table closed',
  'hundred draws',
  'entropy failed',
  'recovery',
]);

/** What is told of entries away from the events of tables: accounts, people, conduct, disputes, the seeds of dice. */
export const pitLines = {
  AccountOpened: { person: 'text', stack: 'money' },
  ChipsIssued: { ...sum, reason: namedOrText('chips-for', ['Gift', 'Donation', 'Prize', 'Mistake']) },
  'ChipsIssued.house': sum,
  TakenToTable: atSeat,
  BroughtFromTable: atSeat,
  ReversalAsked: { ...why, entry: 'count' },
  ReversalApproved: { ...sum, entry: 'count' },
  ReversalRefused: { person: 'text' },

  HostClaimed: { person: 'text' },
  StaffAdded: { person: 'text', roles },
  RolesChanged: { person: 'text', roles },
  PassphraseSet: { person: 'text' },
  PassphraseReset: { person: 'text' },
  GuestJoined: { person: 'text' },
  HousePlayerAdmitted: { person: 'text' },
  ProgramAdmitted: { person: 'text', scope: 'text', until: 'text' },
  ProgramRevoked: { person: 'text' },
  Renamed: { person: 'text' },
  SignedInToPit: { person: 'text' },
  SignedOutOfPit: { person: 'text' },
  Kicked: why,
  Excluded: why,
  'Excluded.until': { ...why, until: 'text' },
  Readmitted: why,

  ConductReported: { kind: reported, table: 'text', words: 'because' },
  'ConductReported.person': { kind: reported, table: 'text', ...why },
  FindingRecorded: { satisfied: 'flag', words: 'because' },
  WagersVoided: { bets: 'count', table: 'text', cents: 'money' },
  ExcludedFromGame: { person: 'text', game: 'text' },
  ExclusionLifted: { ...why, game: 'text' },
  ExcludedFromHouse: { person: 'text', order: 'text' },
  DetentionStarted: {},
  DetentionEnded: { office: 'text' },
  ConductClosed: { words: 'because' },
  ResultsTaken: { table: 'text', rolls: 'count' },

  DisputeRaised: { ...why, ground: grievance },
  'DisputeRaised.about': { ...why, ground: grievance, about: 'tellings' },
  AboutRoll: { roll: 'count' },
  AboutBet: { bet: 'text' },
  DisputeDecided: { finding, words: 'because' },
  'DisputeDecided.final': { finding, words: 'because' },
  ReviewAsked: { words: 'because' },
  DecisionAccepted: {},
  DisputeWithdrawn: {},
  'ComplaintAdviceGiven.told': {},
  'ComplaintAdviceGiven.acknowledged': {},
  RemedyNoted: { entry: 'count' },
  DisputeClosed: {},
  ComplaintLodged: {},
  PersonalErased: {},
  NoticeReceived: { number: 'count', about: 'text', words: 'because' },
  'NoticeReceived.told': { number: 'count', about: 'text', notice: 'tellings' },
  'Notice.held': { incident: 'text' },
  'Notice.complaintOfRoll': { roll: 'count', table: 'text' },
  'Notice.complaintOfBet': { table: 'text' },
  'Notice.complaintOfTerms': { title: 'text' },
  'Notice.compromised': { title: 'text' },
  'Notice.postponed': { title: 'text' },
  'Notice.drawPostponed': { title: 'text' },
  'Notice.drawCancelled': { title: 'text' },
  'Notice.doubted': { rolls: 'count', dice: 'texts' },

  TableAdded: { table: 'text', title: 'text' },
  TableRetired: { table: 'text' },
  CodeChanged: {},

  RefusalsCounted: { counts: 'tellings' },
  RefusalsFrom: { count: 'count', address: 'text', kind: 'text' },
  RefusalsElsewhere: { count: 'count' },

  SeedCommitted: { turn: 'count', commitment: 'text' },
  SeedContributed: { person: 'text', turn: 'count', words: 'quote' },
  FacesDrawn: { draw: 'count', turn: 'count', faces: 'faces' },
  SeedRevealed: { turn: 'count', why: reveal, seed: 'text' },
  DiceDoubted: { dice: 'texts', rolls: 'count', evidence: 'count' },
  DiceFailed: { turn: 'count', cause: 'text' },
  // What the room is told of the dice.
  'SeedCommitted.room': { turn: 'count' },
  'SeedContributed.room': {},
  'SeedRevealed.room': { turn: 'count', why: reveal },
  'DiceDoubted.room': {},
  'DiceFailed.room': {},

  Looked: { sight: 'text' },
  'Looked.of': { sight: 'text', of: 'text' },
  UnknownEntry: { type: 'text' },
  // An entry that has no sentence, quoted as the stream has it.
  Quoted: { type: 'text', facts: 'texts' },
} as const satisfies RefusalTable;

export type PitLine = RefusalIn<typeof pitLines, unknown>;
