import type { z } from 'zod';
import { auditRoutes } from './audit.ts';
import { cageRoutes } from './cage.ts';
import { conductRoutes } from './conduct.ts';
import { disputeRoutes } from './disputes.ts';
import { eveningRoutes } from './evening.ts';
import { hostRoutes } from './host.ts';
import { inspectRoutes } from './inspect.ts';
import { joiningRoutes } from './joining.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { pitRoutes } from './pit.ts';
import { programRoutes } from './programs.ts';
import { promotionRoutes } from './promotions.ts';
import type { Route } from './route.ts';
import { screenRoutes } from './screen.ts';
import { tableRoutes } from './tables.ts';
import { wordingRoutes } from './wording.ts';

/** Everything that can be asked of a pit. The server answers these, the client asks them, OpenAPI describes them. */
export const routes = {
  ...pitRoutes,
  ...wordingRoutes,
  ...tableRoutes,
  ...screenRoutes,
  ...joiningRoutes,
  ...peopleRoutes,
  ...passkeyRoutes,
  ...programRoutes,
  ...cageRoutes,
  ...disputeRoutes,
  ...conductRoutes,
  ...promotionRoutes,
  ...hostRoutes,
  ...eveningRoutes,
  ...inspectRoutes,
  ...auditRoutes,
} as const;

/** The same by what they are about. */
export const routeGroups: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  pit: { ...pitRoutes, ...wordingRoutes },
  tables: tableRoutes,
  screens: screenRoutes,
  joining: joiningRoutes,
  people: peopleRoutes,
  passkeys: passkeyRoutes,
  programs: programRoutes,
  cage: cageRoutes,
  disputes: disputeRoutes,
  conduct: conductRoutes,
  promotions: promotionRoutes,
  host: hostRoutes,
  evening: eveningRoutes,
  inspect: inspectRoutes,
  audit: auditRoutes,
};

export type RouteName = keyof typeof routes;

// What is listed above is all there is: the keys of the list are the names.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const routeNames = Object.keys(routes) as readonly RouteName[];

/** What is sent, as the server has it after reading and as a client writes it. */
export type BodyOf<Name extends RouteName> = z.output<(typeof routes)[Name]['body']>;
export type ParamsOf<Name extends RouteName> = z.output<(typeof routes)[Name]['params']>;
export type QueryOf<Name extends RouteName> = z.output<(typeof routes)[Name]['query']>;
/** The answer; of an event stream, the data of each event by its name. */
export type AnswerOf<Name extends RouteName> = z.output<(typeof routes)[Name]['answer']>;
