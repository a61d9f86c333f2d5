import type { BankedScreen } from '@dicepit/wire';
import { h, type Part } from './dom.ts';
import { token } from './marks.ts';
import { amount, said } from './said.ts';

type Seat = BankedScreen['seats'][number];

/** So many seats have room on the rail; at a larger table those who are there have it. */
const ROOM = 10;

const onRail = ({ seats }: BankedScreen): readonly Seat[] =>
  seats.length <= ROOM ? seats : seats.filter(({ name }) => name !== null).slice(0, ROOM);

/** The seats as at the table, seen from the dealer: the first at the dealer's left, and on clockwise. */
export function railTop(screen: BankedScreen): readonly Part[] {
  return onRail(screen).slice(1, -1).map(seatOn);
}

export function railBottom(screen: BankedScreen): readonly Part[] {
  const seats = onRail(screen);
  const { dealer } = screen;
  const first = seats[0];
  const last = seats.length > 1 ? seats[seats.length - 1] : undefined;
  return [
    first === undefined ? h('li') : seatOn(first),
    h('li.dealer', h('b', dealer === null ? said.house : dealer), h('i', said.dealer)),
    last === undefined ? h('li') : seatOn(last),
  ];
}

function seatOn(seat: Seat): HTMLElement {
  const { name, letter, rack, colour, won, shooter, house } = seat;
  if (name === null)
    return h(
      'li.seat.free',
      h('span.hole', String(seat.seat)),
      who(said.seat({ seat: seat.seat }), said.free),
    );
  const chips =
    colour === null ? amount(rack) : said.chip({ colour: colour.colour, value: amount(colour.value) });
  return h(
    shooter ? 'li.seat.shooter' : 'li.seat',
    token(seat.seat, letter),
    who(name, house ? `${chips} · ${said.housePlayer}` : chips),
    shooter ? h('span.flag', said.shooter) : null,
    won > 0 ? h('span.gain', `+${amount(won)}`) : null,
  );
}

const who = (name: string, about: string): HTMLElement => h('span.who', h('b', name), h('i', about));
