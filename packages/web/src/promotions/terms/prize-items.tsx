import { barredCategories, LIQUOR, type PrizeItem } from '@dicepit/desks';
import { useId } from 'preact/hooks';
import { CountField, Line } from '../../office/inputs.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { list } from '../../words/numbers.ts';
import { promotionWords } from '../said.ts';

export type PrizeItemsProps = {
  readonly id: string;
  readonly items: readonly PrizeItem[];
  readonly onChange: (items: readonly PrizeItem[]) => void;
};

const nothing: PrizeItem = { what: '', category: '', count: 1 };

/** What is in a prize, each by its category, so that what is barred can be found. */
export function PrizeItems({ id, items, onChange }: PrizeItemsProps) {
  const said = promotionWords.value.terms;
  const categories = useId();
  const barred = Object.keys(barredCategories);
  return (
    <fieldset class="detail items" id={id} tabIndex={-1}>
      <legend>
        {said.items} <ClauseLink clause="nsw/10.5" />
      </legend>
      <p class="quiet small">{said.itemsNote(list(barred.map((each) => said.label(each))))}</p>
      <datalist id={categories}>
        {[LIQUOR, 'food', 'electronics', ...barred].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      {items.map((item, index) => (
        <div key={index} class="item">
          <Line
            name={said.what}
            value={item.what}
            onType={(what) => onChange(items.with(index, { ...item, what }))}
          />
          <Line
            name={said.category}
            value={item.category}
            list={categories}
            onType={(category) => onChange(items.with(index, { ...item, category }))}
          />
          <CountField
            name={said.count}
            value={item.count}
            onSet={(count = 1) => onChange(items.with(index, { ...item, count: Math.max(1, count) }))}
          />
          {item.category.trim().toLowerCase() === LIQUOR && (
            <CountField
              name={said.millilitres}
              value={item.millilitres}
              onSet={(millilitres) => onChange(items.with(index, measured(item, millilitres)))}
            />
          )}
          <button
            type="button"
            class="iconbtn"
            aria-label={said.removeItem(item.what)}
            onClick={() => onChange(items.toSpliced(index, 1))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <button type="button" class="btn btn-sm" onClick={() => onChange([...items, nothing])}>
        {said.addItem}
      </button>
    </fieldset>
  );
}

function measured(item: PrizeItem, millilitres: number | undefined): PrizeItem {
  const { millilitres: _, ...unmeasured } = item;
  return millilitres === undefined ? unmeasured : { ...unmeasured, millilitres };
}
