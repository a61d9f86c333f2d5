import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { inspectPlace, narrow } from '../at-inspect.tsx';
import { inspectWords } from '../said.ts';
import { clauseMeant, clausesLike, type OfferedClause } from './clauses.ts';

/** Finds what cites a clause. The registers come when somebody begins to type. */
export function ClauseField() {
  const said = inspectWords.value.timeline;
  const asked = inspectPlace.value.asked?.['clause'] ?? '';
  const [typed, setTyped] = useState(asked);
  const [all, setAll] = useState<readonly OfferedClause[]>([]);
  const [isUnknown, setUnknown] = useState(false);
  const id = useId();
  // At once: after the next frame it would wipe out what is typed meanwhile.
  useLayoutEffect(() => setTyped(asked), [asked]);

  const load = async (): Promise<readonly OfferedClause[]> => {
    if (all.length > 0) return all;
    const { registers } = await import('@dicepit/games/texts');
    const rows = Object.values(registers).flat();
    setAll(rows);
    return rows;
  };
  const find = async (text: string): Promise<void> => {
    if (text.trim() === '') {
      setUnknown(false);
      if (asked !== '') narrow({ clause: '' });
      return;
    }
    const clause = clauseMeant(await load(), text);
    setUnknown(clause === undefined);
    if (clause !== undefined && clause !== asked) narrow({ clause });
  };
  return (
    <form
      class="field inspect-clause"
      onSubmit={(event) => {
        event.preventDefault();
        void find(typed);
      }}
    >
      <label for={id}>{said.clause}</label>
      <input
        id={id}
        class="input"
        list={`${id}-list`}
        autocomplete="off"
        spellcheck={false}
        placeholder={said.clauseExample}
        value={typed}
        aria-invalid={isUnknown}
        aria-describedby={isUnknown ? `${id}-wrong` : undefined}
        title={said.clauseNote}
        onFocus={() => void load()}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setUnknown(false);
          // A suggestion that was picked is whole: it is looked for at once.
          if (all.some(({ clause }) => clause === currentTarget.value)) void find(currentTarget.value);
        }}
        onChange={({ currentTarget }) => void find(currentTarget.value)}
      />
      <datalist id={`${id}-list`}>
        {clausesLike(all, typed).map(({ clause, rule }) => (
          <option key={clause} value={clause}>
            {rule.slice(0, 90)}
          </option>
        ))}
      </datalist>
      {isUnknown && (
        <p id={`${id}-wrong`} class="wrong small" role="alert">
          {said.clauseUnknown({ clause: typed })}
        </p>
      )}
    </form>
  );
}
