import { FEWEST_CHIPS, MOST_CHIPS } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Field, Select } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { translated } from '../../words/translated.ts';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import {
  type ChipDraft,
  type ChipTyped,
  chipsIn,
  draftOf,
  faultIn,
  presetNames,
  presets,
  settingsFor,
  typedAs,
  withAnother,
} from './chip-draft.ts';
import { ChipRack } from './chips-panel.tsx';
import { colourOptions } from './colour-options.ts';
import { SymbolFields } from './symbol-fields.tsx';

/** Which chips the house has, and what stands beside its sums. */
export function ChipsSheet() {
  const said = hostWords.value.chips;
  const money = night.value?.pit.money;
  const [draft, setDraft] = useState<ChipDraft | undefined>(() =>
    money === undefined ? undefined : draftOf(money),
  );
  if (money === undefined || draft === undefined) return null;
  const fault = faultIn(draft);
  const save = async (): Promise<void> => {
    const body = settingsFor(draft, money);
    if (fault !== undefined) return;
    if (Object.keys(body).length === 0) closeSheet();
    else if ((await told(client.ask('changeSettings', { body }), said.saved)) !== undefined) closeSheet();
  };
  return (
    <Sheet title={said.sheetTitle} note={said.sheetText} onClose={closeSheet} closable>
      <form
        class="form chips-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset class="setting">
          <legend>{said.presets}</legend>
          <div class="btns presets">
            {presetNames.map((name) => (
              <button
                key={name}
                type="button"
                class="btn btn-sm"
                onClick={() => setDraft({ ...draft, chips: typedAs(presets[name]) })}
              >
                {said.preset[name]}
              </button>
            ))}
          </div>
        </fieldset>
        <figure class="rack-shown">
          <figcaption class="small quiet">{said.rack}</figcaption>
          <ChipRack chips={chipsIn(draft)} />
        </figure>
        <ChipRows draft={draft} onChange={setDraft} />
        <SymbolFields draft={draft} onChange={setDraft} />
        <p class="wrong" role="status">
          {fault === undefined ? '' : fault === 'unread' ? said.unread : translated(fault.says)}
        </p>
        <button type="submit" class="btn btn-main" aria-disabled={fault === undefined ? undefined : 'true'}>
          {said.save}
        </button>
      </form>
    </Sheet>
  );
}

type RowsProps = { readonly draft: ChipDraft; readonly onChange: (draft: ChipDraft) => void };

function ChipRows({ draft, onChange }: RowsProps) {
  const said = hostWords.value.chips;
  const { chips } = draft;
  const put = (at: number, change: Partial<ChipTyped>): void =>
    onChange({ ...draft, chips: chips.map((chip, place) => (place === at ? { ...chip, ...change } : chip)) });
  return (
    <fieldset class="setting">
      <legend>{said.each}</legend>
      {chips.map((chip, at) => (
        // A chip is what stands in its row: neither its worth nor its colour is its own while it is typed.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <div key={at} class="chip-row">
          <Field
            name={said.worth({ place: at + 1 })}
            inputMode="decimal"
            maxLength={12}
            value={chip.worth}
            onType={(worth) => put(at, { worth })}
          />
          <Select
            name={said.colour({ place: at + 1 })}
            options={colourOptions(said.colours)}
            chosen={chip.colour}
            onPick={(colour) => put(at, { colour })}
          />
          {chips.length > FEWEST_CHIPS && (
            <button
              type="button"
              class="btn btn-sm"
              aria-label={said.remove({ place: at + 1 })}
              onClick={() => onChange({ ...draft, chips: chips.filter((_, place) => place !== at) })}
            >
              <Icon name="minus" small />
            </button>
          )}
        </div>
      ))}
      {chips.length < MOST_CHIPS && (
        <button type="button" class="btn" onClick={() => onChange(withAnother(draft))}>
          {said.add}
        </button>
      )}
    </fieldset>
  );
}
