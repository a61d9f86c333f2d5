import keys from '@dicepit/words/pages/keys.json' with { type: 'json' };
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import {
  chooseKey,
  chosenKey,
  type KeyName,
  type KeyRefusal,
  keyNames,
  keysAsTheyWere,
  settings,
} from '../../settings/settings.ts';
import { pageWords } from '../../words/words.ts';
import * as css from './keys-sheet.module.css';
import * as sheets from './sheets.module.css';

const words = pageWords('keys', keys);

/** What the keys do, and which of them somebody would rather have. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const said = words.value;
  const [told, setTold] = useState<KeyNotice>({ text: '' });
  const choose = (name: KeyName, typed: string): void => {
    const refusal = chooseKey(name, typed);
    if (refusal !== undefined) setTold({ text: refusedText(refusal), at: name });
    else setTold({ text: said.chosen({ what: said.does[name], key: shown(name) || said.none }) });
  };
  return (
    <Sheet title={said.title} note={said.note} closable onClose={onClose}>
      {!settings.value.keys && <p class={sheets.aside}>{said.off}</p>}
      <h3 class={sheets.heading}>{said.own}</h3>
      <div class={css.keys}>
        {keyNames.map((name) => (
          <KeyField key={name} name={name} isRefused={told.at === name} onChoose={choose} />
        ))}
      </div>
      <p class={told.at === undefined ? css.told : `${css.told} ${css.isRefused}`} role="status">
        {told.text}
      </p>
      <Action
        class="btn btn-sm"
        onPress={() => {
          keysAsTheyWere();
          setTold({ text: said.wasReset });
        }}
      >
        {said.reset}
      </Action>
      <h3 class={sheets.heading}>{said.always}</h3>
      <Facts class={css.always}>
        {said.fixed.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Facts>
    </Sheet>
  );
}

/** What has come of the last choice, and at which key it was refused. */
type KeyNotice = { readonly text: string; readonly at?: KeyName };

type KeyFieldProps = {
  readonly name: KeyName;
  readonly isRefused: boolean;
  readonly onChoose: (name: KeyName, typed: string) => void;
};

function KeyField({ name, isRefused, onChoose }: KeyFieldProps) {
  const id = `key-${name}`;
  const key = shown(name);
  return (
    <div class={css.key}>
      <label for={id}>{words.value.does[name]}</label>
      <input
        id={id}
        class="input"
        value={key}
        placeholder={words.value.none}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-invalid={isRefused}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => {
          // Whoever writes beside the letter that is there means the new one.
          onChoose(name, currentTarget.value.toUpperCase().replace(key, ''));
          // What was refused leaves the field as it was, and nothing is drawn anew by that.
          currentTarget.value = shown(name);
          currentTarget.select();
        }}
      />
    </div>
  );
}

const shown = (name: KeyName): string => chosenKey(settings.value.ownKeys, name).toUpperCase();

function refusedText(refusal: KeyRefusal): string {
  const said = words.value;
  const key = refusal.key.toUpperCase();
  if (refusal.why === 'taken') return said.taken({ key, by: said.does[refusal.by] });
  return refusal.why === 'fixed' ? said.isFixed({ key }) : said.noKey;
}
