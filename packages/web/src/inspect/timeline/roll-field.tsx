import { useId, useState } from 'preact/hooks';
import { pit } from '../../live/pit.ts';
import { goTo, inspectPlace } from '../at-inspect.tsx';
import { inspectWords } from '../said.ts';

/** Finds roll n of the table that is chosen; where there is one table only, it is meant. */
export function RollField() {
  const said = inspectWords.value.timeline;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const tables = pit.value?.tables ?? [];
  const table = inspectPlace.value.asked?.['table'] ?? (tables.length === 1 ? tables[0]?.table : undefined);
  return (
    <form
      class="field inspect-roll-field"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(table === undefined);
        if (table !== undefined) goTo({ part: 'rolls', item: table, step: String(Number(typed)) });
      }}
    >
      <label for={id}>{said.findRoll}</label>
      <div class="inspect-in-line">
        <input
          id={id}
          class="input"
          type="number"
          required
          min={1}
          max={999_999_999}
          inputMode="numeric"
          value={typed}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" class="btn">
          {said.go}
        </button>
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} class="wrong small" role="alert">
          {said.chooseTable}
        </p>
      )}
    </form>
  );
}
