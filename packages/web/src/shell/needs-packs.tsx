import type { ComponentChild } from 'preact';
import { loadPack, packsHere } from '../live/packs.ts';
import { words } from '../words/words.ts';

type NeedsPacksProps = {
  readonly packs: readonly string[];
  /** What is drawn by their rules, once they are here. */
  readonly children: () => ComponentChild;
};

/** A part of a page that needs the rules of games: it is drawn when they have come, and says so where they could not be read. */
export function NeedsPacks({ packs, children }: NeedsPacksProps) {
  const state = packsHere(packs);
  if (state === 'here') return <>{children()}</>;
  const { opening, gameUnreadTitle, gameUnreadText } = words.value.shell;
  if (state === 'coming') return <p class="quiet">{opening}</p>;
  return (
    <div class="why" role="alert">
      <b>{gameUnreadTitle}</b>
      <p>{gameUnreadText}</p>
      <button type="button" class="btn btn-sm" onClick={() => packs.forEach((pack) => void loadPack(pack))}>
        {words.value.common.tryAgain}
      </button>
    </div>
  );
}
