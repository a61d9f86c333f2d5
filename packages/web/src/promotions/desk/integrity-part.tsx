import { useState } from 'preact/hooks';
import { LongText } from '../../office/desk-controls.tsx';
import { Banner } from '../../shell/banners.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { list } from '../../words/words.ts';
import { promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { Give, type PartProps } from './promotion-controls.tsx';
import { isOperator } from './promotion-store.ts';

/** The stop where integrity is in doubt, what follows it, and the end of a promotion. */
export function IntegrityPart({ facts }: PartProps) {
  const said = promotionWords.value.parts.integrity;
  const { integrity, awards } = facts.whole;
  return (
    <>
      <section class={css.stepOf}>
        {integrity === undefined ? (
          <p class="quiet">{said.sound}</p>
        ) : (
          <Banner
            icon="warn"
            title={said.is[integrity.is]}
            text={said.because({ reason: integrity.reason, at: when(integrity.at) })}
          >
            <ClauseLink clause="nsw/10.12" />
          </Banner>
        )}
        {integrity?.is === 'cancelled' && awards.length > 0 && (
          <p>{said.kept({ prizes: list(awards.map(({ prize }) => prize)) })}</p>
        )}
        {isOperator() && integrity?.is !== 'cancelled' && <Stopping facts={facts} />}
      </section>
      <End facts={facts} />
    </>
  );
}

function Stopping({ facts }: PartProps) {
  const said = promotionWords.value.parts.integrity;
  const [words, setWords] = useState('');
  const { integrity } = facts.whole;
  const clear = (): void => setWords('');
  if (integrity === undefined)
    return (
      <div class={css.fields}>
        <LongText name={said.reason} value={words} onType={setWords} most={500} />
        <Give
          command={{ type: 'DeclareCompromised', reason: words }}
          name={said.declare}
          said={said.declared}
          onDone={clear}
        />
      </div>
    );
  return (
    <>
      <div class={css.deeds}>
        <Give
          command={{ type: 'Postpone', what: 'promotion' }}
          name={said.postponePromotion}
          said={said.postponed}
        />
        <Give command={{ type: 'Postpone', what: 'draw' }} name={said.postponeDraw} said={said.postponed} />
        <Give
          command={{ type: 'CancelDraw' }}
          name={said.cancel}
          said={said.cancelled}
          sure={said.cancelSure}
        />
      </div>
      {integrity.is === 'postponed' && (
        <div class={css.fields}>
          <LongText name={said.validation} value={words} onType={setWords} most={500} />
          <Give
            command={{ type: 'RecordValidation', words }}
            name={said.validate}
            said={said.validated}
            main
            onDone={clear}
          />
        </div>
      )}
    </>
  );
}

function End({ facts }: PartProps) {
  const said = promotionWords.value.parts.integrity;
  const [words, setWords] = useState('');
  const { closed } = facts.whole;
  return (
    <section class={css.stepOf}>
      <h3>
        {said.end} <ClauseLink clause="nsw/10.1" />
      </h3>
      {closed !== undefined && <p>{said.closedAt({ at: when(closed.at), words: closed.words })}</p>}
      {closed === undefined && <p class="quiet small">{said.endNote}</p>}
      {closed === undefined && isOperator() && (
        <div class={css.fields}>
          <LongText name={said.words} value={words} onType={setWords} most={500} />
          <Give command={{ type: 'ClosePromotion', words }} name={said.close} said={said.closed} />
        </div>
      )}
    </section>
  );
}
