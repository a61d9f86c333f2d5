import { type DiePlace, totalOf } from '@dicepit/engine';
import { dateOfBirth, type Maker, type Makers, nothing } from './maker.ts';
import {
  aFace,
  bet,
  bettor,
  cents,
  die,
  faces,
  lateBet,
  maybe,
  number,
  oneIn,
  pick,
  seat,
  text,
  type WalkContext,
  wager,
  words,
  yes,
} from './walk-context.ts';

const ofBet: Maker = (see) => ({ bet: bet(see) });
const ofDie: Maker = (see) => ({ die: die(see) });

/** A bet; a shooter who needs one wager to throw names it more often than others. */
function newBet(see: WalkContext, from: number) {
  const { needs } = see.rules.procedure.throwing;
  const tokens = see.wild || (see.rules.procedure.money.tokens !== undefined && oneIn(see, 4));
  const chip = see.table.seats.get(from)?.colour?.value ?? 5_00;
  return {
    wager: needs.what === 'wager' && oneIn(see, 3) ? needs.wager : wager(see),
    chips:
      see.wild && oneIn(see, 5)
        ? 0
        : number(see, see.wild ? [1, 2_50, 500_00] : [chip, chip, chip * 2, 20_00]),
    ...(tokens && oneIn(see, 3) ? { tokens: cents(see) } : {}),
    ...(see.wild && oneIn(see, 6) ? { stack: [cents(see), cents(see)] } : {}),
  };
}
const newBets: Maker = (see) => {
  const from = bettor(see);
  return {
    seat: from,
    bets: Array.from({ length: 1 + see.chance(see.wild ? 4 : 2) }, () => newBet(see, from)),
  };
};
const shooter: Makers = {
  OfferDice: nothing,
  AcceptDice: (see) => ({ seat: offeredTo(see) }),
  DeclineDice: (see) => ({ seat: offeredTo(see) }),
  ChooseDice: (see) => {
    const { is } = see.table.shooter;
    const chooser = is.kind === 'choosing' || is.kind === 'seat' ? is.seat : seat(see);
    const free = [...see.table.dice.dice.values()].filter(({ place }) => see.wild || !away.has(place));
    const dice = free.slice(0, see.game.dice).map((each) => each.die);
    return { seat: see.wild ? seat(see) : chooser, ...(oneIn(see, 4) ? {} : { dice }) };
  },
  GiveUpDice: (see) => ({ seat: shooting(see) }),
  WarnShooter: (see) => ({ words: words(see) }),
  OrderToPass: (see) => ({
    cause: text(see, see.rules.procedure.shooter?.ordering?.causes ?? []),
    words: words(see),
  }),
  ReportUnable: nothing,
  NameSubstitute: (see) => ({
    person: text(see, ['sub', 'player-1', 'player-2']),
    born: dateOfBirth(see),
    ...maybe(see, { until: pick(see, ['set', 'turn'], 'set') }),
  }),
};

/** Places from which no die is thrown. */
const away: ReadonlySet<DiePlace> = new Set<DiePlace>([
  'arriving',
  'missing',
  'found',
  'quarantined',
  'waiting',
  'removed',
]);

function offeredTo(see: WalkContext): number {
  const { is } = see.table.shooter;
  return is.kind === 'offered' && is.to !== 'waiting' && !see.wild ? is.to : seat(see);
}

function shooting(see: WalkContext): number {
  const { is } = see.table.shooter;
  return is.kind === 'seat' && !see.wild ? is.seat : seat(see);
}

