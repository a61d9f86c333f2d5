import { signal } from '@preact/signals';
import { Buttons } from '../../parts/buttons.tsx';
import { Setting, Tick } from '../../parts/field.tsx';
import { change, settings } from '../../settings/settings.ts';
import { announce } from '../../shell/announcer.tsx';
import type { DealerView } from '../dealer-view.ts';
import { dealerWords } from '../dealer-words.ts';
import {
  chooseKey,
  chosenKeys,
  deskActs,
  hasNumberPad,
  type KeyAct,
  type KeyRefusal,
  keyNamed,
  keysAsTheyWere,
  padActs,
  switchNumberPad,
  whyNotKey,
} from '../keys.ts';
import { keyLabel } from '../pad-column.tsx';
import * as css from './desk-sheets.module.css';
import { DeskSheet, Part, tell } from './parts.tsx';

/** What the next key is chosen for. It is looked at when the key falls, and not as it was last drawn. */
const choosing = signal<KeyAct | undefined>(undefined);

/** Which key does what at this desk, on this device. */
export function KeysSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  return (
    <DeskSheet view={view} title={said.keys}>
      <p class="lead">{said.keysText}</p>
      <Setting>
        <Tick on={settings.value.keys} onChange={(keys) => change({ keys })}>
          {said.keysOn}
        </Tick>
        <Tick on={hasNumberPad()} onChange={switchNumberPad}>
          {said.numberPadOn}
        </Tick>
      </Setting>
      <div class={css.keyLists}>
        <Part title={said.padKeys}>
          <Lines acts={padActs} />
        </Part>
        <Part title={said.deskKeys} note={said.deskKeysNote}>
          <Lines acts={deskActs} />
        </Part>
      </div>
      <Buttons>
        <button
          type="button"
          class="btn"
          onClick={() => {
            keysAsTheyWere();
            tell(said.keysWere);
          }}
        >
          {said.keysReset}
        </button>
      </Buttons>
    </DeskSheet>
  );
}

const Lines = ({ acts }: { readonly acts: readonly KeyAct[] }) => (
  <ul class={css.lines}>
    {acts.map((act) => (
      <Line key={act} act={act} />
    ))}
  </ul>
);

function Line({ act }: { readonly act: KeyAct }) {
  const said = dealerWords.value;
  const name = said.keyActs[act];
  const key = chosenKeys()[act];
  const label = key === null ? said.noKey : keyLabel(key);
  const isChoosing = choosing.value === act;
  return (
    <li>
      <span>{name}</span>
      <span class={css.keyChoice}>
        <button
          type="button"
          class={`btn btn-sm ${css.keyCap}${isChoosing ? ` ${css.isOn}` : ''}`}
          aria-label={isChoosing ? said.pressKey : said.chooseKeyFor({ act: name, key: label })}
          onClick={({ currentTarget }) => {
            choosing.value = isChoosing ? undefined : act;
            // Some browsers leave the focus where it was, and the key has to come here.
            currentTarget.focus();
            announce(said.pressKey);
          }}
          onKeyDown={(event) => pressed(act, event)}
          onBlur={() => (choosing.value = undefined)}
        >
          {isChoosing ? said.pressKey : label}
        </button>
        <button
          type="button"
          class="btn btn-sm"
          aria-label={said.keyOffFor({ act: name })}
          aria-pressed={key === null}
          onClick={() => choose(act, null)}
        >
          {said.keyOff}
        </button>
      </span>
    </li>
  );
}

/** The key that falls while one is chosen. Tab goes on, Escape gives up, and a key of Shift alone is none yet. */
function pressed(act: KeyAct, event: KeyboardEvent): void {
  if (choosing.peek() !== act || event.key === 'Tab' || event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
  if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead'].includes(event.key)) return;
  choosing.value = undefined;
  if (event.key !== 'Escape') choose(act, keyNamed(event));
}

function choose(act: KeyAct, key: string | null): void {
  const said = dealerWords.value;
  const refusal = key === null ? undefined : whyNotKey(chosenKeys(), act, key);
  if (refusal === undefined) chooseKey(act, key);
  tell(
    refusal === undefined
      ? said.keyChosen({ act: said.keyActs[act], key: key === null ? said.noKey : keyLabel(key) })
      : refusalWords(refusal, key ?? ''),
  );
}

function refusalWords(refusal: KeyRefusal, key: string): string {
  const said = dealerWords.value;
  switch (refusal.is) {
    case 'taken':
      return said.keyTaken({ key: keyLabel(key), by: said.keyActs[refusal.by] });
    case 'not ours':
      return said.keyNotOurs;
    case 'digit':
      return said.keyIsDigit;
  }
}
