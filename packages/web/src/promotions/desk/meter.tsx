import type { Completeness } from '@dicepit/desks';
import { number } from '../../words/numbers.ts';
import { promotionWords } from '../said.ts';

export type MeterProps = { readonly completeness: Pick<Completeness, 'done' | 'of'> };

/** How far the terms have come, as a bar and in words. */
export function Meter({ completeness: { done, of } }: MeterProps) {
  const text = promotionWords.value.desk.meter({ done: number(done), of: number(of) });
  return (
    <div class="meter">
      <span class="meter-bar" aria-hidden="true">
        <span style={{ width: `${of === 0 ? 0 : (100 * done) / of}%` }} />
      </span>
      <b class="meter-say">{text}</b>
    </div>
  );
}
