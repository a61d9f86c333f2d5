import type { PromotionFacts } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import type { CheckDraw } from './check-draw.ts';
import * as page from './public-page.module.css';
import { draw } from './public-store.ts';

/** Who has won, and the draw worked out again in this browser. */
export function Results({ shown: { results, method } }: { readonly shown: PromotionFacts }) {
  const said = promotionWords.value.forEverybody;
  return (
    <section class="panel" aria-labelledby="results-h">
      <h2 class="h2" id="results-h">
        {said.results}
      </h2>
      {results.length === 0 && <p class="quiet">{said.noResults}</p>}
      <ul class={css.records}>
        {results.map(({ prize, description, entry, name, at }) => (
          <li key={prize} class={page.result}>
            <b>{name}</b>
            <span>{description}</span>
            <span class="quiet small">
              {said.prize} {prize}, {entry}, {when(at)}
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{said.proof}</summary>
        <p class="small">{method === 'prize draw' ? said.proofText : said.proofDice}</p>
        <Proof />
      </details>
      <Verdict />
    </section>
  );
}

function Proof() {
  const said = promotionWords.value.forEverybody;
  const drawn = draw.value;
  if (drawn === undefined) return null;
  const { commitment, list, seed, throws } = drawn;
  const lines = [
    ...(commitment === null ? [] : [[said.commitment, commitment] as const]),
    [said.digest, list?.digest ?? said.notFixed] as const,
    ...(drawn.method === 'prize draw' ? [[said.seed, seed ?? said.sealed] as const] : []),
    ...(throws.length === 0 ? [] : [[said.throws, throws.map((each) => each.join('-')).join(', ')] as const]),
  ];
  return (
    <dl class={css.digests}>
      {lines.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class={css.hex}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What works a draw out again comes when there is one; a network that has just gone is asked with the next news. */
function Verdict() {
  const said = promotionWords.value.forEverybody;
  const drawn = draw.value;
  const [check, setCheck] = useState<CheckDraw | undefined>(undefined);
  const isMissing = check === undefined && drawn !== undefined && drawn.winners.length > 0;
  useEffect(() => {
    if (!isMissing) return;
    import('./check-draw.ts').then(
      ({ checkDraw }) => setCheck(() => checkDraw),
      () => undefined,
    );
  }, [isMissing, drawn]);
  const verdict = drawn === undefined || check === undefined ? 'open' : check(drawn);
  if (verdict === 'open') return null;
  const holds = drawn?.method === 'dice throw' ? said.holdsDice : said.holds;
  return (
    <p class={verdict === 'holds' ? 'found' : 'wrong'} role="status">
      <Icon name={verdict === 'holds' ? 'check' : 'warn'} />
      <span>{verdict === 'holds' ? holds : said.fails}</span>
    </p>
  );
}
