import type { Mark, Scene } from '@dicepit/desks';
import { Icon } from '../parts/icon.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { drillWords } from './said.ts';
import { becauseWords, clauseOf, keyWords } from './worded.ts';

export type MarkPart = Mark['parts'][number];

/** How one part went, what it should have been, and why. */
export function MarkView({
  part: { ask, right },
  scene,
}: {
  readonly part: MarkPart;
  readonly scene: Scene;
}) {
  const said = drillWords.value;
  const because = becauseWords(ask, scene);
  // Where the clause is what was asked, the link behind it says so already.
  const asksClause = ask.form === 'choice' && ask.key === ask.clause;
  return (
    <p class={right ? 'drill-mark is-right' : 'drill-mark is-wrong'}>
      <Icon name={right ? 'check' : 'close'} small />
      <span>
        <b>{right ? said.right : said.wrong}.</b>{' '}
        {!right && !asksClause && `${said.was({ answer: keyWords(ask, scene) })}. `}
        {because !== '' && `${because}. `}
        <ClauseLink clause={clauseOf(ask)} />
      </span>
    </p>
  );
}
