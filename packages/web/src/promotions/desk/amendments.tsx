import type { Amendment } from '@dicepit/desks';
import type { DeskPromotion } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { Line, LongText } from '../../office/inputs.tsx';
import { list } from '../../words/numbers.ts';
import { promotionWords, when } from '../said.ts';
import { changedIn } from '../terms/drafted.ts';
import { ShownTerms } from '../terms/shown-terms.tsx';
import { TermsForm } from '../terms/terms-form.tsx';
import { useDraft } from './draft.ts';
import { Give } from './give-deed.tsx';
import { HitList } from './hit-list.tsx';
import { isOperator } from './is-operator.ts';
import { MissingTerms } from './missing-terms.tsx';

/** What was proposed to change since the start, and on whose approval it did. */
export function Amendments({ shown }: { readonly shown: DeskPromotion }) {
  const { amendments } = promotionWords.value.parts.terms;
  const proposed = shown.whole.amendments;
  if (proposed.length === 0) return null;
  return (
    <section aria-labelledby="amendments-h">
      <h3 id="amendments-h">{amendments}</h3>
      <ul class="records">
        {proposed.toReversed().map((amendment) => (
          <li key={amendment.amendment}>
            <ShownAmendment shown={shown} amendment={amendment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShownAmendment(props: { readonly shown: DeskPromotion; readonly amendment: Amendment }) {
  const { shown, amendment } = props;
  const { labels } = promotionWords.value.terms;
  const said = promotionWords.value.parts.terms;
  const [reference, setReference] = useState('');
  const { approval } = amendment;
  const before = shown.whole.versions.find(({ version }) => version === amendment.changes)?.terms;
  const changed = before === undefined ? [] : changedIn(before, amendment.terms);
  return (
    <article class="record">
      <p>
        <b>{amendment.why}</b>
      </p>
      <p class="quiet small">
        {said.proposed({ at: when(amendment.at) })},{' '}
        {approval === undefined ? said.waiting : said.approved({ reference: approval })}
      </p>
      {changed.length > 0 && (
        <p class="small">
          {said.differs}: {list(changed.map((key) => labels[key]))}
        </p>
      )}
      <details>
        <summary>{amendment.amendment}</summary>
        <ShownTerms terms={amendment.terms} />
      </details>
      {approval === undefined && <HitList shown={shown} terms={amendment.terms} />}
      {approval === undefined && isOperator() && (
        <div class="asked">
          <Line name={said.reference} value={reference} onType={setReference} />
          <Give
            command={{ type: 'ApproveAmendment', amendment: amendment.amendment, reference }}
            name={said.approve}
            said={said.inForce}
          />
        </div>
      )}
    </article>
  );
}

export type ProposeProps = { readonly shown: DeskPromotion; readonly onLeave: () => void };

/** Terms as they should be. Nothing that is published changes by a proposal. */
export function ProposeAmendment({ shown, onLeave }: ProposeProps) {
  const said = promotionWords.value.parts.terms;
  const { terms, onChange, drop } = useDraft(`${shown.promotion}.amendment`, shown.whole.terms);
  const [why, setWhy] = useState('');
  const leave = (): void => {
    drop();
    onLeave();
  };
  return (
    <>
      <p class="note">{said.proposing}</p>
      <MissingTerms terms={terms} />
      <LongText name={said.why} value={why} onType={setWhy} most={500} />
      <TermsForm terms={terms} onChange={onChange} />
      <div class="saving">
        <Give
          command={{ type: 'ProposeAmendment', terms, why }}
          name={said.send}
          said={said.sent}
          main
          onDone={leave}
        />
        <button type="button" class="btn btn-quiet" onClick={leave}>
          {said.leave}
        </button>
      </div>
    </>
  );
}
