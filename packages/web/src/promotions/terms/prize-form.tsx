import { type Prize, prizeDetails, prizeKinds, type TermId } from '@dicepit/desks';
import { Line, LongText, SumField } from '../../office/inputs.tsx';
import { Select } from '../../parts/field.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { promotionWords } from '../said.ts';
import { nameIn, withDetail } from './drafted.ts';
import { fieldOf } from './fields.ts';
import { DetailFields } from './prize-details.tsx';
import { PrizeItems } from './prize-items.tsx';

export type PrizeFormProps = {
  readonly prize: Prize;
  readonly onChange: (prize: Prize) => void;
  readonly onRemove: () => void;
};

/** One prize: what every prize has to say, what is in it, and what its kind asks for besides. */
export function PrizeForm({ prize, onChange, onRemove }: PrizeFormProps) {
  const said = promotionWords.value.terms;
  const field = (term: TermId): string => fieldOf({ prize: prize.prize, term });
  return (
    <fieldset class="term prize-form">
      <legend>
        {said.prizeTitle({ name: prize.prize })} <ClauseLink clause="nsw/10.7.11" />
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
      </div>
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
