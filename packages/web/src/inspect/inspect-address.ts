import { stepsIn, toSteps } from '../shell/place.ts';

/** The parts of the inspection, in the order in which they stand. */
export const parts = ['timeline', 'rolls', 'integrity', 'inbox', 'reports', 'trail'] as const;

export type Part = (typeof parts)[number];

/**
 * Where in the inspection somebody stands, and what they have narrowed it to. All of it is in the address, so that a
 * restart, a second screen or a colleague finds it again.
 */
export type InspectPlace = {
  readonly part: Part;
  readonly item?: string;
  readonly step?: string;
  readonly filters?: Readonly<Record<string, string>>;
};

/** The place that an address names, under the base that the pit stands at. */
export function placeIn(address: string, base: string): InspectPlace {
  const [, first = '', item = '', step = ''] = stepsIn(address, base);
  const filters = Object.fromEntries(new URL(address).searchParams);
  return {
    part: parts.find((part) => part === first) ?? 'timeline',
    ...(item === '' ? {} : { item }),
    ...(step === '' ? {} : { step }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
  };
}

/** The address of a place, to be read against the base of the page. */
export function toPlace({ part, item, step, filters = {} }: InspectPlace): string {
  const search = new URLSearchParams(filters).toString();
  return `${toSteps('inspect', part, item, step)}${search === '' ? '' : `?${search}`}`;
}

/** The same filters with some changed; an empty one is left out. */
export function changed(
  filters: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== ''));
}
