import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { change as changeSettings, settings } from '../../settings/settings.ts';
import { toastWith } from '../../shell/toasts.tsx';
import { change } from '../../words/numbers.ts';
import { boundsFrom } from '../bounds/bounds.ts';
import type { Desk } from '../desk/desk.ts';
import { evening, restartEvening } from '../desk/evening.ts';
import { playerWords } from '../said.ts';

/** What somebody sets for themselves: how much to lose, to have on the table, and how long to play. */
export function BoundsSheet({ desk }: { readonly desk: Desk }) {
  const said = playerWords.value.bounds;
  const { loss, stake, minutes } = settings.value.bounds;
  const [typed, setTyped] = useState({
    loss: loss === undefined ? '' : `${loss / 100}`,
    stake: stake === undefined ? '' : `${stake / 100}`,
    minutes: minutes === undefined ? '' : `${minutes}`,
  });
  const close = (): void => {
    desk.sheet.value = undefined;
  };
  const keep = (): void => {
    changeSettings({ bounds: boundsFrom(typed) });
    toastWith(said.kept);
    close();
  };
  const { net, since } = evening.value;
  const played = Math.max(0, Math.floor((desk.now() - since) / 60_000));
  return (
    <Sheet title={said.title} closable onClose={close}>
      <p class="quiet">{said.text}</p>
      <dl class="facts">
        <div>
          <dt>{said.tonight}</dt>
          <dd>
            <b class="num">{change(net)}</b>{' '}
            <span class="quiet">{said.playing({ minutes: `${played}` })}</span>
          </dd>
        </div>
      </dl>
      <Bound name={said.loss} value={typed.loss} onInput={(text) => setTyped({ ...typed, loss: text })} />
      <Bound name={said.stake} value={typed.stake} onInput={(text) => setTyped({ ...typed, stake: text })} />
      <Bound
        name={said.minutes}
        value={typed.minutes}
        onInput={(text) => setTyped({ ...typed, minutes: text })}
      />
      <div class="btns lean">
        <Action onPress={() => restartEvening(desk.now())}>{said.begin}</Action>
        <Action class="btn btn-main" onPress={keep}>
          {said.save}
        </Action>
      </div>
    </Sheet>
  );
}

type BoundProps = { readonly name: string; readonly value: string; readonly onInput: (text: string) => void };

function Bound({ name, value, onInput }: BoundProps) {
  return (
    <label class="field bound">
      <span class="label">{name}</span>
      <input
        class="input"
        inputMode="decimal"
        value={value}
        placeholder={playerWords.value.bounds.unset}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}
