import type { Moment, Role } from '@dicepit/engine';
import type { ProgramScope } from '@dicepit/wire';
import type { Stamp } from '../pit/result.ts';

/** How many times as long the house waits for somebody as it does for others. */
export type Patience = 1 | 2 | 4;

/** How somebody showed who they are. */
export type Proof = 'passphrase' | 'passkey' | 'token';

/**
 * What happened to the people of the pit. A session is named by the hash of its id and a device by a keyed hash: who
 * reads the trail can tell them apart and can use neither.
 */
export type PeopleEvent = Stamp &
  (
    | { readonly type: 'HostClaimed'; readonly person: string; readonly name: string }
    | {
        readonly type: 'StaffAdded';
        readonly person: string;
        readonly name: string;
        readonly roles: readonly Role[];
        /** When it is over: an inspector is let in for a time. */
        readonly until?: Moment;
      }
    /** The one-time token was used, and there is a passphrase from now on. */
    | { readonly type: 'PassphraseSet'; readonly person: string }
    /** The passphrase no longer holds, and the sessions have ended. */
    | { readonly type: 'PassphraseReset'; readonly person: string }
    | { readonly type: 'PasskeyAdded'; readonly person: string; readonly passkey: string }
    | {
        readonly type: 'RolesChanged';
        readonly person: string;
        readonly roles: readonly Role[];
        readonly until?: Moment;
      }
    | {
        readonly type: 'GuestJoined';
        readonly person: string;
        readonly name: string;
        readonly device: string;
        /** Where they came from, by a keyed hash of the address alone. */
        readonly place?: string;
      }
    | { readonly type: 'HousePlayerAdmitted'; readonly person: string; readonly name: string }
    /** A program comes in by an access token, until it ends or is revoked. */
    | {
        readonly type: 'ProgramAdmitted';
        readonly person: string;
        readonly name: string;
        readonly scope: ProgramScope;
        readonly until: Moment;
      }
    | { readonly type: 'ProgramRevoked'; readonly person: string }
    | { readonly type: 'Renamed'; readonly person: string; readonly name: string }
    | { readonly type: 'PatienceAsked'; readonly person: string; readonly patience: Patience }
    | {
        readonly type: 'SignedIn';
        readonly person: string;
        readonly session: string;
        readonly device: string;
        readonly proof: Proof;
      }
    | { readonly type: 'SignedOut'; readonly person: string; readonly session: string }
    /** Somebody goes on from another phone; what was open before has ended. */
    | {
        readonly type: 'MovedPhone';
        readonly person: string;
        readonly device: string;
        readonly how: 'handover' | 'claim';
      }
    | {
        readonly type: 'ClaimAsked';
        readonly claim: string;
        readonly person: string;
        readonly device: string;
      }
    | { readonly type: 'ClaimConfirmed'; readonly claim: string }
    | { readonly type: 'ClaimRefused'; readonly claim: string }
    | { readonly type: 'Kicked'; readonly person: string; readonly words?: string }
    | {
        readonly type: 'Excluded';
        readonly person: string;
        readonly words: string;
        /** The clause that it was done by, where one was. */
        readonly clause?: string;
        readonly until?: Moment;
      }
    | { readonly type: 'Readmitted'; readonly person: string; readonly words?: string }
  );
