import { computeFigures } from '@dicepit/analysis';
import type { Cents, Game, Pack } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { toPack } from '@dicepit/games/data/read';
import type { SentPack } from '../live/sent-pack.ts';

/** A pack with what a table has chosen of it. */
export type Chosen = { readonly pack: string; readonly options: Readonly<Record<string, string>> };

/** The same as a worker is asked of it: a worker was built with no pack, and is handed the one that it is asked about. */
export type PackQuestion = Chosen & { readonly own?: SentPack };

export type LabBet = { readonly wager: string; readonly stake: Cents };

/** How the wagers are sorted: by one of their figures, the smallest first unless it is turned. */
export type Sorting = { readonly by: SortKey; readonly turned: boolean };
export const sortKeys = ['name', 'win', 'edge', 'perRoll', 'deviation', 'rolls'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Six weights: a face falls as often as its part of their sum. */
export type Weights = readonly [number, number, number, number, number, number];

/** Everything that somebody has set on the page; the link holds all of it. */
export type Lab = Chosen & {
  readonly bets: readonly LabBet[];
  readonly bank: Cents;
  readonly rolls: number;
  readonly goal: Cents | undefined;
  readonly stopLoss: Cents | undefined;
  /** How the stakes of the simulated sessions change, as the command line writes it: `press:presses=2`. */
  readonly strategy: string;
  readonly sessions: number;
  readonly seed: string;
  /** The strategies that are played against one another, the first being what the others are held against. */
  readonly rivals: readonly string[];
  /** The pay table that this one is held against. */
  readonly against: Chosen;
  readonly weights: Weights;
  /** Whether every die is loaded alike, or only the first. */
  readonly allLoaded: boolean;
  readonly sorting: Sorting;
};

export const fairWeights: Weights = [100, 100, 100, 100, 100, 100];

/** Before the first game is here, nothing is set. */
export const unset: Lab = {
  pack: '',
  options: {},
  bets: [],
  bank: 0,
  rolls: 0,
  goal: undefined,
  stopLoss: undefined,
  strategy: 'flat',
  sessions: 0,
  seed: '',
  rivals: [],
  against: { pack: '', options: {} },
  weights: fairWeights,
  allLoaded: true,
  sorting: { by: 'edge', turned: false },
};

export const packOf = (id: string): Pack | undefined => bankedPacks.find((pack) => pack.id === id);

/** The game that was chosen. What the pack refuses falls back to its own first choices. */
export function gameOf({ pack: id, options, own }: PackQuestion): Game {
  const pack = packOf(id) ?? handed(id, own) ?? bankedPacks[0];
  const opened = pack?.open(options);
  if (opened?.ok === true) return opened.game;
  const usual = pack?.open();
  if (usual?.ok === true) return usual.game;
  throw new Error(`Broken invariant: ${id} refuses its own defaults`);
}

const handed = (id: string, own: SentPack | undefined): Pack | undefined =>
  own === undefined ? undefined : toPack({ ...own, register: [], commentary: {} }, id);

/** A pack with the first choice of each option. */
export const usual = (pack: string): Chosen => ({ pack, options: gameOf({ pack, options: {} }).options });

/** What the page shows of a pack before anything is set. */
export function labOf(pack: string): Lab {
  const chosen = usual(pack);
  return {
    ...chosen,
    bets: [{ wager: mildest(gameOf(chosen)), stake: 5_00 }],
    bank: 200_00,
    rolls: 200,
    goal: undefined,
    stopLoss: undefined,
    strategy: 'flat',
    sessions: 100_000,
    seed: '42',
    rivals: ['flat', 'press', 'martingale:doublings=4'],
    against: chosen,
    weights: fairWeights,
    allLoaded: true,
    sorting: { by: 'edge', turned: false },
  };
}

/** The wagers that somebody could still add a bet on. */
export const unbet = (game: Game, bets: readonly LabBet[]): readonly string[] =>
  Object.keys(game.wagers).filter((id) => !bets.some(({ wager }) => wager === id));

export const stakesOf = ({ bets }: Pick<Lab, 'bets'>): Cents =>
  bets.reduce((sum, { stake }) => sum + stake, 0);

/** Another game, with as much of the session as it can keep: bets on wagers that it offers as well. */
export function withGame(lab: Lab, chosen: Chosen): Lab {
  const game = gameOf(chosen);
  const kept = lab.bets.filter(({ wager }) => Object.hasOwn(game.wagers, wager));
  const bets = kept.length > 0 ? kept : [{ wager: mildest(game), stake: lab.bets[0]?.stake ?? 5_00 }];
  const against = chosen.pack === lab.pack ? lab.against : usual(chosen.pack);
  return { ...lab, pack: chosen.pack, options: game.options, bets, against };
}

/** Why no session can be played like this; undefined where it can. */
export function amiss({ bank, goal, stopLoss, ...lab }: Lab): 'bank' | 'goal' | 'stopLoss' | undefined {
  if (bank < stakesOf(lab) || bank > MAX_SUM_CENTS) return 'bank';
  if (goal !== undefined && goal <= bank) return 'goal';
  return stopLoss !== undefined && stopLoss >= bank ? 'stopLoss' : undefined;
}

/** The wager with the smallest edge, which is what a careful player asks about first. */
function mildest(game: Game): string {
  const [first] = Object.values(game.wagers)
    .map((wager) => ({ id: wager.id, edge: computeFigures(wager).edge }))
    .sort((a, b) => a.edge.compare(b.edge));
  return first?.id ?? '';
}

/** How much the page takes; the command line takes more, and nobody waits for it in a browser. */
const MAX_SUM_CENTS = 1_000_000_00;
export const MAX_ROLLS = 20_000;
export const MAX_SESSIONS = 100_000_000;
export const MAX_BETS = 12;
export const MAX_RIVALS = 6;
export const MAX_WEIGHT = 300;
export const MAX_SEED_LENGTH = 64;

/** A sum in dollars as somebody types it, in cents; undefined where it is none. */
export function readSum(text: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const sum = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return sum > 0 && sum <= MAX_SUM_CENTS ? sum : undefined;
}

/** A sum as it is typed and as the command line takes it: `5`, `2.50`. */
export const writeSum = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** A whole number from one up to the most, as people type large ones: `1000000`, `1e6`, `1 000 000`. */
export function readWhole(text: string, most: number): number | undefined {
  const plain = text.replaceAll(/[\s_]/g, '');
  const value = /^\d{1,12}(?:e\d)?$/i.test(plain) ? Number(plain) : Number.NaN;
  return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : undefined;
}
