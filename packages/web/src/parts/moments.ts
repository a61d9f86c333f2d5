import type { Moment } from '@dicepit/engine';

/** A moment as the browser's own field for dates and times writes it, by the clock of this device. */
export function fieldText(at: Moment | null): string {
  if (at === null) return '';
  const here = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${here.getFullYear()}-${two(here.getMonth() + 1)}-${two(here.getDate())}`;
  return `${day}T${two(here.getHours())}:${two(here.getMinutes())}`;
}

/** The moment that such a field names; null where it is empty or half filled in. */
export function momentIn(text: string): Moment | null {
  if (!/^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null;
  const at = new Date(text).getTime();
  return Number.isSafeInteger(at) ? at : null;
}

/** A time in whole days, hours, minutes and seconds; before or after does not matter. */
export function spanOf(milliseconds: number) {
  const all = Math.floor(Math.abs(milliseconds) / 1_000);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3_600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
