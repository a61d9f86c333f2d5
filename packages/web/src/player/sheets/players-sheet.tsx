import type { Cents } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { guestWords } from '../../join/guest-words.ts';
import { Die } from '../../parts/die.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/mark.tsx';
import { ResultLine } from '../../parts/result-line.tsx';
import { MAX_SEATS_AROUND, SeatMap, SeatSays, seatLook } from '../../parts/seat-map.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { sum, words } from '../../words/words.ts';
import { inChips, nameAt, type PlayerView, stakeOf, wagerName } from '../player-view.ts';
import { playerWords } from '../player-words.ts';
import * as css from './players-sheet.module.css';
import * as sheets from './sheets.module.css';

export type PlayersSheetProps = { readonly view: PlayerView; readonly onClose: () => void };

/** Who sits where, who has the dice and who is next; a tap on somebody shows their bets. */
export function PlayersSheet({ view, onClose }: PlayersSheetProps) {
  const said = playerWords.value.players;
  const sitters = sittersAround(view);
  const [chosen, choose] = useState<number | undefined>(
    (sitters.find(({ dice }) => dice === 'has' || dice === 'is asked') ?? sitters[0])?.seat,
  );
  const shown = sitters.find(({ seat }) => seat === chosen) ?? sitters[0];
  return (
    <Sheet title={said.title} closable onClose={onClose}>
      {sitters.length === 0 ? (
        <p class="lead">{said.nobody}</p>
      ) : (
        <Around view={view} sitters={sitters} shown={shown} onChoose={choose} />
      )}
      {shown !== undefined && <Bets view={view} sitter={shown} />}
    </Sheet>
  );
}

type AroundProps = {
  readonly view: PlayerView;
  readonly sitters: readonly Sitter[];
  readonly shown: Sitter | undefined;
  readonly onChoose: (seat: number) => void;
};

function Around({ view, sitters, shown, onChoose }: AroundProps) {
  const said = playerWords.value.players;
  const seats = view.table.setup?.seats ?? 0;
  return (
    <SeatMap
      seats={seats}
      name={said.title}
      dealer={guestWords.value.join.dealer}
      says={
        shown !== undefined &&
        seats <= MAX_SEATS_AROUND && <SeatSays title={nameOf(shown)} text={diceOf(shown)} isSpoken={false} />
      }
    >
      {sitters.map((sitter) => (
        <button
          key={sitter.seat}
          type="button"
          {...seatLook({ seat: sitter.seat, seats, isChosen: sitter.seat === shown?.seat })}
          aria-pressed={sitter.seat === shown?.seat}
          aria-label={[nameOf(sitter), diceOf(sitter)].filter((each) => each !== '').join(', ')}
          onClick={() => onChoose(sitter.seat)}
        >
          <SeatMark table={view.table} seat={sitter.seat} size="mark-l" />
          {sitter.dice !== undefined && (
            <i class={sitter.dice === 'next' ? `${css.dice} ${css.isNext}` : css.dice} aria-hidden="true">
              {sitter.dice === 'next' ? <Icon name="chevron" small /> : <Die pips={5} />}
            </i>
          )}
        </button>
      ))}
    </SeatMap>
  );
}

/** What lies there for somebody, by wager. */
function Bets({ view, sitter }: { readonly view: PlayerView; readonly sitter: Sitter }) {
  const said = playerWords.value.players;
  // Chips of somebody's own colour are counted by what they are worth, which is the same for everybody.
  const written = sitter.isMe ? (cents: number) => inChips(view, cents) : sum;
  return (
    <section aria-live="polite">
      <h3 class={sheets.heading}>
        {nameOf(sitter)} {diceOf(sitter) !== '' && <small class="quiet">{diceOf(sitter)}</small>}
      </h3>
      {sitter.bets.length === 0 ? (
        <p class="quiet">{said.noBets}</p>
      ) : (
        <>
          <ul class={sheets.bets}>
            {sitter.bets.map(({ wager, cents }) => (
              <ResultLine key={wager} what={wager} value={written(cents)} />
            ))}
          </ul>
          <p class={sheets.total}>
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

/** Somebody at the table as everybody may see them: where, with the dice or next to have them, and what they have down. */
export type Sitter = {
  readonly seat: number;
  readonly name: string;
  readonly isMe: boolean;
  readonly dice: 'has' | 'is asked' | 'next' | undefined;
  readonly bets: readonly { readonly wager: string; readonly cents: Cents }[];
  readonly onTable: Cents;
};

/** Everybody who sits at the table, clockwise from the dealer's left. */
export function sittersAround(view: PlayerView): readonly Sitter[] {
  const seats = [...view.table.seats.keys()].toSorted((a, b) => a - b);
  const withDice = seatWithDice(view);
  const next = nextAfter(seats, withDice?.seat);
  return seats.map((seat) => {
    const bets = betsOf(view, seat);
    return {
      seat,
      name: nameAt(view, seat),
      isMe: seat === view.mine?.seat,
      dice: seat === withDice?.seat ? withDice.dice : seat === next ? 'next' : undefined,
      bets,
      onTable: bets.reduce((all, { cents }) => all + cents, 0),
    };
  });
}

function seatWithDice({
  table,
}: PlayerView): { readonly seat: number; readonly dice: 'has' | 'is asked' } | undefined {
  const { is } = table.shooter;
  if (is.kind === 'seat' || is.kind === 'choosing') return { seat: is.seat, dice: 'has' };
  if (is.kind === 'offered' && is.to !== 'waiting') return { seat: is.to, dice: 'is asked' };
  return undefined;
}

/** The dice go round clockwise; alone at a table they come back to the same person, which need not be said. */
function nextAfter(seats: readonly number[], seat: number | undefined): number | undefined {
  if (seat === undefined || seats.length < 2) return undefined;
  return seats.find((each) => each > seat) ?? seats[0];
}

/** What lies on each wager for a seat, as one sum, in the order of the layout. */
function betsOf(view: PlayerView, seat: number): Sitter['bets'] {
  const bets = view.table.betting.bets.filter((bet) => bet.seat === seat);
  return Object.keys(view.game.wagers).flatMap((id) => {
    const cents = bets.filter(({ wager }) => wager === id).reduce((all, bet) => all + stakeOf(bet), 0);
    return cents === 0 ? [] : [{ wager: wagerName(view, id), cents }];
  });
}
