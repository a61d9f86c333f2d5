import type { Reaction } from '@dicepit/wire';
import { useMemo } from 'preact/hooks';
import { reactionDrawings } from '../parts/reaction-drawings.ts';
import {
  playCall,
  playChips,
  playDice,
  playJoin,
  playLanding,
  playLastCall,
  playMoment,
  playWin,
} from '../sound/synth.ts';
import { EveningView } from './evening-view.tsx';
import { InfoView } from './info-views.tsx';
import * as css from './later-views.module.css';
import { BankedMoment, PartyMoment } from './tv-moment.tsx';
import { Card, type TvActions } from './tv-page.tsx';
import type { FloatingReaction } from './tv-parts.tsx';
import {
  choose,
  endSound,
  isOn,
  isSettled,
  type SoundKind,
  sample,
  soundKinds,
  voiceHere,
} from './tv-sound.ts';
import type { Heard } from './tv-streams.ts';
import { said } from './tv-words.ts';

/** The switches of everything that is heard, for a remote as for a finger. */
function SoundPanel({ actions }: { readonly actions: TvActions }) {
  const silence = (): void => {
    choose('sound', false);
    void endSound().then(actions.closePanel);
  };
  return (
    <Card is="panel" class={css.sounds}>
      <h1>{said.sounds.title}</h1>
      <p>{said.sounds.note}</p>
      <div class={css.switches}>
        {soundKinds.map((kind) => (
          <Switch key={kind} kind={kind} redraw={actions.redraw} />
        ))}
      </div>
      {voiceHere() === undefined && <p class={css.sub}>{said.sounds.noVoice}</p>}
      <div class={css.ends}>
        <button type="button" onClick={silence}>
          <span>{said.sounds.silence}</span>
        </button>
        <button ref={focus} type="button" class={css.main} onClick={actions.closePanel}>
          <span>{said.sounds.done}</span>
        </button>
      </div>
    </Card>
  );
}

/** One function for good, so that an element has the focus when it comes, and not whenever it is drawn. */
const focus = (element: HTMLElement | null): void => {
  if (element !== null) element.focus();
};

function Switch({ kind, redraw }: { readonly kind: SoundKind; readonly redraw: () => void }) {
  const flip = (): void => {
    choose(kind, !isOn(kind));
    redraw();
    if (isOn(kind) && kind !== 'voice') sample(kind);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn(kind)}
      disabled={isSettled(kind) || (kind === 'voice' && voiceHere() === undefined)}
      onClick={flip}
    >
      <span>{said.sounds.kinds[kind]}</span>
      <i>{isOn(kind) ? said.sounds.on : said.sounds.off}</i>
    </button>
  );
}

/** What guests send, rising from their seats; whoever has none here sends it up at the left edge, with their name. */
const Reactions = ({ reactions }: { readonly reactions: readonly FloatingReaction[] }) => (
  <ul class={css.reactions} data-part="reactions" aria-hidden="true">
    {reactions.map((each) => (
      <Floating key={each.key} reaction={each} />
    ))}
  </ul>
);

function Floating({ reaction: sent }: { readonly reaction: FloatingReaction }) {
  // Where it starts is looked up once: whoever has sent it may move while it rises.
  const place = useMemo(() => startOf(sent), []);
  return (
    <li {...(place === undefined ? { class: css.aside } : { style: place })}>
      <svg viewBox="0 0 64 64" dangerouslySetInnerHTML={{ __html: reactionDrawings[sent.reaction] || '' }} />
      {place === undefined && <b>{sent.name}</b>}
    </li>
  );
}

/** The mark of whoever has sent it, where it is on this screen: at a seat, or among those who came last. */
function startOf({ seat, name }: Reaction): { readonly left: string; readonly top: string } | undefined {
  const all: readonly HTMLElement[] = Array.prototype.slice.call(document.querySelectorAll('[data-mark]'));
  const own = all.find((each) => each.getAttribute('data-mark') === (seat === null ? name : String(seat)));
  const mark = own === undefined ? null : own.querySelector('[data-part="token"]');
  if (mark === null) return undefined;
  const { left, top, width } = mark.getBoundingClientRect();
  return { left: `${left + width / 2}px`, top: `${top}px` };
}

/** What is heard of a screen. */
const players: Readonly<Record<Heard['kind'], typeof playDice>> = {
  dice: playDice,
  chips: playChips,
  call: playCall,
  win: playWin,
  'last call': playLastCall,
  join: playJoin,
};

/** All that no television shows at first, and what its sounds are played by: `main.tsx` has it come after the first picture. */
export const views = {
  EveningView,
  InfoView,
  BankedMoment,
  PartyMoment,
  SoundPanel,
  Reactions,
  players,
  playLanding,
  playMoment,
} as const;

type Views = typeof views;
declare module './tv-parts.tsx' {
  interface LaterViews extends Views {}
}
