import type { PayAsk } from '@dicepit/desks';
import { useId } from 'preact/hooks';
import { betWords } from './bet-words.ts';
import { drillWords } from './said.ts';

export type PayFieldProps = {
  readonly ask: PayAsk;
  readonly text: string;
  readonly disabled: boolean;
  readonly onEnter: (text: string) => void;
  readonly focus: boolean;
  readonly describedBy: string;
};

/** One bet: a sum to be written, or one of two buttons for a bet that is not paid. */
export function PayField({ ask, text, disabled, onEnter, focus, describedBy }: PayFieldProps) {
  const said = drillWords.value;
  const id = useId();
  const { bet } = ask;
  const isWord = text === 'loses' || text === 'stays';
  return (
    <fieldset class="drill-bet" disabled={disabled}>
      <legend>
        {bet.player}
        {bet.isShooter && <span class="quiet"> ({said.shooter})</span>} <b>{betWords(bet)}</b>
      </legend>
      <div class="drill-pay">
        <label for={id}>{bet.colour === null ? said.pays : said.paysChips}</label>
        <input
          id={id}
          class="input"
          autocomplete="off"
          autocapitalize="off"
          inputMode="decimal"
          enterkeyhint="done"
          maxLength={12}
          value={isWord ? '' : text}
          data-focus={focus ? '' : undefined}
          aria-describedby={describedBy}
          onInput={({ currentTarget }) => onEnter(wordFor(currentTarget.value))}
        />
        {(['loses', 'stays'] as const).map((word) => (
          <button
            key={word}
            type="button"
            class="btn"
            aria-pressed={text === word}
            onClick={() => onEnter(text === word ? '' : word)}
          >
            {said[word]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A single letter will do for whoever types. */
function wordFor(text: string): string {
  const typed = text.trim().toLowerCase();
  if (typed === 'l' || typed === 'v') return 'loses';
  return typed === 's' || typed === 'b' ? 'stays' : text;
}
