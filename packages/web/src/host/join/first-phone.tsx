import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { Qr } from '../../parts/qr.tsx';
import { Bar } from '../console/bar.tsx';
import { Banners } from '../console/host-banners.tsx';
import { clock, night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { Addresses, Checklist } from './addresses.tsx';
import { guestLink, guestUrl, typed } from './guest-link.ts';
import { ownUrl } from './own-url.ts';

/** So long a host looks at a phone before looking for what is wrong, in seconds. */
const PATIENCE = 30;

/** Nobody is here yet: one phone is tried before the guests are called in. */
export function FirstPhone({ onConsole }: { readonly onConsole: () => void }) {
  const said = hostWords.value.join;
  const overview = night.value;
  const [since] = useState(clock.peek());
  if (overview === undefined) return null;
  const { join, pit } = overview;
  const works = join.reached.devices > 0;
  const waited = Math.max(0, Math.floor((clock.value - since) / 1_000));
  return (
    <div class="wide">
      <Bar title={pit.name} note={hostWords.value.desk.guests({ count: 0 })}>
        <a class="btn btn-sm" href="./tv" target="_blank" rel="noopener">
          <Icon name="screen" small />
          {said.toTv}
        </a>
        <button type="button" class={`btn btn-sm ${works ? 'btn-main' : ''}`} onClick={onConsole}>
          {said.toConsole}
        </button>
      </Bar>
      <main class="first-phone">
        <section>
          <Banners />
          <h1>{said.firstTitle}</h1>
          <p class="quiet">{said.firstText}</p>
          <div class="first-join">
            <Qr text={guestLink(join, ownUrl())} label={said.qr} />
            <div>
              <span class="quiet">{said.orOpen}</span>
              <div class="first-url sign">{typed(guestUrl(join, ownUrl()))}</div>
              <span class="quiet">{said.code}</span>
              <div class="code">{join.code}</div>
              <div class="first-wait" role="status">
                <Ring share={works ? 1 : Math.min(0.95, waited / PATIENCE)} />
                <div>
                  <b class="sign">{works ? said.works : said.waiting}</b>
                  {/* A clock is read by eye; spoken every second it would drown everything else. */}
                  <span class="small quiet" aria-hidden={!works}>
                    {works
                      ? said.worksNote
                      : waited < PATIENCE
                        ? said.waitingFor({ seconds: waited })
                        : said.waitingLong({ seconds: waited })}
                  </span>
                </div>
              </div>
            </div>
          </div>
        </section>
        <aside class="col">
          <section class="panel">
            <h2 class="h2">{said.address}</h2>
            <p class="small quiet">{said.addressNote}</p>
            <Addresses />
          </section>
          {!works && waited >= PATIENCE && (
            <div class="panel">
              <Checklist />
            </div>
          )}
        </aside>
      </main>
    </div>
  );
}

/** A ring that closes when a phone has come. */
function Ring({ share }: { readonly share: number }) {
  const around = 2 * Math.PI * 27;
  return (
    <svg class="ring" viewBox="0 0 64 64" width="64" aria-hidden="true">
      <circle cx="32" cy="32" r="27" class="ring-back" />
      <circle
        cx="32"
        cy="32"
        r="27"
        class="ring-front"
        stroke-dasharray={`${share * around} ${around}`}
        transform="rotate(-90 32 32)"
      />
      {share === 1 && <path d="M20 33l8.5 8.5L45 24" class="ring-check" />}
    </svg>
  );
}
