import { findReview, hitsIn, type PrizeHit, type PrizeReview, type Terms } from '@dicepit/desks';
import type { DeskPromotion } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { LongText } from '../../office/inputs.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { list } from '../../words/numbers.ts';
import { categoryLabel, promotionWords } from '../said.ts';
import { Give } from './give-deed.tsx';
import { isOperator } from './is-operator.ts';
import { register } from './live.ts';

/** Words in terms that may name something barred. Somebody looks at each, and decides with a reason. */
export function HitList({ shown, terms }: { readonly shown: DeskPromotion } & { readonly terms: Terms }) {
  const said = promotionWords.value.parts.hits;
  const hits = hitsIn(terms, register.value.prescribed);
  if (hits.length === 0) return null;
  return (
    <section class="step-of hits">
      <h3>
        {said.title} <ClauseLink clause="nsw/10.5" />
      </h3>
      <p class="quiet small">{said.note}</p>
      <ul class="records">
        {hits.map((hit) => (
          <li key={`${hit.prize} ${hit.why} ${hit.text}`}>
            <Hit hit={hit} review={findReview(shown.whole.reviews ?? [], hit)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit, review }: { readonly hit: PrizeHit; readonly review: PrizeReview | undefined }) {
  const said = promotionWords.value;
  const { parts, terms } = said;
  const { prize, text, why, words, clause } = hit;
  const isAllowed = review?.finding === 'allowed';
  const state = review === undefined ? parts.hits.open : parts.hits.findings[review.finding];
  return (
    <article class="record">
      <h4>
        {parts.hits.mayBe({ words: list(words), why: categoryLabel(why) })} <ClauseLink clause={clause} />
      </h4>
      <p class="quiet">
        {prize === '' ? terms.labels.nature : terms.prizeTitle({ name: prize })}: <q>{text}</q>
      </p>
      <p>
        <span class={`pill ${isAllowed ? 'good' : 'bad'}`}>
          <Icon name={isAllowed ? 'check' : review === undefined ? 'warn' : 'close'} />
          {state}
        </span>{' '}
        {review?.reason}
      </p>
      {isOperator() && <Decide hit={hit} isDecided={review !== undefined} />}
    </article>
  );
}

function Decide({ hit, isDecided }: { readonly hit: PrizeHit; readonly isDecided: boolean }) {
  const said = promotionWords.value.parts.hits;
  const [reason, setReason] = useState('');
  const { prize, text, why } = hit;
  return (
    <details class="asked" open={!isDecided}>
      <summary>{isDecided ? said.again : said.decide}</summary>
      <LongText name={said.reason} value={reason} onType={setReason} most={500} />
      <div class="deeds">
        {(['allowed', 'not allowed'] as const).map((finding) => (
          <Give
            key={finding}
            command={{ type: 'ReviewPrize', prize, text, why, finding, reason }}
            name={said.deeds[finding]}
            said={said.decided}
            onDone={() => setReason('')}
          />
        ))}
      </div>
    </details>
  );
}
