import type { EdgeRow } from '@dicepit/plots';
import type { Interval } from '@dicepit/simulator';

/** An estimated edge in hundredths, with its interval where there were bets enough for one. */
export const edgeWithBounds = ({
  estimate,
  low,
  high,
}: Interval): Pick<EdgeRow, 'value' | 'low' | 'high'> => ({
  value: estimate * 100,
  ...(Number.isFinite(low) ? { low: low * 100, high: high * 100 } : {}),
});
