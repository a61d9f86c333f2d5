import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { me, pit } from '../live/pit.ts';
import { wordsHere } from '../words/words.ts';

type ReactionsProps = { readonly table?: string };

const row = signal<{ readonly Row: FunctionComponent<ReactionsProps> } | undefined>(undefined);

/** Loads the row before anybody asks for it, so that nothing moves when it is shown. */
export async function loadReactions(): Promise<void> {
  if (row.peek() !== undefined) return;
  try {
    const { Reactions } = await import('./lively.tsx');
    await wordsHere();
    row.value = { Row: Reactions };
  } catch {
    // Nobody misses what they have not seen; the next sheet asks again.
  }
}

/** Reactions where they are allowed, for whoever has come in; nothing stands there until they have been loaded. */
export function ReactionsLater(props: ReactionsProps) {
  const isOn = pit.value?.reactions === true && me.value?.person != null;
  useEffect(() => {
    if (isOn) void loadReactions();
  }, [isOn]);
  const { Row } = row.value ?? {};
  return isOn && Row !== undefined ? <Row {...props} /> : null;
}
