import type { PromotionCard } from '@dicepit/wire';
import { useKeepAsking } from '../../office/keep-asking.ts';
import { StagePill } from '../parts/stage-pill.tsx';
import { promotionWords, when } from '../said.ts';
import { toPromotion } from './address.ts';
import { cards, readCards } from './live.ts';

/** Those that are over stand behind those that are open. */
const over: ReadonlySet<PromotionCard['stage']> = new Set(['drawn', 'awarded', 'closed', 'cancelled']);

/** Every promotion that is open to the public, or was. */
export function PublicList() {
  useKeepAsking(readCards, 'list');
  const said = promotionWords.value.forEverybody;
  const listed = cards.value;
  const isOver = ({ stage }: PromotionCard): boolean => over.has(stage);
  return (
    <>
      <div class="promo-lead">
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
      <ul class="promo-cards">
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
      <div class="promo-card-h">
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
