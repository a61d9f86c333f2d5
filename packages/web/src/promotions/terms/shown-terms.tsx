import { type Prize, type PrizeDetail, requiredTerms, type Terms } from '@dicepit/desks';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number } from '../../words/numbers.ts';
import { dollars, labelOf, promotionWords, when } from '../said.ts';
import { detailLabels } from './missing.ts';

/** A hint for whoever writes, which says nothing to whoever reads. */
const OR_NONE = ", or 'none'";

/** The terms as anybody reads them, each matter with the clause that asks for it. */
export function ShownTerms({ terms }: { readonly terms: Terms }) {
  return (
    <>
      <dl class="shown-terms">
        {requiredTerms
          .filter(({ key }) => key !== 'prizes')
          .map(({ key, label, clause }) => (
            <div key={label}>
              <dt>
                {labelOf(label.replace(OR_NONE, ''))} <ClauseLink clause={clause} />
              </dt>
              <dd>
                {linesOf(terms, key).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <ul class="shown-prizes">
        {terms.prizes.map((prize) => (
          <li key={prize.prize}>
            <ShownPrize prize={prize} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ShownPrize({ prize }: { readonly prize: Prize }) {
  const said = promotionWords.value.terms;
  const { shown } = said;
  const details = Object.entries(prize.details).map(
    ([key, detail]) => [labelOf(detailLabels.get(key) ?? key), detailText(detail)] as const,
  );
  const facts = [
    [shown.worth, prize.cents === null ? shown.unsaid : dollars(prize.cents)],
    ...(prize.cashAlternative === null ? [] : [[shown.instead, dollars(prize.cashAlternative)] as const]),
    [shown.conditions, prize.conditions === '' ? shown.unsaid : prize.conditions],
    ...details,
    ...(prize.items.length === 0 ? [] : [[shown.inIt, prize.items.map(itemText).join(', ')] as const]),
  ] as const;
  return (
    <article class="shown-prize">
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
function linesOf(terms: Terms, key: keyof Terms): readonly string[] {
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
    // What becomes of the prize of an absent winner is said with presence.
    case 'redraw':
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

function detailText(detail: PrizeDetail): string {
  const { yes, no } = promotionWords.value.terms;
  if (typeof detail === 'boolean') return detail ? yes : no;
  return typeof detail === 'number' ? number(detail) : detail;
}

function itemText({ what, category, count, millilitres, details = {} }: Prize['items'][number]): string {
  const told = [
    labelOf(category),
    ...(millilitres === undefined ? [] : [`${number(millilitres)} ml`]),
    ...Object.entries(details).map(
      ([key, detail]) => `${labelOf(detailLabels.get(key) ?? key)}: ${detailText(detail)}`,
    ),
  ];
  return `${number(count)} × ${what} (${told.join(', ')})`;
}
