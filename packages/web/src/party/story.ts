import type { Roll } from '@dicepit/engine';
import type { PartyTable, PartyTableEvent } from '@dicepit/games';
import { tell } from './tell.ts';

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

export type Deeds = {
  readonly turned?: number;
  readonly paid?: number;
  readonly drew?: number;
  readonly skipped?: true;
  readonly threw?: number;
};

/** What happened so far, the newest last. */
export type Story = readonly Chapter[];

/** As many throws as anybody scrolls back to. */
const MOST = 60;

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
export function told(story: Story, event: PartyTableEvent, before: PartyTable): Story {
  if (untold.has(event.type)) return story;
  const last = begins.has(event.type) ? undefined : story.at(-1);
  const earlier = last === undefined ? story : story.slice(0, -1);
  return [...earlier, withEvent(last ?? blank(event), event, before)].slice(-MOST);
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
