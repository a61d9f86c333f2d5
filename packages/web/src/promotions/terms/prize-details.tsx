import type { DetailLine, Prize, PrizeDetail, TermId } from '@dicepit/desks';
import { CountField, Line } from '../../office/inputs.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { promotionWords } from '../said.ts';
import { YesOrNo } from './yes-or-no.tsx';

export type DetailFieldsProps = {
  readonly lines: readonly DetailLine[];
  readonly details: Prize['details'];
  readonly fieldOf: (term: TermId) => string;
  readonly onSet: (key: string, detail: PrizeDetail | undefined) => void;
};

/** What the kind of a prize asks for, or the category of a thing in one: a field to each. */
export function DetailFields({ lines, details, fieldOf, onSet }: DetailFieldsProps) {
  const { labels, detailGroups } = promotionWords.value.terms;
  return lines.map(({ clause, group, given, keys }) => (
    <fieldset key={keys.join(' ')} class="detail">
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
        <div class="answer-or-text">
          <YesOrNo id={id} name={name} value={answer} onSet={onSet} />
          {answer === undefined && <Line name={name} nameless value={text} onType={onSet} />}
        </div>
      );
  }
}
