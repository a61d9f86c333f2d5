import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Field } from '../../parts/field.tsx';
import { Qr } from '../../parts/qr.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { hostWords } from '../said.ts';
import { keepWifi, type Wifi, wifi, wifiText } from './wifi.ts';

/** A code by which phones join the Wi-Fi; off until the host has typed in what it needs. */
export function WifiSheet() {
  const said = hostWords.value.join;
  const [typed, setTyped] = useState(wifi.value ?? { name: '', password: '' });
  const on = wifi.value;
  return (
    <Sheet title={said.wifiTitle} note={said.wifiText} onClose={closeSheet} closable>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          share(typed);
        }}
      >
        <Field
          name={said.wifiName}
          required
          maxLength={32}
          autocomplete="off"
          value={typed.name}
          onType={(name) => setTyped({ ...typed, name })}
        />
        <Field
          name={said.wifiPassword}
          maxLength={63}
          autocomplete="off"
          note={said.wifiNote}
          value={typed.password}
          onType={(password) => setTyped({ ...typed, password })}
        />
        {on !== undefined && (
          <div class="sheet-qr">
            <Qr text={wifiText(on)} label={said.wifiQr({ name: on.name })} />
          </div>
        )}
        <div class="btns two">
          {on !== undefined && (
            <button type="button" class="btn" onClick={() => share(undefined)}>
              {said.wifiRemove}
            </button>
          )}
          <button type="submit" class="btn btn-main">
            {said.wifiShow}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

/** This page shows it, and so do the televisions that were given the code. */
function share(given: Wifi | undefined): void {
  keepWifi(given);
  const shared = given === undefined ? null : { name: given.name, text: wifiText(given) };
  void told(client.ask('shareWifi', { body: { wifi: shared } }));
}
