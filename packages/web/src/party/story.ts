import { type Roll, writeRoll } from '@dicepit/engine';
import type { PartyPhase, PartyTable, PartyTableEvent } from '@dicepit/games';
import { list, number, words } from '../words/words.ts';
import { type Forecast, type PartyView, partyWords, type Row } from './party-view.ts';

/** One throw, or one step between games, and all that followed from it. */
type Chapter = {
  readonly lines: readonly string[];
  readonly roll?: Roll;
  /** What each seat did or had done to it, for the notes beside the rows. */
  readonly bySeat: ReadonlyMap<number, Deeds>;
  readonly at: number;
  /** The kitty that somebody has taken, where the game was won. */
  readonly collected?: { readonly seat: number; readonly chips: number };
};

type Deeds = {
  readonly turned?: number;
  readonly paid?: number;
  readonly drew?: number;
  readonly skipped?: true;
  readonly threw?: number;
};

/** What happened so far, the newest last. */
export type Story = readonly Chapter[];

/** As many throws as anybody scrolls back to. */
const MAX_CHAPTERS = 60;

/** What begins a chapter of its own. */
const begins: ReadonlySet<PartyTableEvent['type']> = new Set<PartyTableEvent['type']>([
  'SatDown',
  'ChipsBrought',
  'StoodUp',
  'PlayersCounted',
  'ThrowTakenOver',
  'CameBack',
  'PlayerLeft',
  'GameEnded',
  'HighDiceThrown',
  'DiceThrown',
]);

/** Said by the dice themselves, or too much to be told one by one. */
const untold: ReadonlySet<PartyTableEvent['type']> = new Set<PartyTableEvent['type']>([
  'TableSetUp',
  'DiceReleased',
  'AntePaid',
]);

/** The story with one event more; the table is the one it happened at. */
export function addToStory(story: Story, event: PartyTableEvent, before: PartyTable): Story {
  if (untold.has(event.type)) return story;
  const last = begins.has(event.type) ? undefined : story.at(-1);
  const earlier = last === undefined ? story : story.slice(0, -1);
  return [...earlier, withEvent(last ?? blank(event), event, before)].slice(-MAX_CHAPTERS);
}

const blank = ({ at }: PartyTableEvent): Chapter => ({ lines: [], bySeat: new Map(), at });

function withEvent(chapter: Chapter, event: PartyTableEvent, before: PartyTable): Chapter {
  const seatOf = (player: number): number => before.players[player] ?? 0;
  const line = tell(event, before);
  const told: Chapter = { ...chapter, lines: [...chapter.lines, line] };
  const does = (player: number, deeds: Deeds): Chapter => ({
    ...told,
    bySeat: new Map(told.bySeat).set(seatOf(player), { ...told.bySeat.get(seatOf(player)), ...deeds }),
  });
  switch (event.type) {
    case 'DiceThrown':
      return { ...told, roll: event.roll };
    case 'HighDiceThrown':
      return { ...does(event.player, { threw: event.total }), roll: event.roll };
    case 'CardTurnedDown':
      return does(event.player, { turned: event.card });
    case 'KittyPaid':
      return does(event.player, { paid: event.chips });
    case 'KittyDrawn':
      return does(event.player, { drew: event.chips });
    case 'DicePassed': {
      const passed = event.skipped.map((player): [number, Deeds] => [seatOf(player), { skipped: true }]);
      return { ...told, bySeat: new Map([...told.bySeat, ...passed]) };
    }
    case 'KittyCollected':
      return { ...told, collected: { seat: seatOf(event.player), chips: event.chips } };
    case 'TableSetUp':
    case 'SatDown':
    case 'ChipsBrought':
    case 'StoodUp':
    case 'PlayersCounted':
    case 'DiceReleased':
    case 'ThrowTakenOver':
    case 'CameBack':
    case 'PlayerLeft':
    case 'KittyShared':
    case 'GameEnded':
    case 'GameStarted':
    case 'AntePaid':
    case 'HighDiceTied':
    case 'FirstThrowerChosen':
    case 'CompletePassMade':
    case 'ChanceMissed':
    case 'GameWon':
      return told;
  }
}

/** What the dice showed last. */
export const lastRoll = (story: Story): Roll | undefined =>
  story.findLast(({ roll }) => roll !== undefined)?.roll;

