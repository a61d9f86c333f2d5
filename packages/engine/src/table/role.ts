/**
 * The roles, from the lowest. `rank` is the rung of those who may overrule a call; those without one are on no ladder.
 * `sees` is how much of a table somebody sees: what the room does, what its staff does, or everything. `does` is what
 * somebody is here for. `cage` is whether somebody moves chips between the house and players' accounts.
 */
const roles = [
  { role: 'player', rank: undefined, sees: 'room', does: 'plays', cage: false },
  { role: 'dealer', rank: 0, sees: 'staff', does: 'deals', cage: false },
  { role: 'game-supervisor', rank: 1, sees: 'all', does: 'supervises', cage: false },
  { role: 'casino-supervisor', rank: 2, sees: 'all', does: 'supervises', cage: true },
  { role: 'senior-casino-supervisor', rank: 3, sees: 'all', does: 'supervises', cage: true },
  { role: 'operator', rank: 4, sees: 'all', does: 'runs', cage: true },
  { role: 'inspector', rank: undefined, sees: 'all', does: 'inspects', cage: false },
  { role: 'scrutineer', rank: undefined, sees: 'all', does: 'scrutinises', cage: false },
] as const;

type RoleRow = (typeof roles)[number];

/** What a person is at a table. Every command says which roles may give it, and a pack may narrow that. */
export type Role = RoleRow['role'];

const rolesWhere = (are: (row: RoleRow) => boolean): readonly Role[] =>
  roles.filter(are).map(({ role }) => role);

/** The roles of those who are here for one of these. */
export const rolesThat = (...tasks: readonly RoleRow['does'][]): readonly Role[] =>
  rolesWhere(({ does }) => tasks.includes(does));

export const everyRole: readonly Role[] = /* #__PURE__ */ rolesWhere(() => true);

/** Everybody who is not here to play. */
export const staffRoles: readonly Role[] = /* #__PURE__ */ rolesWhere(({ does }) => does !== 'plays');

/** Those who work at the tables or run the pit: everybody on the ladder. */
export const ladder: readonly Role[] = /* #__PURE__ */ rolesWhere(({ rank }) => rank !== undefined);

/** Those who come when a table asks for a supervisor. */
export const supervising: readonly Role[] = /* #__PURE__ */ rolesWhere(({ rank }) => (rank ?? 0) > 0);

/** Those who look into what happened: supervisors and inspectors. */
export const reviewing: readonly Role[] = /* #__PURE__ */ rolesThat('supervises', 'runs', 'inspects');

/** Those who answer for the records of a pit: whoever runs it, and inspectors. */
export const auditing: readonly Role[] = /* #__PURE__ */ rolesThat('runs', 'inspects');

/** Those who move chips at the cage. */
export const cashiers: readonly Role[] = /* #__PURE__ */ rolesWhere(({ cage }) => cage);

/** Those who see everything of a table. */
export const overseeing: readonly Role[] = /* #__PURE__ */ rolesWhere(({ sees }) => sees === 'all');

/** Those who watch over a pit, and have no part in running it. */
export const watching: readonly Role[] = /* #__PURE__ */ rolesThat('inspects', 'scrutinises');

export const rungOf = (role: Role): number => ladder.indexOf(role);

/** Who gives a command, and as what. The house's own dealer gives the same commands a person would. */
export type By = { readonly person: string; readonly role: Role; readonly pit?: string };

/** Moments are milliseconds of the clock that the command brings; the table has none of its own. */
export type Moment = number;
