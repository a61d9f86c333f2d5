import { type CommandType, citeBasis, everyPips, everyRole, isPips, rolesFor } from '@dicepit/engine';
import { type Field as CommandField, type FieldShape, fieldsOfCommand } from '@dicepit/wire/fields';
import type { FunctionComponent } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import * as look from '../parts/field.module.css';
import { SegmentRow, Setting, Tick } from '../parts/field.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { nameBy } from '../words/names.ts';
import { roleTitle } from '../words/roles.ts';
import { words } from '../words/words.ts';
import {
  type Choices,
  choicesFor,
  commandFrom,
  type Draft,
  type DraftFields,
  draftOfFields,
  fieldsIn,
  listIn,
} from './command-draft.ts';
import {
  type DealerView,
  type FormState,
  giveFromSheet,
  refusalText,
  roleRefusalText,
} from './dealer-view.ts';
import { commandWords } from './dealer-words.ts';
import * as css from './sheets/desk-sheets.module.css';
import { DeskSheet, FacesField, FacesShown, tell } from './sheets/parts.tsx';

/** One field of a command, by its shape: a choice where the table knows what there is to choose from. */
function Field(props: FieldProps) {
  const { view, type, name, needed, shape, draft, onChange } = props;
  const label = labelOf(name, needed);
  switch (shape.is) {
    case 'flag':
      return (
        <Tick on={draft === true} onChange={onChange}>
          {label}
        </Tick>
      );
    case 'nothing':
      return null;
    case 'fields':
      return (
        <Setting name={label}>
          <Fields view={view} type={type} fields={shape.fields} draft={fieldsIn(draft)} onChange={onChange} />
        </Setting>
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
          choices={shape.is === 'one' ? valuesOf(shape.of) : choicesFor(view, type, name)}
          onChange={onChange}
        />
      );
  }
}

type FieldsProps = {
  readonly view: DealerView;
  readonly type: CommandType;
  readonly fields: readonly CommandField[];
  readonly draft: DraftFields;
  readonly onChange: (draft: DraftFields) => void;
};

