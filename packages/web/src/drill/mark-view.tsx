import type { Mark } from '@dicepit/desks';
import { Icon } from '../parts/icon.tsx';
import { ClauseLink } from '../shell/clause-link.tsx';
import { drillWords } from './said.ts';
import { clauseOf, keyWords, sumWords } from './worded.ts';

export type MarkPart = Mark['parts'][number];

/** How one part went, what it should have been, and why. */
export function MarkView({
  part: { ask, right },
  chip,
}: {
  readonly part: MarkPart;
  readonly chip: number | null;
}) {
  const said = drillWords.value;
  const because = ask.form === 'pay' ? sumWords(ask, chip) : '';
  return (
    <p class={right ? 'drill-mark is-right' : 'drill-mark is-wrong'}>
      <Icon name={right ? 'check' : 'close'} small />
      <span>
        <b>{right ? said.right : said.wrong}.</b> {!right && `${said.was(keyWords(ask))}. `}
        {because !== '' && `${because}. `}
        <ClauseLink clause={clauseOf(ask)} />
      </span>
    </p>
  );
}
