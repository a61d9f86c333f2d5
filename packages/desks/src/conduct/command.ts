import type { Cents, Moment } from '@dicepit/engine';
import type { PersonalRef } from '../personal-ref.ts';
import type { Stamp } from '../ruling.ts';

/** Where something was seen, whose doing it was where that is known, and what it looked like. */
type Seen = {
  readonly incident: string;
  readonly pack: string;
  readonly table: string;
  readonly person?: string;
  readonly words: string;
};

/** Who may take a device over from those who hold it, or somebody with it. */
export const offices = ['inspector', 'police'] as const;
export type Office = (typeof offices)[number];

/** In what way somebody is on duty: watching over the game, or working at it. */
export type Duty = 'inspector' | 'on duty' | 'off duty' | 'patron';

/** What is asked about the conduct of people. Facts of other streams are put in by the pit, and kept. */
export type ConductCommand = Stamp &
  (
    | ({ readonly type: 'ReportDevice' } & Seen)
    | ({ readonly type: 'ReportSideBet' } & Seen)
    /** `employee` where it was one who advised. */
    | ({ readonly type: 'ReportAdvice'; readonly employee: boolean } & Seen)
    | {
        readonly type: 'RecordFinding';
        readonly incident: string;
        readonly satisfied: boolean;
        readonly words: string;
      }
    /** The bets are voided at the table in the same append; these are what they came to. */
    | {
        readonly type: 'VoidWagers';
        readonly incident: string;
        readonly table: string;
        readonly person: string;
        readonly bets: readonly VoidedBet[];
      }
    | { readonly type: 'ExcludeFromGame'; readonly incident: string }
    | {
        readonly type: 'LiftExclusion';
        readonly person: string;
        readonly game: string;
        readonly words: string;
      }
    /** `order` is the reference of the exclusion order. */
    | { readonly type: 'ExcludeFromHouse'; readonly incident: string; readonly order: string }
    | { readonly type: 'StartDetention'; readonly incident: string; readonly device: string }
    /** `taker` is the name of whoever takes over, kept apart. */
    | {
        readonly type: 'EndDetention';
        readonly incident: string;
        readonly office: Office;
        readonly taker?: PersonalRef;
        readonly tookOverAt: Moment;
      }
    | { readonly type: 'CloseConduct'; readonly incident: string; readonly words: string }
    /** Somebody takes the last results of a table away as a list. */
    | {
        readonly type: 'TakeResults';
        readonly pack: string;
        readonly table: string;
        readonly rolls: number;
        readonly duty: Duty;
      }
  );

export type VoidedBet = { readonly bet: string; readonly cents: Cents };

export type OfType<Type extends ConductCommand['type']> = Extract<ConductCommand, { readonly type: Type }>;
