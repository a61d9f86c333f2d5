import type { DetailLine, Prize, PrizeDetail } from '@dicepit/desks';
import { CountField, Line } from '../../office/inputs.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { labelOf } from '../said.ts';
import { YesOrNo } from './yes-or-no.tsx';

export type DetailFieldsProps = {
  readonly lines: readonly DetailLine[];
  readonly details: Prize['details'];
  /** The id of a field, by what the desk calls it. */
  readonly fieldOf: (label: string) => string;
  readonly onSet: (key: string, detail: PrizeDetail | undefined) => void;
};

/** What the kind of a prize asks for, or the category of a thing in one: a field to each. */
export function DetailFields({ lines, details, fieldOf, onSet }: DetailFieldsProps) {
  return lines.map(({ clause, label, given, keys }) => (
    <fieldset key={label} class="detail">
      <legend>
        {labelOf(label)} <ClauseLink clause={clause} />
      </legend>
      <div class={Object.keys(keys).length > 1 ? 'pair' : ''}>
        {Object.entries(keys).map(([key, name]) => (
          <Detail
            key={key}
            id={fieldOf(name)}
            name={labelOf(name)}
            nameless={Object.keys(keys).length === 1}
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
