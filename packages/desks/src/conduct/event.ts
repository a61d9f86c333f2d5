import type { Cents, Moment } from '@dicepit/engine';
import type { PersonalRef } from '../personal-ref.ts';
import type { Stamp } from '../ruling.ts';
import type { Duty, Office, VoidedBet } from './command.ts';

export const conductKinds = ['device', 'side-bet', 'advice'] as const;
export type ConductKind = (typeof conductKinds)[number];

/** What was seen, found and done about the conduct of people, each with its clause. */
export type ConductEvent = Stamp & { readonly clause: string } & (
    | {
        readonly type: 'ConductReported';
        readonly incident: string;
        readonly kind: ConductKind;
        readonly pack: string;
        readonly table: string;
        readonly person?: string;
        readonly words: string;
      }
    | {
        readonly type: 'FindingRecorded';
        readonly incident: string;
        readonly satisfied: boolean;
        readonly words: string;
      }
    | {
        readonly type: 'WagersVoided';
        readonly incident: string;
        readonly table: string;
        readonly bets: readonly VoidedBet[];
        /** What went back in all. */
        readonly cents: Cents;
      }
    | {
        readonly type: 'ExcludedFromGame';
        readonly incident: string;
        readonly person: string;
        readonly game: string;
      }
    | {
        readonly type: 'ExclusionLifted';
        readonly person: string;
        readonly game: string;
        readonly words: string;
      }
    | {
        readonly type: 'ExcludedFromHouse';
        readonly incident: string;
        readonly person: string;
        readonly order: string;
      }
    | { readonly type: 'DetentionStarted'; readonly incident: string; readonly device: string }
    | {
        readonly type: 'DetentionEnded';
        readonly incident: string;
        readonly office: Office;
        readonly taker: PersonalRef;
        readonly tookOverAt: Moment;
      }
    | { readonly type: 'ConductClosed'; readonly incident: string; readonly words: string }
    | { readonly type: 'ResultsTaken'; readonly table: string; readonly rolls: number; readonly duty: Duty }
  );
