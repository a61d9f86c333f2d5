import { staffRoles } from '@dicepit/engine';
import { z } from 'zod';
import { personName, strict } from '../fields.ts';
import { me } from './facts-of-people.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, done } from './route-presets.ts';

/** What a browser gives and takes for a passkey: the JSON forms of Web Authentication, checked by the server. */
const webAuthn = z.looseObject({});

export const passkeyRoutes = {
  askPasskey: {
    ...commandRoute,
    path: `${API_BASE_PATH}/passkeys/options`,
    summary: 'What the browser needs to make a passkey',
    access: staffRoles,
    answer: webAuthn,
  },
  addPasskey: {
    ...commandRoute,
    path: `${API_BASE_PATH}/passkeys`,
    summary: 'Keep the passkey that the browser made',
    access: staffRoles,
    body: strict({ credential: webAuthn }),
    answer: done,
    codes: ['WRONG_CREDENTIALS'],
  },
  askPasskeySignIn: {
    ...commandRoute,
    path: `${API_BASE_PATH}/passkeys/sign-in/options`,
    summary: 'What the browser needs to sign in by a passkey',
    access: 'anyone',
    body: strict({ name: personName.exactOptional() }),
    answer: webAuthn,
    codes: ['TOO_MANY'],
  },
  signInByPasskey: {
    ...commandRoute,
    path: `${API_BASE_PATH}/passkeys/sign-in`,
    summary: 'Sign in by a passkey',
    access: 'anyone',
    body: strict({ credential: webAuthn }),
    answer: me,
    codes: ['WRONG_CREDENTIALS', 'TOO_MANY', 'ACCESS_ENDED'],
  },
} as const satisfies Readonly<Record<string, Route>>;
