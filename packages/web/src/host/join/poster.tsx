import { Qr } from '../../parts/qr.tsx';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { guestLink, guestUrl, typed } from './guest-link.ts';
import { ownUrl } from './own-url.ts';
import { wifi, wifiText } from './wifi.ts';

/** A poster for the wall: the code to scan, large, and everything that is needed to type it. */
export function Poster() {
  const said = hostWords.value.join;
  const overview = night.value;
  if (overview === undefined) return null;
  const { join, pit } = overview;
  const network = wifi.value;
  return (
    <article class="poster">
      <h1>{pit.name}</h1>
      <div class={network === undefined ? 'poster-codes' : 'poster-codes two'}>
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
