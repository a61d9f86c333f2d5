import type { DeskRefusal } from '@dicepit/desks';
import { useId, useState } from 'preact/hooks';
import { announce } from '../shell/announcer.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import '../look/deed.css';
import { told } from '../words/refusal-words.ts';

export type DeedProps = {
  readonly name: string;
  /** Why it cannot be done now, by the rules or in the page's own words. The button stays and says so. */
  readonly why?: DeskRefusal | string | undefined;
  readonly onPress: () => Promise<unknown>;
  readonly main?: boolean;
  /** What is said before the second press, for what cannot be taken back. */
  readonly sure?: string;
};

/** Something that may be done at the desk, with the reason beneath where it may not. */
export function Deed({ name, why, onPress, main = false, sure }: DeedProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [isSure, setSure] = useState(false);
  const reason = typeof why === 'object' ? told(why) : (why ?? '');
  const press = async (): Promise<void> => {
    if (isBusy) return;
    if (why !== undefined) {
      announce(reason);
      return;
    }
    if (sure !== undefined && !isSure) {
      setSure(true);
      announce(sure);
      return;
    }
    setBusy(true);
    await onPress();
    setBusy(false);
    setSure(false);
  };
  return (
    <div class="deed">
      <button
        type="button"
        class={main || isSure ? 'btn btn-main' : 'btn'}
        aria-disabled={why === undefined ? undefined : 'true'}
        aria-busy={isBusy}
        aria-describedby={why === undefined && !isSure ? undefined : id}
        onClick={() => void press()}
      >
        {name}
      </button>
      {isSure && why === undefined && (
        <p id={id} class="deed-sure">
          {sure}
        </p>
      )}
      {why !== undefined && (
        <p id={id} class="deed-why">
          {reason} {typeof why === 'object' && why.clause !== undefined && <ClauseLink clause={why.clause} />}
        </p>
      )}
    </div>
  );
}
