import type { MoneyEvent } from '../event/money.ts';
import type { Seat, Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends MoneyEvent['type']> = Stamped<MoneyEvent, Type>;

function boughtIn(table: Table, { seat, colour }: On<'BoughtIn'>): Table {
  if (colour === undefined) return table;
  return withSeat(table, seat, { colour: { colour: colour.colour, value: colour.value } });
}

const colouredOut = (table: Table, { seat }: On<'ColouredOut'>): Table =>
  withSeat(table, seat, { colour: undefined });

const voucherIssued = (table: Table, { voucher }: On<'VoucherIssued'>): Table => ({
  ...table,
  money: { vouchers: new Map(table.money.vouchers).set(voucher.voucher, { ...voucher, redeemed: false }) },
});

function voucherRedeemed(table: Table, { seat, voucher }: On<'VoucherRedeemed'>): Table {
  const { expires, wagers, singleUse } = voucher;
  const vouchers = new Map(table.money.vouchers).set(voucher.voucher, { ...voucher, redeemed: true });
  const tokens = { expires, singleUse, ...(wagers === undefined ? {} : { wagers }) };
  return withSeat({ ...table, money: { vouchers } }, seat, { tokens });
}

// The postings of the other events are all there is to them.
const unchanged = (table: Table): Table => table;

function withSeat(table: Table, number: number, changes: Partial<Seat>): Table {
  const seat = table.seats.get(number);
  if (seat === undefined) return table;
  return { ...table, seats: new Map(table.seats).set(number, { ...seat, ...changes }) };
}

export const money: Evolve<MoneyEvent> = {
  BoughtIn: boughtIn,
  ColouredOut: colouredOut,
  ChangeMade: unchanged,
  CashedOut: unchanged,
  FloatFilled: unchanged,
  FloatCredited: unchanged,
  VoucherIssued: voucherIssued,
  VoucherRedeemed: voucherRedeemed,
};
