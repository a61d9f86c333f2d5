import { useEffect } from 'preact/hooks';
import { refusal } from '../../host/live/asked.ts';
import { Icon } from '../../parts/icon.tsx';
import { toTables } from '../../shell/place.ts';
import { Refused } from '../../shell/refused.tsx';
import { settingsOpen } from '../../shell/settings-sheet.tsx';
import { promotionWords } from '../said.ts';
import { publicPlaceIn, toPromotion } from './address.ts';
import { isAway } from './live.ts';
import { PublicList } from './public-list.tsx';
import { PublicPromotion } from './public-promotion.tsx';

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
      <header class="bar">
        <a class="brand" href={toTables}>
          <span aria-hidden="true">
            D<i>ı</i>cep<i>ı</i>t
          </span>
          <span class="sr">{`Dicepit, ${said.tables}`}</span>
        </a>
        <span class="bar-line" />
        <a class="evt promo-home" href={toPromotion({})}>
          <b>{said.title}</b>
        </a>
        <span class="grow" />
        <button
          type="button"
          class="iconbtn"
          aria-label={said.settings}
          onClick={() => (settingsOpen.value = true)}
        >
          <Icon name="menu" />
        </button>
      </header>
      <main class="promo-public">
        {isAway.value && (
          <p class="banner" role="status">
            <Icon name="warn" />
            <span>{said.away}</span>
          </p>
        )}
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
