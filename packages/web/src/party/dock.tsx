import type { StreamState } from '@dicepit/client';
import { everyPips, type Pips, totalOf } from '@dicepit/engine';
import { chipValues, fewestChips, isPlaying, partyWaitsFor, type Whites } from '@dicepit/games';
import { useState } from 'preact/hooks';
import { guestWords } from '../join/guest-words.ts';
import { useSecond } from '../live/passing-time.ts';
import { pit } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { Chip } from '../parts/chip.tsx';
import { Die } from '../parts/die.tsx';
import * as phone from '../parts/phone.module.css';
import { secondsLeft, timeLeft, WaitedFor, waitsOf } from '../shell/time-left.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { wake } from '../sound/sound.ts';
import { whyTold } from '../words/refusal-words.ts';
import { list, number } from '../words/words.ts';
import * as css from './party.module.css';
import type { PartyRequests } from './party-store.ts';
import {
  isMyThrow,
  mayThrowFor,
  type PartyView,
  partyWords,
  type Row,
  refusalFor,
  throwForOf,
  throwOf,
} from './party-view.ts';

type DockProps = {
  readonly table: string;
  readonly view: PartyView;
  readonly asking: PartyRequests;
  /** The server's clock is so much ahead of this one, in milliseconds. */
  readonly ahead: number;
  readonly connection: StreamState;
  readonly isRolling: boolean;
  readonly onBring: () => void;
  readonly onSit: () => void;
};

/** Everything the thumb uses: one's chips, and the one thing to do now. */
export function Dock(props: DockProps) {
  const { view, onSit } = props;
  const { mine } = view;
  return (
    <footer class={phone.dock} data-part="dock">
      {mine === undefined ? (
        <Watching view={view} onSit={onSit} />
      ) : (
        <>
          <Chips rack={mine.rack} />
          <Waiting {...props} mine={mine} />
          {isPlaying(view.table) ? (
            <Throwing {...props} mine={mine} />
          ) : (
            <BetweenGames {...props} mine={mine} />
          )}
        </>
      )}
    </footer>
  );
}

/** What the party waits for and until when; whoever did not throw in time says here that they are back. */
function Waiting({ table: id, view, asking, ahead, isRolling, mine }: DockProps & { readonly mine: Row }) {
  const said = partyWords.value.waiting;
  const now = useSecond() + ahead;
  const waits = waitsOf(id);
  const wait = waits === undefined ? undefined : partyWaitsFor(view.table, waits);
  if (wait === undefined || isRolling || pit.value?.paused === true) return null;
  const left = 'over' in wait ? timeLeft(secondsLeft(wait, now)) : '';
  const isAway = view.table.away?.includes(mine.seat) === true;
  const others = (waits?.absent ?? [])
    .filter((seat) => seat !== mine.seat)
    .flatMap((seat) => view.table.seats.get(seat)?.name ?? []);
  const line = (): string => {
    if (wait.for === 'players') return said.players;
    if (wait.for === 'game')
      return others.length === 0 ? said.game({ left }) : said.gameWithout({ left, names: list(others) });
    return wait.seat === mine.seat
      ? said.yours({ left })
      : said.theirs({ name: view.thrower?.name ?? '', left });
  };
  return (
    <WaitedFor text={isAway && wait.for !== 'throw' ? said.sitOut : line()}>
      {isAway && (
        <Action class="btn btn-sm" onPress={() => void asking.ask({ type: 'ComeBack', seat: mine.seat })}>
          {said.back}
        </Action>
      )}
    </WaitedFor>
  );
}

function Throwing({ view, mine, asking, connection, isRolling }: DockProps & { readonly mine: Row }) {
  const said = partyWords.value;
  useSecond();
  const isMine = isMyThrow(view) && !isRolling;
  const isLate = mayThrowFor(view);
  const away = connection.is === 'live' ? undefined : said.away;
  if (view.isPhysical && isMine && away === undefined)
    return (
      <FaceEntry isAsking={asking.isAsking} onEnter={(faces) => asking.ask(throwOf(mine.seat, faces))} />
    );
  const refusal = refusalFor(view, throwOf(mine.seat, view.isPhysical ? [1, 1] : undefined));
  const why = away ?? (isRolling ? said.inTheAir : whyTold(refusal));
  const isHigh = view.table.game.phase.is === 'high dice';
  const { thrower } = view;
  if (thrower !== undefined && isLate && !isRolling && away === undefined)
    return <ThrowingFor view={view} asking={asking} thrower={thrower} />;
  return (
    <>
      <Action
        class={why === undefined ? `btn btn-main btn-sign ${css.throwButton}` : 'btn btn-sign'}
        why={why}
        onRefused={toastRefusal}
        onPress={() => {
          wake();
          void asking.ask(throwOf(mine.seat));
        }}
      >
        {said.throwNow}
      </Action>
      <p class={`${css.line} small quiet`}>{isHigh ? said.opensHigh : said.opens}</p>
    </>
  );
}

