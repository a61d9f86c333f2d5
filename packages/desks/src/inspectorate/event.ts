import type { Telling } from '@dicepit/engine';
import type { Stamp } from '../ruling.ts';

/** Why the inspector is told of something without asking. */
export type NoticeKind = 'complaint' | 'integrity-stop' | 'detention' | 'overdue-winner' | 'dice-doubted';

/** What the inspector is told: no names in it, since a stream keeps for ever what it holds. */
export type Notice = {
  readonly kind: NoticeKind;
  /** The stream in which it can be looked into, such as `dispute/d-1`. */
  readonly about: string;
  /** How far that stream went when the notice was given, where it says so. */
  readonly version?: number;
  /** The same in English, for whoever reads the stream; older notices have nothing else. */
  readonly words: string;
  /** What it says, as a line of the message catalogues with its figures. */
  readonly line?: Telling & Readonly<Record<string, unknown>>;
  readonly clause: string;
};

/** What somebody has looked at, as coarsely as makes a page of a log: a timeline, ten rolls, a report. */
export type InspectedView = {
  readonly view:
    | 'timeline'
    | 'rolls'
    | 'layout'
    | 'integrity'
    | 'report'
    | 'notices'
    | 'looks'
    | 'trail'
    | 'results'
    | 'personal';
  /** The stream it is about, where it is about one. */
  readonly of?: string;
  /** Which of several: `111-120` of rolls, `daily` of reports. */
  readonly part?: string;
};

/** What the inspectorate was sent, and what its people looked at. */
export type InspectorateEvent = Stamp &
  (
    | { readonly type: 'NoticeReceived'; readonly number: number; readonly notice: Notice }
    /** Written before the first answer; looking on at the same thing for some minutes adds nothing. */
    | { readonly type: 'Looked'; readonly sight: InspectedView }
  );
