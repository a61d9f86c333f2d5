import { type HouseWords, wordableCalls } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { Icon } from '../../parts/icon.tsx';
import { hostWords } from '../said.ts';
import type { Part } from './draft.ts';

export type PreviewProps = { readonly part: Part; readonly call: string; readonly words: HouseWords };

/** One call as the wall shows it, and as it says it where this browser has a voice for the language. */
export function Preview({ part: { pack, language }, call, words }: PreviewProps) {
  const said = hostWords.value.wording;
  const opened = bankedPacks.find(({ id }) => id === pack)?.open();
  const calls = opened?.ok === true ? wordableCalls(opened.game, language) : [];
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
        <button type="button" class="btn btn-sm" onClick={() => speak(text, language)}>
          <Icon name="play" small />
          {said.hear}
        </button>
      )}
    </figure>
  );
}

/** Longer calls are set smaller on the wall as well. */
const ONE_LINE = 14;

function speak(text: string, language: string): void {
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
