import { type Prize, type PrizeDetail, prizeDetails, prizeKinds } from '@dicepit/desks';
import { CountField, Line, LongText, SumField } from '../../office/inputs.tsx';
import { Select } from '../../parts/field.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { promotionWords } from '../said.ts';
import { nameIn, withDetail } from './drafted.ts';
import { fieldOfPrize } from './missing.ts';
import { PrizeItems } from './prize-items.tsx';
import { YesOrNo } from './yes-or-no.tsx';

export type PrizeFormProps = {
  readonly prize: Prize;
  readonly onChange: (prize: Prize) => void;
  readonly onRemove: () => void;
};

/** One prize: what every prize has to say, what is in it, and what its kind asks for besides. */
export function PrizeForm({ prize, onChange, onRemove }: PrizeFormProps) {
  const said = promotionWords.value.terms;
  const field = (label: string): string => fieldOfPrize(prize.prize, label);
  return (
    <fieldset class="term prize-form">
      <legend>
        {said.prizeTitle(prize.prize)} <ClauseLink clause="nsw/10.7.11" />
      </legend>
      <div class="pair">
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
      </div>
      <LongText
        id={field('description')}
        name={said.description}
        value={prize.description}
        onType={(description) => onChange({ ...prize, description })}
      />
      <div class="pair">
        <SumField
          id={field('value in dollars')}
          name={said.value}
          cents={prize.cents}
          onSet={(cents) => onChange({ ...prize, cents })}
        />
        <SumField
          name={said.alternative}
          cents={prize.cashAlternative}
          onSet={(cashAlternative) => onChange({ ...prize, cashAlternative })}
        />
      </div>
      <LongText
        id={field("conditions, or 'none'")}
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
      <Details prize={prize} onChange={onChange} />
      <PrizeItems
        id={field('what is in it, each by its category')}
        items={prize.items}
        onChange={(items) => onChange({ ...prize, items })}
      />
      <button type="button" class="btn btn-sm" onClick={onRemove}>
        {said.removePrize(prize.prize)}
      </button>
    </fieldset>
  );
}

function Details({ prize, onChange }: Omit<PrizeFormProps, 'onRemove'>) {
  const said = promotionWords.value.terms;
  return prizeDetails[prize.kind].map(({ clause, label, given, keys }) => (
    <fieldset key={clause} class="detail">
      <legend>
        {said.label(label)} <ClauseLink clause={clause} />
      </legend>
      <div class={Object.keys(keys).length > 1 ? 'pair' : ''}>
        {Object.entries(keys).map(([key, name]) => (
          <Detail
            key={key}
            id={fieldOfPrize(prize.prize, name)}
            name={said.label(name)}
            nameless={Object.keys(keys).length === 1}
            given={given}
            value={prize.details[key]}
            onSet={(detail) => onChange(withDetail(prize, key, detail))}
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
  readonly given: (typeof prizeDetails)['travel'][number]['given'];
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
        <div class="answer-or-text">
          <YesOrNo id={id} name={name} value={answer} onSet={onSet} />
          {answer === undefined && <Line name={name} nameless value={text} onType={onSet} />}
        </div>
      );
  }
}
