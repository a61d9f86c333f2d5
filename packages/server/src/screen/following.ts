import type { ServerResponse } from 'node:http';
import type { Caller } from '../pit/request.ts';
import type { Refusal } from '../pit/result.ts';

/** Somebody who wants to see a table or the lobby as a television shows it. */
export type ScreenFollowing = {
  /** The lobby where no table is named. */
  readonly table?: string;
  readonly caller: Caller;
  readonly response: ServerResponse;
  /** Where guests find the pit, as that is now. */
  readonly address: () => string;
};

export type FollowScreen = (following: ScreenFollowing) => Promise<Refusal | undefined>;
