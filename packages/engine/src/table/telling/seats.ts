import { writeMoney } from '../../money.ts';
import type { EventOf } from '../concern.ts';
import type { Limits } from '../table.ts';
import { clock, listed, spoken, type Telling } from './say.ts';

export const seats: Telling<EventOf<'seats'>> = {
  SatDown: ({ seat, name }) => `${name} sits down at seat ${seat}.`,
  StoodUp: ({ seat, cause }, say) =>
    cause === 'required'
      ? `${say.seat(seat)} has to give up seat ${seat}.`
      : `${say.seat(seat)} leaves seat ${seat}.`,
};

export const money: Telling<EventOf<'money'>> = {
  BoughtIn: ({ seat, cents, from, colour }, say) =>
    `${say.seat(seat)} buys in for ${writeMoney(cents)} (${from})${
      colour === undefined ? '' : `: ${colour.chips} ${colour.colour} chips at ${writeMoney(colour.value)}`
    }.`,
  ColouredOut: ({ seat, chips, colour, cents }, say) =>
    `${say.seat(seat)} hands in ${chips} ${colour} chips for ${writeMoney(cents)}.`,
  ChangeMade: ({ seat, into }, say) =>
    `${say.seat(seat)} gets change: ${listed(into.map((chip) => writeMoney(chip)))}.`,
  CashedOut: ({ seat, cents }, say) => `${say.seat(seat)} cashes out ${writeMoney(cents)}.`,
  FloatFilled: ({ cents }) => `${writeMoney(cents)} in chips comes to the float.`,
  FloatCredited: ({ cents }) => `${writeMoney(cents)} in chips leaves the float.`,
  VoucherIssued: ({ voucher }) =>
    `Voucher ${voucher.voucher} is good for ${writeMoney(voucher.cents)} in tokens.`,
  VoucherRedeemed: ({ seat, voucher }, say) =>
    `${say.seat(seat)} redeems voucher ${voucher.voucher} for ${writeMoney(voucher.cents)} in tokens.`,
};

export const signs: Telling<EventOf<'signs'>> = {
  LimitsPosted: ({ limits }) => `Sign posted: ${within(limits)}.`,
  WagerLimitsPosted: ({ wager, limits }, say) => `Sign posted for ${say.wager(wager)}: ${within(limits)}.`,
  SeatLimitsPosted: ({ seat, limits }, say) => `Sign posted for ${say.seat(seat)}: ${within(limits)}.`,
  RaisePosted: ({ minimum, from }) => `Sign posted: a minimum of ${writeMoney(minimum)} from ${clock(from)}.`,
  ClosingPosted: ({ closesAt }) => `Sign posted: the table closes at ${clock(closesAt)}.`,
  PayTableChanged: ({ options }) =>
    `The odds change: ${listed(Object.entries(options).map(([key, value]) => `${key} ${value}`))}.`,
  StatutoryMaximumSet: ({ entry }) =>
    entry.maximum === null
      ? 'No largest bet is set by law.'
      : `The largest bet by law is ${writeMoney(entry.maximum)}.`,
  SignTakenDown: ({ sign }) => `The ${spoken(sign.kind)} sign is taken down.`,
};

const within = ({ minimum, maximum }: Limits): string =>
  `bets from ${writeMoney(minimum)} to ${writeMoney(maximum)}`;
