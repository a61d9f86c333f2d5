import { type Card, everyCard } from '@dicepit/games';
import type { Row } from './party-sight.ts';
import { partyWords } from './said.ts';

/** One's own ten cards. They turn by themselves: the rules leave no choice. */
export function Cards({ row, name }: { readonly row: Pick<Row, 'faceUp'>; readonly name: string }) {
  return (
    <div class="cards" role="group" aria-label={name}>
      {everyCard.map((card) => (
        <PlayingCard key={card} card={card} isUp={row.faceUp.includes(card)} />
      ))}
    </div>
  );
}

function PlayingCard({ card, isUp }: { readonly card: Card; readonly isUp: boolean }) {
  const { up, down } = partyWords.value;
  return (
    <div
      class={isUp ? 'card' : 'card down'}
      role="img"
      aria-label={(isUp ? up : down)({ card: String(card) })}
    >
      {isUp ? (
        <>
          <i>{card}</i>
          <b>{card}</b>
        </>
      ) : (
        <>
          <span class="back" />
          <span class="num">{card}</span>
        </>
      )}
    </div>
  );
}

/** The same in small, for the others: what is down is struck out and dark. */
export function SmallCards({ row }: { readonly row: Pick<Row, 'faceUp'> }) {
  const { allDown, stillUp } = partyWords.value;
  const said = row.faceUp.length === 0 ? allDown : stillUp({ cards: row.faceUp.join(', ') });
  return (
    <span class="minis" role="img" aria-label={said}>
      {everyCard.map((card) => (
        <span key={card} class={row.faceUp.includes(card) ? 'mini' : 'mini is-down'}>
          {card}
        </span>
      ))}
    </span>
  );
}
