import { me } from '../live/pit.ts';
import { Mark } from '../parts/mark.tsx';
import { placedAt, SeatCloth } from '../parts/seat-cloth.tsx';
import { MOST_AROUND, type Place, seatPlaces } from '../parts/seat-places.ts';
import { guestWords } from './said.ts';
import { besides, type Seating } from './seating.ts';

export type SeatMapProps = {
  readonly seating: Seating;
  readonly chosen: number | undefined;
  readonly hasDealer: boolean;
  readonly onChoose: (seat: number) => void;
};

/** The table from above with everybody around it. A free seat is chosen by a tap, or by the arrow keys. */
export function SeatMap({ seating, chosen, hasDealer, onChoose }: SeatMapProps) {
  const said = guestWords.value.join;
  const isAround = seating.seats <= MOST_AROUND;
  const places = isAround ? seatPlaces(seating.seats) : [];
  return (
    <fieldset class={isAround ? 'seatmap' : 'seatmap seatmap-many'}>
      <legend class="sr">{said.seats}</legend>
      {isAround && <SeatCloth />}
      {hasDealer && isAround && <span class="seatdealer">{said.dealer}</span>}
      <Yours seating={seating} chosen={chosen} />
      {Array.from({ length: seating.seats }, (_, index) => (
        <Seat
          key={index + 1}
          seat={index + 1}
          place={places[index]}
          seating={seating}
          isChosen={chosen === index + 1}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

/** Which seat it is going to be, and between whom. */
function Yours({ seating, chosen }: Pick<SeatMapProps, 'seating' | 'chosen'>) {
  const said = guestWords.value.join;
  if (chosen === undefined)
    return (
      <p class="seatsay">
        <b>{said.full}</b>
      </p>
    );
  const [left, right] = besides(seating, chosen);
  const where =
    left === undefined
      ? said.alone
      : right === undefined
        ? said.beside({ name: left })
        : said.between({ left, right });
  return (
    <p class="seatsay" aria-live="polite">
      <b>{said.seatYours({ seat: String(chosen) })}</b>
      <span>{where}</span>
    </p>
  );
}

type SeatProps = {
  readonly seat: number;
  readonly place: Place | undefined;
  readonly seating: Seating;
  readonly isChosen: boolean;
  readonly onChoose: (seat: number) => void;
};

function Seat({ seat, place, seating, isChosen, onChoose }: SeatProps) {
  const said = guestWords.value.join;
  const sitter = seating.taken.get(seat);
  const style = placedAt(place);
  if (sitter !== undefined) {
    const name = sitter.isHouse ? said.housePlayer({ name: sitter.name }) : sitter.name;
    return (
      <span
        class="seat is-taken"
        style={style}
        role="img"
        aria-label={said.seatTaken({ seat: String(seat), name })}
      >
        <Mark seat={seat} name={sitter.name} size="mark-l" />
        {sitter.isHouse && <i class="seathouse">H</i>}
      </span>
    );
  }
  return (
    <label class={isChosen ? 'seat is-chosen' : 'seat'} style={style}>
      <input
        type="radio"
        name="seat"
        value={seat}
        checked={isChosen}
        aria-label={said.seatFree({ seat: String(seat) })}
        onChange={() => onChoose(seat)}
      />
      {isChosen ? (
        <Mark seat={seat} name={me.value?.name ?? ''} size="mark-l" />
      ) : (
        <span class="seatfree" aria-hidden="true">
          {seat}
        </span>
      )}
    </label>
  );
}
