import { callInForce, type Pips, type Table, wasOpened } from '@dicepit/engine';
import { layouts } from '@dicepit/games';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { FeltGrid } from '../felt/felt.tsx';
import { ClosedTable } from '../join/table-visit.tsx';
import { useIsAway } from '../live/passing-time.ts';
import type { TablePageProps } from '../live/table.ts';
import { hearOfChips } from '../me/hear-of-chips.ts';
import { loadReactions } from '../me/reactions-later.tsx';
import { DieFaces } from '../parts/die.tsx';
import * as phone from '../parts/phone.module.css';
import { nameOfKey, settings } from '../settings/settings.ts';
import { Fault, PausedPit } from '../shell/banners.tsx';
import { NotOpen } from '../shell/cards.tsx';
import { PackHere } from '../shell/clauses.tsx';
import { Later } from '../shell/later.tsx';
import { rollIn } from '../shell/place.ts';
import { CalledDice, Flight, FullSet, MomentOver, SnakeEyes } from '../throw/flight.tsx';
import { readyToTell } from '../words/refusal-words.ts';
import { sum } from '../words/words.ts';
import {
  AwayDock,
  Dock,
  isOfferAside,
  isOfferedToMe,
  OfferLine,
  teaching,
  WaitLine,
  WatchDock,
} from './dock.tsx';
import { BoundsSheet, beginEvening, countResults } from './own-limits.tsx';
import { keysSheet } from './player-settings.tsx';
import {
  chipsOnRail,
  createPlayerStore,
  executeAct,
  isActName,
  type PlayerStore,
  tap,
  wagersSending,
} from './player-store.ts';
import { isMyThrow, nameAt, type PlayerView, toAreaViews } from './player-view.ts';
import { playerWords } from './player-words.ts';
import { AreaSheet } from './sheets/area-sheet.tsx';
import { ChipsSheet, takeGift } from './sheets/chips-sheet.tsx';
import { ChooseSheet, OfferSheet, WordsSheet } from './sheets/dice-sheets.tsx';
import { LeaveSheet, MenuSheet } from './sheets/menu-sheet.tsx';
import { RecordSheet } from './sheets/record-sheet.tsx';
import { ResultSheet } from './sheets/result-sheet.tsx';
import { TroubleSheet } from './sheets/trouble-sheet.tsx';
import { TypedSheet } from './sheets/typed-sheet.tsx';
import { listenForDisputes, listenToTable, momentNow, pastRoll } from './table-events.ts';
import { swipeHandlers, ThrowBack, ThrowDock, throwNow } from './throw-dock.tsx';
import { Notices, Top } from './top-bar.tsx';

/** What buttons say when they cannot be pressed comes when the felt has been drawn, in milliseconds. */
const PRELOAD_DELAY_MS = 1_000;

