import {
  type EventLine,
  linesOfEvent,
  momentOf,
  type PastRoll,
  type RollMoment,
  rollInView,
  type Table,
  type TableEvent,
} from '@dicepit/engine';
import { effect } from '@preact/signals';
import { knownDisputes } from '../disputes/player/known-disputes.ts';
import { deskNews, pitConnection } from '../live/pit.ts';
import { announce, announceNow } from '../shell/announcer.tsx';
import { play, playTune } from '../sound/sound.ts';
import { callOf, thrownNow, voidCallOf } from '../words/calls.ts';
import { inLanguage, toldLater } from '../words/refusal-words.ts';
import { change, list, sum } from '../words/words.ts';
import { type Changes, isNothing, nothing, nothingDone } from './bets.ts';
import { countResults } from './own-limits.tsx';
import { netOf, toSlip, toSlipLine } from './past-rolls.ts';
import type { PlayerStore } from './player-store.ts';
import {
  myBets,
  netLine,
  type PlayerView,
  rackOf,
  refusalFor,
  stakeOf,
  toPlayerView,
  toStatus,
  wagerName,
} from './player-view.ts';
import { playerWords } from './player-words.ts';

/** Hears what happens at the table: says it, sounds it, opens the pay slip. Gives the way to stop it. */
export function listenToTable(store: PlayerStore): () => void {
  return store.shown.onEntry(({ event }, after, before) => {
    const then = toPlayerView(before, store.now());
    const now = toPlayerView(after, store.now());
    if (then === undefined || now === undefined || !('by' in event)) return;
    // The stream of a banked table holds its events, and what is written about dice says nothing to a player.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const happened = event as TableEvent;
    const told = announcementFor(happened, then, now);
    if (told?.now === true) announceNow(told.text);
    else if (told !== undefined && !opensSheet(store, happened)) announce(told.text);
    const toAll = linesForEverybody(happened, then, now);
    if (toAll.length > 0) void toldLater(toAll).then(announce);
    react(store, happened, then, now);
  });
}

/** Whether an event brings something up that says by itself what has happened. */
const opensSheet = ({ sheet }: PlayerStore, { type }: TableEvent): boolean =>
  type === 'DiceOffered' && sheet.peek() === undefined;

/** What an event does to the desk beside moving the table. */
function react(store: PlayerStore, event: TableEvent, before: PlayerView, after: PlayerView): void {
  const { type } = event;
  if (type === 'DiceThrown') forgetTheLast(store);
  else if (type === 'DiceOffered') store.offerAside.value = false;
  else if (type === 'RollCalled') {
    play('call');
    const moment = momentNow(after);
    if (moment !== undefined) playTune(moment.is);
    store.done.value = nothingDone;
  } else if (type === 'RollSettled' || type === 'TurnEnded') {
    show(store, after, after.table.recent[0]);
    if (type === 'RollSettled') takeDownWon(store, event, after);
  } else if (type === 'RollSettledAgain' || type === 'BetSettledAgain' || type === 'RollInvalidated')
    show(store, after, pastRoll(after.table, event.roll));
  else if (type === 'LateBetConfirmed' || type === 'LateBetDeclined' || type === 'LateBetLapsed')
    note(store, lateBetText(event, before), true);
  else if ((type === 'RulePrompted' || type === 'AdviceGiven') && event.person === after.person)
    // What somebody was told in person stays until they put it away.
    note(
      store,
      type === 'RulePrompted'
        ? inLanguage(`prompt.${event.prompt}`, event.says)
        : playerWords.value.notices.advised({ advice: event.words }),
      false,
    );
}

/** What makes the roll that stands called one to stop for. */
export function momentNow({ rules, game, table }: PlayerView): RollMoment | undefined {
  const roll = table.roll === undefined ? undefined : rollInView(rules, table);
  return roll && momentOf(game, table, roll);
}

function forgetTheLast(store: PlayerStore): void {
  play('dice');
  store.reading.value = undefined;
  store.rebetting.value = false;
  store.removing.value = false;
}

/** Opens the pay slip of a roll, if there is one for this person. */
function show(store: PlayerStore, view: PlayerView, roll: PastRoll | undefined): void {
  countResults(store.open.id, view);
  const slip = roll && toSlip(view, roll);
  // A roll that has decided nothing needs no reading.
  if (roll === undefined || slip?.lines.every(({ word }) => word === 'stays') !== false) return;
  if (slip.net > 0) play('win');
  store.reading.value = roll.number;
}

