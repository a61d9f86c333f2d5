import type { Moment } from '@dicepit/engine';
import type { InspectedView, InspectorateEvent, Notice } from './event.ts';

/** A notice as it lies with the inspectorate. */
export type ReceivedNotice = Notice & {
  /** Counted from 1 in the order of arrival. */
  readonly number: number;
  readonly by: string;
  readonly at: Moment;
};

export type Inspectorate = {
  readonly notices: readonly ReceivedNotice[];
  /** When somebody was last noted to look at a thing; only what is not yet over. */
  readonly looks: ReadonlyMap<string, Moment>;
};

/** The one stream of the inspectorate. */
export const INSPECTORATE_STREAM = 'inspectorate';

export const newInspectorate: Inspectorate = { notices: [], looks: new Map() };

/** So long somebody who looks on at the same thing is not noted again. */
export const LOOK_DURATION_MS = 10 * 60_000;

export function evolveInspectorate(state: Inspectorate, event: InspectorateEvent): Inspectorate {
  switch (event.type) {
    case 'NoticeReceived': {
      const { number, notice, by, at } = event;
      return { ...state, notices: [...state.notices, { ...notice, number, by: by.person, at }] };
    }
    case 'Looked': {
      const recent = [...state.looks].filter(([, at]) => event.at - at < LOOK_DURATION_MS);
      return { ...state, looks: new Map(recent).set(lookKey(event.by.person, event.sight), event.at) };
    }
  }
}

/** Whether somebody is known to be looking at this already. */
export function isLooking(
  { looks }: Inspectorate,
  person: string,
  sight: InspectedView,
  at: Moment,
): boolean {
  const since = looks.get(lookKey(person, sight));
  return since !== undefined && at - since < LOOK_DURATION_MS;
}

const lookKey = (person: string, { view, of = '', part = '' }: InspectedView): string =>
  `${person} ${view} ${of} ${part}`;
