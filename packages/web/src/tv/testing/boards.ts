import { usualChips } from '@dicepit/engine';
import type { BankedScreen, EveningFigures, Joining, LobbyScreen, PartyScreen } from '@dicepit/wire';

const join: Joining = { address: '192.0.2.10:7711', code: 'TTJKVQ', qr: { size: 21, path: '' } };

const every = {
  pit: 'Harbour School night',
  join,
  paused: null,
  money: { chips: usualChips, symbol: null },
  trail: null,
  evening: null,
  choice: null,
  now: 0,
  table: 'nz-1',
  title: 'Table 1',
  game: 'SNAKE EYES',
  place: '',
  waiting: null,
  version: 1,
};

/** So many names, every third of them a long one. */
export const aCrowd = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${index % 3 === 1 ? 'Konstantinos' : 'Ann'} ${index + 1}`);

const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));

/** A table of those named where a hard eight has paid everybody a large sum. */
export function aTable(names: readonly string[]): BankedScreen {
  return {
    ...every,
    is: 'banked',
    pack: 'snake-eyes-nz',
    option: null,
    phases: ['betting', 'last call', 'dice out', 'called', 'settled'],
    phase: 'called',
    thrower: 'shooter',
    dice: 2,
    limits: { minimum: 5_00, maximum: 200_00, unit: 5_00 },
    age: 18,
    notices: [],
    rules: '0123456789ab',
    felt: '',
    call: {
      is: 'total',
      number: 118,
      faces: [4, 4],
      call: { called: { manner: 'hard', total: 8, pips: 4 }, house: {} },
    },
    moment: null,
    shooter: {
      seat: 1,
      letter: 'A',
      name: names[1] ?? '',
      rolls: 6,
      next: names[4] ?? null,
      offered: false,
    },
    dealer: 'Konstantina',
    seats: names.map((name, index) => ({
      seat: index + 1,
      letter: letterOf(index),
      name,
      rack: 12_345_50,
      colour: null,
      won: 926_25,
      shooter: index === 1,
      house: index === 2,
    })),
    bets: [],
    lit: [],
    live: [],
    sets: null,
    pays: names.map((name, index) => ({
      seat: index + 1,
      letter: letterOf(index),
      name,
      wager: 'Hardway Combo',
      sum: '123.50 × 7.5',
      cents: 926_25,
    })),
    staysUp: true,
    disclaimed: null,
    last: Array.from({ length: 20 }, (_, index) => ({ total: 2 + (index % 11), hard: false, seven: false })),
    totals: Array.from({ length: 11 }, (_, index) => ({
      total: index + 2,
      count: index,
      expected: 5,
      since: index === 0 ? null : index - 1,
    })),
    fault: null,
    wagers: [],
    leaders: true,
  };
}

const pips = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** A party of those named, in the middle of a game. */
export function aParty(names: readonly string[]): PartyScreen {
  return {
    ...every,
    is: 'party',
    pack: 'snake-eyes-party',
    phase: names.length === 0 ? 'gathering' : 'throwing',
    games: 1,
    seats: Math.max(2, names.length),
    throws: 41,
    call: {
      faces: [4, 4],
      call: { called: { manner: 'down', total: 8, pips: 1 }, house: {} },
      says: { en: 'Ann pays 1; the kitty is 17. Ben turns card 8 down.' },
    },
    rows: names.map((name, index) => ({
      seat: index + 1,
      letter: letterOf(index),
      name,
      house: index === 2,
      cards: pips.map((card) => ({ card, up: (card + index) % 3 > 0, turned: card === 8 && index === 1 })),
      left: 6,
      rack: -3,
      chips: { white: 0, red: 0, blue: 0 },
      threw: index === 0 ? 8 : null,
    })),
    kitty: 17,
    pile: { blue: 1, red: 1, white: 2 },
    chances: 2,
    next: names.length === 0 ? null : 1,
    winner: null,
    taken: null,
    leaders: true,
  };
}

/** A lobby of so many tables. */
export const aLobby = (tables: number, wifi?: Joining['wifi']): LobbyScreen => ({
  pit: every.pit,
  join: wifi === undefined ? join : { ...join, wifi },
  paused: null,
  money: every.money,
  trail: null,
  evening: null,
  choice: null,
  guests: 0,
  came: [],
  now: 0,
  is: 'lobby',
  chips: 'play chips',
  locked: false,
  tables: Array.from({ length: tables }, (_, index) => ({
    table: `nz-${index + 1}`,
    title: `The long table by the window ${index + 1}`,
    pack: 'snake-eyes-nz',
    kind: 'banked',
    phase: 'betting',
    seats: 8,
    taken: 3,
    dice: 'virtual',
    mode: 'home',
    staffed: 'house',
    limits: { minimum: 1_00, maximum: 100_00 },
    version: 1,
  })),
});

/** The end of an evening of those named, the first of whom has won the most. */
export const anEvening = (
  names: readonly string[],
  changes: Partial<EveningFigures> = {},
): EveningFigures => ({
  from: Date.UTC(2026, 9, 16, 19, 30),
  to: Date.UTC(2026, 9, 16, 22, 48),
  guests: names.length,
  chips: 'play chips',
  rolls: 214,
  longestTurn: { rolls: 31, names: names.slice(0, 1) },
  biggestWin: {
    cents: 825_00,
    names: names.slice(0, 1),
    wager: { pack: 'snake-eyes-nz', id: 'craps-12', name: 'Craps 12' },
  },
  snakeEyes: { count: 3, names: names.slice(1, 2) },
  dice: [
    {
      dice: 2,
      totals: [5, 13, 16, 25, 28, 38, 31, 22, 19, 11, 6].map((count, place) => ({
        total: place + 2,
        count,
        expected: (214 * (6 - Math.abs(place - 5))) / 36,
      })),
    },
  ],
  party: null,
  podium: {
    unit: 'cents',
    steps: [1_865_00, 1_240_00, -905_50]
      .slice(0, names.length)
      .map((result, place) => ({ place: place + 1, names: names.slice(place, place + 1), result })),
  },
  fundraiser: null,
  thanks: ['Kim', 'Lee'],
  rematch: { wants: 0, of: names.length },
  ...changes,
});
