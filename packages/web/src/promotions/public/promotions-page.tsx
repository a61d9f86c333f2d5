import type { AnswerOf, PromotionCard, PromotionFacts } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { refusal } from '../../host/console-state.ts';
import { client } from '../../live/pit.ts';
import { usePolling } from '../../office/polling.ts';
import { Icon } from '../../parts/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Banner } from '../../shell/banners.tsx';
import { BrandLink } from '../../shell/brand.tsx';
import { Refused } from '../../shell/refused.tsx';
import { SettingsButton } from '../../shell/settings-sheet.tsx';
import { DeskBar } from '../../staff/desk-bar.tsx';
import { number } from '../../words/words.ts';
import { promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { StagePill, TermsView } from '../terms/terms-view.tsx';
import { Results } from './draw-results.tsx';
import { Mine } from './my-promotion.tsx';
import { publicPlaceIn, toPromotion } from './promotion-address.ts';
import * as page from './public-page.module.css';
import { cards, facts, isAway, readCards, readFacts } from './public-store.ts';

/** The promotions as anybody may read them, and where patrons enter and claim. */
export function PromotionsPage() {
  const said = promotionWords.value.forEverybody;
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  const { promotion, version } = publicPlaceIn(location.href, document.baseURI);
  const refused = refusal.value;
  return (
    <div class="wide">
      <DeskBar
        class={page.bar}
        brand={<BrandLink tables={said.tables} />}
        heading={
          <a class={page.home} href={toPromotion({})}>
            <b>{said.title}</b>
          </a>
        }
      >
        <SettingsButton label={said.settings} />
      </DeskBar>
      <main class={page.page}>
        {isAway.value && <Banner icon="warn" role="status" text={said.away} />}
        {promotion === undefined ? (
          <PublicList />
        ) : (
          <PublicPromotion promotion={promotion} {...(version === undefined ? {} : { version })} />
        )}
      </main>
      {refused !== undefined && <Refused {...refused} onClose={() => (refusal.value = undefined)} />}
    </div>
  );
}

/** Those that are over stand behind those that are open. */
const over: ReadonlySet<PromotionCard['stage']> = new Set(['drawn', 'awarded', 'closed', 'cancelled']);

/** Every promotion that is open to the public, or was. */
function PublicList() {
  usePolling(readCards, 'list');
  const said = promotionWords.value.forEverybody;
  const listed = cards.value;
  const isOver = ({ stage }: PromotionCard): boolean => over.has(stage);
  return (
    <>
      <div class={page.lead}>
        <h1>{said.title}</h1>
        <p>{said.lead}</p>
      </div>
      {listed?.length === 0 && <p class="panel quiet">{said.none}</p>}
      <Group title={said.open} among={listed?.filter((card) => !isOver(card)) ?? []} />
      <Group title={said.over} among={listed?.filter(isOver) ?? []} />
    </>
  );
}

function Group({ title, among }: { readonly title: string; readonly among: readonly PromotionCard[] }) {
  if (among.length === 0) return null;
  return (
    <section>
      <h2 class="h2">{title}</h2>
      <ul class={page.cards}>
        {among.toReversed().map((card) => (
          <li key={card.promotion} class="panel">
            <Card card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ card }: { readonly card: PromotionCard }) {
  const said = promotionWords.value.forEverybody;
  const { promotion, title, stage, start, now, entriesClose, event } = card;
  return (
    <>
      <div class={page.cardH}>
        <h3>
          <a href={toPromotion({ promotion })}>{title}</a>
        </h3>
        <StagePill stage={stage} isPublic />
      </div>
      <ul class="quiet">
        {start > now && <li>{said.starts({ at: when(start) })}</li>}
        {entriesClose !== null && <li>{said.closes({ at: when(entriesClose) })}</li>}
        {event.at !== null && <li>{said.draw({ at: when(event.at), place: event.place })}</li>}
      </ul>
    </>
  );
}

type PublicPromotionProps = { readonly promotion: string; readonly version?: string };

/** One promotion as anybody may read it: its terms, the texts before them, its results, and what is one's own. */
function PublicPromotion({ promotion, version }: PublicPromotionProps) {
  usePolling(() => readFacts(promotion), promotion);
  const said = promotionWords.value.forEverybody;
  const shown = facts.value;
  if (shown === null) return <p class="panel">{said.notThere}</p>;
  if (shown === undefined) return null;
  const isEarlier = version !== undefined && Number(version) !== shown.terms;
  return (
    <>
      <div class={page.lead}>
        <a class={css.back} href={toPromotion({})}>
          <Icon name="undo" small />
          {said.all}
        </a>
        <h1>{shown.title}</h1>
        <div class={css.pills}>
          <StagePill stage={shown.stage} isPublic />
          <span class="pill">
            <Icon name="person" />
            {said.entries}: {number(shown.entries)}
          </span>
        </div>
        <Dates shown={shown} />
      </div>
      <div class={page.read}>
        <Panel
          title={said.terms}
          aside={
            <button type="button" class={`btn btn-sm ${page.noPrint}`} onClick={() => print()}>
              <Icon name="print" small />
              {said.print}
            </button>
          }
        >
          {isEarlier ? <EarlierText promotion={promotion} version={version} /> : <InForce shown={shown} />}
        </Panel>
        <div class={page.side}>
          <Mine shown={shown} />
          <Results shown={shown} />
          <Versions shown={shown} />
        </div>
      </div>
    </>
  );
}

type PromotionProps = { readonly shown: PromotionFacts };

function Dates({ shown: { start, now, entriesClose, event } }: PromotionProps) {
  const said = promotionWords.value.forEverybody;
  return (
    <ul class="quiet">
      {start > now && <li>{said.starts({ at: when(start) })}</li>}
      {entriesClose !== null && <li>{said.closes({ at: when(entriesClose) })}</li>}
      {event.at !== null && <li>{said.draw({ at: when(event.at), place: event.place })}</li>}
    </ul>
  );
}

function InForce({ shown: { text, terms, versions } }: PromotionProps) {
  const said = promotionWords.value.forEverybody;
  const since = versions.find(({ version }) => version === terms)?.since;
  return (
    <>
      {since !== undefined && (
        <p class="quiet">{said.inForce({ version: number(terms), since: when(since) })}</p>
      )}
      <TermsView terms={text} />
    </>
  );
}

/** A text that was in force before: it stays to be read, and says that it is over. */
function EarlierText({ promotion, version }: Required<PublicPromotionProps>) {
  const said = promotionWords.value.forEverybody;
  const [text, setText] = useState<AnswerOf<'readPromotionTerms'> | undefined>(undefined);
  useEffect(() => {
    void client.ask('readPromotionTerms', { params: { promotion, version } }).then((read) => {
      if (read.ok) setText(read.value);
    });
  }, [promotion, version]);
  if (text === undefined) return null;
  return (
    <>
      <p class={css.note}>
        {said.earlier({ version: number(text.version), since: when(text.since) })}{' '}
        <a href={toPromotion({ promotion })}>{said.toCurrent}</a>
      </p>
      <TermsView terms={text.text} />
    </>
  );
}

function Versions({ shown: { promotion, versions, terms } }: PromotionProps) {
  const said = promotionWords.value.forEverybody;
  return (
    <section class={`panel ${page.noPrint}`} aria-labelledby="versions-h">
      <h2 class="h2" id="versions-h">
        {said.versions}
      </h2>
      <ul class={css.records}>
        {versions.toReversed().map(({ version, since, approval }) => (
          <li key={version}>
            <a href={toPromotion({ promotion, version: String(version) })}>
              {said.version({ version: number(version) })}
            </a>{' '}
            <span class="quiet">
              {[
                said.since({ at: when(since) }),
                ...(version === terms ? [said.isInForce] : []),
                ...(approval === undefined ? [] : [said.approval({ reference: approval })]),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
