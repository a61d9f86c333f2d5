import type { Overview } from '@dicepit/wire';
import { client } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { Qr } from '../../parts/qr.tsx';
import { show } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { guestLink, guestUrl, typed } from './guest-link.ts';
import { ownUrl } from './own-url.ts';
import { wifi } from './wifi.ts';

/** How guests come in: the code to scan, the address to type, and who may still come. */
export function JoinPanel() {
  const said = hostWords.value.join;
  const overview = night.value;
  if (overview === undefined) return null;
  const { join, pit } = overview;
  return (
    <section class="panel join" aria-labelledby="join-h">
      <div class="panel-h">
        <h2 class="h2" id="join-h">
          {said.title}
        </h2>
        <Reached devices={join.reached.devices} guests={guestsIn(overview)} />
      </div>
      <Qr text={guestLink(join, ownUrl())} label={said.qr} />
      <div class="join-say">
        <div>
          <span class="small quiet">{said.orType}</span>
          <div class="join-addr">{typed(guestUrl(join, ownUrl()))}</div>
        </div>
        <div class="join-code">
          <span class="small quiet">{said.code}</span>
          <div class="join-addr">{join.code}</div>
        </div>
      </div>
      <AddressLine join={join} />
      <div class="kv">
        <span>
          {pit.locked ? said.locked : said.open} <span class="quiet">{roomIn(overview)}</span>
        </span>
        <span class="kv-btns">
          <button
            type="button"
            class="btn btn-sm"
            onClick={() => void told(client.ask(pit.locked ? 'unlockPit' : 'lockPit'))}
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
      </div>
      <div class="kv">
        <span>
          {said.wifi}{' '}
          <span class="quiet">
            {wifi.value === undefined ? said.wifiOff : said.wifiOn({ name: wifi.value.name })}
          </span>
        </span>
        <button type="button" class="btn btn-sm" onClick={() => show({ is: 'wifi' })}>
          {wifi.value === undefined ? said.wifiSetUp : said.change}
        </button>
      </div>
    </section>
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
    <div class="kv">
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
    </div>
  );
}
