import type { CommandType } from '@dicepit/engine';
import type { PartyTableBody } from '@dicepit/games';
import { z } from 'zod';
import {
  cents,
  count,
  date,
  dictionary,
  flag,
  label,
  list,
  moment,
  oneOf,
  optionText,
  personName,
  role,
  seat,
  strict,
  whole,
  words,
} from '../fields.ts';
import { limits, partySetup, setup } from '../setup.ts';
import { faces, newBet, pips, posting } from './parts.ts';

const opposite = list(z.tuple([count, count]).readonly());

const kind = oneOf('chips', 'tokens');
const colour = strict({ colour: label, value: cents });
const voucher = strict({
  voucher: label,
  cents,
  expires: moment,
  wagers: list(label).exactOptional(),
  singleUse: flag,
});

const statutory = strict({ from: moment, maximum: cents.nullable(), source: words });

/** A sign that can be taken down again. */
const sign = z.discriminatedUnion(
  'kind',
  [
    strict({ kind: z.literal('wager'), wager: label }),
    strict({ kind: z.literal('seat'), seat }),
    strict({ kind: z.literal('raise') }),
    strict({ kind: z.literal('pay-table') }),
    strict({ kind: z.literal('closing') }),
  ],
  { error: 'a sign is of the kind wager, seat, raise, pay-table or closing' },
);

const about = {
  reason: label,
  words: words.exactOptional(),
  variant: label.exactOptional(),
  die: label.exactOptional(),
  count: count.exactOptional(),
  dice: list(label).exactOptional(),
};

const outcome = z.union([faces, z.literal('void')], { error: 'an outcome is a list of pips, or void' });
const seats = list(seat);

const whites = whole('a number of chips', 0, 1_000_000_000);