/** Takes down what somebody wants down when it wins; not after a roll that is past already when this page hears of it. */
function takeDownWon(
  store: PlayerStore,
  event: Extract<TableEvent, { readonly type: 'RollSettled' }>,
  after: PlayerView,
): void {
  const isLate = store.actual.peek()?.table.rolled !== after.table.rolled;
  const changes = isLate ? nothing : comingDown(after, event, store.comesDown.peek());
  if (!isNothing(changes)) void store.give(changes);
}

export const pastRoll = (table: Table, number: number) => table.recent.find((roll) => roll.number === number);

function note({ notes }: PlayerStore, text: string | undefined, passing: boolean): void {
  if (text !== undefined) notes.value = [...notes.peek(), { text, passing }];
}

/** What is said aloud of an event; at once only where somebody must know before anything else. */
type Announcement = { readonly text: string; readonly now?: true };

/**
 * What a player is told of one event, with the table as it was before it and as it is after it. One message to an
 * event, and none for what others bet: whoever wants to know that asks.
 */
export function announcementFor(
  event: TableEvent,
  before: PlayerView,
  after: PlayerView,
): Announcement | undefined {
  // Each sentence takes the event of its own type; the record below is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const tell = sentences[event.type] as Announce | undefined;
  return tell?.(event, before, after);
}

/** What everybody at the table is told of an event, as the dealer would say it; nothing where it concerns fewer. */
const linesForEverybody = (event: TableEvent, before: PlayerView, after: PlayerView): readonly EventLine[] =>
  eventsForEverybody.has(event.type) ? linesOfEvent(event, before.table, after.game) : [];

type Announce<Event = TableEvent> = (
  event: Event,
  before: PlayerView,
  after: PlayerView,
) => Announcement | undefined;
type Of<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>;

const sentences: { readonly [Type in TableEvent['type']]?: Announce<Of<Type>> } = {
  DiceOffered: ({ to }, _, { mine }) =>
    to === mine?.seat ? { text: playerWords.value.told.offered } : undefined,
  DicePassed: (_, __, after) => {
    if (after.table.shooter.is.kind !== 'seat') return undefined;
    if (!isMine(after)) return { text: playerWords.value.told.lastCall({ who: toStatus(after).line }) };
    const text = playerWords.value.told.yourThrow;
    // Whoever throws again is still hearing what the last roll has brought, and that is not to be cut short.
    return isThrowingOn(after) ? { text } : { text, now: true };
  },
  DiceThrown: () => ({ text: playerWords.value.told.diceOut }),
  RollCalled: ({ roll }, before, { game }) => ({
    text: `${callOf(game, roll, thrownNow(before.table))}.`,
  }),
  RollVoided: ({ reason }, _, { game }) => {
    const { call, says } = voidCallOf(game, reason);
    return { text: `${call}: ${says}.`, now: true };
  },
  RollSettled: ({ settlements }, _, after) => settled(settlements, after),
  RollSettledAgain: ({ settlements }, _, after) => settled(settlements, after),
  TurnEnded: ({ settlements }, _, after) => settled(settlements, after),
  PlacedForPlayer: ({ seat, bet }, _, after) => {
    const { notices } = playerWords.value;
    const lies = after.table.betting.bets.find((each) => each.bet === bet);
    return seat !== after.mine?.seat || lies === undefined
      ? undefined
      : {
          text: `${notices.placedForYou({ what: notices.on({ sum: sum(stakeOf(lies)), wager: wagerName(after, lies.wager) }) })}.`,
        };
  },
  LateBetConfirmed: (event, before) => late(event, before),
  LateBetDeclined: (event, before) => late(event, before),
  LateBetLapsed: (event, before) => late(event, before),
};

