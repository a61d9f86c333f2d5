import { chipColours, chipFaces, dice, partyChips, seats } from 'virtual:drawings';
import type { BankedScreen, Joining, PartyScreen, Screen } from '@dicepit/wire';
import { chipWorth, figure, houseChips, said } from './tv-words.ts';

/** A seat's mark: its letter in its colour, with a ring of its own pattern. */
export function Token({ seat, letter }: { readonly seat: number; readonly letter: string }) {
  const { colour, dashes, ink } = seatMark(seat);
  return (
    <svg class="token" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx={24} cy={24} r={23} fill={colour} />
      <circle
        cx={24}
        cy={24}
        r={19}
        fill="none"
        stroke="#0b0f0e"
        stroke-width={3}
        stroke-dasharray={dashes || 'none'}
      />
      <text x={24} y={33} text-anchor="middle" font-size={25} fill={ink}>
        {letter}
      </text>
    </svg>
  );
}

type SeatMark = { readonly colour: string; readonly dashes: string; readonly ink: string };

/** The colours of the chips at this table, by seat, where everybody plays in one of their own. */
let ownColours: Readonly<Record<number, string>> = {};

/** From now on marks and chips have the colours that the seats of this screen play in. */
export function takeColours(screen: Screen): void {
  const taken: Record<number, string> = {};
  if (screen.is === 'banked')
    for (const { seat, colour } of screen.seats) if (colour !== null) taken[seat] = colour.colour;
  ownColours = taken;
}

/** What marks a seat: the colour of its own chips where it has such, else its own colour, and its ring. */
export function seatMark(seat: number): SeatMark {
  const { colour, dashes } = seats[(seat - 1) % seats.length] || { colour: '#b9c2be', dashes: '' };
  const own = ownColours[seat];
  const dress = own === undefined ? undefined : chipColours[own];
  if (own === undefined || dress === undefined) return { colour, dashes, ink: '#0b0f0e' };
  return { colour: dress.body, dashes, ink: light.indexOf(own) >= 0 ? '#0b0f0e' : '#fff' };
}

/** The chips on which dark letters are read. */
const light = ['white', 'yellow', 'pink'];

/** What was drawn when the page was built, as what stands inside an element. */
const drawn = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });

type CubeProps = {
  readonly pips: number;
  readonly picture?: NonNullable<BankedScreen['pictures']>[number] | undefined;
};

/** A die as it lies on the table, with its pips or its picture. */
export const Cube = ({ pips, picture }: CubeProps) =>
  picture === undefined ? (
    <Pips pips={pips} />
  ) : (
    <svg class="cube" viewBox="0 0 100 100" role="img" aria-label={picture.name}>
      <rect width="100" height="100" rx="3" fill="#c8102e" />
      {picture.path === undefined ? (
        <text x="50" y="74" font-size="68" text-anchor="middle" fill="#fff">
          {picture.symbol}
        </text>
      ) : (
        <path d={picture.path} transform="translate(14 14) scale(.72)" fill="#fff" fill-rule="evenodd" />
      )}
    </svg>
  );

const Pips = ({ pips }: { readonly pips: number }) => (
  <svg
    class="cube"
    viewBox="0 0 200 200"
    role="img"
    aria-label={said.die({ pips })}
    {...drawn(dice[pips - 1] || '')}
  />
);

type Placed = { readonly transform: string };

/** A chip of the house by its worth, or one of a player's own colour where it has none. */
export const Chip = ({
  worth,
  seat,
  transform,
}: Placed & { readonly worth: number; readonly seat: number }) => (
  <g transform={transform} {...drawn(chipMarkup(worth, seat))} />
);

function chipMarkup(worth: number, seat: number): string {
  const own = ownColours[seat];
  if (worth === 0 && own !== undefined) return dressed(own, 0);
  // A chip of no value and no colour is the white one of the party with its spots in the player's colour.
  if (worth === 0) return partyChip(1).replace(/#2f6f9f/g, seatMark(seat).colour);
  const { colour, place } = chipWorth(worth);
  return dressed(colour, place);
}

function dressed(colour: string, place: number): string {
  const { body, spot, edge } = chipColours[colour] || { body: '#f3eddc', spot: '#2f6f9f', edge: '#c9bfa6' };
  const face = chipFaces[place] || chipFaces[0] || '';
  return face.replace(/@body/g, body).replace(/@spot/g, spot).replace(/@edge/g, edge);
}

/** A chip of the party, by its worth in whites. */
const partyChip = (whites: number): string => partyChips[String(whites)] || partyChips['1'] || '';

/** A chip of the party with its worth on it. */
export const PartyChip = ({ whites }: { readonly whites: number }) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true">
    <g {...drawn(partyChip(whites))} />
    <text y={13} text-anchor="middle" font-size={36} fill="#0b0f0e">
      {whites}
    </text>
  </svg>
);

