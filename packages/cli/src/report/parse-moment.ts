import { InvalidArgumentError } from 'commander';

/** A day or a moment as a person types it, by the clock of this machine: `2026-11-15`, `2026-11-15T18:00`. */
export function parseMoment(text: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/.test(text);
  // A day alone would be taken for midnight in Greenwich.
  const at = isDay ? Date.parse(`${text}T00:00`) : isMoment ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  if (Number.isNaN(at))
    throw new InvalidArgumentError('A day or a moment is needed, such as 2026-11-15 or 2026-11-15T18:00.');
  return at;
}
