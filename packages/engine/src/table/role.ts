/**
 * The roles, from the lowest. `rank` is the rung of those who may overrule a call; those without one are on no ladder.
 * `sees` is how much of a table somebody sees: what the room does, what its staff does, or everything. `does` is
 * whether somebody plays, deals, supervises or runs the pit, or only watches over it.
 */
const roles = [
  { role: 'player', rank: undefined, sees: 'room', does: 'plays' },
  { role: 'dealer', rank: 0, sees: 'staff', does: 'deals' },
  { role: 'game-supervisor', rank: 1, sees: 'all', does: 'supervises' },
  { role: 'casino-supervisor', rank: 2, sees: 'all', does: 'supervises' },
  { role: 'senior-casino-supervisor', rank: 3, sees: 'all', does: 'supervises' },
  { role: 'operator', rank: 4, sees: 'all', does: 'runs' },
  { role: 'inspector', rank: undefined, sees: 'all', does: 'watches' },
  { role: 'scrutineer', rank: undefined, sees: 'all', does: 'watches' },
] as const;

/** What a person is at a table. Every command says which roles may give it, and a pack may narrow that. */
export type Role = (typeof roles)[number]['role'];

type RoleRow = (typeof roles)[number];
const rolesThat = (are: (row: RoleRow) => boolean): readonly Role[] =>
  roles.filter(are).map(({ role }) => role);

export const everyRole: readonly Role[] = /* #__PURE__ */ rolesThat(() => true);

/** Those who work at the tables or run the pit: everybody on the ladder. */
export const ladder: readonly Role[] = /* #__PURE__ */ rolesThat(({ rank }) => rank !== undefined);

/** Those who come when a table asks for a supervisor. */
export const supervising: readonly Role[] = /* #__PURE__ */ rolesThat(({ rank }) => (rank ?? 0) > 0);

/** Those who see everything of a table. */
export const overseeing: readonly Role[] = /* #__PURE__ */ rolesThat(({ sees }) => sees === 'all');

/** Those who watch over a pit, and have no part in running it. */
export const watching: readonly Role[] = /* #__PURE__ */ rolesThat(({ does }) => does === 'watches');

export const rungOf = (role: Role): number => ladder.indexOf(role);

/** Who gives a command, and as what. The house's own dealer gives the same commands a person would. */
export type By = { readonly person: string; readonly role: Role; readonly pit?: string };

/** Moments are milliseconds of the clock that the command brings; the table has none of its own. */
export type Moment = number;
