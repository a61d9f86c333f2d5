import {
  FEWEST_CHIPS,
  type HouseChip,
  LONGEST_SYMBOL,
  MOST_CHIPS,
  type MoneySymbol,
  withSymbol,
} from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Buttons } from '../parts/buttons.tsx';
import { Chip } from '../parts/chip.tsx';
import { Field, Segments, Select, Setting } from '../parts/field.tsx';
import { Form, Wrong } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { Panel } from '../parts/panel.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { tellRefusal } from '../words/refusal-words.ts';
import { figure, list, localeOf } from '../words/words.ts';
import {
  type ChipDraft,
  type ChipTyped,
  chipsIn,
  colourOptions,
  draftOf,
  faultIn,
  presetNames,
  presets,
  settingsFor,
  typedAs,
  withAnother,
} from './chip-draft.ts';
import * as css from './chips.module.css';
import { closeSheet, night, show, withToast } from './console-state.ts';
import { hostWords } from './host-words.ts';

/** The chips that the house plays with, and the way to others. */
export function ChipsPanel() {
  const said = hostWords.value.chips;
  const money = night.value?.pit.money;
  if (money === undefined) return null;
  return (
    <Panel
      title={said.title}
      aside={
        <button
          type="button"
          class="btn btn-sm"
          aria-label={said.changeChips}
          onClick={() => show({ is: 'chips' })}
        >
          {said.change}
        </button>
      }
    >
      <ChipRack chips={money.chips} />
    </Panel>
  );
}

/** Chips side by side, each by its colour, its spots and its figure. */
function ChipRack({ chips }: { readonly chips: readonly HouseChip[] }) {
  const said = hostWords.value.chips;
  const spoken = chips.map(({ worth, colour }) =>
    said.chip({ sum: figure(worth), colour: said.colours[colour] }),
  );
  return (
    <div class={css.rack} role="img" aria-label={list(spoken)}>
      {chips.map(({ worth, colour }, place) => (
        <Chip key={colour} worth={worth} colour={colour} spots={4 + 2 * place} figure={figure(worth)} />
      ))}
    </div>
  );
}

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
    else if ((await withToast(client.ask('changeSettings', { body }), said.saved)) !== undefined)
      closeSheet();
  };
  return (
    <Sheet title={said.sheetTitle} note={said.sheetText} onClose={closeSheet} closable>
      <Form onSend={save}>
        <Setting name={said.presets}>
          <Buttons class={css.presets}>
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
          </Buttons>
        </Setting>
        <figure class={css.shown}>
          <figcaption class="small quiet">{said.rack}</figcaption>
          <ChipRack chips={chipsIn(draft)} />
        </figure>
        <ChipRows draft={draft} onChange={setDraft} />
        <SymbolFields draft={draft} onChange={setDraft} />
        <Wrong role="status">
          {fault === undefined ? '' : fault === 'unread' ? said.unread : tellRefusal(fault)}
        </Wrong>
        <button type="submit" class="btn btn-main" aria-disabled={fault === undefined ? undefined : 'true'}>
          {said.save}
        </button>
      </Form>
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
    <Setting name={said.each}>
      {chips.map((chip, at) => (
        // A chip is what stands in its row: neither its worth nor its colour is its own while it is typed.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <div key={at} class={css.row}>
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
    </Setting>
  );
}

const known = ['$', '€', '£', '₿', '♣'] as const;

const EXAMPLE_CENTS = 1_250_00;

/** What stands beside a sum, and on which side, with a sum to see it by. */
function SymbolFields({
  draft,
  onChange,
}: {
  readonly draft: ChipDraft;
  readonly onChange: (draft: ChipDraft) => void;
}) {
  const said = hostWords.value.chips;
  const { symbol } = draft;
  const listed = known.find((each) => each === symbol.text);
  const [isOwn, setOwn] = useState(listed === undefined && symbol.text !== '');
  const put = (change: Partial<MoneySymbol>): void =>
    onChange({ ...draft, symbol: { ...symbol, ...change } });
  return (
    <>
      <Segments
        name={said.symbol}
        options={[
          ['none', said.symbols.none],
          ...known.map((each) => [each, each] as const),
          ['own', said.symbols.own],
        ]}
        chosen={isOwn ? 'own' : (listed ?? 'none')}
        onPick={(picked) => {
          setOwn(picked === 'own');
          put({ text: picked === 'own' || picked === 'none' ? '' : picked });
        }}
      />
      {isOwn && (
        <Field
          name={said.ownSymbol}
          maxLength={LONGEST_SYMBOL}
          autocomplete="off"
          value={symbol.text}
          onType={(text) => put({ text: text.trim() })}
        />
      )}
      {symbol.text !== '' && (
        <Segments
          name={said.place}
          options={[
            ['before', said.places.before],
            ['after', said.places.after],
            ['locale', said.places.locale],
          ]}
          chosen={symbol.place}
          onPick={(place) => put({ place })}
          note={said.example({ sum: withSymbol(figure(EXAMPLE_CENTS), symbol, localeOf()) })}
        />
      )}
    </>
  );
}