const betting: Makers = {
  PlaceBets: newBets,
  TakeDownBet: (see) => {
    const mine = seat(see);
    return { seat: mine, bet: bet(see, mine), ...maybe(see, { leave: number(see, [50, 1_00, 4_00]) }, 3) };
  },
  AskLateBets: newBets,
  WithdrawLateBet: (see) => {
    const late = see.table.betting.late.at(0);
    return { seat: late === undefined || see.wild ? seat(see) : late.seat, bet: late?.bet ?? bet(see) };
  },
  ConfirmLateBet: (see) => ({ bet: lateBet(see) }),
  DeclineLateBet: (see) => ({ bet: lateBet(see) }),
  // The words may name another wager than the one that is placed.
  PlaceForPlayer: (see) => {
    const from = bettor(see);
    const bet = newBet(see, from);
    const named = oneIn(see, 2) ? wager(see) : bet.wager;
    return { seat: from, words: `${named.replaceAll('-', ' ')} for ${bet.chips / 100}`, bet };
  },
  ContestPlacement: (see) => {
    const told = see.table.betting.bets.find(({ instruction }) => instruction?.mismatch === true);
    const mine = told === undefined || see.wild ? seat(see) : told.seat;
    return { seat: mine, bet: told?.bet ?? bet(see, mine) };
  },
  NoteMovedBet: (see) => ({ bet: bet(see), wager: wager(see), words: words(see) }),
  RestoreBet: (see) => ({ bet: bet(see), wager: wager(see), words: words(see) }),
  CorrectStake: (see) => ({ bet: bet(see), chips: cents(see), words: words(see) }),
  RefuseWager: (see) => ({ bet: bet(see), grounds: words(see) }),
};

const throwing: Makers = {
  PassDice: nothing,
  ThrowDice: (see) => {
    const { is } = see.table.shooter;
    return is.kind === 'seat' || see.wild ? { seat: shooting(see) } : {};
  },
  BringToRest: (see) => (see.setup.dice === 'virtual' || see.wild ? { faces: faces(see) } : {}),
  CollectDice: (see) => maybe(see, { method: pick(see, ['stick', 'hand'], 'hand') }),
  CentreDice: nothing,
  RecordDieOff: ofDie,
  StartSearch: ofDie,
  RecordFound: (see) => ({ die: missing(see), finder: words(see) }),
  InspectFoundDie: (see) => ({ die: missing(see), sound: yes(see) }),
  DeclareLost: (see) => ({ die: missing(see) }),
  AskForOriginals: (see) => ({ seat: shooting(see) }),
};

const missing = (see: WalkContext): string =>
  see.wild ? die(see) : text(see, [...see.table.dice.missing.keys()], 'D1');

/** A reason to void the roll: one that must be called, mostly left out so that rolls get settled. */
const reason: Maker = (see) => ({
  reason: text(
    see,
    see.game.procedure.noRolls.map((each) => each.reason),
  ),
  ...maybe(see, { words: words(see) }),
  ...maybe(see, { die: see.wild ? die(see) : text(see, see.table.roll?.dice ?? [], 'D1') }, 2),
  ...maybe(see, { count: number(see, [1, 2]) }, 6),
  ...maybe(see, { variant: text(see, variants(see)) }, 4),
});

const variants = (see: WalkContext): readonly string[] =>
  Object.values(see.rules.procedure.calling.noRoll.variants).flat();

const calling: Makers = {
  CallRoll: (see) => {
    const called = faces(see);
    const total = see.wild ? number(see, [7, 2]) : called.reduce((sum, face) => sum + face, 0);
    return { faces: called, ...maybe(see, { total }, 3) };
  },
  CaptureFaces: (see) => ({ faces: faces(see) }),
  CallNoRoll: reason,
  RecordFact: reason,
  ReportCockedDie: (see) => ({ die: number(see, [0, 1]) }),
  ReadCockedDie: (see) => ({
    die: number(see, see.table.roll?.cocked ?? []),
    ...maybe(see, { touching: [aFace(see)] }),
    ...maybe(see, { judged: oneIn(see, 5) ? 'cannot-tell' : aFace(see) }),
  }),
  DisputeFace: (see) => ({ die: number(see, [0, 1]) }),
  RuleFace: (see) => ({ face: oneIn(see, 6) ? 'void' : aFace(see), words: words(see) }),
  KeyEntry: (see) => {
    const outcome = see.table.roll?.calls.at(-1)?.outcome;
    return { total: number(see, [outcome?.kind === 'total' ? totalOf(outcome.roll) : 7]) };
  },
  PressEntry: nothing,
  AmendEntry: (see) => ({ faces: oneIn(see, 4) ? faces(see) : [aFace(see), ...faces(see).slice(1)] }),
  AnswerAmendment: (see) => ({ approve: yes(see) }),
  SettleRoll: nothing,
  SettleBet: ofBet,
};

/** Commands of the game itself, from the offer of the dice to settlement, made up. */
export const atPlay: Makers = { ...shooter, ...betting, ...throwing, ...calling };
