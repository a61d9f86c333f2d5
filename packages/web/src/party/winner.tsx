import { standingOf } from '@dicepit/games';
import { Mark } from '../parts/mark.tsx';
import { number } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import type { PartySight } from './party-sight.ts';
import { partyWords } from './said.ts';
import { signed } from './signed.ts';
import type { Story } from './story.ts';

/** The card that says who has won, with what, and how everybody stands. */
export function Winner({ sight, story }: { readonly sight: PartySight; readonly story: Story }) {
  const said = partyWords.value;
  const { table, mine } = sight;
  const { phase } = table.game;
  if (phase.is !== 'won') return null;
  const seat = table.players[phase.winner] ?? 0;
  const name = table.seats.get(seat)?.name ?? '';
  const kitty = story.at(-1)?.collected?.chips;
  const { net } = standingOf(table.game);
  const isMine = mine?.seat === seat;
  return (
    <section class="wincard">
      <Mark seat={seat} name={name} size="mark-l" />
      <div>
        <h2>{isMine ? said.youWon : said.won({ name })}</h2>
        {kitty !== undefined && (
          <p>{isMine ? said.youWonText({ kitty: number(kitty) }) : said.wonText({ kitty: number(kitty) })}</p>
        )}
      </div>
      <ul aria-label={said.upOrDown}>
        {table.players.map((each, player) => (
          <li key={each}>
            <span>{table.seats.get(each)?.name ?? words.value.common.seat({ seat: each })}</span>
            <b>{signed(net[player] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
