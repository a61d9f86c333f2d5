import { useSecond } from '../../live/use-second.ts';
import { dayAndTime, number, time } from '../../words/numbers.ts';
import { playerWords } from '../said.ts';
import type { Sight } from '../sight.ts';
import { inChips } from '../sight.ts';
import { type Posted, postedFor } from '../status/posted.ts';

/** What the signs over the table announce: a higher minimum, its end, other odds; each with the time that is left. */
export function Signs({ sight, ahead }: { readonly sight: Sight; readonly ahead: number }) {
  const posted = postedFor(sight);
  return posted.length === 0 ? null : <Posts sight={sight} posted={posted} ahead={ahead} />;
}

type PostsProps = { readonly sight: Sight; readonly posted: readonly Posted[]; readonly ahead: number };

function Posts({ sight, posted, ahead }: PostsProps) {
  const now = useSecond() + ahead;
  return (
    <ul class="signs">
      {posted.map((sign) => (
        <li key={sign.is}>{written(sight, sign, now)}</li>
      ))}
    </ul>
  );
}

function written(sight: Sight, sign: Posted, now: number): string {
  const said = playerWords.value.signs;
  if (sign.is === 'odds') return said.odds({ day: dayAndTime(sign.since) });
  const minutes = Math.max(0, Math.ceil((sign.at - now) / 60_000));
  const left = minutes === 0 ? said.now : said.inMinutes({ minutes: number(minutes) });
  if (sign.is === 'closing') return said.closing({ time: time(sign.at), left });
  const raise = said.raise({ minimum: inChips(sight, sign.minimum), time: time(sign.at), left });
  return sign.wager === undefined ? raise : said.on({ wager: sign.wager, raise });
}
