import { type HouseWait, houseWaitsFor } from '@dicepit/engine';
import { pit } from '../../live/pit.ts';
import { useSecond } from '../../live/use-second.ts';
import { secondsLeft, timeLeft } from '../../live/waiting.ts';
import { Action } from '../../parts/action.tsx';
import { waitsOf } from '../../shell/time-left.tsx';
import { words } from '../../words/words.ts';
import type { Desk } from '../desk/desk.ts';
import { playerWords } from '../said.ts';
import { nameAt, type Sight } from '../sight.ts';

/**
 * What the table waits for that is not this player's own to answer, how long, and the dice for the taking where nobody
 * wanted them. A table that people deal waits for its dealer, and a pause stops every clock.
 */
export function WaitLine({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const now = useSecond() + desk.open.followed.ahead();
  const { mine, table } = sight;
  const waits = waitsOf(desk.open.id);
  const wait = waits === undefined ? undefined : houseWaitsFor(table, waits);
  if (wait === undefined || mine === undefined || pit.value?.paused === true) return null;
  if ('seat' in wait && wait.seat === mine.seat) return null;
  const { seat } = mine;
  return (
    <div class="wait-line">
      <p class="small" role="timer" aria-live="off">
        {sentence(wait, sight, now)}
      </p>
      {wait.for === 'taker' && (
        <Action class="btn btn-main btn-sm" onPress={() => void desk.command({ type: 'AcceptDice', seat })}>
          {playerWords.value.dice.take}
        </Action>
      )}
    </div>
  );
}

function sentence(wait: HouseWait, sight: Sight, now: number): string {
  const said = words.value.shell.waiting;
  const left =
    'over' in wait && wait.over !== undefined ? timeLeft(secondsLeft({ over: wait.over }, now)) : '';
  switch (wait.for) {
    case 'answer':
      return said.asked({ name: nameAt(sight, wait.seat), left });
    case 'throw':
      return said.throws({ name: nameAt(sight, wait.seat), left });
    case 'taker':
      return left === '' ? said.takeOrBet : said.takeOrWait({ left });
    case 'bets':
      return said.diceGoOut({ left });
    case 'bet':
    case 'player':
      return sight.game.procedure.thrower.who === 'dealer' ? said.betForDealer : said.betForDice;
  }
}
