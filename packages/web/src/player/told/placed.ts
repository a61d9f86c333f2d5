import { list } from '../../words/numbers.ts';
import type { Changes } from '../bets/changes.ts';
import { playerWords } from '../said.ts';
import { inChips, myStakeOn, type Sight, wagerName } from '../sight.ts';

/** What lies there after changes of one's own, as it is said once for all of them: `Placed: 10 on Hard 8.` */
export function placedText(sight: Sight, made: Changes): string {
  const { placed, betNow, gone } = playerWords.value.told;
  const now = Object.keys(made).map((wager) => {
    const stake = myStakeOn(sight, wager);
    return stake === 0
      ? gone({ wager: wagerName(sight, wager) })
      : betNow({ sum: inChips(sight, stake), wager: wagerName(sight, wager) });
  });
  return placed({ list: list(now) });
}
