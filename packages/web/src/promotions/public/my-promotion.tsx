import type { MyPromotion, PromotionFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { withToast } from '../../host/console-state.ts';
import { client, me } from '../../live/pit.ts';
import { Deed, LongText } from '../../office/desk-controls.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { toLobby } from '../../shell/place.ts';
import { promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import * as page from './public-page.module.css';
import { isPatron, mine } from './public-store.ts';

/** What somebody who plays here has to do with a promotion: entries, prizes, claims, disputes. */
export function Mine({ shown }: { readonly shown: PromotionFacts }) {
  const said = promotionWords.value.forEverybody;
  // Staff have no part in it, and whoever is unknown is asked to come in.
  if (me.value?.kind === 'staff') return null;
  return (
    <section class={`panel ${page.noPrint}`} aria-labelledby="mine-h">
      <h2 class="h2" id="mine-h">
        {said.mine}
      </h2>
      {isPatron() ? (
        mine.value !== undefined && <Own shown={shown} own={mine.value} />
      ) : (
        <>
          <p class="quiet">{said.signIn}</p>
          <a class="btn" href={toLobby}>
            {said.join}
          </a>
        </>
      )}
    </section>
  );
}

type OwnProps = { readonly shown: PromotionFacts; readonly own: MyPromotion };

function Own({ shown, own }: OwnProps) {
  const said = promotionWords.value.forEverybody;
  const params = { promotion: own.promotion };
  const isTaken = shown.stage === 'running' || shown.stage === 'postponed';
  // What was handed over before the draw was cancelled stays.
  const isCancelled = (prize: string): boolean =>
    shown.stage === 'cancelled' &&
    !own.claims.some((claim) => claim.prize === prize && claim.state === 'met');
  const mayEnter = isTaken && own.entries.length < shown.text.eligibility.entries;
  return (
    <>
      {own.entries.length === 0 ? (
        <p class="quiet">{said.noEntry}</p>
      ) : (
        <>
          <h3>{said.myEntries}</h3>
          <ul class={css.records}>
            {own.entries.map(({ entry, at }) => (
              <li key={entry}>
                <b>{entry}</b> <span class="quiet">{when(at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayEnter && (
        <Deed
          name={said.enter}
          main
          onPress={() => take(withToast(client.ask('enterPromotion', { params, body: {} }), said.entered))}
        />
      )}
      {own.won.map((prize) => (
        <div key={prize} class={page.won}>
          <p>
            {isCancelled(prize) ? (
              said.wonCancelled({ prize })
            ) : (
              <>
                <Icon name="check" /> <b>{said.won({ prize })}</b>
              </>
            )}
          </p>
          {!own.claims.some((claim) => claim.prize === prize) && (
            <Deed
              name={said.claim({ prize })}
              main
              onPress={() =>
                take(withToast(client.ask('claimPrize', { params, body: { prize } }), said.claimed))
              }
            />
          )}
        </div>
      ))}
      {own.claims.length > 0 && <Claims own={own} />}
      <Disputes own={own} />
    </>
  );
}

function Claims({ own }: Pick<OwnProps, 'own'>) {
  const said = promotionWords.value.forEverybody;
  return (
    <>
      <h3>{said.claims}</h3>
      <ul class={css.records}>
        {own.claims.map(({ claim, prize, state, reasons, at }) => (
          <li key={claim}>
            <b>{prize}</b>{' '}
            <span class="quiet">
              {said.claimStates[state]}, {when(at)}
            </span>
            {reasons !== undefined && <p>{said.reasons({ words: reasons })}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Disputes({ own }: Pick<OwnProps, 'own'>) {
  const said = promotionWords.value.forEverybody;
  const [words, setWords] = useState('');
  const params = { promotion: own.promotion };
  const raise = async (): Promise<void> => {
    const raised = await take(
      withToast(client.ask('disputePromotion', { params, body: { words } }), said.raised),
    );
    if (raised) setWords('');
  };
  return (
    <>
      {own.disputes.length > 0 && <h3>{said.disputes}</h3>}
      <ul class={css.records}>
        {own.disputes.map((dispute) => (
          <li key={dispute.dispute}>
            <Dispute promotion={own.promotion} dispute={dispute} />
          </li>
        ))}
      </ul>
      <details class={css.fields}>
        <summary>{said.dispute}</summary>
        <p class="quiet small">
          {said.disputeText} <ClauseLink clause="nsw/10.11" />
        </p>
        <LongText name={said.disputeWords} value={words} onType={setWords} most={500} />
        <Deed name={said.raise} onPress={raise} />
      </details>
    </>
  );
}

type DisputeProps = { readonly promotion: string; readonly dispute: MyPromotion['disputes'][number] };

function Dispute({ promotion, dispute: own }: DisputeProps) {
  const said = promotionWords.value.forEverybody;
  const [words, setWords] = useState('');
  const { dispute, decision, complained } = own;
  const complain = (): Promise<boolean> =>
    take(
      withToast(
        client.ask('complainOfPromotion', { params: { promotion, dispute }, body: { words } }),
        said.complained,
      ),
    );
  return (
    <article class={css.record}>
      <p>{own.words}</p>
      <p class="quiet">{decision === undefined ? said.undecided : said.decided({ words: decision })}</p>
      {decision !== undefined && !complained && (
        <div class={css.fields}>
          <p class={css.note}>{said.advised}</p>
          <LongText name={said.complaint} value={words} onType={setWords} most={500} />
          <Deed name={said.complain} onPress={complain} />
        </div>
      )}
      {complained && <p class="quiet">{said.complained}</p>}
    </article>
  );
}

/** Shows how somebody stands after what was done. */
async function take(asked: Promise<MyPromotion | undefined>): Promise<boolean> {
  const own = await asked;
  if (own !== undefined) mine.value = own;
  return own !== undefined;
}
