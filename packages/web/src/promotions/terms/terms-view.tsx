import {
  type Prize,
  type PrizeDetail,
  type PromotionStage,
  type RequiredTerm,
  requiredTerms,
  type Terms,
} from '@dicepit/desks';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icon-paths.ts';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number } from '../../words/words.ts';
import { categoryLabel, dollars, promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';

/** The terms as anybody reads them, each matter with the clause that asks for it. */
export function TermsView({ terms }: { readonly terms: Terms }) {
  const said = promotionWords.value.terms;
  // Some are called otherwise for whoever writes them, with a hint at what may stand there.
  const labels = { ...said.labels, ...said.shown.labels };
  return (
    <>
      <dl class={css.terms}>
        {requiredTerms
          .filter(({ key }) => key !== 'prizes')
          .map(({ key, clause }) => (
            <div key={key}>
              <dt>
                {labels[key]} <ClauseLink clause={clause} />
              </dt>
              <dd>
                {linesOf(terms, key).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <ul class={css.prizes}>
        {terms.prizes.map((prize) => (
          <li key={prize.prize}>
            <PrizeView prize={prize} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PrizeView({ prize }: { readonly prize: Prize }) {
  const said = promotionWords.value.terms;
  const { shown } = said;
  const details = Object.entries(prize.details).map(
    ([key, detail]) => [detailLabel(key), detailText(detail)] as const,
  );
  const facts = [
    [shown.worth, prize.cents === null ? shown.unsaid : dollars(prize.cents)],
    ...(prize.cashAlternative === null ? [] : [[shown.instead, dollars(prize.cashAlternative)] as const]),
    [shown.conditions, prize.conditions === '' ? shown.unsaid : prize.conditions],
    ...details,
    ...(prize.items.length === 0 ? [] : [[shown.inIt, prize.items.map(itemText).join(', ')] as const]),
  ] as const;
  return (
    <article class={css.prize}>
      <h3>
        {said.prizeTitle({ name: prize.prize })} <small>{said.kinds[prize.kind]}</small>
      </h3>
      <p>{prize.description === '' ? shown.unsaid : prize.description}</p>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** What the terms say about one matter, in lines. */
function linesOf(terms: Terms, key: RequiredTerm['key']): readonly string[] {
  const { shown } = promotionWords.value.terms;
  switch (key) {
    case 'award':
    case 'event': {
      const { place, at } = terms[key];
      return [place === '' ? shown.unsaid : place, at === null ? shown.unsaid : when(at)];
    }
    case 'eligibility': {
      const { words, memberships, present, entries } = terms.eligibility;
      return [
        words === '' ? shown.unsaid : words,
        memberships.length === 0 ? shown.everybody : shown.members({ kinds: memberships.join(', ') }),
        ...(present ? [shown.present] : []),
        shown.entries({ count: number(entries) }),
      ];
    }
    case 'bet': {
      const { required, cents } = terms.bet;
      return [required ? shown.bet({ sum: cents === null ? '?' : dollars(cents) }) : shown.noBet];
    }
    case 'entriesClose':
      return [terms.entriesClose === null ? shown.unsaid : when(terms.entriesClose)];
    case 'presence':
      if (terms.presence === null) return [shown.unsaid];
      if (!terms.presence) return [shown.absence];
      return [
        shown.presence,
        ...(terms.redraw === undefined ? [] : [shown.redraw({ minutes: number(terms.redraw.minutes) })]),
      ];
    case 'prizes':
      return [];
    case 'manner':
    case 'nature':
    case 'qualification':
    case 'reservation':
    case 'guarantee':
    case 'claiming':
    case 'notifying':
    case 'publishing':
      return [terms[key] === '' ? shown.unsaid : terms[key]];
  }
}

/** What a detail is called; one that no kind of prize asks for has its key alone. */
function detailLabel(key: string): string {
  const labels: Readonly<Record<string, string>> = promotionWords.value.terms.labels;
  return labels[key] ?? key;
}

function detailText(detail: PrizeDetail): string {
  const { yes, no } = promotionWords.value.terms;
  if (typeof detail === 'boolean') return detail ? yes : no;
  return typeof detail === 'number' ? number(detail) : detail;
}

function itemText({ what, category, count, millilitres, details = {} }: Prize['items'][number]): string {
  const told = [
    categoryLabel(category),
    ...(millilitres === undefined ? [] : [`${number(millilitres)} ml`]),
    ...Object.entries(details).map(([key, detail]) => `${detailLabel(key)}: ${detailText(detail)}`),
  ];
  return `${number(count)} × ${what} (${told.join(', ')})`;
}

const icons: Readonly<Record<PromotionStage, IconName>> = {
  draft: 'menu',
  notified: 'clock',
  running: 'play',
  'entries closed': 'lock',
  drawn: 'check',
  awarded: 'check',
  closed: 'lock',
  postponed: 'pause',
  cancelled: 'close',
};

type StagePillProps = {
  readonly stage: PromotionStage;
  /** To the public a promotion that was notified and opened is one to come. */
  readonly isPublic?: boolean;
};

/** Where a promotion stands, in a word and a drawing. */
export function StagePill({ stage, isPublic = false }: StagePillProps) {
  const { desk, forEverybody } = promotionWords.value;
  const isStopped = stage === 'postponed' || stage === 'cancelled';
  const isGood = stage === 'running' || stage === 'awarded';
  return (
    <span class={`pill ${isStopped ? 'bad' : isGood ? 'good' : ''}`}>
      <Icon name={icons[stage]} />
      {isPublic && stage === 'notified' ? forEverybody.soon : desk.stages[stage]}
    </span>
  );
}
