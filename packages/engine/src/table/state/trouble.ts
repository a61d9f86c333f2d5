import type { Moment } from '../role.ts';

export type Halt = { readonly cause: string; readonly since: Moment; readonly clause: string };

export type Incident = {
  readonly incident: string;
  readonly kind: string;
  readonly clause: string;
  readonly words: string;
  readonly at: Moment;
};
