import type { Role } from '@dicepit/engine';
import type { OneTime } from '@dicepit/wire';
import { Qr } from '../../parts/qr.tsx';
import { toastWith } from '../../shell/toasts.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { guestUrl } from '../join/guest-link.ts';
import { ownUrl } from '../join/own-url.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';

export type OneTimeLinkProps = {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly signUp: OneTime;
};

/** A link that is shown once: whoever opens it chooses a passphrase. The token is sent to no server on the way. */
export function OneTimeLink({ name, roles, signUp }: OneTimeLinkProps) {
  const said = hostWords.value.staff;
  const { copy, copied } = hostWords.value.tables;
  const join = night.value?.join;
  // Inspectors come straight to their own desk.
  const page = roles.includes('inspector') ? 'inspect' : 'host';
  const url = `${join === undefined ? ownUrl() : guestUrl(join, ownUrl())}/${page}#staff=${signUp.token}`;
  const canCopy = 'clipboard' in navigator;
  return (
    <div class="form">
      <p class="quiet">{said.linkText({ time: dayAndTime(signUp.until) })}</p>
      <div class="sheet-qr">
        <Qr text={url} label={said.linkQr({ name })} />
      </div>
      <p class="one-time">{url}</p>
      {canCopy && (
        <button
          type="button"
          class="btn"
          onClick={() => void navigator.clipboard.writeText(url).then(() => toastWith(copied))}
        >
          {copy}
        </button>
      )}
    </div>
  );
}
