import type { DeskPromotion } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { usePitTime } from '../../office/keep-asking.ts';
import { promotionWords } from '../said.ts';
import { ShownTerms } from '../terms/shown-terms.tsx';
import { TermsForm } from '../terms/terms-form.tsx';
import { Amendments, ProposeAmendment } from './amendments.tsx';
import { useDraft } from './draft.ts';
import { Give } from './give-deed.tsx';
import { HitList } from './hit-list.tsx';
import { isOperator } from './is-operator.ts';
import { ahead } from './live.ts';
import { MissingTerms } from './missing-terms.tsx';

export type PartProps = { readonly shown: DeskPromotion };

/** The terms: written while they may be, and read from the start on, when only an amendment changes them. */
export function TermsPart({ shown }: PartProps) {
  const now = usePitTime(ahead.value);
  const { whole } = shown;
  const hasStarted = whole.opening !== undefined && now >= whole.opening.start;
  if (hasStarted) return <InForce shown={shown} />;
  return isOperator() ? <Drafting shown={shown} /> : <ShownTerms terms={whole.terms} />;
}

function Drafting({ shown }: PartProps) {
  const said = promotionWords.value.parts.terms;
  const { terms, onChange, isChanged, isOutrun, drop } = useDraft(shown.promotion, shown.whole.terms);
  return (
    <>
      <MissingTerms terms={terms} />
      {shown.whole.notice !== undefined && <p class="note">{said.restarts}</p>}
      <HitList shown={shown} terms={terms} />
      <TermsForm terms={terms} onChange={onChange} />
      <div class="saving">
        <Give command={{ type: 'ChangeTerms', terms }} name={said.save} said={said.saved} main />
        {isChanged && (
          <div class="saving-say">
            <p class="small">{isOutrun ? said.moved : said.changed}</p>
            <button type="button" class="btn btn-sm btn-quiet" onClick={drop}>
              {said.drop}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

function InForce({ shown }: PartProps) {
  const said = promotionWords.value.parts.terms;
  const [isProposing, setProposing] = useState(false);
  if (isProposing) return <ProposeAmendment shown={shown} onLeave={() => setProposing(false)} />;
  return (
    <>
      <p class="note">{said.locked}</p>
      {isOperator() && (
        <button type="button" class="btn" onClick={() => setProposing(true)}>
          {said.propose}
        </button>
      )}
      <HitList shown={shown} terms={shown.whole.terms} />
      <Amendments shown={shown} />
      <ShownTerms terms={shown.whole.terms} />
    </>
  );
}
