import { useState } from 'preact/hooks';
import { Action } from './action.tsx';
import { Wrong } from './form.tsx';

export type SendWordsProps = {
  readonly name: string;
  /** What was written so far; nothing is sent without words. */
  readonly words: string;
  /** What is asked for where nothing was written. */
  readonly needs: string;
  readonly onSend: () => void;
  readonly class?: string;
};

/** A button for what somebody has written; pressed too early it says what is missing. */
export function SendWords({ name, words, needs, onSend, class: look = 'btn btn-main' }: SendWordsProps) {
  const [isAsked, setAsked] = useState(false);
  const isEmpty = words.trim() === '';
  return (
    <>
      {isAsked && isEmpty && <Wrong role="alert">{needs}</Wrong>}
      <Action
        class={look}
        why={isEmpty ? needs : undefined}
        onPress={onSend}
        onRefused={() => setAsked(true)}
      >
        {name}
      </Action>
    </>
  );
}
