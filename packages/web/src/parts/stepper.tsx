import { Action } from './action.tsx';
import { Icon } from './icon.tsx';
import * as css from './stepper.module.css';

type Step = { readonly label: string; readonly onPress: () => void; readonly class?: string };

type StepperProps = {
  readonly value: string;
  readonly note: string;
  readonly less: Step;
  readonly more: Step;
};

/** A number between what makes it less and what makes it more. */
export const Stepper = ({ value, note, less, more }: StepperProps) => (
  <div class={css.stepper} data-part="stepper">
    <Action {...less}>
      <Icon name="minus" />
    </Action>
    <div class={css.value} role="status">
      <b>{value}</b>
      <span class="small quiet">{note}</span>
    </div>
    <Action {...more}>
      <Icon name="plus" />
    </Action>
  </div>
);
