import type { Answer } from '@dicepit/client';
import type { Me } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client, refreshMe } from '../live/pit.ts';
import { Buttons } from '../parts/buttons.tsx';
import { Wrong } from '../parts/form.tsx';
import { Brand } from '../shell/brand.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import * as css from './entering.module.css';
import { hasPasskeys, signInByPasskey } from './passkey.ts';
import { staffWords } from './staff-words.ts';

/** Becoming the host by the link of the first start. */
export function Claim({ token }: { readonly token: string }) {
  const { claimTitle, claimText, claim } = staffWords.value.enter;
  return (
    <Entering
      title={claimTitle}
      text={claimText}
      send={claim}
      isNew
      enter={({ name, passphrase }) => client.claimHost({ token, name, passphrase })}
    />
  );
}

/** Setting a passphrase by the link that the host has handed out. */
export function StaffClaim({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { staffTitle, staffText, staffClaim } = staffWords.value.enter;
  return (
    <Entering
      title={staffTitle}
      text={staffText}
      send={staffClaim}
      isNew
      nameless
      enter={async ({ passphrase }) => {
        const entered = await client.ask('claimStaff', { body: { token, passphrase } });
        if (entered.ok) onDone();
        return entered;
      }}
    />
  );
}

/** Signing in as the host or as staff, by passphrase or, where the browser can, by passkey. */
export function SignIn() {
  const { signInTitle, signInText, signIn } = staffWords.value.enter;
  return (
    <Entering
      title={signInTitle}
      text={signInText}
      send={signIn}
      passkey={hasPasskeys()}
      enter={({ name, passphrase }) => client.signIn({ name, passphrase })}
    />
  );
}

type Typed = { readonly name: string; readonly passphrase: string };

type EnteringProps = {
  readonly title: string;
  readonly text: string;
  readonly send: string;
  /** A new passphrase is made up here. */
  readonly isNew?: boolean;
  readonly nameless?: boolean;
  readonly passkey?: boolean;
  readonly enter: (typed: Typed) => Promise<Answer<Me>>;
};

function Entering(props: EnteringProps) {
  const { title, text, send, isNew = false, nameless = false, passkey = false, enter } = props;
  const said = staffWords.value.enter;
  const [typed, setTyped] = useState<Typed>({ name: '', passphrase: '' });
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const entered = await enter(typed);
    setWrong(entered.ok ? '' : toldProblem(entered.problem));
    setBusy(false);
    if (entered.ok) await refreshMe();
  };
  return (
    <main class="card-page">
      <form
        class={`notecard ${css.entering}`}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Brand />
        <h1>{title}</h1>
        <p class="quiet">{text}</p>
        {!nameless && (
          <label class="field">
            <span class="label">{said.name}</span>
            <input
              class="input"
              required
              maxLength={40}
              autocomplete="username"
              autofocus
              value={typed.name}
              onInput={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
            />
          </label>
        )}
        <label class="field">
          <span class="label">{said.passphrase}</span>
          <input
            class="input"
            type="password"
            required
            minLength={isNew ? 8 : 1}
            maxLength={200}
            autocomplete={isNew ? 'new-password' : 'current-password'}
            value={typed.passphrase}
            onInput={({ currentTarget }) => setTyped({ ...typed, passphrase: currentTarget.value })}
          />
        </label>
        {isNew && <p class="quiet small">{said.passphraseNote}</p>}
        {wrong !== '' && <Wrong role="alert">{wrong}</Wrong>}
        <Buttons>
          <button type="submit" class="btn btn-main" aria-busy={busy}>
            {send}
          </button>
          {passkey && (
            <button type="button" class="btn" onClick={() => void signInByPasskey().then(refreshMe)}>
              {said.byPasskey}
            </button>
          )}
        </Buttons>
      </form>
    </main>
  );
}
