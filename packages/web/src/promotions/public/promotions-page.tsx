import { useEffect } from 'preact/hooks';
import { refusal } from '../../host/console-state.ts';
import { Icon } from '../../parts/icon.tsx';
import { BrandLink } from '../../shell/brand.tsx';
import { Refused } from '../../shell/refused.tsx';
import { SettingsButton } from '../../shell/settings-sheet.tsx';
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
        <BrandLink tables={said.tables} />
        <span class="bar-line" />
        <a class="evt promo-home" href={toPromotion({})}>
          <b>{said.title}</b>
        </a>
        <span class="grow" />
        <SettingsButton label={said.settings} />
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
