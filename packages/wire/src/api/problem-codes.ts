/**
 * Why the server did not do what it was asked, in the order in which it looks. A refusal by the rules of a table
 * has the rules' own code instead, status 409, and its clause. Each code has its status; its title is in the catalogues.
 */
export const problemCodes = {
  NOT_JSON: 400,
  MALFORMED: 400,
  KEY_MISSING: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  CROSS_SITE: 403,
  NOT_ALLOWED: 403,
  EXCLUDED: 403,
  ACCESS_ENDED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  NAME_TAKEN: 409,
  ALREADY_CLAIMED: 409,
  SECOND_PERSON_NEEDED: 409,
  NOT_ENOUGH_IN_ACCOUNT: 409,
  VERSION_MOVED: 412,
  TOO_LARGE: 413,
  NOT_JSON_TYPE: 415,
  KEY_REUSED: 422,
  PIT_LOCKED: 423,
  PIT_PAUSED: 423,
  TOO_MANY: 429,
  BROKEN: 500,
  UNAVAILABLE: 503,
} as const satisfies Readonly<Record<string, number>>;

export type ProblemCode = keyof typeof problemCodes;

type TitleLine = `TITLE.${ProblemCode | 'RULES'}`;

/** The titles as lines of the message catalogues, which have them in every language. */
export const problemTitles: Readonly<Record<TitleLine, Readonly<Record<string, never>>>> = Object.assign(
  { 'TITLE.RULES': {} },
  ...Object.keys(problemCodes).map((code) => ({ [`TITLE.${code}`]: {} })),
);