/** Several fields under one another. */
function Fields({ view, type, fields, draft, onChange }: FieldsProps) {
  return (
    <>
      {fields.map(({ name, needed, shape }) => (
        <Field
          key={name}
          view={view}
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

const fieldName = (name: string): string => nameBy(commandWords.value.fields, name) ?? name;

const labelOf = (name: string, needed: boolean): string =>
  needed ? fieldName(name) : commandWords.value.optional({ field: fieldName(name) });

const valuesOf = (of: readonly (string | number)[]): Choices => {
  const names: Readonly<Record<string, string>> = commandWords.value.values;
  return of.map((each) => {
    const role = everyRole.find((one) => one === each);
    return [String(each), role === undefined ? (names[String(each)] ?? String(each)) : roleTitle(role)];
  });
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
          class={`input ${look.select}`}
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

type FieldProps = {
  readonly view: DealerView;
  readonly type: CommandType;
  readonly name: string;
  readonly needed: boolean;
  readonly shape: FieldShape;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
};

/** What a field inside another is drawn by: they hold each other, so that one of them is handed over. */
type NestedProps<Is extends FieldShape['is']> = Omit<FieldProps, 'shape'> & {
  readonly shape: Extract<FieldShape, { readonly is: Is }>;
  readonly label: string;
  readonly Each: FunctionComponent<FieldProps>;
};

/** A list: dice are keyed as faces, everything else is written line by line. */
function ListField(props: NestedProps<'list' | 'row'>) {
  const { view, type, name, shape, draft, onChange, label, Each } = props;
  const { add, remove, nth } = commandWords.value;
  const drafts = listIn(draft);
  if (shape.is === 'list' && isFaces(shape.of)) {
    const faces = drafts.map(Number).filter(isPips);
    return (
      <div class="field">
        <span class="label">{label}</span>
        <FacesShown dice={Math.max(view.game.dice, faces.length)} faces={faces} />
        <FacesField dice={view.game.dice} faces={faces} onChange={(keyed) => onChange(keyed.map(String))} />
      </div>
    );
  }
  const shapes = shape.is === 'row' ? shape.of : drafts.map(() => shape.of);
  const at = (place: number, each: Draft): readonly Draft[] =>
    shapes.map((_, index) => (index === place ? each : drafts[index]));
  return (
    <Setting name={label}>
      {shapes.map((of, place) => (
        // Lines have nothing but their place to tell them apart.
        <div key={place} class={css.each}>
          <Each
            view={view}
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
    </Setting>
  );
}

const isFaces = (shape: FieldShape): boolean =>
  shape.is === 'one' && everyPips.every((pips) => shape.of.includes(pips));

/** Values under keys: of the options of the pack, or of the parts that a device tests. */
function OptionsField(props: NestedProps<'dictionary'>) {
  const { view, type, name, shape, draft, onChange, label, Each } = props;
  const drafts = fieldsIn(draft);
  const keys = name === 'options' ? Object.keys(view.rules.pack.options) : partsOf(props);
  return (
    <Setting name={label}>
      {keys.map((key) => (
        <Each
          key={key}
          view={view}
          type={type}
          name={key}
          needed
          shape={optionShape(props, key) ?? shape.of}
          draft={drafts[key]}
          onChange={(each) => onChange({ ...drafts, [key]: each })}
        />
      ))}
    </Setting>
  );
}

/** An option with a short list of values is chosen from it. */
function optionShape({ view, name }: NestedProps<'dictionary'>, key: string): FieldShape | undefined {
  if (name !== 'options') return undefined;
  const values = view.rules.pack.options[key]?.values;
  return values === undefined ? undefined : { is: 'one', of: values };
}

const partsOf = ({ view }: NestedProps<'dictionary'>): readonly string[] => [
  ...new Set(view.rules.procedure.equipment.items.flatMap(({ selfTest }) => selfTest?.parts ?? [])),
];

/** One of several shapes: faces or no roll, a sum or none, one kind of sign or another. */
function EitherField(props: NestedProps<'either'>) {
  const { view, type, name, shape, draft, onChange, label, Each } = props;
  const { which = '0', value } = fieldsIn(draft);
  const chosen = shape.of[Number(which)];
  return (
    <Setting name={label}>
      <SegmentRow
        options={shape.of.map((each, index) => [`${index}`, shapeName(each, name)] as const)}
        chosen={typeof which === 'string' ? which : undefined}
        onPick={(picked) => {
          const each = shape.of[Number(picked)];
          if (each !== undefined) onChange({ which: picked, value: onlyValue(each) });
        }}
      />
      {chosen !== undefined && onlyValue(chosen) === undefined && (
        <Each
          view={view}
          type={type}
          name={name}
          needed
          shape={chosen}
          draft={value}
          onChange={(each) => onChange({ which, value: each })}
        />
      )}
    </Setting>
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

/** The form of one command. Its button says what the rules would say, before it is pressed. */
export function CommandSheet({ view, form }: { readonly view: DealerView; readonly form: FormState }) {
  const { type, fixed = {}, from, back } = form;
  const fields = fieldsOfCommand(type).filter(({ name }) => name !== SAID_BY_THE_PIT);
  const [draft, setDraft] = useState<DraftFields>(() => draftOfFields(fields, { ...from, ...fixed }));
  const { names, needs } = commandWords.value;
  const written = commandFrom(type, { ...draft, ...draftOfFields(fields, fixed) });
  const { basis } = rolesFor(view.rules.procedure, type);
  const why =
    roleRefusalText(view, type) ??
    (written.ok ? refusalText(view, written.command) : needs({ field: placeName(written.place) }));
  const send = async (): Promise<void> => {
    if (written.ok && why === undefined) await giveFromSheet(view, written.command, back);
  };
  return (
    <DeskSheet view={view} title={names[type]}>
      <form
        class={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Fields
          view={view}
          type={type}
          fields={fields.filter(({ name }) => !Object.hasOwn(fixed, name))}
          draft={draft}
          onChange={setDraft}
        />
        {why !== undefined && (
          <p class="small quiet" role="status">
            {why}
          </p>
        )}
        <Buttons split="lean">
          <button type="button" class="btn" onClick={() => view.show(back)}>
            {words.value.common.back}
          </button>
          <Action class="btn btn-main" why={why} onPress={() => void send()} onRefused={tell}>
            {names[type]}
          </Action>
        </Buttons>
        {!basis.startsWith('policy/') && (
          <p class="small quiet">
            <ClauseLink clause={citeBasis(view.game, basis)} />
          </p>
        )}
      </form>
    </DeskSheet>
  );
}

/** The chips of the house are known to the pit, which writes them into the command by itself. */
const SAID_BY_THE_PIT = 'paidIn';

/** `limits.minimum` as the form names it. */
const placeName = (place: string): string =>
  place
    .split('.')
    .map((part) => fieldName(part))
    .join(', ');
