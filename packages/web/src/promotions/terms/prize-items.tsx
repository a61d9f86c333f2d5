import {
  barredCategories,
  itemCategories,
  LIQUOR,
  listDetails,
  type PrizeDetail,
  type PrizeItem,
} from '@dicepit/desks';
import { CountField, Line } from '../../office/inputs.tsx';
import { Select } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { list } from '../../words/numbers.ts';
import { register } from '../desk/live.ts';
import { categoryLabel, promotionWords } from '../said.ts';
import { fieldOf } from './fields.ts';
import { DetailFields } from './prize-details.tsx';

export type PrizeItemsProps = {
  readonly id: string;
  readonly prize: string;
  readonly items: readonly PrizeItem[];
  readonly onChange: (items: readonly PrizeItem[]) => void;
};

const nothing: PrizeItem = { what: '', category: '', count: 1 };

/** What is in a prize, each by its category, so that what is barred can be found. */
export function PrizeItems({ id, prize, items, onChange }: PrizeItemsProps) {
  const said = promotionWords.value.terms;
  const barred = Object.keys(barredCategories);
  return (
    <fieldset class="detail items" id={id} tabIndex={-1}>
      <legend>
        {said.items} <ClauseLink clause="nsw/10.5" />
      </legend>
      <p class="quiet small">{said.itemsNote({ barred: list(barred.map(categoryLabel)) })}</p>
      {items.map((item, index) => (
        <div key={index} class="item">
          <Line
            name={said.what}
            value={item.what}
            onType={(what) => onChange(items.with(index, { ...item, what }))}
          />
          <Select
            name={said.category}
            options={categoryOptions(item.category)}
            chosen={item.category}
            onPick={(category) => onChange(items.with(index, categorised(item, category)))}
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
            aria-label={said.removeItem({ what: item.what })}
            onClick={() => onChange(items.toSpliced(index, 1))}
          >
            <Icon name="close" />
          </button>
          <div class="item-details">
            <DetailFields
              lines={listDetails(item)}
              details={item.details ?? {}}
              fieldOf={(term) => fieldOf({ prize, item: index + 1, term })}
              onSet={(key, detail) => onChange(items.with(index, detailedItem(item, key, detail)))}
            />
          </div>
        </div>
      ))}
      <button type="button" class="btn btn-sm" onClick={() => onChange([...items, nothing])}>
        {said.addItem}
      </button>
    </fieldset>
  );
}

/** The list, what is barred by it, what regulations bar, and whatever stands there from earlier days. */
function categoryOptions(chosen: string): readonly (readonly [string, string])[] {
  const said = promotionWords.value.terms;
  const barred = [
    ...Object.keys(barredCategories),
    ...register.value.prescribed.map(({ category }) => category),
  ];
  const listed = [
    ['', said.pickCategory] as const,
    ...itemCategories.map((each) => [each, categoryLabel(each)] as const),
    ...barred.map((each) => [each, said.barred({ category: categoryLabel(each) })] as const),
  ];
  return listed.some(([category]) => category === chosen) ? listed : [...listed, [chosen, chosen]];
}

/** What another category has asked for is gone with it. */
function categorised({ what, count }: PrizeItem, category: string): PrizeItem {
  return { what, category, count };
}

function detailedItem(item: PrizeItem, key: string, detail: PrizeDetail | undefined): PrizeItem {
  const { [key]: _, ...others } = item.details ?? {};
  return { ...item, details: detail === undefined ? others : { ...others, [key]: detail } };
}

function measured(item: PrizeItem, millilitres: number | undefined): PrizeItem {
  const { millilitres: _, ...unmeasured } = item;
  return millilitres === undefined ? unmeasured : { ...unmeasured, millilitres };
}
