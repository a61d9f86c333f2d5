import type { TermsDispute } from '@dicepit/desks';
import { auditing } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { me } from '../../live/pit.ts';
import { LongText } from '../../office/inputs.tsx';
import { Segments } from '../../parts/field.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { promotionWords, when } from '../said.ts';
import { KeptApart } from './deny-claim.tsx';
import { Give } from './give-deed.tsx';
import { isOperator } from './is-operator.ts';
import { nameOf } from './live.ts';
import type { PartProps } from './terms-part.tsx';

/** Who reads the terms in another way: decided once, advised of the right to complain, closed. */
export function DisputesPart({ shown }: PartProps) {
  const said = promotionWords.value.parts.disputes;
  const { disputes } = shown.whole;
  return (
    <>
      {disputes.length === 0 && <p class="quiet">{said.none}</p>}
      <ul class="records">
        {disputes.toReversed().map((dispute) => (
          <li key={dispute.dispute}>
            <Dispute shown={shown} dispute={dispute} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Dispute({ shown, dispute }: PartProps & { readonly dispute: TermsDispute }) {
  const said = promotionWords.value.parts.disputes;
  const { words, person, at, decision, advised, complaint, isErased, isClosed } = dispute;
  const mayLook = me.value?.roles.some((role) => auditing.includes(role)) === true;
  return (
    <article class="record">
      <h3>
        {said.raised({ name: nameOf(person), at: when(at) })} <ClauseLink clause="nsw/10.11" />
      </h3>
      <p>{words}</p>
      {decision !== undefined && <p>{said.isDecided({ words: decision })}</p>}
      {advised !== undefined && <p class="quiet">{said.isAdvised[advised]}</p>}
      {complaint !== undefined && (
        <>
          <p class="note">{said.complaint}</p>
          {isErased === true && <p class="quiet">{promotionWords.value.parts.claims.erased}</p>}
          {isErased !== true && mayLook && (
            <KeptApart promotion={shown.promotion} reference={complaint.ref} name={said.read} />
          )}
        </>
      )}
      {isClosed && <p class="quiet">{said.isClosed}</p>}
      {isOperator() && !isClosed && <NextStep dispute={dispute} />}
    </article>
  );
}

/** The one thing that comes next in a dispute. */
function NextStep({ dispute: { dispute, decision, advised } }: { readonly dispute: TermsDispute }) {
  const said = promotionWords.value.parts.disputes;
  const [words, setWords] = useState('');
  const [how, setHow] = useState<'shown' | 'told'>('told');
  if (decision === undefined)
    return (
      <div class="asked">
        <LongText name={said.decision} value={words} onType={setWords} most={500} />
        <Give
          command={{ type: 'DecideDispute', dispute, words }}
          name={said.decide}
          said={said.decided}
          main
        />
      </div>
    );
  if (advised === undefined)
    return (
      <div class="asked">
        <Segments
          name={said.advise}
          options={(['told', 'shown'] as const).map((each) => [each, said.how[each]] as const)}
          chosen={how}
          onPick={setHow}
        />
        <Give
          command={{ type: 'AdviseOfComplaint', dispute, how }}
          name={said.record}
          said={said.advised}
          main
        />
      </div>
    );
  return <Give command={{ type: 'CloseDispute', dispute }} name={said.close} said={said.closed} />;
}
