import type { Pit } from '../pit/pit.ts';
import type { Handlers } from '../pit/result.ts';
import { claimHandlers } from './claim-handlers.ts';
import { guestHandlers } from './guest-handlers.ts';
import { passkeyHandlers } from './passkeys.ts';
import { programHandlers } from './programs.ts';
import { rosterHandlers } from './roster-handlers.ts';
import type { PeopleServices } from './services.ts';
import { staffHandlers } from './staff-handlers.ts';

type PeopleRoutes =
  | keyof ReturnType<typeof staffHandlers>
  | keyof ReturnType<typeof guestHandlers>
  | keyof ReturnType<typeof claimHandlers>
  | keyof ReturnType<typeof rosterHandlers>
  | keyof ReturnType<typeof passkeyHandlers>
  | keyof ReturnType<typeof programHandlers>;

/** Answers every route about people. */
export const peopleHandlers = (pit: Pit, services: PeopleServices): Handlers<PeopleRoutes> => ({
  ...staffHandlers(pit, services),
  ...guestHandlers(pit, services),
  ...claimHandlers(pit, services),
  ...rosterHandlers(pit, services),
  ...passkeyHandlers(pit, services),
  ...programHandlers(pit),
});
