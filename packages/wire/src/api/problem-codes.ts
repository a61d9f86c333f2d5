/**
 * Why the server did not do what it was asked, in the order in which it looks. A refusal by the rules of a table
 * has the rules' own code instead, status 409, and its clause.
 */
export const problemCodes = {
  NOT_JSON: [400, 'The body is not the JSON that was expected'],
  MALFORMED: [400, 'The request does not fit its schema'],
  KEY_MISSING: [400, 'An Idempotency-Key is needed'],
  NOT_SIGNED_IN: [401, 'Nobody is signed in'],
  WRONG_CREDENTIALS: [401, 'The name, passphrase, code or token is not right'],
  CROSS_SITE: [403, 'The request comes from another site'],
  NOT_ALLOWED: [403, 'This person may not do this'],
  EXCLUDED: [403, 'This person is excluded from the pit'],
  ACCESS_ENDED: [403, 'The time for which this person was let in is over'],
  NOT_FOUND: [404, 'There is no such thing here'],
  METHOD_NOT_ALLOWED: [405, 'This is not done by that method'],
  CONFLICT: [409, 'This does not fit how things stand'],
  NAME_TAKEN: [409, 'Somebody here has that name'],
  ALREADY_CLAIMED: [409, 'This has been claimed before'],
  SECOND_PERSON_NEEDED: [409, 'Another person has to do this'],
  NOT_ENOUGH_IN_ACCOUNT: [409, 'The account does not hold that much'],
  VERSION_MOVED: [412, 'The table has moved on'],
  TOO_LARGE: [413, 'The body is too large'],
  NOT_JSON_TYPE: [415, 'The body has to be application/json'],
  KEY_REUSED: [422, 'The Idempotency-Key was used for something else'],
  PIT_LOCKED: [423, 'The pit takes no new guests'],
  PIT_PAUSED: [423, 'The pit is paused'],
  TOO_MANY: [429, 'Too many requests'],
  BROKEN: [500, 'Something is wrong with the server'],
  UNAVAILABLE: [503, 'The server cannot answer now'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;

export type ProblemCode = keyof typeof problemCodes;

/** The title of what the rules refuse, and not the server. */
export const RULES_REFUSE = 'The rules of the table refuse this';

type TitleLine = `TITLE.${ProblemCode | 'RULES'}`;

/** The titles as lines of the message catalogues, which have them in every language. */
export const problemTitles: Readonly<Record<TitleLine, Readonly<Record<string, never>>>> = Object.assign(
  { 'TITLE.RULES': {} },
  ...Object.keys(problemCodes).map((code) => ({ [`TITLE.${code}`]: {} })),
);
