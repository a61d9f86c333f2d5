import { code, passphrase, patience, personName, strict, typedPassphrase } from '../fields.ts';
import { claim, me, oneTime } from './facts-of-people.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, done, ofClaim, readRoute } from './route-presets.ts';

/** How somebody comes in, and goes: as the host, as staff, as a guest. Whoever comes in is given a session cookie. */
export const joiningRoutes = {
  claimHost: {
    ...commandRoute,
    path: `${API_BASE_PATH}/host/claim`,
    summary: 'Become the host, by the token that the first start printed',
    access: 'anyone',
    body: strict({ token: code, name: personName, passphrase }),
    answer: me,
    codes: ['WRONG_CREDENTIALS', 'ALREADY_CLAIMED', 'TOO_MANY'],
  },
  claimStaff: {
    ...commandRoute,
    path: `${API_BASE_PATH}/staff/claim`,
    summary: 'Set a passphrase by the one-time token that the host handed out',
    access: 'anyone',
    body: strict({ token: code, passphrase }),
    answer: me,
    codes: ['WRONG_CREDENTIALS', 'TOO_MANY'],
  },
  signIn: {
    ...commandRoute,
    path: `${API_BASE_PATH}/sign-in`,
    summary: 'Sign in as the host or as staff',
    access: 'anyone',
    // Whatever was typed is tried: what a new passphrase has to look like is no help to a guesser.
    body: strict({ name: personName, passphrase: typedPassphrase }),
    answer: me,
    codes: ['WRONG_CREDENTIALS', 'TOO_MANY', 'ACCESS_ENDED'],
  },
  signOut: {
    ...commandRoute,
    path: `${API_BASE_PATH}/sign-out`,
    summary: 'End this session and its event streams',
    access: 'signed in',
    answer: done,
  },
  readMe: { ...readRoute, path: `${API_BASE_PATH}/me`, summary: 'Who asks', access: 'anyone', answer: me },
  joinGuest: {
    ...commandRoute,
    path: `${API_BASE_PATH}/join`,
    summary: 'Join as a guest, by the code of the pit',
    access: 'anyone',
    body: strict({ code, name: personName }),
    answer: me,
    codes: ['WRONG_CREDENTIALS', 'NAME_TAKEN', 'PIT_LOCKED', 'TOO_MANY', 'EXCLUDED'],
  },
  renameMe: {
    ...commandRoute,
    path: `${API_BASE_PATH}/me/name`,
    summary: 'Go by another name',
    access: 'signed in',
    body: strict({ name: personName }),
    answer: me,
    codes: ['NAME_TAKEN'],
  },
  askPatience: {
    ...commandRoute,
    path: `${API_BASE_PATH}/me/patience`,
    summary: 'Have the house wait longer for oneself, at every table',
    access: 'signed in',
    body: strict({ patience }),
    answer: me,
  },
  makeHandover: {
    ...commandRoute,
    path: `${API_BASE_PATH}/me/handover`,
    summary: 'A one-time code to go on from a new phone',
    access: 'signed in',
    answer: oneTime,
  },
  joinByHandover: {
    ...commandRoute,
    path: `${API_BASE_PATH}/join/handover`,
    summary: 'Go on as somebody on a new phone, by their one-time code',
    access: 'anyone',
    body: strict({ code }),
    answer: me,
    codes: ['WRONG_CREDENTIALS', 'TOO_MANY', 'EXCLUDED'],
  },
  askClaim: {
    ...commandRoute,
    path: `${API_BASE_PATH}/join/claim`,
    summary: 'Ask the host to be a guest again whose phone is gone',
    access: 'anyone',
    body: strict({ code, name: personName }),
    answer: claim,
    codes: ['WRONG_CREDENTIALS', 'TOO_MANY'],
  },
  readClaim: {
    ...readRoute,
    path: `${API_BASE_PATH}/join/claim/:claim`,
    summary: 'What came of a claim; once confirmed, this answer brings the session',
    access: 'anyone',
    params: ofClaim,
    answer: claim,
    codes: ['NOT_FOUND'],
  },
} as const satisfies Readonly<Record<string, Route>>;
