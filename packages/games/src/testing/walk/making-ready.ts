import { everyRole } from '@dicepit/engine';
import { bySeat, dateOfBirth, item, type Maker, type Makers, nothing } from './maker.ts';
import {
  cents,
  die,
  freeSeat,
  later,
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
import { aWalkSetup } from './walk-setup.ts';

const limits: Maker = (see) => ({
  minimum: number(see, [1_00, 2_00, 5_00]),
  maximum: number(see, [100_00, 300_00, 500_00]),
  ...maybe(see, { unit: number(see, [1_00, 50]) }, 6),
  ...maybe(see, { multiples: yes(see) }, 8),
});

const opening: Makers = {
  SetUpTable: (see) => ({
    setup: { ...aWalkSetup(see.rules, see.chance), ...(see.wild ? oddSetup(see) : {}) },
  }),
  // Now and then with a float that is soon short; told by the clock, so that seeds keep their walks.
  OpenTable: (see) => {
    const float = number(see, [10_000_00, 50_000_00]);
    return { float: see.now % 4_000 === 0 ? 100_00 : float };
  },
  AnswerChecklist: (see) => ({
    item: text(
      see,
      see.rules.procedure.opening.checklist.map(({ item }) => item),
    ),
    yes: yes(see),
  }),
  UnlockFloat: nothing,
  LockFloat: nothing,
  CountFloat: (see) => ({
    chips: [
      { value: number(see, [5_00, 25_00]), count: number(see, [200, 400]) },
      { value: 1_00, count: number(see, [500, 1_000]) },
    ],
  }),
  PostOdds: nothing,
  StartPlay: nothing,
  CloseTable: nothing,
};

/** How many dice the table may still take. */
const lacking = ({ table, rules }: WalkContext): number =>
  rules.procedure.opening.dice.most -
  [...table.dice.dice.values()].filter(({ place }) => place !== 'removed' && place !== 'quarantined').length;

/** Letters that sets of dice are marked with. */
const SETS = 'DEFGHJKLMNPQRSTUVW';

/** A setup that is wrong in one place. */
const oddSetup = (see: WalkContext): object =>
  pick<object>(
    see,
    [
      { seats: number(see, [0, 99]) },
      { pack: text(see, ['craps']) },
      { options: { [text(see, ['nothing'])]: text(see, ['1']) } },
      {
        policies: {
          limitsAtEntry: 'refuse',
          betsInRunOut: false,
          betsAfterVoidRound: false,
          chip: number(see, [0]),
        },
      },
      { table: text(see, ['t2']) },
    ],
    {},
  );

const equipment: Makers = {
  RegisterEquipment: (see) => ({
    item: item(see),
    reference: text(see, ['R-1', 'R-2']),
    count: number(see, [1, 2, 5]),
  }),
  ApproveEquipment: (see) => ({ item: item(see), approval: text(see, ['A-7']) }),
  AttestEquipment: (see) => ({ item: item(see), standard: text(see, ['S-1']), version: text(see, ['2']) }),
  SwitchEquipment: (see) => {
    const chosen = item(see);
    const parts =
      see.rules.procedure.equipment.items.find((each) => each.item === chosen)?.selfTest?.parts ?? [];
    const selfTest = Object.fromEntries(parts.map((part) => [part, yes(see)]));
    return { item: chosen, on: yes(see), ...(oneIn(see, 8) ? {} : { selfTest }) };
  },
  ReceiveDice: (see) => {
    const { most } = see.rules.procedure.opening.dice;
    const set = SETS[see.chance(SETS.length)] ?? 'D';
    const count = see.wild ? see.chance(7) : number(see, [see.game.dice, most, lacking(see)]);
    const dice = Array.from({ length: count }, (_, index) => ({
      die: see.wild && oneIn(see, 6) ? die(see) : `${set}${index + 1}`,
      ...(oneIn(see, 3) ? { opposite: [[1, 6], [2, 5], see.wild && oneIn(see, 4) ? [3, 3] : [3, 4]] } : {}),
    }));
    return { dice };
  },
  InspectDice: (see) => ({
    findings: [...see.table.dice.dice.values()]
      .filter(({ place }) => (see.wild ? !oneIn(see, 3) : place === 'arriving'))
      .map((each) => ({ die: each.die, sound: yes(see) })),
  }),
  PutInBowl: (see) => ({
    dice: [...see.table.dice.dice.values()]
      .filter(({ place }) => see.wild || place === 'arriving' || place === 'waiting')
      .map((each) => each.die),
  }),
};

const staff: Makers = {
  // The walk makes the role that is signed on the role of whoever signs on, mostly.
  SignOn: (see) => ({ as: pick(see, everyRole, 'dealer'), ...maybe(see, { born: dateOfBirth(see) }) }),
  TakeOverDice: (see) => ({
    inBowl: number(see, [[...see.table.dice.dice.values()].filter(({ place }) => place === 'bowl').length]),
  }),
  SignOff: nothing,
};

const seats: Makers = {
  SitDown: (see) => ({
    seat: freeSeat(see),
    name: text(see, ['Ann', 'Bob']),
    born: see.wild ? dateOfBirth(see) : '1990-01-01',
  }),
  StandUp: (see) => ({ seat: seat(see), ...maybe(see, { handInTokens: yes(see) }) }),
  RequireToVacate: bySeat,
  BuyIn: (see) => ({
    seat: seat(see),
    cents: see.wild ? cents(see) : 200_00,
    from: pick(see, ['cash', 'account', see.wild ? 'chips' : 'cash'], 'cash'),
    ...colourOf(see),
  }),
  ColourOut: bySeat,
  MakeChange: (see) => {
    const into = Array.from({ length: 1 + see.chance(4) }, () => number(see, [1_00, 5_00]));
    const sum = into.reduce((total, each) => total + each, 0);
    return { seat: seat(see), cents: see.wild ? cents(see) : sum, into, ...kind(see) };
  },
  CashOut: (see) => ({ seat: seat(see), ...maybe(see, { cents: cents(see) }), ...kind(see) }),
  FillFloat: (see) => ({ cents: number(see, [1_000_00]) }),
  CreditFloat: (see) => ({ cents: number(see, [10_00, 1_000_00, 100_000_00]) }),
  IssueVoucher: (see) => ({
    voucher: {
      voucher: text(see, ['V1', 'V2', 'V3', 'V4', 'V5', 'V6']),
      cents: cents(see),
      expires: later(see),
      singleUse: yes(see),
      ...maybe(see, { wagers: [wager(see)] }, 4),
    },
  }),
  RedeemVoucher: (see) => {
    const voucher = text(see, [...see.table.money.vouchers.keys()]);
    return {
      seat: seat(see),
      voucher,
      cents: see.wild ? cents(see) : (see.table.money.vouchers.get(voucher)?.cents ?? 1_00),
    };
  },
};

const kind = (see: WalkContext): object => maybe(see, { kind: pick(see, ['chips', 'tokens'], 'chips') }, 4);

/** An own colour, where the pack has them: at once where bets are made with nothing else. */
function colourOf(see: WalkContext): object {
  const { colour } = see.rules.procedure.money;
  if (colour === undefined)
    return see.wild && oneIn(see, 6) ? { colour: { colour: 'red', value: 1_00 } } : {};
  const { least, most, step } = colour.value;
  const value = number(see, [least, least + step, most, see.wild ? most + step : least]);
  return maybe(see, { colour: { colour: text(see, colour.colours), value } }, colour.only ? 1 : 3);
}

const signs: Makers = {
  PostLimits: (see) => ({ limits: limits(see) }),
  PostWagerLimits: (see) => ({ wager: wager(see), limits: limits(see) }),
  PostSeatLimits: (see) => ({ seat: seat(see), limits: limits(see) }),
  PostRaise: (see) => ({
    minimum: number(see, [5_00, 10_00]),
    from: later(see),
    ...maybe(see, { wager: wager(see) }, 4),
  }),
  PostClosing: (see) => ({ closesAt: later(see) }),
  ChangePayTable: (see) => {
    const option = text(see, Object.keys(see.rules.pack.options));
    const values = Object.hasOwn(see.rules.pack.options, option)
      ? (see.rules.pack.options[option]?.values ?? [])
      : [];
    return { options: oneIn(see, 3) ? {} : { [option]: text(see, values) } };
  },
  SetStatutoryMaximum: (see) => ({
    entry: {
      from: later(see),
      maximum: oneIn(see, 3) ? null : number(see, [500_00, 2_000_00]),
      source: words(see),
    },
  }),
  TakeDownSign: (see) => ({
    sign: pick<object>(
      see,
      [
        { kind: 'wager', wager: wager(see) },
        { kind: 'seat', seat: seat(see) },
        { kind: 'raise' },
        { kind: 'pay-table' },
        { kind: 'closing' },
      ],
      { kind: 'raise' },
    ),
  }),
};

/** Commands that make a table ready and seat people at it, made up. */
export const makingReady: Makers = { ...opening, ...equipment, ...staff, ...seats, ...signs };