/** An event of a party in the language of this device; the table is the one it happened at, before it did. */
function tell(event: PartyTableEvent, { seats, players }: PartyTable): string {
  const said = partyWords.peek().told;
  const seated = (seat: number): string => seats.get(seat)?.name ?? words.peek().common.seat({ seat });
  const who = (player: number): string => seated(players[player] ?? 0);
  const stranger = ({ by }: PartyTableEvent): string =>
    [...seats.values()].find(({ person }) => person === by.person)?.name ??
    (by.person === 'house' ? said.theHouse : said.theHost);
  switch (event.type) {
    case 'TableSetUp':
      return said.setUp({ seats: number(event.setup.seats) });
    case 'SatDown':
      return said.sits({ name: event.name, seat: number(event.seat) });
    case 'ChipsBrought':
      return said.brings({ name: seated(event.seat), whites: number(event.whites) });
    case 'StoodUp':
      return said.leaves({ name: seated(event.seat) });
    case 'PlayersCounted':
      return said.game({ game: number(event.game), names: event.seats.map(seated).join(', ') });
    case 'DiceReleased':
      return said.throwsNow({ name: seated(event.seat) });
    case 'ThrowTakenOver':
      return said.throwsFor({ name: stranger(event), other: seated(event.seat) });
    case 'CameBack':
      return said.back({ name: seated(event.seat) });
    case 'PlayerLeft':
      return said.playerLeft({ name: who(event.player), chips: number(event.chips) });
    case 'KittyShared':
      return said.shared({ name: who(event.player), sum: number(event.chips), kitty: number(event.kitty) });
    case 'GameEnded':
      return said.ended({ game: number(event.game) });
    case 'GameStarted':
      return said.started({ cards: number(event.cards.length) });
    case 'AntePaid':
      return said.antes({ name: who(event.player), sum: number(event.chips), kitty: number(event.kitty) });
    case 'HighDiceThrown':
      return said.highThrown({
        name: who(event.player),
        roll: writeRoll(event.roll),
        total: number(event.total),
      });
    case 'HighDiceTied':
      return said.tied({ names: list(event.players.map(who)), total: number(event.total) });
    case 'FirstThrowerChosen':
      return said.first({ name: who(event.player) });
    case 'DiceThrown':
      return said.thrown({
        name: who(event.player),
        roll: writeRoll(event.roll),
        total: number(event.total),
      });
    case 'CardTurnedDown':
      return said.turned({ name: who(event.player), card: number(event.card), left: number(event.left) });
    case 'KittyPaid':
      return said.paid({ name: who(event.player), sum: number(event.chips), kitty: number(event.kitty) });
    case 'KittyDrawn':
      return said.drawn({ name: who(event.player), sum: number(event.chips), kitty: number(event.kitty) });
    case 'DicePassed':
      return said.passed({ name: who(event.to) });
    case 'CompletePassMade':
      return said.completePass({
        name: who(event.player),
        card: number(event.card),
        count: number(event.chances),
      });
    case 'ChanceMissed':
      return said.missed({ card: number(event.card), count: number(event.chances) });
    case 'GameWon':
      return said.won({ name: who(event.player) });
    case 'KittyCollected':
      return said.collected({ name: who(event.player), sum: number(event.chips) });
  }
}

export type Noting = {
  readonly view: PartyView;
  readonly story: Story;
  readonly seven: Forecast | undefined;
};

/** What is said beside somebody's row: what they did last, and how the dice stand to them. */
export function noteOf({ seat, player }: Row, { view, story, seven }: Noting): string {
  const said = partyWords.value;
  const { phase } = view.table.game;
  const deeds = story.at(-1)?.bySeat.get(seat) ?? {};
  if (phase.is === 'high dice' && player !== undefined) return highNote(phase, player);
  const has = view.thrower?.seat === seat ? said.throwingNow : undefined;
  const next = has === undefined && seven?.passesTo === seat ? said.nextOnSeven : undefined;
  return [deedsIn(deeds), has, next].filter((part) => part !== undefined && part !== '').join(', ');
}

/** In the order in which it goes: paid, then turned. */
function deedsIn({ turned, paid, drew, skipped }: Deeds): string {
  const said = partyWords.value;
  return [
    paid === undefined || paid === 0 ? '' : said.paid({ count: paid }),
    drew === undefined || drew === 0 ? '' : said.drew({ count: drew }),
    turned === undefined ? '' : said.turned({ card: String(turned) }),
    skipped === true ? said.skipped : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function highNote({ contenders, totals }: PartyPhase & { readonly is: 'high dice' }, player: number): string {
  const said = partyWords.value;
  const place = contenders.indexOf(player);
  if (place === -1) return said.outOfHigh;
  const total = totals[place];
  if (total !== undefined) return said.threw({ total: String(total) });
  return place === totals.length ? said.throwingNow : said.toThrow;
}
