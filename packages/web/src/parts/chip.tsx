import type { Cents } from '@dicepit/engine';
import * as css from './chip.module.css';
import { houseChips } from './house-money.ts';

export type ChipProps = {
  readonly worth: Cents;
  readonly figure?: string;
  /** A player's own colour, where chips have no value of their own. */
  readonly colour?: string;
  /** So many around its edge, where the colour is not a player's. */
  readonly spots?: number;
  /** A promotional token: the same worth, and notched so that it is never taken for a chip. */
  readonly token?: boolean;
};

/** One chip with a figure on its inlay. */
export function Chip({ worth, figure, colour, spots, token = false }: ChipProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {token ? (
        <Token face={faceOfWorth(worth)} />
      ) : (
        <Body face={colour === undefined ? faceOfWorth(worth) : faceOfColour(colour, spots)} y={0} />
      )}
      <Figure text={figure ?? String(worth / 100)} />
    </svg>
  );
}

export type StackProps = {
  readonly cents: Cents;
  readonly figure: string;
  readonly colour?: string;
  /** There are promotional tokens in it. */
  readonly token?: boolean;
};

/** A bet as it lies there: at most three chips high, the whole sum on the top one. */
export function Stack({ cents, figure, colour, token = false }: StackProps) {
  const chips = colour === undefined ? stackOf(cents) : [faceOfColour(colour), faceOfColour(colour)];
  const height = 48 + (chips.length - 1) * 4;
  return (
    <span class={css.stack} data-part="stack">
      <svg viewBox={`0 0 48 ${height}`} aria-hidden="true">
        {chips.map((face, index) =>
          token && index === chips.length - 1 ? (
            <Token key="token" face={face} />
          ) : (
            // The same chip may lie there twice; its place is what tells it apart.
            <Body key={`${index}-${face.body}`} face={face} y={(chips.length - 1 - index) * 4} />
          ),
        )}
        <Figure text={figure} />
      </svg>
    </span>
  );
}

function Body({ face, y }: { readonly face: Face; readonly y: number }) {
  const { body, spot, spots } = face;
  const arc = (2 * Math.PI * 19.6) / spots;
  return (
    <g transform={`translate(0 ${y})`}>
      <circle cx="24" cy="24" r="23.4" fill={body} stroke="#000" stroke-opacity=".45" />
      <circle
        cx="24"
        cy="24"
        r="19.6"
        fill="none"
        stroke={spot}
        stroke-width="7.4"
        stroke-dasharray={`${arc * 0.4} ${arc * 0.6}`}
        stroke-dashoffset={arc * 0.2}
      />
      <circle cx="24" cy="24" r="14.2" fill="#fbf8ee" stroke={body} stroke-width="2" />
    </g>
  );
}

/** Eight-sided and ringed, where a chip is round and spotted. */
function Token({ face: { body } }: { readonly face: Face }) {
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const turn = ((corner + 0.5) * Math.PI) / 4;
    return `${24 + 23 * Math.cos(turn)},${24 + 23 * Math.sin(turn)}`;
  });
  return (
    <g>
      <polygon points={corners.join(' ')} fill={body} stroke="#000" stroke-opacity=".45" />
      <circle cx="24" cy="24" r="17.6" fill="none" stroke="#efdca0" stroke-width="2" />
      <circle cx="24" cy="24" r="14.2" fill="#fbf8ee" stroke={body} stroke-width="2" />
    </g>
  );
}

/** Long sums are lettered smaller, so that they stay on the inlay. */
function Figure({ text }: { readonly text: string }) {
  const size = [20, 20, 18, 15, 12, 10][text.length] ?? 9;
  return (
    <text
      x="24"
      y={24 + size * 0.345}
      text-anchor="middle"
      class={css.figure}
      data-part="figure"
      font-size={size}
    >
      {text}
    </text>
  );
}

/** How a chip looks: body, edge spots and how many there are. A chip is never told by colour alone. */
type Face = { readonly body: string; readonly spot: string; readonly spots: number };

const paper = '#f7f2e4';

/** Every colour that chips are made in; at some tables one to a player, and the figure says how many lie there. */
const made: Readonly<Record<string, readonly [body: string, spot: string]>> = {
  blue: ['#1f5aa6', paper],
  red: ['#b3122b', paper],
  green: ['#0f6b45', paper],
  yellow: ['#e0b93b', '#3b3006'],
  orange: ['#c9631a', paper],
  purple: ['#5b2d8c', paper],
  pink: ['#d0588f', paper],
  brown: ['#6b4426', paper],
  white: ['#f4f0e4', '#2f5d8c'],
  black: ['#15181a', '#efdca0'],
  grey: ['#6d7672', paper],
  turquoise: ['#14837a', paper],
};

/** What the chips of the house are worth, the smallest first. */
export const chipWorths = (): readonly Cents[] => houseChips.value.map(({ worth }) => worth);

/** The largest chip of the house that is not worth more, by its colour and as many spots as its place gives it. */
export function faceOfWorth(worth: Cents): Face {
  const chips = houseChips.value;
  const place = Math.max(
    0,
    chips.findLastIndex((chip) => chip.worth <= worth),
  );
  return faceOfColour(chips[place]?.colour ?? '', 4 + 2 * place);
}

export function faceOfColour(colour: string, spots = 8): Face {
  const [body, spot] = made[colour] ?? ['#6d7672', paper];
  return { body, spot, spots };
}

/** More than three chips are not drawn: the figure tells the rest. */
const MAX_CHIPS_DRAWN = 3;

/** Coloured up, from the bottom: the largest chips that make the sum, each on larger ones, no more than three drawn. */
export function stackOf(cents: Cents): readonly Face[] {
  const drawn: Face[] = [];
  let left = cents;
  for (const worth of chipWorths().toReversed()) {
    for (; left >= worth && drawn.length < MAX_CHIPS_DRAWN; left -= worth) drawn.push(faceOfWorth(worth));
  }
  return drawn.length === 0 ? [faceOfWorth(0)] : drawn;
}
