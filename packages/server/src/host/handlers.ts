import { eveningOf } from '../evening/evening.ts';
import type { Pit } from '../pit/pit.ts';
import { done, type Handlers } from '../pit/result.ts';
import { chooseAddress } from './addresses.ts';
import { type Overseeing, overviewOf } from './overview.ts';

/** Answers for the host's own page. Who may ask has been looked at before. */
export const hostHandlers = (
  pit: Pit,
  overseeing: Overseeing,
): Handlers<'readOverview' | 'chooseAddress' | 'readSettlingUp'> => ({
  readOverview: async () => done(await overviewOf(pit, overseeing)),
  readSettlingUp: async () => done(await eveningOf(pit).settlingUp(await overseeing.heads())),
  chooseAddress: ({ body }) => chooseAddress(pit, overseeing.where, body.address),
});
