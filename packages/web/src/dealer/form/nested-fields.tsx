import { everyPips, isPips } from '@dicepit/engine';
import type { FieldShape } from '@dicepit/wire/fields';
import { nameBy } from '../../words/name-by.ts';
import { commandWords } from '../said.ts';
import { FacesField, FacesShown } from '../sheets/faces-field.tsx';
import { type Draft, fieldsIn, listIn } from './draft.ts';
import type { NestedProps } from './field-props.ts';

/** A list: dice are keyed as faces, everything else is written line by line. */
export function ListField(props: NestedProps<'list' | 'row'>) {
  const { desk, type, name, shape, draft, onChange, label, Each } = props;
  const { add, remove, nth } = commandWords.value;
  const drafts = listIn(draft);
  if (shape.is === 'list' && isFaces(shape.of)) {
    const faces = drafts.map(Number).filter(isPips);
    return (
      <div class="field">
        <span class="label">{label}</span>
        <FacesShown dice={Math.max(desk.game.dice, faces.length)} faces={faces} />
        <FacesField dice={desk.game.dice} faces={faces} onChange={(keyed) => onChange(keyed.map(String))} />
      </div>
    );
  }
  const shapes = shape.is === 'row' ? shape.of : drafts.map(() => shape.of);
  const at = (place: number, each: Draft): readonly Draft[] =>
    shapes.map((_, index) => (index === place ? each : drafts[index]));
  return (
    <fieldset class="setting">
      <legend>{label}</legend>
      {shapes.map((of, place) => (
        // Lines have nothing but their place to tell them apart.
        <div key={place} class="list-line">
          <Each
            desk={desk}
            type={type}
            name={of.is === 'fields' ? nth({ which: place + 1 }) : name}
            needed
            shape={of}
            draft={drafts[place]}
            onChange={(each) => onChange(at(place, each))}
          />
          {shape.is === 'list' && (
            <button
              type="button"
              class="btn btn-sm"
              aria-label={remove({ which: place + 1 })}
              onClick={() => onChange(drafts.filter((_, index) => index !== place))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {shape.is === 'list' && (
        <button type="button" class="btn btn-sm" onClick={() => onChange([...drafts, undefined])}>
          {add}
        </button>
      )}
    </fieldset>
  );
}

const isFaces = (shape: FieldShape): boolean =>
  shape.is === 'one' && everyPips.every((pips) => shape.of.includes(pips));

/** Values under keys: of the options of the pack, or of the parts that a device tests. */
export function OptionsField(props: NestedProps<'dictionary'>) {
  const { desk, type, name, shape, draft, onChange, label, Each } = props;
  const drafts = fieldsIn(draft);
  const keys = name === 'options' ? Object.keys(desk.rules.pack.options) : partsOf(props);
  return (
    <fieldset class="setting">
      <legend>{label}</legend>
      {keys.map((key) => (
        <Each
          key={key}
          desk={desk}
          type={type}
          name={key}
          needed
          shape={optionShape(props, key) ?? shape.of}
          draft={drafts[key]}
          onChange={(each) => onChange({ ...drafts, [key]: each })}
        />
      ))}
    </fieldset>
  );
}

/** An option with a short list of values is chosen from it. */
function optionShape({ desk, name }: NestedProps<'dictionary'>, key: string): FieldShape | undefined {
  if (name !== 'options') return undefined;
  const values = desk.rules.pack.options[key]?.values;
  return values === undefined ? undefined : { is: 'one', of: values };
}

const partsOf = ({ desk }: NestedProps<'dictionary'>): readonly string[] => [
  ...new Set(desk.rules.procedure.equipment.items.flatMap(({ selfTest }) => selfTest?.parts ?? [])),
];

/** One of several shapes: faces or no roll, a sum or none, one kind of sign or another. */
export function EitherField(props: NestedProps<'either'>) {
  const { desk, type, name, shape, draft, onChange, label, Each } = props;
  const { which = '0', value } = fieldsIn(draft);
  const chosen = shape.of[Number(which)];
  return (
    <fieldset class="setting">
      <legend>{label}</legend>
      <div class="segments">
        {shape.of.map((each, index) => (
          // Shapes have nothing but their place to tell them apart.
          <label key={index} class="segment">
            <input
              type="radio"
              name={`${type}-${name}`}
              checked={String(index) === which}
              onChange={() => onChange({ which: String(index), value: onlyValue(each) })}
            />
            <span>{shapeName(each, name)}</span>
          </label>
        ))}
      </div>
      {chosen !== undefined && onlyValue(chosen) === undefined && (
        <Each
          desk={desk}
          type={type}
          name={name}
          needed
          shape={chosen}
          draft={value}
          onChange={(each) => onChange({ which, value: each })}
        />
      )}
    </fieldset>
  );
}

/** A shape that can only say one thing says it when it is chosen. */
function onlyValue(shape: FieldShape): Draft {
  if (shape.is === 'one' && shape.of.length === 1) return String(shape.of[0]);
  if (shape.is !== 'fields') return undefined;
  const [kind, ...others] = shape.fields;
  const only = kind === undefined ? undefined : onlyValue(kind.shape);
  return kind === undefined || only === undefined || others.length > 0 ? undefined : { [kind.name]: only };
}

function shapeName(shape: FieldShape, name: string): string {
  const { values, fields, nothing } = commandWords.value;
  if (shape.is === 'nothing') return nothing;
  if (shape.is === 'fields') {
    const [kind] = shape.fields;
    return kind === undefined ? name : shapeName(kind.shape, name);
  }
  const [only] = shape.is === 'one' && shape.of.length === 1 ? shape.of : [];
  return only === undefined ? (nameBy(fields, name) ?? name) : (nameBy(values, String(only)) ?? String(only));
}
