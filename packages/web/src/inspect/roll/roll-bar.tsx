import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { number } from '../../words/numbers.ts';
import { goTo, PlaceLink } from '../at-inspect.tsx';
import { inspectWords } from '../said.ts';
import { TableSelect } from '../table-select.tsx';

export type RollBarProps = {
  readonly table: string;
  readonly roll: number;
  /** How many rolls there are, once it is known. */
  readonly of: number | undefined;
};

/** Which table, which roll, and the steps to the one before and after. */
export function RollBar({ table, roll, of }: RollBarProps) {
  const said = inspectWords.value.roll;
  return (
    <section class="panel inspect-roll-bar">
      <TableSelect chosen={table} onPick={(item) => goTo({ part: 'rolls', item, step: '1' })} />
      <h1 class="inspect-h1" aria-live="polite">
        {said.heading({ roll: number(roll), of: of === undefined ? '…' : number(of) })}
      </h1>
      <nav class="inspect-steps" aria-label={said.stepping} title={said.keys}>
        <Step table={table} to={roll - 1} isThere={roll > 1} name={said.previous} why={said.first} back />
        <Step
          table={table}
          to={roll + 1}
          isThere={of === undefined || roll < of}
          name={said.next}
          why={said.last}
        />
      </nav>
      <Jump table={table} roll={roll} of={of} />
    </section>
  );
}

type StepProps = {
  readonly table: string;
  readonly to: number;
  readonly isThere: boolean;
  readonly name: string;
  readonly why: string;
  readonly back?: boolean;
};

function Step({ table, to, isThere, name, why, back = false }: StepProps) {
  const icon = (
    <span class={back ? 'inspect-back' : ''}>
      <Icon name="chevron" small />
    </span>
  );
  if (!isThere)
    return (
      <span class="btn" aria-disabled="true" title={why}>
        {back && icon}
        {name}
        {!back && icon}
      </span>
    );
  return (
    <PlaceLink to={{ part: 'rolls', item: table, step: String(to) }} class="btn">
      {back && icon}
      {name}
      {!back && icon}
    </PlaceLink>
  );
}

function Jump({ table, roll, of }: RollBarProps) {
  const said = inspectWords.value.roll;
  const id = useId();
  const [typed, setTyped] = useState(String(roll));
  // At once: after the next frame it would wipe out what is typed meanwhile.
  useLayoutEffect(() => setTyped(String(roll)), [roll]);
  return (
    <form
      class="field inspect-roll-field"
      onSubmit={(event) => {
        event.preventDefault();
        goTo({ part: 'rolls', item: table, step: String(Number(typed)) });
      }}
    >
      <label for={id}>{said.jump}</label>
      <div class="inspect-in-line">
        <input
          id={id}
          class="input"
          type="number"
          required
          min={1}
          max={of ?? 999_999_999}
          inputMode="numeric"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" class="btn">
          {said.go}
        </button>
      </div>
    </form>
  );
}
