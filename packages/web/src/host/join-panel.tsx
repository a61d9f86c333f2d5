import type { Overview } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { Panel, PanelLine } from '../parts/panel.tsx';
import { Qr } from '../parts/qr.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Banners, Bar } from './bar.tsx';
import { clock, closeSheet, night, show, withToast } from './console-state.ts';
import { hostWords } from './host-words.ts';
import { chanceOf, guestLink, guestUrl, ownUrl, typed, wifi, wifiText } from './join-links.ts';
import * as css from './join-panel.module.css';

/** How guests come in: the code to scan, the address to type, and who may still come. */
export function JoinPanel() {
  const said = hostWords.value.join;
  const overview = night.value;
  if (overview === undefined) return null;
  const { join, pit } = overview;
  return (
    <Panel
      title={said.title}
      class={css.panel}
      aside={<Reached devices={join.reached.devices} guests={guestsIn(overview)} />}
    >
      <Qr text={guestLink(join, ownUrl())} label={said.qr} />
      <div class={css.say}>
        <div>
          <span class="small quiet">{said.orType}</span>
          <div class={css.address} data-part="address">
            {typed(guestUrl(join, ownUrl()))}
          </div>
        </div>
        <div>
          <span class="small quiet">{said.code}</span>
          <div class={css.code} data-part="code">
            {join.code}
          </div>
        </div>
      </div>
      <AddressLine join={join} />
      <PanelLine>
        <span>
          {pit.locked ? said.locked : said.open} <span class="quiet">{roomIn(overview)}</span>
        </span>
        <span class={css.doors}>
          <button
            type="button"
            class="btn btn-sm"
            onClick={() => void withToast(client.ask(pit.locked ? 'unlockPit' : 'lockPit'))}
          >
            <Icon name="lock" small />
            {pit.locked ? said.unlock : said.lock}
          </button>
          <button
            type="button"
            class="iconbtn"
            aria-label={said.roomTitle}
            onClick={() => show({ is: 'room' })}
          >
            <Icon name="more" />
          </button>
        </span>
      </PanelLine>
      <PanelLine>
        <span>
          {said.wifi}{' '}
          <span class="quiet">
            {wifi.value === undefined ? said.wifiOff : said.wifiOn({ name: wifi.value.name })}
          </span>
        </span>
        <button type="button" class="btn btn-sm" onClick={() => show({ is: 'wifi' })}>
          {wifi.value === undefined ? said.wifiSetUp : said.change}
        </button>
      </PanelLine>
    </Panel>
  );
}

const guestsIn = ({ guests }: Overview): number => guests.filter(({ kind }) => kind === 'guest').length;

const roomIn = (overview: Overview): string =>
  hostWords.value.join.guestsOf({ count: guestsIn(overview), most: overview.pit.mostGuests });

/** Whether phones find us. Of guests who play on this computer, or came before it was started anew, it knows nothing. */
function Reached({ devices, guests }: { readonly devices: number; readonly guests: number }) {
  const { none, reached } = hostWords.value.join;
  if (devices === 0 && guests > 0) return null;
  return (
    <span class={devices === 0 ? 'pill' : 'pill good'}>
      <Icon name={devices === 0 ? 'clock' : 'check'} />
      {devices === 0 ? none : reached({ count: devices })}
    </span>
  );
}

function AddressLine({ join }: { readonly join: Overview['join'] }) {
  const said = hostWords.value.join;
  const place = join.addresses.findIndex(({ shown }) => shown);
  const shown = join.addresses[place];
  return (
    <PanelLine>
      <span>
        {shown?.reach ?? said.address}{' '}
        <span class="quiet">
          {shown === undefined
            ? said.ownAddress
            : [
                shown.adapter,
                ...(join.addresses.length > 1
                  ? [said.ranked({ place: place + 1, of: join.addresses.length })]
                  : []),
              ].join(', ')}
        </span>
      </span>
      <button type="button" class="btn btn-sm" onClick={() => show({ is: 'address' })}>
        {said.change}
      </button>
    </PanelLine>
  );
}

