import { stepsIn, toSteps } from '../shell/place.ts';

/** Where at the desk somebody stands. All of it is in the address, so that a restart or a second screen finds it again. */
export type DeskPlace = { readonly tab?: string; readonly item?: string; readonly part?: string };

/** The place that an address names, under the base that the pit stands at. */
export function placeIn(address: string, base: string): DeskPlace {
  const [, tab = '', item = '', part = ''] = stepsIn(address, base);
  return {
    ...(tab === '' ? {} : { tab }),
    ...(item === '' ? {} : { item }),
    ...(part === '' ? {} : { part }),
  };
}

/** The address of a place, to be read against the base of the page. */
export const toDesk = ({ tab, item, part }: DeskPlace): string => toSteps('desk', tab, item, part);
