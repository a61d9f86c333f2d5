import type { ProblemDetails } from '@dicepit/wire';

/** What was asked for, or why there is none of it. Nothing is thrown: a lost network is an answer as well. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly problem: ProblemDetails;
      /** Seconds until it is worth asking again, where the server has said so. */
      readonly after?: number;
    };

/** What the client itself says when the server has said nothing that could be read; the status is then 0. */
export const clientProblems = {
  UNREACHABLE: ['The pit cannot be reached', 'Look whether this device is in the same network as the pit.'],
  UNREADABLE: [
    'The answer could not be read',
    'Something between here and the pit has answered in its place.',
  ],
  CALLED_OFF: [
    'The request was called off',
    'It was called off before an answer came; it may have been done.',
  ],
} as const;

export type ClientCode = keyof typeof clientProblems;

export function clientProblem(code: ClientCode): { readonly ok: false; readonly problem: ProblemDetails } {
  const [title, detail] = clientProblems[code];
  return { ok: false, problem: { type: `urn:dicepit:problem:${code}`, title, status: 0, code, detail } };
}