/** The addresses of this computer, the likeliest first; a tap sends guests to another. */
function Addresses() {
  const said = hostWords.value.join;
  const join = night.value?.join;
  if (join === undefined) return null;
  const choose = (address: string, url: string): void =>
    void withToast(client.ask('chooseAddress', { body: { address } }), said.chosen({ address: typed(url) }));
  if (join.fixed) return <p class="quiet small">{said.addressFixed}</p>;
  return (
    <ul class={css.addresses}>
      {join.addresses.map(({ address, adapter, reach, url, shown }, place) => {
        const chance = chanceOf(place, reach);
        return (
          <li key={address}>
            <button type="button" aria-pressed={shown} onClick={() => choose(address, url)}>
              <span class={css.chosen}>{shown && <Icon name="check" small />}</span>
              <span class={css.one}>
                <b class="sign">{typed(url)}</b>
                <span class="small quiet">
                  {reach}, {adapter}
                </span>
              </span>
              <span class="small quiet">{chance === 'fair' ? '' : said[chance]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function AddressSheet() {
  const { address, addressNote } = hostWords.value.join;
  return (
    <Sheet title={address} note={addressNote} onClose={closeSheet} closable>
      <Addresses />
      <Checklist />
    </Sheet>
  );
}

/** What to look at when no phone gets through. */
function Checklist() {
  const { helpTitle, help } = hostWords.value.join;
  return (
    <section class={css.help}>
      <h2 class="h2">{helpTitle}</h2>
      <ol>
        {help.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** So long a host looks at a phone before looking for what is wrong, in seconds. */
const FIRST_PHONE_TIMEOUT_SECONDS = 30;

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
      <main class={css.first}>
        <section>
          <Banners />
          <h1>{said.firstTitle}</h1>
          <p class="quiet">{said.firstText}</p>
          <div class={css.join}>
            <Qr text={guestLink(join, ownUrl())} label={said.qr} />
            <div>
              <span class="quiet">{said.orOpen}</span>
              <div class={`sign ${css.url}`}>{typed(guestUrl(join, ownUrl()))}</div>
              <span class="quiet">{said.code}</span>
              <div class={css.firstCode}>{join.code}</div>
              <div class={css.wait} role="status">
                <Ring share={works ? 1 : Math.min(0.95, waited / FIRST_PHONE_TIMEOUT_SECONDS)} />
                <div>
                  <b class="sign">{works ? said.works : said.waiting}</b>
                  {/* A clock is read by eye; spoken every second it would drown everything else. */}
                  <span class="small quiet" aria-hidden={!works}>
                    {works
                      ? said.worksNote
                      : waited < FIRST_PHONE_TIMEOUT_SECONDS
                        ? said.waitingFor({ seconds: waited })
                        : said.waitingLong({ seconds: waited })}
                  </span>
                </div>
              </div>
            </div>
          </div>
        </section>
        <aside>
          <section class="panel">
            <h2 class="h2">{said.address}</h2>
            <p class="small quiet">{said.addressNote}</p>
            <Addresses />
          </section>
          {!works && waited >= FIRST_PHONE_TIMEOUT_SECONDS && (
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
    <svg class={css.ring} viewBox="0 0 64 64" width="64" aria-hidden="true">
      <circle cx="32" cy="32" r="27" />
      <circle
        cx="32"
        cy="32"
        r="27"
        stroke-dasharray={`${share * around} ${around}`}
        transform="rotate(-90 32 32)"
      />
      {share === 1 && <path d="M20 33l8.5 8.5L45 24" />}
    </svg>
  );
}

/** A poster for the wall: the code to scan, large, and everything that is needed to type it. */
export function Poster() {
  const said = hostWords.value.join;
  const overview = night.value;
  if (overview === undefined) return null;
  const { join, pit } = overview;
  const network = wifi.value;
  return (
    <article class={css.poster} data-part="poster">
      <h1>{pit.name}</h1>
      <div class={css.codes}>
        {network !== undefined && (
          <div>
            <h2>{said.stepWifi}</h2>
            <Qr text={wifiText(network)} label={said.wifiQr({ name: network.name })} />
            <p>{network.name}</p>
          </div>
        )}
        <div>
          <h2>{network === undefined ? said.scan : said.stepPit}</h2>
          <Qr text={guestLink(join, ownUrl())} label={said.qr} />
          <p>
            {typed(guestUrl(join, ownUrl()))} · {said.code} <b>{join.code}</b>
          </p>
        </div>
      </div>
      <p>{said.posterNote}</p>
    </article>
  );
}