/** Whoever has the dice has had time enough: another player may make the throw. */
function ThrowingFor({
  view,
  asking,
  thrower,
}: Pick<DockProps, 'view' | 'asking'> & { readonly thrower: Row }) {
  const said = partyWords.value;
  if (view.isPhysical)
    return (
      <>
        <p class={css.line}>
          <b class="sign">{said.throwFor({ name: thrower.name })}</b>
        </p>
        <FaceEntry
          isAsking={asking.isAsking}
          onEnter={(faces) => asking.ask(throwForOf(thrower.seat, faces))}
        />
      </>
    );
  return (
    <>
      <Action
        class="btn btn-sign"
        onPress={() => {
          wake();
          void asking.ask(throwForOf(thrower.seat));
        }}
      >
        {said.throwFor({ name: thrower.name })}
      </Action>
      <p class={`${css.line} small quiet`}>{said.throwForText({ name: thrower.name })}</p>
    </>
  );
}

function BetweenGames({ view, mine, asking, connection, onBring }: DockProps & { readonly mine: Row }) {
  const said = partyWords.value;
  const away = connection.is === 'live' ? undefined : said.away;
  const start = away ?? whyTold(refusalFor(view, { type: 'StartGame' }));
  const bring = away ?? whyTold(refusalFor(view, { type: 'BringChips', seat: mine.seat, whites: 1 }));
  const isFirst = view.table.games === 0;
  return (
    <>
      <Buttons split="lean">
        <Action class="btn" why={bring} onRefused={toastRefusal} onPress={onBring}>
          {said.bring}
        </Action>
        <Action
          class="btn btn-main btn-sign"
          why={start}
          onRefused={toastRefusal}
          onPress={() => void asking.ask({ type: 'StartGame' })}
        >
          {isFirst ? said.start : said.next}
        </Action>
      </Buttons>
      <p class={`${css.line} small quiet`}>{start ?? said.gatheringText}</p>
    </>
  );
}

function Watching({ view, onSit }: Pick<DockProps, 'view' | 'onSit'>) {
  const said = partyWords.value;
  const isFull = view.table.seats.size >= (view.table.setup?.seats ?? 0);
  const why = isPlaying(view.table) ? said.seatLater : isFull ? guestWords.value.join.fullText : undefined;
  return (
    <>
      <p class={css.line}>
        <b class="sign">{said.watching}</b>
      </p>
      <Action class="btn btn-main btn-sign" why={why} onRefused={toastRefusal} onPress={onSit}>
        {said.takeSeat}
      </Action>
      {why !== undefined && <p class={`${css.line} small quiet`}>{why}</p>}
    </>
  );
}

type FaceEntryProps = {
  readonly isAsking: boolean;
  /** Whether they were entered; then the next throw begins. */
  readonly onEnter: (faces: readonly [Pips, Pips]) => Promise<boolean>;
};

/** Real dice: two taps say what they show, it is read back, and a third enters it. */
function FaceEntry({ isAsking, onEnter }: FaceEntryProps) {
  const [faces, setFaces] = useState<readonly Pips[]>([]);
  const said = partyWords.value;
  const [first, second] = faces;
  const isBoth = first !== undefined && second !== undefined;
  return (
    <div>
      <p class={css.readBack} aria-live="polite">
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
        <Buttons split="lean">
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
        </Buttons>
      ) : (
        <div class={css.faces} role="group" aria-label={first === undefined ? said.firstDie : said.secondDie}>
          {everyPips.map((pips) => (
            <button
              key={pips}
              type="button"
              class={faces.length === 1 && first === pips ? `${css.face} ${css.isFirst}` : css.face}
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

const colours = ['white', 'red', 'blue'] as const;

/** One's own chips by colour, as few as make the sum; on credit it may be owed. */
function Chips({ rack }: { readonly rack: Whites }) {
  const said = partyWords.value;
  const counts = fewestChips(Math.abs(rack));
  return (
    <div class={css.chips}>
      {colours.map((colour) => (
        <div key={colour} class={css.chip}>
          <span class={css.stack}>
            <Chip worth={0} colour={colour} figure={String(chipValues[colour])} />
          </span>
          <p>
            <b>{number(counts[colour])}</b>
            <span>{said[colour]}</span>
          </p>
        </div>
      ))}
      <p class={css.total} data-part="own-chips">
        <span>{rack < 0 ? said.owed : said.yours}</span>
        <b>{number(Math.abs(rack))}</b>
      </p>
    </div>
  );
}
