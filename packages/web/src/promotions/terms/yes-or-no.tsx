import { useId } from 'preact/hooks';
import { promotionWords } from '../said.ts';

export type YesOrNoProps = {
  readonly id?: string;
  readonly name: string;
  /** The name is for screen readers alone: what stands around says it. */
  readonly nameless?: boolean;
  readonly value: boolean | undefined;
  readonly onSet: (value: boolean | undefined) => void;
};

/** A question that may still be open, so that nothing is said by leaving it alone. */
export function YesOrNo({ id, name, nameless = false, value, onSet }: YesOrNoProps) {
  const group = useId();
  const { yes, no, undecided } = promotionWords.value.terms;
  const answers = [
    [true, yes],
    [false, no],
    [undefined, undecided],
  ] as const;
  return (
    <fieldset class="setting answers" id={id} tabIndex={-1}>
      <legend class={nameless ? 'sr' : ''}>{name}</legend>
      <div class="segments">
        {answers.map(([answer, text]) => (
          <label key={text} class="segment">
            <input type="radio" name={group} checked={value === answer} onChange={() => onSet(answer)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
