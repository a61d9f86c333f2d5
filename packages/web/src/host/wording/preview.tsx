import type { HouseWords, Wordable } from '@dicepit/engine';
import { languages } from '@dicepit/words/languages';
import { Icon } from '../../parts/icon.tsx';
import { hostWords } from '../said.ts';
import type { Part } from './draft.ts';

export type PreviewProps = {
  readonly part: Part;
  /** Every call of the game, as the book has it in the language. */
  readonly calls: readonly Wordable[];
  readonly call: string;
  readonly words: HouseWords;
};

/** One call as the wall shows it, and as it says it where this browser has a voice for the language. */
export function Preview({ part: { language }, calls, call, words }: PreviewProps) {
  const said = hostWords.value.wording;
  const chosen = calls.find(({ key }) => key === call) ?? calls[0];
  if (chosen === undefined) return null;
  const own = words[chosen.key]?.trim() ?? '';
  const text = own === '' ? chosen.book : own;
  return (
    <figure class="wording-preview">
      <figcaption class="small">{said.preview}</figcaption>
      <output lang={language} class={text.length > ONE_LINE ? 'is-long' : ''}>
        {text}
      </output>
      {'speechSynthesis' in globalThis && (
        <button type="button" class="btn btn-sm" onClick={() => speak(text, languages[language].locale)}>
          <Icon name="play" small />
          {said.hear}
        </button>
      )}
    </figure>
  );
}

/** Longer calls are set smaller on the wall as well. */
const ONE_LINE = 14;

function speak(text: string, locale: string): void {
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = locale;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
