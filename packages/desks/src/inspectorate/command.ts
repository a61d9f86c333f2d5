import type { Stamp } from '../ruling.ts';
import type { InspectedView, Notice } from './event.ts';

/** What is asked of the inspectorate's stream, which keeps it as a cause. */
export type InspectorateCommand = Stamp &
  (
    | { readonly type: 'GiveNotice'; readonly notice: Notice }
    | { readonly type: 'NoteLook'; readonly sight: InspectedView }
  );

export type OfType<Type extends InspectorateCommand['type']> = Extract<
  InspectorateCommand,
  { readonly type: Type }
>;
