import { useState } from 'preact/hooks';
import { guestWords } from '../../join/said.ts';
import { playerWords } from '../said.ts';
import '../../look/player/seats.css';
import { Die } from '../../parts/die.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/mark.tsx';
import { placedAt, SeatCloth } from '../../parts/seat-cloth.tsx';
import { MOST_AROUND, seatPlaces } from '../../parts/seat-places.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { sum } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import { inChips, type Sight } from '../sight.ts';
import { type Sitter, sittersAround } from './around.ts';

export type PlayersSheetProps = { readonly sight: Sight; readonly onClose: () => void };

/** Who sits where, who has the dice and who is next; a tap on somebody shows their bets. */
export function PlayersSheet({ sight, onClose }: PlayersSheetProps) {
  const said = playerWords.value.players;
  const sitters = sittersAround(sight);
  const [chosen, choose] = useState<number | undefined>(
    (sitters.find(({ dice }) => dice === 'has' || dice === 'is asked') ?? sitters[0])?.seat,
  );
  const shown = sitters.find(({ seat }) => seat === chosen) ?? sitters[0];
  return (
    <Sheet title={said.title} closable onClose={onClose} class="players">
      {sitters.length === 0 ? (
        <p class="lead">{said.nobody}</p>
      ) : (
        <Around sight={sight} sitters={sitters} shown={shown} onChoose={choose} />
      )}
      {shown !== undefined && <Bets sight={sight} sitter={shown} />}
    </Sheet>
  );
}

type AroundProps = {
  readonly sight: Sight;
  readonly sitters: readonly Sitter[];
  readonly shown: Sitter | undefined;
  readonly onChoose: (seat: number) => void;
};

function Around({ sight, sitters, shown, onChoose }: AroundProps) {
  const said = playerWords.value.players;
  const seats = sight.table.setup?.seats ?? 0;
  const isAround = seats <= MOST_AROUND;
  const places = isAround ? seatPlaces(seats) : [];
  return (
    <div class={isAround ? 'seatmap' : 'seatmap seatmap-many'} role="group" aria-label={said.title}>
      {isAround && <SeatCloth />}
      {isAround && <span class="seatdealer">{guestWords.value.join.dealer}</span>}
      {sitters.map((sitter) => (
        <button
          key={sitter.seat}
          type="button"
          class={sitter.seat === shown?.seat ? 'seat sitter is-chosen' : 'seat sitter'}
          style={placedAt(places[sitter.seat - 1])}
          aria-pressed={sitter.seat === shown?.seat}
          aria-label={[nameOf(sitter), diceOf(sitter)].filter((each) => each !== '').join(', ')}
          onClick={() => onChoose(sitter.seat)}
        >
          <SeatMark table={sight.table} seat={sitter.seat} size="mark-l" />
          {sitter.dice !== undefined && (
            <i class={sitter.dice === 'next' ? 'seatdice next' : 'seatdice'} aria-hidden="true">
              {sitter.dice === 'next' ? <Icon name="chevron" small /> : <Die pips={5} />}
            </i>
          )}
        </button>
      ))}
      {shown !== undefined && isAround && (
        <p class="seatsay" aria-hidden="true">
          <b>{nameOf(shown)}</b>
          <span>{diceOf(shown)}</span>
        </p>
      )}
    </div>
  );
}

/** What lies there for somebody, by wager. */
function Bets({ sight, sitter }: { readonly sight: Sight; readonly sitter: Sitter }) {
  const said = playerWords.value.players;
  // Chips of somebody's own colour are counted by what they are worth, which is the same for everybody.
  const written = sitter.isMe ? (cents: number) => inChips(sight, cents) : sum;
  return (
    <section aria-live="polite">
      <h3 class="record-h">
        {nameOf(sitter)} {diceOf(sitter) !== '' && <small class="quiet">{diceOf(sitter)}</small>}
      </h3>
      {sitter.bets.length === 0 ? (
        <p class="quiet">{said.noBets}</p>
      ) : (
        <>
          <ul class="lines">
            {sitter.bets.map(({ wager, cents }) => (
              <li key={wager} class="line">
                <span class="w">{wager}</span>
                <span class="v">{written(cents)}</span>
              </li>
            ))}
          </ul>
          <p class="record-sum">
            <span>{words.value.chipsAt.onTable}</span>
            <b>{written(sitter.onTable)}</b>
          </p>
        </>
      )}
    </section>
  );
}

const nameOf = ({ name, isMe }: Sitter): string => (isMe ? playerWords.value.players.you({ name }) : name);

function diceOf({ dice }: Sitter): string {
  const { has, isAsked, next } = playerWords.value.players;
  if (dice === undefined) return '';
  return dice === 'has' ? has : dice === 'next' ? next : isAsked;
}