/** A table with a bank on the phone of somebody who plays at it, or watches. */
export function TablePage({ open, onSit }: TablePageProps) {
  const store = useMemo(() => createPlayerStore(open), [open]);
  // As soon as the felt is drawn, and not after the next frame: no key is lost, and nothing that happens meanwhile.
  useLayoutEffect(() => {
    beginEvening(store.now());
    const view = store.actual.peek();
    if (view !== undefined) countResults(open.id, view);
    openNamedRoll(store);
    setTimeout(() => {
      void readyToTell('bets', 'seats', 'dice', 'table');
      void loadReactions();
    }, PRELOAD_DELAY_MS);
    const stops = [
      listenToTable(store),
      listenForDisputes(store),
      hearOfChips((given, account) => takeGift(store, given, account)),
      listenToKeys(store),
      teaching(store),
      store.sending.stop,
      store.shown.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
  const view = store.view.value;
  if (view === undefined) return null;
  if (view.table.state === 'closed' && view.mine === undefined)
    return wasOpened(view.table) ? <ClosedTable table={open.id} /> : <NotOpen />;
  return (
    <PackHere.Provider value={view.game.pack}>
      <DieFaces.Provider value={view.game.faces}>
        <Phone store={store} view={view} onSit={onSit} />
      </DieFaces.Provider>
    </PackHere.Provider>
  );
}

type PhoneProps = { readonly store: PlayerStore; readonly view: PlayerView; readonly onSit: () => void };

function Phone({ store, view, onSit }: PhoneProps) {
  const { game, table } = view;
  const layout = layouts[game.pack];
  const isAway = useIsAway(store.open.connection.value);
  // Dark from the throw until the roll is settled: what is lit stands out, and nothing can be bet on.
  const isOut = table.roll !== undefined;
  const throws = isMyThrow(view) && !store.rebetting.value && !isAway;
  const swipe = useMemo(() => swipeHandlers(() => void throwNow(store)), [store]);
  if (layout === undefined) return null;
  return (
    <div class={`${phone.phone} ${phone.beside}`} data-page="table" data-pack={game.pack}>
      <Top store={store} view={view} bare={throws} />
      <main class={phone.cloth} data-part="cloth" data-throws={throws} {...(throws ? swipe : {})}>
        <PausedPit />
        {table.halt !== undefined && <Fault clause={table.halt.clause} />}
        <FeltGrid
          game={game}
          layout={layout}
          shown={toAreaViews(view, {
            reading: store.reading.value,
            refused: store.refusedAt.value,
            hideOthers: settings.value.hideOthers,
            sending: wagersSending(store),
            comesDown: store.comesDown.value,
          })}
          out={isOut}
          stale={isAway}
          removing={store.removing.value}
          onAdd={(wager) => (view.mine === undefined ? openArea(store, wager) : tap(store, wager, 1))}
          onRemove={(wager) => (view.mine === undefined ? openArea(store, wager) : tap(store, wager, -1))}
          onInfo={(wager) => openArea(store, wager)}
        />
      </main>
      <DiceOver store={store} count={game.dice} />
      <footer class={isAway ? `${phone.dock} ${phone.isAway}` : phone.dock} data-part="dock">
        <Notices store={store} view={view} />
        <BottomBar store={store} view={view} isAway={isAway} throws={throws} onSit={onSit} />
      </footer>
      <PlayerSheets store={store} view={view} />
    </div>
  );
}

/** The dice in flight, and what they stop the room for. It is drawn anew when they move, and not when somebody bets. */
function DiceOver({ store, count }: { readonly store: PlayerStore; readonly count: number }) {
  const dice = store.shown.dice.value;
  const view = dice?.isTold === true ? store.view.value : undefined;
  return (
    <Flight
      dice={dice}
      count={count}
      isBesideDock
      moment={view !== undefined && <RollMomentOver view={view} />}
    />
  );
}

/** What the room stops for, over the felt of a phone; nothing where the roll that stands called is like any other. */
function RollMomentOver({ view }: { readonly view: PlayerView }) {
  const said = playerWords.value.moments;
  const moment = momentNow(view);
  const thrower = view.table.roll?.thrower;
  const thanks = typeof thrower === 'number' ? said.thanks({ name: nameAt(view, thrower) }) : '';
  const faces = facesCalled(view.table);
  switch (moment?.is) {
    case undefined:
      return null;
    case 'snake eyes':
      return <MomentOver title={said.snakeEyes} picture={<SnakeEyes />} />;
    case 'hard way':
      return <MomentOver title={said.hardWay} picture={<CalledDice faces={faces} meet />} />;
    case 'seven out':
      return <MomentOver title={said.sevenOut} line={thanks} picture={<CalledDice faces={faces} />} />;
    case 'full set': {
      const sets = view.game.course?.sets?.stages.length ?? 0;
      return <MomentOver title={said.fullSet} line={thanks} picture={<FullSet sets={sets} />} />;
    }
    case 'big win': {
      const { bet, line } = moment.decision;
      const won = { sum: sum(line.winnings) };
      const isMine = bet.seat === view.mine?.seat;
      return (
        <MomentOver
          title={isMine ? said.youWin(won) : said.wins({ name: nameAt(view, bet.seat), ...won })}
          line={view.game.wagers[bet.wager]?.name ?? ''}
          picture={<CalledDice faces={faces} />}
        />
      );
    }
  }
}

/** What the dice show that stand called. */
function facesCalled(table: Table): readonly Pips[] {
  const outcome = callInForce(table)?.outcome;
  return outcome?.kind === 'total' ? outcome.roll : [];
}

type BottomBarProps = PhoneProps & { readonly isAway: boolean; readonly throws: boolean };

/** What the thumb has before it just now. */
function BottomBar({ store, view, isAway, throws, onSit }: BottomBarProps) {
  if (view.mine === undefined) return <WatchDock view={view} onSit={onSit} />;
  if (isAway) return <AwayDock store={store} view={view} />;
  if (throws) return <ThrowDock store={store} view={view} />;
  return (
    <>
      {isOfferedToMe(view) && isOfferAside(store, view) && <OfferLine store={store} view={view} />}
      {isMyThrow(view) && <ThrowBack store={store} view={view} />}
      <WaitLine store={store} />
      <Dock store={store} view={view} />
    </>
  );
}

/** Whoever comes back from the rulebook finds the result that they left; the address is then the table's own again. */
function openNamedRoll(store: PlayerStore): void {
  const roll = rollIn(location.hash);
  if (roll === undefined) return;
  store.reading.value = roll;
  history.replaceState(history.state, '', location.pathname + location.search);
}

function openArea(store: PlayerStore, wager: string): void {
  store.sheet.value = { is: 'area', wager };
}

const playersSheet = async () => (await import('./sheets/players-sheet.tsx')).PlayersSheet;
const querySheet = async () => (await import('../disputes/player/query-sheet.tsx')).QuerySheet;
const myDisputes = async () => (await import('../disputes/player/my-disputes.tsx')).MyDisputes;
const howToPlay = async () => (await import('../me/lively.tsx')).HowToPlay;
const recapSheet = async () => (await import('../me/recap-sheet.tsx')).RecapSheet;
const adviceSheet = async () => (await import('../conduct/player/advice-sheet.tsx')).AdviceSheet;

/** Whatever stands over the felt: the result of a roll, and one sheet that was asked for or that asks something. */
function PlayerSheets({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const reading = store.reading.value;
  const roll = reading === undefined ? undefined : pastRoll(view.table, reading);
  const trouble = store.trouble.value;
  return (
    <>
      {roll !== undefined && <ResultSheet key={roll.number} store={store} view={view} roll={roll} />}
      <OpenSheet store={store} view={view} />
      {trouble !== undefined && <TroubleSheet store={store} trouble={trouble} />}
    </>
  );
}

/** The sheet that somebody has opened; else the one by which the table asks them something. */
function OpenSheet({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const sheet = store.sheet.value;
  const close = (): void => {
    store.sheet.value = undefined;
  };
  if (sheet === undefined) return <TableAsks store={store} view={view} />;
  switch (sheet.is) {
    case 'area':
      return <AreaSheet store={store} view={view} wager={sheet.wager} />;
    case 'menu':
      return <MenuSheet store={store} view={view} />;
    case 'chips':
      return <ChipsSheet store={store} view={view} />;
    case 'record':
      return <RecordSheet view={view} onClose={close} />;
    case 'typed':
      return <TypedSheet store={store} view={view} />;
    case 'bounds':
      return <BoundsSheet now={() => store.now()} onClose={close} />;
    case 'words':
      return <WordsSheet store={store} />;
    case 'leave':
      return <LeaveSheet store={store} view={view} />;
    case 'query': {
      const roll = pastRoll(view.table, sheet.roll);
      const props = { view, roll, table: store.open.id, onClose: close };
      return <Later load={querySheet} props={props} />;
    }
    case 'play':
      return <Later load={howToPlay} props={{ table: store.open.id, onClose: close }} />;
    case 'disputes':
      return <Later load={myDisputes} props={{ onClose: close }} />;
    case 'advice':
      return <Later load={adviceSheet} props={{ store, view, onClose: close }} />;
    case 'players':
      return <Later load={playersSheet} props={{ view, onClose: close }} />;
    case 'keys':
      return <Later load={keysSheet} props={{ onClose: close }} />;
  }
}

function TableAsks({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const { table, mine } = view;
  const { is } = table.shooter;
  const [putAway, setPutAway] = useState<number | undefined>(undefined);
  if (mine === undefined || store.open.connection.value.is !== 'live') return null;
  // Once the table has closed, whoever sits there is shown their evening.
  if (table.state === 'closed' && table.rolled > 0 && putAway !== table.since)
    return <Later load={recapSheet} props={{ onClose: () => setPutAway(table.since) }} />;
  if (is.kind === 'choosing' && is.seat === mine.seat) return <ChooseSheet store={store} view={view} />;
  return isOfferedToMe(view) && !isOfferAside(store, view) ? <OfferSheet store={store} view={view} /> : null;
}

/** Single keys give the commands of the dock, where they are switched on and nobody is writing. */
function listenToKeys(store: PlayerStore): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (!settings.value.keys || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    const isBusy =
      target instanceof HTMLElement && target.closest('input, textarea, select, dialog:modal') !== null;
    if (isBusy || store.view.peek()?.mine === undefined) return;
    if (runKey(store, key)) event.preventDefault();
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}

function runKey(store: PlayerStore, key: string): boolean {
  const view = store.view.peek();
  if (view === undefined) return false;
  const name = nameOfKey(key);
  const chip = /^[1-9]$/.test(key) ? chipsOnRail(view)[Number(key) - 1] : undefined;
  if (chip !== undefined) store.chosen.value = chip;
  else if (name === 'throw' && isMyThrow(view)) void throwNow(store);
  else if (name === 'typed') store.sheet.value = { is: 'typed' };
  else if (name !== undefined && isActName(name)) void executeAct(store, name);
  else return false;
  return true;
}
