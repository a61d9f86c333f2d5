import { totalOf, writeRoll } from '@dicepit/engine';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { words } from '../words/words.ts';
import { isMyThrow, type PartySight } from './party-sight.ts';
import { partyWords } from './said.ts';
import { lastRoll, type Story } from './story.ts';

export type StatusProps = {
  readonly sight: PartySight;
  readonly story: Story;
  readonly isRolling: boolean;
  readonly onMenu: () => void;
};

/** The line at the top: whose dice, and what happened last. */
export function Status({ sight, story, isRolling, onMenu }: StatusProps) {
  const roll = isRolling ? undefined : lastRoll(story);
  const { title, line } = statusOf(sight, story, isRolling);
  return (
    <header class="top">
      <div class="status">
        <span class="glyph">
          <Icon name={isMyThrow(sight) ? 'check' : 'clock'} />
        </span>
        <h1 class="say">
          <b>{title}</b>
          <span>{line}</span>
        </h1>
        {roll !== undefined && (
          <span
            class="lastroll"
            role="img"
            aria-label={partyWords.value.lastRoll({ roll: `${writeRoll(roll)}: ${totalOf(roll)}` })}
          >
            {roll.map((pips, place) => (
              // Equal dice differ by their place only.
              <Die key={`${place}-${pips}`} pips={pips} />
            ))}
          </span>
        )}
        <button type="button" class="iconbtn" aria-label={words.value.common.menu} onClick={onMenu}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

function statusOf(
  sight: PartySight,
  story: Story,
  isRolling: boolean,
): { readonly title: string; readonly line: string } {
  const said = partyWords.value;
  const { thrower, mine, table } = sight;
  const { phase } = table.game;
  const isMine = thrower !== undefined && thrower.seat === mine?.seat;
  // What came of the throw in the end; the whole of it stands on the cloth.
  const line = story.at(-1)?.lines.at(-1) ?? '';
  if (isRolling)
    return {
      title: isMine ? said.youThrow : said.throws({ name: thrower?.name ?? '' }),
      line: said.inTheAir,
    };
  switch (phase.is) {
    case 'gathering':
      return { title: said.gathering, line: said.playersSeated({ count: table.seats.size }) };
    case 'high dice':
      return { title: isMine ? said.highYours : said.high({ name: thrower?.name ?? '' }), line };
    case 'throwing':
      return { title: isMine ? said.yourThrow : said.has({ name: thrower?.name ?? '' }), line };
    case 'won': {
      const seat = table.players[phase.winner];
      const name = table.seats.get(seat ?? 0)?.name ?? '';
      return { title: seat === mine?.seat ? said.youWon : said.won({ name }), line };
    }
  }
}
