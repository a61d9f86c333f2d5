import { useState } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toastWith } from '../shell/toasts.tsx';
import { number } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import type { Asking } from './asking.ts';
import { partyWords } from './said.ts';

/** As many as a newcomer usually brings, and what a tap on plus and minus changes. */
const USUAL = 20;
const STEP = 10;

export type BringProps = { readonly seat: number; readonly asking: Asking; readonly onClose: () => void };

/** Brings more chips to a party between two games. */
export function BringSheet({ seat, asking, onClose }: BringProps) {
  const [whites, setWhites] = useState(USUAL);
  const said = partyWords.value;
  return (
    <Sheet title={said.bringTitle} onClose={onClose}>
      <p class="lead">{said.bringText}</p>
      <div class="step">
        <Action label={said.less} onPress={() => setWhites(Math.max(STEP, whites - STEP))}>
          −
        </Action>
        <p class="mid" aria-live="polite">
          <b>{number(whites)}</b>
          <span class="small quiet">{said.whites}</span>
        </p>
        <Action label={said.more} onPress={() => setWhites(whites + STEP)}>
          +
        </Action>
      </div>
      <div class="btns lean">
        <Action onPress={onClose}>{words.value.common.cancel}</Action>
        <Action
          class="btn btn-main"
          onPress={() =>
            void asking.ask({ type: 'BringChips', seat, whites }).then((done) => {
              onClose();
              if (done) toastWith(said.brought({ count: whites }));
            })
          }
        >
          {said.bringCount({ count: whites })}
        </Action>
      </div>
    </Sheet>
  );
}
