import { everyPips, type Pips, totalOf } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { guestWords } from '../join/said.ts';
import { Action } from '../parts/action.tsx';
import { Die } from '../parts/die.tsx';
import { partyWords } from './said.ts';

export type FaceEntryProps = {
  readonly isAsking: boolean;
  /** Whether they were entered; then the next throw begins. */
  readonly onEnter: (faces: readonly [Pips, Pips]) => Promise<boolean>;
};

/** Real dice: two taps say what they show, it is read back, and a third enters it. */
export function FaceEntry({ isAsking, onEnter }: FaceEntryProps) {
  const [faces, setFaces] = useState<readonly Pips[]>([]);
  const said = partyWords.value;
  const [first, second] = faces;
  const isBoth = first !== undefined && second !== undefined;
  return (
    <div class="faces">
      <p class="readback" aria-live="polite">
        {isBoth ? (
          <>
            <Die pips={first} />
            <Die pips={second} />
            <b>
              {said.read({
                first: String(first),
                second: String(second),
                total: String(totalOf([first, second])),
              })}
            </b>
          </>
        ) : (
          <span>{first === undefined ? said.readDice : said.secondDie}</span>
        )}
      </p>
      {isBoth ? (
        <div class="btns lean">
          <Action onPress={() => setFaces([])}>{said.again}</Action>
          <Action
            class="btn btn-main btn-sign"
            why={isAsking ? guestWords.value.join.going : undefined}
            onPress={() =>
              void onEnter([first, second]).then((isEntered) => {
                if (isEntered) setFaces([]);
              })
            }
          >
            {said.enter({ first: String(first), second: String(second) })}
          </Action>
        </div>
      ) : (
        <div class="facepad" role="group" aria-label={first === undefined ? said.firstDie : said.secondDie}>
          {everyPips.map((pips) => (
            <button
              key={pips}
              type="button"
              class={faces.length === 1 && first === pips ? 'facekey is-first' : 'facekey'}
              aria-label={String(pips)}
              onClick={() => setFaces([...faces, pips])}
            >
              <Die pips={pips} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
