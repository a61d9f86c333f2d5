import type { ComponentChildren } from 'preact';
import * as css from './seat-map.module.css';

type SeatMapProps = {
  readonly seats: number;
  /** What the seats are, for whoever does not see them. */
  readonly name: string;
  /** Where the dealer stands, at a table that has one. */
  readonly dealer?: string | undefined;
  /** What is said of the seat that is chosen. */
  readonly says?: ComponentChildren;
  /** The seats, each with `seatLook`. */
  readonly children: ComponentChildren;
};

/** More seats than this do not fit around the picture: they stand in rows. */
export const MAX_SEATS_AROUND = 12;

/** A table from above with everybody around it. */
export function SeatMap({ seats, name, dealer, says, children }: SeatMapProps) {
  const isAround = seats <= MAX_SEATS_AROUND;
  return (
    <fieldset class={isAround ? css.map : `${css.map} ${css.rows}`}>
      <legend class="sr">{name}</legend>
      {isAround && <SeatCloth />}
      {isAround && dealer !== undefined && <span class={css.dealer}>{dealer}</span>}
      {says}
      {children}
    </fieldset>
  );
}

type SeatSaysProps = {
  readonly title: string;
  readonly text?: string;
  /** Whether it is read out when it changes, or is said by the seats themselves. */
  readonly isSpoken: boolean;
};

/** What stands in the middle of the table about the seat that is chosen. */
export const SeatSays = ({ title, text, isSpoken }: SeatSaysProps) => (
  <p class={css.says} aria-live={isSpoken ? 'polite' : undefined} aria-hidden={isSpoken ? undefined : 'true'}>
    <b>{title}</b>
    {text !== undefined && <span>{text}</span>}
  </p>
);

/** What one of so many seats looks like, and where it stands. */
export function seatLook({ seat, seats, isChosen = false }: SeatLook) {
  const place = seats <= MAX_SEATS_AROUND ? seatPlaces(seats)[seat - 1] : undefined;
  return {
    class: isChosen ? `${css.seat} ${css.isChosen}` : css.seat,
    style:
      place === undefined
        ? {}
        : { left: `${(100 * place.x) / picture.width}%`, top: `${(100 * place.y) / picture.height}%` },
  };
}

type SeatLook = { readonly seat: number; readonly seats: number; readonly isChosen?: boolean };

/** The cloth of a table from above, with its rail. */
function SeatCloth() {
  return (
    <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
      <Ring inset={0} name={css.rail} />
      <Ring inset={10} name={css.line} />
    </svg>
  );
}

function Ring({ inset, name }: { readonly inset: number; readonly name: string }) {
  const height = rail.height - 2 * inset;
  return (
    <rect
      x={rail.left + inset}
      y={rail.top + inset}
      width={rail.width - 2 * inset}
      height={height}
      rx={height / 2}
      class={name}
    />
  );
}

/** The picture of a table, as wide and as high as this; places are shares of it. */
export const picture = { width: 350, height: 204 } as const;

/** The rail of the table, on which the seats are: two straight sides and two half circles. */
const rail = { left: 32, top: 44, width: 286, height: 130 } as const;
const radius = rail.height / 2;
const straight = rail.width - rail.height;
const around = 2 * straight + 2 * Math.PI * radius;

/** Half of the stretch of rail at the top that is kept free for the dealer, in units of the picture. */
const HALF_DEALER_STRETCH = 70;

type Place = { readonly x: number; readonly y: number };

/** Where the seats of a table are: from the dealer's left hand around, the first at the top right. */
export function seatPlaces(seats: number): readonly Place[] {
  const stretch = around - 2 * HALF_DEALER_STRETCH;
  return Array.from({ length: seats }, (_, index) => {
    const share = seats === 1 ? 0.5 : index / (seats - 1);
    return alongRail(HALF_DEALER_STRETCH + share * stretch);
  });
}

/** The point at a distance along the rail, from the middle of the top and with the clock. */
function alongRail(distance: number): Place {
  const half = straight / 2;
  const arc = Math.PI * radius;
  const [middle, right, left] = [
    rail.left + rail.width / 2,
    rail.left + rail.width - radius,
    rail.left + radius,
  ];
  const centre = rail.top + radius;
  if (distance <= half) return { x: middle + distance, y: rail.top };
  if (distance <= half + arc) {
    const angle = (distance - half) / radius;
    return { x: right + radius * Math.sin(angle), y: centre - radius * Math.cos(angle) };
  }
  if (distance <= half + arc + straight)
    return { x: right - (distance - half - arc), y: rail.top + rail.height };
  if (distance <= half + 2 * arc + straight) {
    const angle = (distance - half - arc - straight) / radius;
    return { x: left - radius * Math.sin(angle), y: centre + radius * Math.cos(angle) };
  }
  return { x: left + (distance - half - 2 * arc - straight), y: rail.top };
}
