import { rolesThat } from '@dicepit/engine';
import { z } from 'zod';
import { id, strict } from '../fields.ts';

/** Every path of the interface begins so. */
export const API_BASE_PATH = '/api/v1';

export const nothing = strict({});

/** What is done and has nothing to tell. */
export const done = z.object({ done: z.literal(true) });

/** Something that is read; nothing changes by it. */
export const readRoute = {
  method: 'GET',
  params: nothing,
  query: nothing,
  body: z.undefined(),
  form: 'json',
  needsKey: false,
  codes: [],
} as const;

/** Something that is done, once for each Idempotency-Key. */
export const commandRoute = {
  method: 'POST',
  params: nothing,
  query: nothing,
  body: nothing,
  form: 'json',
  needsKey: true,
  codes: [],
} as const;

/** What people are called, by their ids. */
export const names = z.record(z.string(), z.string()).readonly();

export const ofTable = strict({ table: id });
export const ofPerson = strict({ person: id });
export const ofClaim = strict({ claim: id });

/** Whoever runs the pit. */
export const operator = /* #__PURE__ */ rolesThat('runs');
