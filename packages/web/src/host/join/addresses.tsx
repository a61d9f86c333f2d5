import { client } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { chanceOf, typed } from './guest-link.ts';

/** The addresses of this computer, the likeliest first; a tap sends guests to another. */
export function Addresses() {
  const said = hostWords.value.join;
  const join = night.value?.join;
  if (join === undefined) return null;
  const choose = (address: string, url: string): void =>
    void told(client.ask('chooseAddress', { body: { address } }), said.chosen({ address: typed(url) }));
  if (join.fixed) return <p class="quiet small">{said.addressFixed}</p>;
  return (
    <ul class="addresses">
      {join.addresses.map(({ address, adapter, reach, url, shown }, place) => {
        const chance = chanceOf(place, reach);
        return (
          <li key={address}>
            <button
              type="button"
              class={`tick ${shown ? 'is-on' : ''}`}
              aria-pressed={shown}
              onClick={() => choose(address, url)}
            >
              <span class="box round">{shown && <Icon name="check" small />}</span>
              <span class="address-say">
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
export function Checklist() {
  const { helpTitle, help } = hostWords.value.join;
  return (
    <section class="help">
      <h2 class="h2">{helpTitle}</h2>
      <ol class="chk">
        {help.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
