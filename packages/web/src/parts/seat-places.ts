/** The picture of a table, as wide and as high as this; places are shares of it. */
export const picture = { width: 350, height: 204 } as const;

/** The rail of the table, on which the seats are: two straight sides and two half circles. */
export const rail = { left: 32, top: 44, width: 286, height: 130 } as const;
const radius = rail.height / 2;
const straight = rail.width - rail.height;
const around = 2 * straight + 2 * Math.PI * radius;

/** Half of the stretch at the top that is kept free for the dealer. */
const DEALER = 70;

/** More seats than this do not fit around the picture. */
export const MAX_SEATS_AROUND = 12;

export type Place = { readonly x: number; readonly y: number };

/** Where the seats of a table are: from the dealer's left hand around, the first at the top right. */
export function seatPlaces(seats: number): readonly Place[] {
  const stretch = around - 2 * DEALER;
  return Array.from({ length: seats }, (_, index) => {
    const share = seats === 1 ? 0.5 : index / (seats - 1);
    return alongRail(DEALER + share * stretch);
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
