import { list } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import type { Changes } from '../bets/changes.ts';
import { inChips, myStakeOn, type Sight, wagerName } from '../sight.ts';

/** What lies there after changes of one's own, as it is said once for all of them: `Placed: 10 on Hard 8.` */
export function placedText(sight: Sight, made: Changes): string {
  const { placed, betNow, gone } = words.value.player.told;
  const now = Object.keys(made).map((wager) => {
    const stake = myStakeOn(sight, wager);
    return stake === 0
      ? gone(wagerName(sight, wager))
      : betNow(inChips(sight, stake), wagerName(sight, wager));
  });
  return placed(list(now));
}
