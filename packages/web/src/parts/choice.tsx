export type ChoiceProps<Value extends string> = {
  readonly name: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** One of a few, side by side. */
export function Choice<Value extends string>({ name, options, chosen, onChoose }: ChoiceProps<Value>) {
  // The keys of the options are its values, and no others.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const values = Object.keys(options) as Value[];
  return (
    <fieldset class="setting">
      <legend>{name}</legend>
      <div class="segments">
        {values.map((value) => (
          <label key={value} class="segment">
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
