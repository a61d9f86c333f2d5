import type { Moment, Role } from '@dicepit/engine';
import type { ProgramScope } from '@dicepit/wire';
import type { Stamp } from '../pit/result.ts';
import type { Patience, Proof } from './event.ts';

/**
 * What is asked about people, once everything secret about it has been checked: no passphrase, token or code is in
 * here, since the stream keeps these as causes.
 */
export type PeopleCommand = Stamp &
  (
    | { readonly type: 'ClaimHost'; readonly person: string; readonly name: string }
    | {
        readonly type: 'AddStaff';
        readonly person: string;
        readonly name: string;
        readonly roles: readonly Role[];
        /** When it is over, for those who only come to watch. */
        readonly until?: Moment;
      }
    | { readonly type: 'SetPassphrase'; readonly person: string }
    | { readonly type: 'ResetPassphrase'; readonly person: string }
    | { readonly type: 'AddPasskey'; readonly person: string; readonly passkey: string }
    | {
        readonly type: 'ChangeRoles';
        readonly person: string;
        readonly roles: readonly Role[];
        readonly until?: Moment;
      }
    | {
        readonly type: 'JoinGuest';
        readonly person: string;
        readonly name: string;
        readonly device: string;
        /** Where the device is, whatever its browser calls itself. */
        readonly place?: string;
        /** How the pit stands, which its own stream says. */
        readonly locked: boolean;
        readonly mostGuests: number;
      }
    | { readonly type: 'AdmitHousePlayer'; readonly person: string; readonly name: string }
    | {
        readonly type: 'AdmitProgram';
        readonly person: string;
        readonly name: string;
        readonly scope: ProgramScope;
        readonly until: Moment;
      }
    | { readonly type: 'RevokeProgram'; readonly person: string }
    | { readonly type: 'Rename'; readonly person: string; readonly name: string }
    | { readonly type: 'AskPatience'; readonly person: string; readonly patience: Patience }
    | {
        readonly type: 'SignIn';
        readonly person: string;
        readonly session: string;
        readonly device: string;
        readonly proof: Proof;
      }
    | { readonly type: 'SignOut'; readonly person: string; readonly session: string }
    | {
        readonly type: 'MovePhone';
        readonly person: string;
        readonly device: string;
        readonly how: 'handover' | 'claim';
      }
    | { readonly type: 'AskClaim'; readonly claim: string; readonly name: string; readonly device: string }
    | { readonly type: 'ConfirmClaim'; readonly claim: string }
    | { readonly type: 'RefuseClaim'; readonly claim: string }
    | { readonly type: 'Kick'; readonly person: string; readonly words?: string }
    | {
        readonly type: 'Exclude';
        readonly person: string;
        readonly words: string;
        /** The clause that it is done by, where one is. */
        readonly clause?: string;
        readonly until?: Moment;
      }
    | { readonly type: 'Readmit'; readonly person: string; readonly words?: string }
  );

export type OfType<Type extends PeopleCommand['type']> = Extract<PeopleCommand, { readonly type: Type }>;