/** Every command of a banked table as it travels: no field but its own, every text and list bounded. */
export const commandSchemas = {
  // Commands that make a table ready, open it and close it.
  SetUpTable: strict({ type: z.literal('SetUpTable'), setup }),
  OpenTable: strict({
    type: z.literal('OpenTable'),
    float: cents.exactOptional(),
    paidIn: list(cents).exactOptional(),
  }),
  AnswerChecklist: strict({ type: z.literal('AnswerChecklist'), item: label, yes: flag }),
  UnlockFloat: strict({ type: z.literal('UnlockFloat') }),
  LockFloat: strict({ type: z.literal('LockFloat') }),
  CountFloat: strict({
    type: z.literal('CountFloat'),
    chips: list(strict({ value: cents, count })),
    paidIn: list(cents).exactOptional(),
  }),
  PostOdds: strict({ type: z.literal('PostOdds') }),
  StartPlay: strict({ type: z.literal('StartPlay') }),
  CloseTable: strict({ type: z.literal('CloseTable'), breaksOff: flag.exactOptional() }),

  // Commands about the things that stand at a table.
  RegisterEquipment: strict({
    type: z.literal('RegisterEquipment'),
    item: label,
    reference: words.exactOptional(),
    count: count.exactOptional(),
  }),
  ApproveEquipment: strict({ type: z.literal('ApproveEquipment'), item: label, approval: words }),
  AttestEquipment: strict({
    type: z.literal('AttestEquipment'),
    item: label,
    standard: words,
    version: words,
  }),
  SwitchEquipment: strict({
    type: z.literal('SwitchEquipment'),
    item: label,
    on: flag,
    selfTest: dictionary(flag).exactOptional(),
  }),

  // Commands about dice that reach a table.
  ReceiveDice: strict({
    type: z.literal('ReceiveDice'),
    dice: list(strict({ die: label, opposite: opposite.exactOptional() })),
  }),
  InspectDice: strict({
    type: z.literal('InspectDice'),
    findings: list(strict({ die: label, sound: flag })),
  }),
  PutInBowl: strict({ type: z.literal('PutInBowl'), dice: list(label) }),

  // Commands by which people come to work at a table, and leave.
  SignOn: strict({ type: z.literal('SignOn'), as: role, born: date.exactOptional() }),
  TakeOverDice: strict({ type: z.literal('TakeOverDice'), inBowl: count }),
  SignOff: strict({ type: z.literal('SignOff') }),

  // Commands about who sits where.
  SitDown: strict({ type: z.literal('SitDown'), seat, name: personName, born: date.exactOptional() }),
  StandUp: strict({
    type: z.literal('StandUp'),
    seat,
    handInTokens: flag.exactOptional(),
    returnBets: z.literal(true).exactOptional(),
  }),
  RequireToVacate: strict({ type: z.literal('RequireToVacate'), seat }),

  // Commands that move money and chips between the table and the world.
  BuyIn: strict({
    type: z.literal('BuyIn'),
    seat,
    cents,
    from: oneOf('cash', 'account', 'chips'),
    colour: colour.exactOptional(),
  }),
  ColourOut: strict({ type: z.literal('ColourOut'), seat }),
  MakeChange: strict({
    type: z.literal('MakeChange'),
    seat,
    cents,
    into: list(cents),
    kind: kind.exactOptional(),
  }),
  CashOut: strict({
    type: z.literal('CashOut'),
    seat,
    cents: cents.exactOptional(),
    kind: kind.exactOptional(),
  }),
  FillFloat: strict({ type: z.literal('FillFloat'), cents }),
  CreditFloat: strict({ type: z.literal('CreditFloat'), cents }),
  IssueVoucher: strict({ type: z.literal('IssueVoucher'), voucher }),
  RedeemVoucher: strict({ type: z.literal('RedeemVoucher'), seat, voucher: label, cents }),

  // Commands about what the table posts: limits, odds, closing time.
  PostLimits: strict({ type: z.literal('PostLimits'), limits }),
  PostWagerLimits: strict({ type: z.literal('PostWagerLimits'), wager: label, limits }),
  PostSeatLimits: strict({ type: z.literal('PostSeatLimits'), seat, limits }),
  PostRaise: strict({
    type: z.literal('PostRaise'),
    minimum: cents,
    from: moment,
    wager: label.exactOptional(),
  }),
  PostClosing: strict({ type: z.literal('PostClosing'), closesAt: moment }),
  ChangePayTable: strict({ type: z.literal('ChangePayTable'), options: dictionary(optionText) }),
  SetStatutoryMaximum: strict({ type: z.literal('SetStatutoryMaximum'), entry: statutory }),
  TakeDownSign: strict({ type: z.literal('TakeDownSign'), sign }),

  // Commands about who throws.
  OfferDice: strict({ type: z.literal('OfferDice'), again: z.literal(true).exactOptional() }),
  AcceptDice: strict({ type: z.literal('AcceptDice'), seat }),
  DeclineDice: strict({ type: z.literal('DeclineDice'), seat }),
  ChooseDice: strict({ type: z.literal('ChooseDice'), seat, dice: list(label).exactOptional() }),
  GiveUpDice: strict({ type: z.literal('GiveUpDice'), seat }),
  WarnShooter: strict({ type: z.literal('WarnShooter'), words }),
  OrderToPass: strict({ type: z.literal('OrderToPass'), cause: label, words: words.exactOptional() }),
  ReportUnable: strict({ type: z.literal('ReportUnable') }),
  NameSubstitute: strict({
    type: z.literal('NameSubstitute'),
    person: label,
    born: date.exactOptional(),
    until: oneOf('set', 'turn').exactOptional(),
  }),

  // Commands about where the dice are.
  CollectDice: strict({ type: z.literal('CollectDice'), method: oneOf('stick', 'hand').exactOptional() }),
  CentreDice: strict({ type: z.literal('CentreDice') }),
  RecordDieOff: strict({ type: z.literal('RecordDieOff'), die: label }),
  StartSearch: strict({ type: z.literal('StartSearch'), die: label }),
  RecordFound: strict({ type: z.literal('RecordFound'), die: label, finder: words }),
  InspectFoundDie: strict({ type: z.literal('InspectFoundDie'), die: label, sound: flag }),
  DeclareLost: strict({ type: z.literal('DeclareLost'), die: label }),
  AskForOriginals: strict({ type: z.literal('AskForOriginals'), seat }),

  // Commands by which players bet.
  PlaceBets: strict({ type: z.literal('PlaceBets'), seat, bets: list(newBet) }),
  TakeDownBet: strict({ type: z.literal('TakeDownBet'), seat, bet: label, leave: cents.exactOptional() }),

  // Bets called while the dice are in the air.
  AskLateBets: strict({ type: z.literal('AskLateBets'), seat, bets: list(newBet) }),
  WithdrawLateBet: strict({ type: z.literal('WithdrawLateBet'), seat, bet: label }),
  ConfirmLateBet: strict({ type: z.literal('ConfirmLateBet'), bet: label }),
  DeclineLateBet: strict({ type: z.literal('DeclineLateBet'), bet: label }),

  // Where a bet lies on the layout, and who put it there.
  PlaceForPlayer: strict({ type: z.literal('PlaceForPlayer'), seat, words, bet: newBet }),
  ContestPlacement: strict({ type: z.literal('ContestPlacement'), seat, bet: label }),
  NoteMovedBet: strict({ type: z.literal('NoteMovedBet'), bet: label, wager: label, words }),
  RestoreBet: strict({ type: z.literal('RestoreBet'), bet: label, wager: label, words }),
  CorrectStake: strict({ type: z.literal('CorrectStake'), bet: label, chips: cents, words }),
  RefuseWager: strict({ type: z.literal('RefuseWager'), bet: label, grounds: words }),

  // Commands by which dice are thrown. The faces of virtual dice come from the server and from nobody else.
  PassDice: strict({ type: z.literal('PassDice'), dice: list(label).exactOptional() }),
  ThrowDice: strict({ type: z.literal('ThrowDice'), seat: seat.exactOptional() }),
  BringToRest: strict({ type: z.literal('BringToRest'), faces: faces.exactOptional() }),

  // Commands by which a roll is read and called.
  CallRoll: strict({
    type: z.literal('CallRoll'),
    faces,
    total: count.exactOptional(),
    read: z.literal('total').exactOptional(),
  }),
  CaptureFaces: strict({ type: z.literal('CaptureFaces'), faces }),
  CallNoRoll: strict({ type: z.literal('CallNoRoll'), ...about }),
  RecordFact: strict({ type: z.literal('RecordFact'), ...about }),
  ReportCockedDie: strict({ type: z.literal('ReportCockedDie'), die: count }),
  ReadCockedDie: strict({
    type: z.literal('ReadCockedDie'),
    die: count,
    touching: faces.exactOptional(),
    judged: z.union([pips, z.literal('cannot-tell')]).exactOptional(),
  }),
  DisputeFace: strict({ type: z.literal('DisputeFace'), die: count }),
  RuleFace: strict({ type: z.literal('RuleFace'), face: z.union([pips, z.literal('void')]), words }),

  // Commands at the entry equipment.
  KeyEntry: strict({ type: z.literal('KeyEntry'), total: count }),
  PressEntry: strict({ type: z.literal('PressEntry') }),
  AmendEntry: strict({ type: z.literal('AmendEntry'), faces, alone: z.literal(true).exactOptional() }),
  AnswerAmendment: strict({ type: z.literal('AnswerAmendment'), approve: flag }),

  // Commands that put another outcome in the place of one.
  OverruleCall: strict({
    type: z.literal('OverruleCall'),
    roll: count.exactOptional(),
    faces: outcome,
    words,
  }),
  RuleMatter: strict({
    type: z.literal('RuleMatter'),
    words,
    faces: outcome.exactOptional(),
    adjustment: list(posting).exactOptional(),
  }),
  InvalidateRoll: strict({
    type: z.literal('InvalidateRoll'),
    roll: count,
    ground: label,
    bets: oneOf('refund', 'stand'),
    persons: seats.exactOptional(),
    others: list(words).exactOptional(),
    opinion: words.exactOptional(),
    forfeits: seats.exactOptional(),
  }),

  // Commands about what is broken.
  ReportMalfunction: strict({ type: z.literal('ReportMalfunction'), equipment: label, words }),
  LiftHalt: strict({
    type: z.literal('LiftHalt'),
    because: oneOf('rectified', 'alternative-procedure'),
    words,
  }),

  // Commands about what has to be looked into.
  ReportIncident: strict({ type: z.literal('ReportIncident'), kind: label, words }),
  CloseIncident: strict({ type: z.literal('CloseIncident'), incident: label, words }),

  // Commands about how people behave, and what they may say to one another.
  VoidBets: strict({ type: z.literal('VoidBets'), incident: label, bets: list(label) }),
  PromptRule: strict({ type: z.literal('PromptRule'), seat, prompt: label }),
  AskForAdvice: strict({ type: z.literal('AskForAdvice'), seat, wanted: flag }),
  GiveAdvice: strict({ type: z.literal('GiveAdvice'), to: seat, words }),

  // Commands by which a roll is settled.
  SettleRoll: strict({ type: z.literal('SettleRoll') }),
  SettleBet: strict({ type: z.literal('SettleBet'), bet: label }),
} as const satisfies Readonly<Record<CommandType, z.ZodType>>;

/** Every command of a party table as it travels. */
export const partyCommandSchemas = {
  SetUpTable: strict({ type: z.literal('SetUpTable'), setup: partySetup }),
  SitDown: strict({ type: z.literal('SitDown'), seat, name: personName }),
  BringChips: strict({ type: z.literal('BringChips'), seat, whites }),
  StandUp: strict({ type: z.literal('StandUp'), seat }),
  StartGame: strict({ type: z.literal('StartGame'), without: list(seat).exactOptional() }),
  ThrowDice: strict({ type: z.literal('ThrowDice'), seat, faces: faces.exactOptional() }),
  EndGame: strict({ type: z.literal('EndGame') }),
  ThrowFor: strict({ type: z.literal('ThrowFor'), seat, faces: faces.exactOptional() }),
  ComeBack: strict({ type: z.literal('ComeBack'), seat }),
  BringToRest: strict({ type: z.literal('BringToRest'), faces }),
} as const satisfies Readonly<Record<PartyTableBody['type'], z.ZodType>>;
