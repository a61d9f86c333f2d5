import { useId } from 'preact/hooks';

export type PillSelectProps = {
  readonly name: string;
  readonly about?: string | undefined;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: string;
  readonly onPick: (value: string) => void;
};

/** One of a list, its name and what is chosen on one line. */
export function PillSelect({ name, about, options, chosen, onPick }: PillSelectProps) {
  const id = useId();
  return (
    <div class="pillbox" title={about}>
      <label for={id}>{name}</label>
      <select
        id={id}
        class="pick"
        value={chosen}
        onChange={({ currentTarget }) => {
          const picked = options[currentTarget.selectedIndex];
          if (picked !== undefined) onPick(picked[0]);
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
