import type { CommandType } from '@dicepit/engine';
import type { Field as CommandField, FieldShape } from '@dicepit/wire/fields';
import { useId } from 'preact/hooks';
import { nameBy } from '../../words/name-by.ts';
import type { Desk } from '../desk/desk.ts';
import { commandWords } from '../said.ts';
import { type Choices, choicesFor } from './choices.ts';
import { type DraftFields, fieldsIn } from './draft.ts';
import type { FieldProps } from './field-props.ts';
import { EitherField, ListField, OptionsField } from './nested-fields.tsx';

/** One field of a command, by its shape: a choice where the table knows what there is to choose from. */
function Field(props: FieldProps) {
  const { desk, type, name, needed, shape, draft, onChange } = props;
  const label = labelOf(name, needed);
  switch (shape.is) {
    case 'flag':
      return <Tick label={label} on={draft === true} onChange={onChange} />;
    case 'nothing':
      return null;
    case 'fields':
      return (
        <fieldset class="setting">
          <legend>{label}</legend>
          <Fields desk={desk} type={type} fields={shape.fields} draft={fieldsIn(draft)} onChange={onChange} />
        </fieldset>
      );
    case 'list':
    case 'row':
      return <ListField Each={Field} {...props} shape={shape} label={label} />;
    case 'dictionary':
      return <OptionsField Each={Field} {...props} shape={shape} label={label} />;
    case 'either':
      return <EitherField Each={Field} {...props} shape={shape} label={label} />;
    case 'one':
    case 'text':
    case 'words':
    case 'date':
    case 'whole':
    case 'cents':
    case 'moment':
      return (
        <Written
          label={label}
          shape={shape}
          text={typeof draft === 'string' ? draft : ''}
          choices={shape.is === 'one' ? valuesOf(shape.of) : choicesFor(desk, type, name)}
          onChange={onChange}
        />
      );
  }
}

type FieldsProps = {
  readonly desk: Desk;
  readonly type: CommandType;
  readonly fields: readonly CommandField[];
  readonly draft: DraftFields;
  readonly onChange: (draft: DraftFields) => void;
};

/** Several fields under one another. */
export function Fields({ desk, type, fields, draft, onChange }: FieldsProps) {
  return (
    <>
      {fields.map(({ name, needed, shape }) => (
        <Field
          key={name}
          desk={desk}
          type={type}
          name={name}
          needed={needed}
          shape={shape}
          draft={draft[name]}
          onChange={(each) => onChange({ ...draft, [name]: each })}
        />
      ))}
    </>
  );
}

export const fieldName = (name: string): string => nameBy(commandWords.value.fields, name) ?? name;

const labelOf = (name: string, needed: boolean): string =>
  needed ? fieldName(name) : commandWords.value.optional({ field: fieldName(name) });

const valuesOf = (of: readonly (string | number)[]): Choices => {
  const { values, roles } = commandWords.value;
  const names: Readonly<Record<string, string>> = { ...values, ...roles };
  return of.map((each) => [String(each), names[String(each)] ?? String(each)]);
};

type WrittenProps = {
  readonly label: string;
  readonly shape: FieldShape;
  readonly text: string;
  readonly choices: Choices | undefined;
  readonly onChange: (text: string) => void;
};

function Written({ label, shape, text, choices, onChange }: WrittenProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {choices !== undefined && choices.length > 0 ? (
        <select
          id={id}
          class="input"
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{commandWords.value.choose}</option>
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : shape.is === 'words' ? (
        <textarea
          id={id}
          class="input"
          rows={2}
          value={text}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <Line id={id} shape={shape} text={text} onChange={onChange} />
      )}
    </div>
  );
}

type LineProps = Pick<WrittenProps, 'shape' | 'text' | 'onChange'> & { readonly id: string };

function Line({ id, shape, text, onChange }: LineProps) {
  const common = {
    id,
    class: 'input',
    value: text,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange(currentTarget.value),
  };
  if (shape.is === 'date') return <input type="date" {...common} />;
  if (shape.is === 'moment') return <input type="datetime-local" {...common} />;
  if (shape.is === 'whole') return <input type="text" inputMode="numeric" {...common} />;
  return <input type="text" inputMode={shape.is === 'cents' ? 'decimal' : 'text'} {...common} />;
}

type TickProps = { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void };

export function Tick({ label, on, onChange }: TickProps) {
  return (
    <label class="tick">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