/** What each chip of the house is worth, by its own picture. */
export const ChipKey = () => (
  <ul class="chip-key" aria-label={said.chipKey}>
    {houseChips().map(({ worth }) => {
      const letters = figure(worth);
      const size = Math.min(42, 124 / Math.max(1, letters.length));
      return (
        <li key={worth} aria-label={letters}>
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            <Chip worth={worth} seat={0} transform="" />
            <text y={size * 0.35} text-anchor="middle" font-size={size} fill="#0b0f0e">
              {letters}
            </text>
          </svg>
        </li>
      );
    })}
  </ul>
);

/** Where the chips of a heap lie, the bottom row first. */
const heap: readonly (readonly [number, number])[] = [5, 4, 3, 2, 1].reduce<(readonly [number, number])[]>(
  (all, wide, row) => [
    ...all,
    ...Array.from({ length: wide }, (_, index): readonly [number, number] => [
      145 + (index - (wide - 1) / 2) * 54,
      158 - row * 32,
    ]),
  ],
  [],
);

/** The kitty as a heap: the large chips below, and no more than there is room for. */
export function Pile({ blue, red, white }: PartyScreen['pile']) {
  const of = (value: number, count: number): readonly number[] => Array.from({ length: count }, () => value);
  const chips = [...of(10, blue), ...of(5, red), ...of(1, white)].slice(0, heap.length);
  const placeOf = (index: number): readonly [number, number] => heap[index] || [145, 158];
  const top = 158 - Math.min(...chips.map((_, index) => placeOf(index)[1]), 158);
  // A low heap lies in the middle of its place, not at the foot of it.
  return (
    <svg class="kpile" viewBox={`0 ${(128 - top) / 2} 290 200`} aria-hidden="true">
      {chips.map((value, index) => {
        const [x, y] = placeOf(index);
        return [
          <ellipse cx={x + 2} cy={y + 4} rx={33} ry={32} fill="#000" fill-opacity={0.35} />,
          <g transform={`translate(${x} ${y}) scale(.64)`} {...drawn(partyChip(value))} />,
          <text x={x} y={y + 9} text-anchor="middle" font-size={25} fill="#0b0f0e">
            {value}
          </text>,
        ];
      })}
    </svg>
  );
}

export function QrCode({ size, path }: Joining['qr']) {
  const side = size + 4;
  return (
    <svg class="qr" viewBox={`-2 -2 ${side} ${side}`} role="img" aria-label={said.scan}>
      <rect x={-2} y={-2} width={side} height={side} fill="#f7f2e4" />
      <path d={path} fill="#0b0f0e" shape-rendering="crispEdges" />
    </svg>
  );
}

const WIDTH = 440;
const HEIGHT = 78;
/** Room for what the rows below the bars are called. */
const NAMES = 74;

type Totals = BankedScreen['totals'];

/**
 * How often each total came; the pale line is what chance expects, where that may be shown. Where there is room, it
 * stands below each total how many results ago it last came.
 */
export function Histogram({
  totals,
  newest,
  withSince = false,
}: {
  readonly totals: Totals;
  readonly newest: number | undefined;
  readonly withSince?: boolean;
}) {
  const most = totals.reduce((high, { count, expected }) => Math.max(high, count, expected || 0), 1);
  const step = WIDTH / Math.max(1, totals.length);
  const heightOf = (value: number): number => ((HEIGHT - 4) * value) / most;
  return (
    <svg
      class="histo"
      viewBox={withSince ? `-${NAMES} 0 ${WIDTH + NAMES} 132` : `0 0 ${WIDTH} 104`}
      role="img"
      aria-label={totalsSaid(totals, withSince)}
    >
      {totals.map(({ total, count, expected, since }, index) => {
        const x = index * step;
        const isNewest = total === newest;
        const high = heightOf(count);
        return [
          <rect
            x={x + 2.5}
            y={HEIGHT - high}
            width={step - 5}
            height={high}
            fill={isNewest ? '#ffd977' : '#d8b15a'}
            fill-opacity={isNewest ? 1 : 0.5}
          />,
          expected !== null && expected > 0 && (
            <path d={`M${x} ${HEIGHT - heightOf(expected)}h${step}`} stroke="#efe6cf" stroke-width={2.5} />
          ),
          <text
            x={x + step / 2}
            y={101}
            text-anchor="middle"
            font-size={totals.length > 11 ? 19 : 24}
            fill={isNewest ? '#ffd977' : '#efe6cf'}
          >
            {total}
          </text>,
          withSince && (
            <text class="ago" x={x + step / 2} y={126} text-anchor="middle" font-size={16} fill="#efe6cf">
              {since === null ? '–' : since}
            </text>
          ),
        ];
      })}
      {withSince && [rowName(99, said.total), rowName(125, said.since)]}
    </svg>
  );
}

const rowName = (y: number, name: string) => (
  <text x={-10} y={y} text-anchor="end" font-size={11} fill="#d8b15a">
    {name}
  </text>
);

/** The same in words. */
function totalsSaid(totals: Totals, withSince: boolean): string {
  const list = (of: (each: Totals[number]) => number | string): string =>
    totals.map((each) => `${each.total}: ${of(each)}`).join(', ');
  const counts = `${said.totals}: ${list(({ count }) => count)}`;
  if (!withSince) return counts;
  return `${counts}. ${said.sinceEach}: ${list(({ since }) => (since === null ? '–' : since))}`;
}
