import type { Moment } from '@dicepit/engine';

export const periods = ['all', 'today', 'week', 'own'] as const;

type PeriodName = (typeof periods)[number];

type Bounds = { readonly from: string; readonly to: string };

const open: Bounds = { from: '', to: '' };

/** The bounds of a period by its name, in milliseconds as an address writes them; days begin at midnight here. */
export function boundsOf(name: PeriodName, now: Moment): Bounds {
  if (name === 'all') return open;
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  if (name === 'week') midnight.setDate(midnight.getDate() - 6);
  return { from: String(midnight.getTime()), to: '' };
}

/** Which period the bounds are. */
export function periodOf({ from, to }: Bounds, now: Moment): PeriodName {
  const named = periods.find((name) => {
    if (name === 'own') return false;
    const bounds = boundsOf(name, now);
    return bounds.from === from && bounds.to === to;
  });
  return named ?? 'own';
}
