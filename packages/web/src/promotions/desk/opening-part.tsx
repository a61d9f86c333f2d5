import { termsChannels } from '@dicepit/desks';
import type { DeskPromotion } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { Line, MomentField } from '../../office/desk-controls.tsx';
import { usePitTime } from '../../office/polling.ts';
import { Pair } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number } from '../../words/words.ts';
import { promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { toPromotion } from '../public/promotion-address.ts';
import { TermsView } from '../terms/terms-view.tsx';
import { Give, type PartProps } from './promotion-controls.tsx';
import { ahead, isOperator } from './promotion-store.ts';

/** From the draft to the start: what advertises it, how its terms are had, the notice, and the moment it opens. */
export function OpeningPart({ facts }: PartProps) {
  return (
    <>
      <Marketing facts={facts} />
      <Channels facts={facts} />
      <Notice facts={facts} />
      <Start facts={facts} />
      <Versions facts={facts} />
    </>
  );
}

function Marketing({ facts }: PartProps) {
  const said = promotionWords.value.parts.opening;
  const { marketing } = facts.whole;
  const [what, setWhat] = useState('');
  const [reference, setReference] = useState('');
  const item = `m-${marketing.length + 1}`;
  return (
    <section class={css.stepOf}>
      <h3>
        {said.marketing} <ClauseLink clause="nsw/10.6" />
      </h3>
      <p class="quiet small">{said.marketingNote}</p>
      {marketing.length === 0 && <p class="quiet">{said.noMarketing}</p>}
      <ul class={css.records}>
        {marketing.map((each) => (
          <li key={each.item}>
            <b>{each.what}</b>{' '}
            <span class="quiet">{each.reference === '' ? said.withoutReference : each.reference}</span>
          </li>
        ))}
      </ul>
      {isOperator() && (
        <div class={css.fields}>
          <Pair>
            <Line name={said.what} value={what} onType={setWhat} />
            <Line name={said.reference} value={reference} onType={setReference} />
          </Pair>
          <Give
            command={{ type: 'RecordMarketing', item: { item, what, reference } }}
            name={said.record}
            said={said.recorded}
            onDone={() => {
              setWhat('');
              setReference('');
            }}
          />
        </div>
      )}
    </section>
  );
}

function Channels({ facts }: PartProps) {
  const said = promotionWords.value.parts.opening;
  const { channels } = facts.whole;
  return (
    <section class={css.stepOf}>
      <h3>
        {said.channels} <ClauseLink clause="nsw/10.6#2" />
      </h3>
      <p class="quiet small">{said.channelsNote}</p>
      <ul class={css.channels}>
        {termsChannels.map((channel) => (
          <li key={channel}>
            {channels.includes(channel) ? (
              <span class="pill good">
                <Icon name="check" />
                {said.channelNames[channel]}
              </span>
            ) : (
              isOperator() && (
                <Give
                  command={{ type: 'RecordChannel', channel }}
                  name={said.channelNames[channel]}
                  said={said.recorded}
                />
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notice({ facts }: PartProps) {
  const said = promotionWords.value.parts.opening;
  const [reference, setReference] = useState('');
  const { notice, opening, terms, versions } = facts.whole;
  // Amendments come after the notice: what was sent is the last text that no approval has changed.
  const sent =
    opening === undefined ? undefined : versions.findLast(({ approval }) => approval === undefined);
  return (
    <section class={css.stepOf}>
      <h3>
        {said.notice} <ClauseLink clause="nsw/10.9" />
      </h3>
      {notice === undefined && <p class="quiet small">{said.noticeNote}</p>}
      {notice !== undefined && (
        <>
          <p>
            {said.sentAt({ at: when(notice.at) })}{' '}
            {notice.reference !== '' && said.sentAs({ reference: notice.reference })}
          </p>
          {facts.clock?.kind === 'may start' && <p>{said.earliest({ at: when(facts.clock.at) })}</p>}
          <details>
            <summary>{said.snapshot}</summary>
            <TermsView terms={sent?.terms ?? terms} />
          </details>
        </>
      )}
      {notice === undefined && isOperator() && (
        <div class={css.fields}>
          <Line name={said.noticeReference} value={reference} onType={setReference} />
          <Give
            command={{ type: 'NotifyAuthority', reference }}
            name={said.notify}
            said={said.notified}
            main
          />
        </div>
      )}
    </section>
  );
}

function Start({ facts }: PartProps) {
  const said = promotionWords.value.parts.opening;
  const now = usePitTime(ahead.value);
  const { notice, opening } = facts.whole;
  // The first whole minute at which it may start is what most people want.
  const proposed =
    facts.clock?.kind === 'may start' ? Math.ceil(Math.max(facts.clock.at, now) / 60_000) * 60_000 : null;
  const [picked, setPicked] = useState<number | null>(null);
  const start = picked ?? proposed;
  const hasStarted = opening !== undefined && now >= opening.start;
  return (
    <section class={css.stepOf}>
      <h3>
        {said.start} <ClauseLink clause="nsw/10.9" />
      </h3>
      {opening !== undefined && (
        <p>
          {hasStarted
            ? said.startedAt({ at: when(opening.start) })
            : said.startsAt({ at: when(opening.start) })}
        </p>
      )}
      {!hasStarted && isOperator() && (
        <div class={css.fields}>
          {notice !== undefined && <MomentField name={said.startAt} value={start} onSet={setPicked} />}
          <Give
            command={{ type: 'OpenPromotion', start: start ?? 0 }}
            name={said.open}
            said={said.opened}
            main={notice !== undefined && opening === undefined}
          />
        </div>
      )}
    </section>
  );
}

function Versions({ facts }: { readonly facts: DeskPromotion }) {
  const said = promotionWords.value.parts.opening;
  const { promotion, whole } = facts;
  if (whole.versions.length === 0) return null;
  return (
    <section class={css.stepOf}>
      <h3>
        {said.versions} <ClauseLink clause="nsw/10.9.1" />
      </h3>
      <ul class={css.records}>
        {whole.versions.map(({ version, since, approval }) => (
          <li key={version}>
            <a href={toPromotion({ promotion, version: String(version) })}>
              {said.version({ version: number(version) })}
            </a>{' '}
            <span class="quiet">
              {said.since({ at: when(since) })}
              {approval === undefined ? '' : `, ${said.approvedBy({ reference: approval })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