/** What became of a late bet of one's own, by the name of its event. */
function lateBetText(
  { type, bet }: { readonly type: string; readonly bet: string },
  before: PlayerView,
): string | undefined {
  const { notices } = playerWords.value;
  const asked = before.table.betting.late.find((each) => each.bet === bet);
  if (asked === undefined || asked.seat !== before.mine?.seat) return undefined;
  const what = notices.on({ sum: sum(stakeOf(asked)), wager: wagerName(before, asked.wager) });
  if (type === 'LateBetConfirmed') return notices.lateConfirmed({ what });
  return type === 'LateBetDeclined' ? notices.lateDeclined({ what }) : notices.lateLapsed({ what });
}

function late(
  event: { readonly type: string; readonly bet: string },
  before: PlayerView,
): Announcement | undefined {
  const text = lateBetText(event, before);
  return text === undefined ? undefined : { text: `${text}.` };
}

function settled(
  settlements: Extract<TableEvent, { readonly type: 'RollSettled' }>['settlements'],
  view: PlayerView,
): Announcement | undefined {
  const { slip, told } = playerWords.value;
  const own = settlements.filter(({ seat }) => seat === view.mine?.seat).map((line) => toSlipLine(line));
  const decided = own.filter(({ word }) => word !== 'stays');
  if (own.length === 0) return undefined;
  const net = decided.length === 0 ? undefined : netOf(own);
  const lines = decided.map(({ wager, word, cents }) =>
    told.line({
      wager: wagerName(view, wager),
      word: slip[word],
      sum: word === 'won' ? change(cents) : sum(cents),
    }),
  );
  const result = told.result({ net: netLine(net), chips: sum(rackOf(view)) });
  return { text: lines.length < 2 ? result : `${list(lines)}. ${result}` };
}

const isThrowingOn = ({ table, mine }: PlayerView): boolean => table.recent[0]?.thrower === mine?.seat;

function isMine({ table, mine }: PlayerView): boolean {
  const { is, holding } = table.shooter;
  return holding && is.kind === 'seat' && is.seat === mine?.seat;
}

/** What concerns everybody at the table is told as the dealer would say it. */
const eventsForEverybody: ReadonlySet<string> = new Set<TableEvent['type']>([
  'CallOverruled',
  'RollReversed',
  'RollInvalidated',
  'EntryAmended',
  'FaceRuled',
  'TableHalted',
  'HaltLifted',
  'TableClosed',
  'LimitsPosted',
  'ClosingPosted',
  'RaisePosted',
  'PayTableChanged',
  'BetVoided',
  // Of these only whoever they are for hears anything.
  'RulePrompted',
  'AdviceGiven',
]);

/**
 * Says on the felt that somebody's dispute was decided: when the pit tells of it, and when it is there again after the
 * phone was away. Gives the way to stop it.
 */
export function listenForDisputes(store: PlayerStore): () => void {
  const stops = [
    effect(() => {
      const isTold = deskNews.value.disputes > 0;
      const isLive = pitConnection.value.is === 'live';
      if (isLive && (isTold || knownDisputes() !== undefined)) void tell(store, isTold);
    }),
    // Whoever opens their disputes reads it there.
    effect(() => {
      if (store.sheet.value?.is === 'disputes') store.disputed.value = undefined;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function tell(store: PlayerStore, isTold: boolean): Promise<void> {
  const { newsOfMine } = await import('../disputes/player/heard.ts');
  const news = await newsOfMine(isTold);
  if (news === undefined || store.sheet.peek()?.is === 'disputes') return;
  store.disputed.value = news;
  announce(news.title);
}

type Settled = Extract<TableEvent, { readonly type: 'RollSettled' }>;

/**
 * What is to be taken off after a roll: every won bet of somebody's own that the table leaves up, on a wager of which
 * they have said that it comes down when it wins, and that may come down now.
 */
export function comingDown(
  view: PlayerView,
  { settlements }: Pick<Settled, 'settlements'>,
  wished: ReadonlySet<string>,
): Changes {
  const { mine } = view;
  const won = new Set(
    settlements
      .filter(({ seat, verdict, stage }) => seat === mine?.seat && verdict === 'wins' && stage !== null)
      .map(({ bet }) => bet),
  );
  return Object.fromEntries(
    myBets(view)
      .filter(({ bet, wager, seat }) => {
        const isWished = won.has(bet) && wished.has(wager);
        return isWished && refusalFor(view, { type: 'TakeDownBet', seat, bet }) === undefined;
      })
      .map((bet) => [bet.wager, -stakeOf(bet)]),
  );
}
