import type { ChoiceAsk } from '@dicepit/desks';
import { useId } from 'preact/hooks';
import { drillWords } from './said.ts';
import { choiceWords } from './worded.ts';

export type ChoiceFieldProps = {
  readonly ask: ChoiceAsk;
  readonly text: string;
  readonly disabled: boolean;
  readonly onEnter: (text: string) => void;
  readonly focus: boolean;
};

/** One of several answers, or words where the level asks for them. */
export function ChoiceField({ ask, text, disabled, onEnter, focus }: ChoiceFieldProps) {
  const said = drillWords.value;
  const id = useId();
  if (ask.typed)
    return (
      <div class="field">
        <label for={id}>{said.asks[ask.about]}</label>
        <input
          id={id}
          class="input"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={40}
          value={text}
          disabled={disabled}
          data-focus={focus ? '' : undefined}
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget }) => onEnter(currentTarget.value)}
        />
        <p id={`${id}-note`} class="quiet small">
          {said.callHint}
        </p>
      </div>
    );
  return (
    <fieldset class={`drill-choices is-${ask.about}`} disabled={disabled}>
      <legend>{said.asks[ask.about]}</legend>
      <div class="drill-options">
        {ask.choices.map(({ value }, at) => (
          <label key={value} class="segment">
            <input
              type="radio"
              name={id}
              checked={text === value}
              data-focus={focus && at === 0 ? '' : undefined}
              onChange={() => onEnter(value)}
            />
            <span>{choiceWords(ask, value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
