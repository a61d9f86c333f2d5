import {
  barredCategories,
  type DetailLine,
  itemCategories,
  LIQUOR,
  listDetails,
  type Prize,
  type PrizeDetail,
  type PrizeItem,
  prizeDetails,
  prizeKinds,
  type TermId,
} from '@dicepit/desks';
import { CountField, Line, LongText, SumField } from '../../office/desk-controls.tsx';
import { SegmentRow, Select, Setting } from '../../parts/field.tsx';
import { Pair } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { list } from '../../words/words.ts';
import { register } from '../desk/promotion-store.ts';
import { categoryLabel, promotionWords } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { fieldOf, nameIn, withDetail } from './terms-draft.ts';

type PrizeFormProps = {
  readonly prize: Prize;
  readonly onChange: (prize: Prize) => void;
  readonly onRemove: () => void;
};

/** One prize: what every prize has to say, what is in it, and what its kind asks for besides. */
export function PrizeForm({ prize, onChange, onRemove }: PrizeFormProps) {
  const said = promotionWords.value.terms;
  const field = (term: TermId): string => fieldOf({ prize: prize.prize, term });
  return (
    <fieldset class={`${css.term} ${css.prizeForm}`}>
      <legend>
        {said.prizeTitle({ name: prize.prize })} <ClauseLink clause="nsw/10.7.11" />
      </legend>
      <Pair>
        <Line
          name={said.prizeName}
          note={said.prizeNameNote}
          value={prize.prize}
          most={40}
          onType={(text) => onChange({ ...prize, prize: nameIn(text) })}
        />
        <Select
          name={said.kind}
          options={prizeKinds.map((kind) => [kind, said.kinds[kind]] as const)}
          chosen={prize.kind}
          onPick={(kind) => onChange({ ...prize, kind, details: {} })}
        />
      </Pair>
      <LongText
        id={field('description')}
        name={said.description}
        value={prize.description}
        onType={(description) => onChange({ ...prize, description })}
      />
      <Pair>
        <SumField
          id={field('cents')}
          name={said.value}
          cents={prize.cents}
          onSet={(cents) => onChange({ ...prize, cents })}
        />
        <SumField
          name={said.alternative}
          cents={prize.cashAlternative}
          onSet={(cashAlternative) => onChange({ ...prize, cashAlternative })}
        />
      </Pair>
      <LongText
        id={field('conditions')}
        name={said.conditions}
        value={prize.conditions}
        onType={(conditions) => onChange({ ...prize, conditions })}
      >
        {prize.conditions === '' && (
          <button type="button" class="btn btn-sm" onClick={() => onChange({ ...prize, conditions: 'none' })}>
            {said.none}
          </button>
        )}
      </LongText>
      <DetailFields
        lines={prizeDetails[prize.kind]}
        details={prize.details}
        fieldOf={field}
        onSet={(key, detail) => onChange(withDetail(prize, key, detail))}
      />
      <PrizeItems
        id={field('items')}
        prize={prize.prize}
        items={prize.items}
        onChange={(items) => onChange({ ...prize, items })}
      />
      <button type="button" class="btn btn-sm" onClick={onRemove}>
        {said.removePrize({ name: prize.prize })}
      </button>
    </fieldset>
  );
}

type PrizeItemsProps = {
  readonly id: string;
  readonly prize: string;
  readonly items: readonly PrizeItem[];
  readonly onChange: (items: readonly PrizeItem[]) => void;
};

const nothing: PrizeItem = { what: '', category: '', count: 1 };

/** What is in a prize, each by its category, so that what is barred can be found. */
function PrizeItems({ id, prize, items, onChange }: PrizeItemsProps) {
  const said = promotionWords.value.terms;
  const barred = Object.keys(barredCategories);
  return (
    <fieldset class={`${css.detail} items`} id={id} tabIndex={-1}>
      <legend>
        {said.items} <ClauseLink clause="nsw/10.5" />
      </legend>
      <p class="quiet small">{said.itemsNote({ barred: list(barred.map(categoryLabel)) })}</p>
      {items.map((item, index) => (
        <div key={index} class={css.item}>
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
          <div class={css.itemDetails}>
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

type DetailFieldsProps = {
  readonly lines: readonly DetailLine[];
  readonly details: Prize['details'];
  readonly fieldOf: (term: TermId) => string;
  readonly onSet: (key: string, detail: PrizeDetail | undefined) => void;
};

/** What the kind of a prize asks for, or the category of a thing in one: a field to each. */
function DetailFields({ lines, details, fieldOf, onSet }: DetailFieldsProps) {
  const { labels, detailGroups } = promotionWords.value.terms;
  return lines.map(({ clause, group, given, keys }) => (
    <fieldset key={keys.join(' ')} class={css.detail}>
      <legend>
        {group === undefined ? keys.map((key) => labels[key]) : detailGroups[group]}{' '}
        <ClauseLink clause={clause} />
      </legend>
      <div class={keys.length > 1 ? 'pair' : ''}>
        {keys.map((key) => (
          <Detail
            key={key}
            id={fieldOf(key)}
            name={labels[key]}
            nameless={keys.length === 1}
            given={given}
            value={details[key]}
            onSet={(detail) => onSet(key, detail)}
          />
        ))}
      </div>
    </fieldset>
  ));
}

type DetailProps = {
  readonly id: string;
  readonly name: string;
  readonly nameless: boolean;
  readonly given: DetailLine['given'];
  readonly value: PrizeDetail | undefined;
  readonly onSet: (value: PrizeDetail | undefined) => void;
};

function Detail({ id, name, nameless, given, value, onSet }: DetailProps) {
  const text = typeof value === 'string' ? value : '';
  const answer = typeof value === 'boolean' ? value : undefined;
  switch (given) {
    case 'count':
      return (
        <CountField
          id={id}
          name={name}
          nameless={nameless}
          value={typeof value === 'number' ? value : undefined}
          onSet={onSet}
        />
      );
    case 'yes or no':
      return <YesOrNo id={id} name={name} nameless={nameless} value={answer} onSet={onSet} />;
    case 'text':
    case 'text or none':
      return <Line id={id} name={name} nameless={nameless} value={text} onType={onSet} />;
    case 'yes, no or text':
      return (
        <div class={css.answerOrText}>
          <YesOrNo id={id} name={name} value={answer} onSet={onSet} />
          {answer === undefined && <Line name={name} nameless value={text} onType={onSet} />}
        </div>
      );
  }
}

type YesOrNoProps = {
  readonly id?: string;
  readonly name: string;
  /** The name is for screen readers alone: what stands around says it. */
  readonly nameless?: boolean;
  readonly value: boolean | undefined;
  readonly onSet: (value: boolean | undefined) => void;
};

/** A question that may still be open, so that nothing is said by leaving it alone. */
export function YesOrNo({ id, name, nameless = false, value, onSet }: YesOrNoProps) {
  const { yes, no, undecided } = promotionWords.value.terms;
  const answers = [
    [true, yes],
    [false, no],
    [undefined, undecided],
  ] as const;
  return (
    <Setting name={name} nameless={nameless} id={id} class={css.answers}>
      <SegmentRow options={answers} chosen={value} onPick={onSet} />
    </Setting>
  );
}
