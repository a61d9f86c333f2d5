import {
  type Amendment,
  completeness,
  findReview,
  hitsIn,
  type MissingTerm,
  type PrizeHit,
  type PrizeReview,
  type Terms,
} from '@dicepit/desks';
import type { DeskPromotion } from '@dicepit/wire';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Line, LongText } from '../../office/desk-controls.tsx';
import { usePitTime } from '../../office/polling.ts';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { list, number } from '../../words/words.ts';
import { categoryLabel, promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { changedIn, fieldOf } from '../terms/terms-draft.ts';
import { TermsForm } from '../terms/terms-form.tsx';
import { TermsView } from '../terms/terms-view.tsx';
import { Give, Meter, type PartProps } from './promotion-controls.tsx';
import { ahead, isOperator, register } from './promotion-store.ts';

/** The terms: written while they may be, and read from the start on, when only an amendment changes them. */
export function TermsPart({ facts }: PartProps) {
  const now = usePitTime(ahead.value);
  const { whole } = facts;
  const hasStarted = whole.opening !== undefined && now >= whole.opening.start;
  if (hasStarted) return <InForce facts={facts} />;
  return isOperator() ? <Drafting facts={facts} /> : <TermsView terms={whole.terms} />;
}

function Drafting({ facts }: PartProps) {
  const said = promotionWords.value.parts.terms;
  const { terms, onChange, isChanged, isOutrun, drop } = useDraft(facts.promotion, facts.whole.terms);
  return (
    <>
      <MissingTerms terms={terms} />
      {facts.whole.notice !== undefined && <p class={css.note}>{said.restarts}</p>}
      <HitList facts={facts} terms={terms} />
      <TermsForm terms={terms} onChange={onChange} />
      <div class={css.saving}>
        <Give command={{ type: 'ChangeTerms', terms }} name={said.save} said={said.saved} main />
        {isChanged && (
          <div class={css.savingSay}>
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

function InForce({ facts }: PartProps) {
  const said = promotionWords.value.parts.terms;
  const [isProposing, setProposing] = useState(false);
  if (isProposing) return <ProposeAmendment facts={facts} onLeave={() => setProposing(false)} />;
  return (
    <>
      <p class={css.note}>{said.locked}</p>
      {isOperator() && (
        <button type="button" class="btn" onClick={() => setProposing(true)}>
          {said.propose}
        </button>
      )}
      <HitList facts={facts} terms={facts.whole.terms} />
      <Amendments facts={facts} />
      <TermsView terms={facts.whole.terms} />
    </>
  );
}

/** How far the terms have come, with each thing that is missing as a way to its field. */
function MissingTerms({ terms }: { readonly terms: Terms }) {
  const said = promotionWords.value;
  const found = completeness(terms);
  return (
    <div class={css.missing}>
      <Meter completeness={found} />
      {found.missing.length === 0 ? (
        <p class="quiet small">{said.desk.complete}</p>
      ) : (
        <details>
          <summary>
            {said.desk.missing} ({found.missing.length})
          </summary>
          <ul>
            {found.missing.map((each) => (
              <li key={fieldOf(each)}>
                <button type="button" class={css.link} onClick={() => lead(fieldOf(each))}>
                  {placedLabel(each)}
                </button>{' '}
                <ClauseLink clause={each.clause} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What it is called, behind the name of the prize that it belongs to. */
function placedLabel({ term, prize, item }: MissingTerm): string {
  const { labels, ofPrize, ofItem } = promotionWords.value.terms;
  const label = labels[term];
  if (prize === undefined) return label;
  return item === undefined
    ? ofPrize({ prize, term: label })
    : ofItem({ prize, item: number(item), term: label });
}

/** Goes to a field, for the eye and for the keyboard. */
function lead(field: string): void {
  const found = document.getElementById(field);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

/** What was proposed to change since the start, and on whose approval it did. */
function Amendments({ facts }: { readonly facts: DeskPromotion }) {
  const { amendments } = promotionWords.value.parts.terms;
  const proposed = facts.whole.amendments;
  if (proposed.length === 0) return null;
  return (
    <section aria-labelledby="amendments-h">
      <h3 id="amendments-h">{amendments}</h3>
      <ul class={css.records}>
        {proposed.toReversed().map((amendment) => (
          <li key={amendment.amendment}>
            <AmendmentView facts={facts} amendment={amendment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AmendmentView(props: { readonly facts: DeskPromotion; readonly amendment: Amendment }) {
  const { facts, amendment } = props;
  const { labels } = promotionWords.value.terms;
  const said = promotionWords.value.parts.terms;
  const [reference, setReference] = useState('');
  const { approval } = amendment;
  const before = facts.whole.versions.find(({ version }) => version === amendment.changes)?.terms;
  const changed = before === undefined ? [] : changedIn(before, amendment.terms);
  return (
    <article class={css.record}>
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
        <TermsView terms={amendment.terms} />
      </details>
      {approval === undefined && <HitList facts={facts} terms={amendment.terms} />}
      {approval === undefined && isOperator() && (
        <div class={css.fields}>
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

type ProposeProps = { readonly facts: DeskPromotion; readonly onLeave: () => void };

/** Terms as they should be. Nothing that is published changes by a proposal. */
function ProposeAmendment({ facts, onLeave }: ProposeProps) {
  const said = promotionWords.value.parts.terms;
  const { terms, onChange, drop } = useDraft(`${facts.promotion}.amendment`, facts.whole.terms);
  const [why, setWhy] = useState('');
  const leave = (): void => {
    drop();
    onLeave();
  };
  return (
    <>
      <p class={css.note}>{said.proposing}</p>
      <MissingTerms terms={terms} />
      <LongText name={said.why} value={why} onType={setWhy} most={500} />
      <TermsForm terms={terms} onChange={onChange} />
      <div class={css.saving}>
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

/** Words in terms that may name something barred. Somebody looks at each, and decides with a reason. */
function HitList({ facts, terms }: { readonly facts: DeskPromotion } & { readonly terms: Terms }) {
  const said = promotionWords.value.parts.hits;
  const hits = hitsIn(terms, register.value.prescribed);
  if (hits.length === 0) return null;
  return (
    <section class={`${css.stepOf} hits`}>
      <h3>
        {said.title} <ClauseLink clause="nsw/10.5" />
      </h3>
      <p class="quiet small">{said.note}</p>
      <ul class={css.records}>
        {hits.map((hit) => (
          <li key={`${hit.prize} ${hit.why} ${hit.text}`}>
            <Hit hit={hit} review={findReview(facts.whole.reviews ?? [], hit)} />
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
    <article class={css.record}>
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
    <details class={css.fields} open={!isDecided}>
      <summary>{isDecided ? said.again : said.decide}</summary>
      <LongText name={said.reason} value={reason} onType={setReason} most={500} />
      <div class={css.deeds}>
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

/** Terms that somebody is writing, which are not saved yet. */
type TermsDraft = {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
  readonly isChanged: boolean;
  /** Somebody else has saved other terms since the first change. */
  readonly isOutrun: boolean;
  readonly drop: () => void;
};

type Kept = { readonly began: string; readonly terms: Terms };

/**
 * What somebody writes is kept in the browser until it is saved: neither a restart of the pit nor a page that is loaded
 * anew takes it away.
 */
function useDraft(name: string, saved: Terms): TermsDraft {
  const place = `dicepit.terms.${name}`;
  const [kept, setKept] = useState<Kept | undefined>(() => read(place));
  const text = JSON.stringify(saved);
  const isSaved = kept !== undefined && JSON.stringify(kept.terms) === text;
  // At once: after the next frame it would drop what is written meanwhile.
  useLayoutEffect(() => {
    if (isSaved) keep(undefined);
  }, [isSaved]);
  const keep = (next: Kept | undefined): void => {
    setKept(next);
    write(place, next);
  };
  return {
    terms: kept?.terms ?? saved,
    onChange: (terms) => keep({ began: kept?.began ?? text, terms }),
    isChanged: kept !== undefined && !isSaved,
    isOutrun: kept !== undefined && !isSaved && kept.began !== text,
    drop: () => keep(undefined),
  };
}

function read(place: string): Kept | undefined {
  try {
    const text = sessionStorage.getItem(place);
    // The page wrote it itself, in this very browser.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    // A browser that keeps nothing has nothing.
    return undefined;
  }
}

function write(place: string, kept: Kept | undefined): void {
  try {
    if (kept === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // The draft lives as long as the page, then.
  }
}
