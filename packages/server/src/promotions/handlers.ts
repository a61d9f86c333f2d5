import type { Pit } from '../pit/pit.ts';
import type { Handlers } from '../pit/request.ts';
import { type DeskRoutes, deskHandlers } from './desk-handlers.ts';
import type { DeskServices } from './facts.ts';
import { openWagers } from './largest-wagers.ts';
import { type PatronRoutes, patronHandlers } from './patron-handlers.ts';
import { type RegisterRoutes, registerHandlers } from './register-handlers.ts';

/** Answers for promotions: to the public, to patrons, and at the desk. */
export function promotionHandlers(
  pit: Pit,
  people: DeskServices['people'],
): Handlers<PatronRoutes | DeskRoutes | RegisterRoutes> {
  const services: DeskServices = { people, wagers: openWagers(pit) };
  return {
    ...patronHandlers(pit, services),
    ...deskHandlers(pit, services),
    ...registerHandlers(pit),
  };
}
