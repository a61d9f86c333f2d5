import { stepsIn, toSteps } from '../../shell/place.ts';

/** What of the promotions somebody reads: all of them, one, or one text of its terms. */
type PublicPlace = { readonly promotion?: string; readonly version?: string };

/** The place that an address names, under the base that the pit stands at. */
export function publicPlaceIn(address: string, base: string): PublicPlace {
  const [, promotion = '', version = ''] = stepsIn(address, base);
  return {
    ...(promotion === '' ? {} : { promotion }),
    ...(/^[1-9]\d{0,5}$/.test(version) ? { version } : {}),
  };
}

/** The address of a promotion, or of one text of its terms, to be read against the base of the page. */
export const toPromotion = ({ promotion, version }: PublicPlace): string =>
  toSteps('promotions', promotion, version);
