import type { StreamState } from '@dicepit/client';
import { isPlaying, partyWaitsFor } from '@dicepit/games';
import { guestWords } from '../join/said.ts';
import { pit } from '../live/pit.ts';
import { useSecond } from '../live/use-second.ts';
import { secondsLeft, timeLeft } from '../live/waiting.ts';
import { Action } from '../parts/action.tsx';
import { waitsOf } from '../shell/time-left.tsx';
import { toastWhyNot } from '../shell/toasts.tsx';
import { wake } from '../sound/sound.ts';
import { list } from '../words/numbers.ts';
import { whyTold } from '../words/refusal-words.ts';
import type { Asking } from './asking.ts';
import { Chips } from './chips.tsx';
import { FaceEntry } from './face-entry.tsx';
import {
  isMyThrow,
  mayThrowFor,
  type PartySight,
  type Row,
  throwForOf,
  throwOf,
  whyNot,
} from './party-sight.ts';
import { partyWords } from './said.ts';

export type DockProps = {
  readonly table: string;
  readonly sight: PartySight;
  readonly asking: Asking;
  /** The server's clock is so much ahead of this one, in milliseconds. */
  readonly ahead: number;
  readonly connection: StreamState;
  readonly isRolling: boolean;
  readonly onBring: () => void;
  readonly onSit: () => void;
};

/** Everything the thumb uses: one's chips, and the one thing to do now. */
export function Dock(props: DockProps) {
  const { sight, onSit } = props;
  const { mine } = sight;
  return (
    <footer class="dock">
      {mine === undefined ? (
        <Watching sight={sight} onSit={onSit} />
      ) : (
        <>
          <Chips rack={mine.rack} />
          <Waiting {...props} mine={mine} />
          {isPlaying(sight.table) ? (
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
function Waiting({ table: id, sight, asking, ahead, isRolling, mine }: DockProps & { readonly mine: Row }) {
  const said = partyWords.value.waiting;
  const now = useSecond() + ahead;
  const waits = waitsOf(id);
  const wait = waits === undefined ? undefined : partyWaitsFor(sight.table, waits);
  if (wait === undefined || isRolling || pit.value?.paused === true) return null;
  const left = 'over' in wait ? timeLeft(secondsLeft(wait, now)) : '';
  const isAway = sight.table.away?.includes(mine.seat) === true;
  const others = (waits?.absent ?? [])
    .filter((seat) => seat !== mine.seat)
    .flatMap((seat) => sight.table.seats.get(seat)?.name ?? []);
  const line = (): string => {
    if (wait.for === 'players') return said.players;
    if (wait.for === 'game')
      return others.length === 0 ? said.game({ left }) : said.gameWithout({ left, names: list(others) });
    return wait.seat === mine.seat
      ? said.yours({ left })
      : said.theirs({ name: sight.thrower?.name ?? '', left });
  };
  return (
    <div class="wait-line">
      <p class="small" role="timer" aria-live="off">
        {isAway && wait.for !== 'throw' ? said.sitOut : line()}
      </p>
      {isAway && (
        <Action class="btn btn-sm" onPress={() => void asking.ask({ type: 'ComeBack', seat: mine.seat })}>
          {said.back}
        </Action>
      )}
    </div>
  );
}

function Throwing({ sight, mine, asking, connection, isRolling }: DockProps & { readonly mine: Row }) {
  const said = partyWords.value;
  useSecond();
  const isMine = isMyThrow(sight) && !isRolling;
  const isLate = mayThrowFor(sight);
  const away = connection.is === 'live' ? undefined : said.away;
  if (sight.isPhysical && isMine && away === undefined)
    return (
      <FaceEntry isAsking={asking.isAsking} onEnter={(faces) => asking.ask(throwOf(mine.seat, faces))} />
    );
  const refusal = whyNot(sight, throwOf(mine.seat, sight.isPhysical ? [1, 1] : undefined));
  const why = away ?? (isRolling ? said.inTheAir : whyTold(refusal));
  const isHigh = sight.table.game.phase.is === 'high dice';
  const { thrower } = sight;
  if (thrower !== undefined && isLate && !isRolling && away === undefined)
    return <ThrowingFor sight={sight} asking={asking} thrower={thrower} />;
  return (
    <>
      <Action
        class={why === undefined ? 'btn btn-main btn-sign throwbtn' : 'btn btn-sign'}
        why={why}
        onRefused={toastWhyNot}
        onPress={() => {
          wake();
          void asking.ask(throwOf(mine.seat));
        }}
      >
        {said.throwNow}
      </Action>
      <p class="dockline small quiet">{isHigh ? said.opensHigh : said.opens}</p>
    </>
  );
}

/** Whoever has the dice has had time enough: another player may make the throw. */
function ThrowingFor({
  sight,
  asking,
  thrower,
}: Pick<DockProps, 'sight' | 'asking'> & { readonly thrower: Row }) {
  const said = partyWords.value;
  if (sight.isPhysical)
    return (
      <>
        <p class="dockline">
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
        class="btn btn-sign throwfor"
        onPress={() => {
          wake();
          void asking.ask(throwForOf(thrower.seat));
        }}
      >
        {said.throwFor({ name: thrower.name })}
      </Action>
      <p class="dockline small quiet">{said.throwForText({ name: thrower.name })}</p>
    </>
  );
}

function BetweenGames({ sight, mine, asking, connection, onBring }: DockProps & { readonly mine: Row }) {
  const said = partyWords.value;
  const away = connection.is === 'live' ? undefined : said.away;
  const start = away ?? whyTold(whyNot(sight, { type: 'StartGame' }));
  const bring = away ?? whyTold(whyNot(sight, { type: 'BringChips', seat: mine.seat, whites: 1 }));
  const isFirst = sight.table.games === 0;
  return (
    <>
      <div class="btns lean">
        <Action class="btn" why={bring} onRefused={toastWhyNot} onPress={onBring}>
          {said.bring}
        </Action>
        <Action
          class="btn btn-main btn-sign"
          why={start}
          onRefused={toastWhyNot}
          onPress={() => void asking.ask({ type: 'StartGame' })}
        >
          {isFirst ? said.start : said.next}
        </Action>
      </div>
      <p class="dockline small quiet">{start ?? said.gatheringText}</p>
    </>
  );
}

function Watching({ sight, onSit }: Pick<DockProps, 'sight' | 'onSit'>) {
  const said = partyWords.value;
  const isFull = sight.table.seats.size >= (sight.table.setup?.seats ?? 0);
  const why = isPlaying(sight.table) ? said.seatLater : isFull ? guestWords.value.join.fullText : undefined;
  return (
    <>
      <p class="dockline">
        <b class="sign">{said.watching}</b>
      </p>
      <Action class="btn btn-main btn-sign" why={why} onRefused={toastWhyNot} onPress={onSit}>
        {said.takeSeat}
      </Action>
      {why !== undefined && <p class="dockline small quiet">{why}</p>}
    </>
  );
}
