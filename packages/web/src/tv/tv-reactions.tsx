import type { Reaction } from '@dicepit/wire';
import { useMemo } from 'preact/hooks';
import { reactionDrawings } from '../parts/reaction-drawings.ts';

/** A reaction in the air, by a number of its own. */
export type FloatingReaction = Reaction & { readonly key: number };

/** What guests send, rising from their seats; whoever has none here sends it up at the left edge, with their name. */
export const Reactions = ({ reactions }: { readonly reactions: readonly FloatingReaction[] }) => (
  <ul class="reactions" aria-hidden="true">
    {reactions.map((each) => (
      <Floating key={each.key} reaction={each} />
    ))}
  </ul>
);

function Floating({ reaction: sent }: { readonly reaction: FloatingReaction }) {
  // Where it starts is looked up once: whoever has sent it may move while it rises.
  const place = useMemo(() => startOf(sent), []);
  return (
    <li {...(place === undefined ? { class: 'aside' } : { style: place })}>
      <svg viewBox="0 0 64 64" dangerouslySetInnerHTML={{ __html: reactionDrawings[sent.reaction] || '' }} />
      {place === undefined && <b>{sent.name}</b>}
    </li>
  );
}

/** The mark of whoever has sent it, where it is on this screen: at a seat, or among those who came last. */
function startOf({ seat, name }: Reaction): { readonly left: string; readonly top: string } | undefined {
  const all: readonly HTMLElement[] = Array.prototype.slice.call(document.querySelectorAll('[data-mark]'));
  const own = all.find((each) => each.getAttribute('data-mark') === (seat === null ? name : String(seat)));
  const mark = own === undefined ? null : own.querySelector('.token');
  if (mark === null) return undefined;
  const { left, top, width } = mark.getBoundingClientRect();
  return { left: `${left + width / 2}px`, top: `${top}px` };
}
