import {
  assert,
  type By,
  type CommandBody,
  decideTable,
  defaultPace,
  evolveTable,
  newTable,
  openGame,
  type Roll,
  type Setup,
  settleBet,
  type Table,
  type TableEvent,
  type TableRules,
  toTerms,
} from '@dicepit/engine';
import { chanceFrom, houseRun, manners, rollBy, tableRules } from '@dicepit/games';
import { table as lined, sideBySide } from './stopwatch.ts';

/** A long stream folded, and one command decided and settled at a busy table, each beside a plain loop. */
export function measureTable(): string {
  return [foldedStream(), busyTable()].join('\n\n');
}

const pack = 'snake-eyes-nz';
const MILLION = 1_000_000;

const aSetup = (seats: number): Setup => ({
  table: 't1',
  pack,
  options: {},
  mode: 'home',
  dice: 'virtual',
  seats,
  policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
});

function rulesOf(): TableRules {
  const rules = tableRules[pack];
  assert(rules !== undefined, () => `${pack} has no table`);
  return rules;
}

/** A stream of a table that the house runs. */
function recorded(events: number): readonly TableEvent[] {
  const rules = rulesOf();
  const fate = chanceFrom(7);
  const stream: TableEvent[] = [];
  const players = (manners[pack] ?? []).map((manner, index) => ({ name: `guest-${index}`, manner }));
  const settings = { ...defaultPace, float: 10_000_000_00 };
  const run = { rules, setup: aSetup(8), settings, players, buyIn: 200_00, stake: 5_00, from: 0 };
  for (const step of houseRun({ ...run, dice: () => rollBy(fate, rules.pack.dice), chance: chanceFrom(8) })) {
    stream.push(...step.events);
    if (stream.length >= events) break;
  }
  return stream;
}

function foldedStream(): string {
  const stream = recorded(MILLION / 20);
  const times = Math.ceil(MILLION / stream.length);
  const count = stream.length * times;
  const heap: number[] = [];
  const fold = (): Table => {
    let table = newTable;
    // The stream begins with a table set up anew, so that it can be folded over and over.
    for (let round = 0; round < times; round++) {
      for (const event of stream) table = evolveTable(table, event);
      heap.push(process.memoryUsage().heapUsed);
    }
    return table;
  };
  const { folded, plain } = sideBySide({ folded: fold, plain: () => plainly(stream, times) }, 3);
  const megabytes = heap.map((bytes) => bytes / 1024 / 1024);
  return [
    `A stream of ${count.toLocaleString('en')} events of ${pack}, folded; the heap stays between ` +
      `${Math.min(...megabytes).toFixed(0)} and ${Math.max(...megabytes).toFixed(0)} MB`,
    lined([
      ['fold', 'best', 'an event', 'ratio of best'],
      ['the table', seconds(folded.best), microseconds(folded.best / count), '1.0 x'],
      [
        'postings summed in place',
        seconds(plain.best),
        microseconds(plain.best / count),
        `${(plain.best / folded.best).toFixed(2)} x`,
      ],
    ]),
  ].join('\n');
}

/** The least a fold can do: add every posting to a mutable account. */
function plainly(stream: readonly TableEvent[], times: number): Readonly<Record<string, number>> {
  const accounts: Record<string, number> = {};
  for (let round = 0; round < times; round++)
    for (const { postings = [] } of stream)
      for (const { account, cents } of postings) accounts[account] = (accounts[account] ?? 0) + cents;
  return accounts;
}

const ROUNDS = 300;

function busyTable(): string {
  const rules = rulesOf();
  const { called, betting } = crowded(rules);
  const game = openGame(rules, aSetup(20));
  assert(game !== undefined, () => `${pack} refuses its defaults`);
  const terms = toTerms(game, { chip: null });
  const faces: Roll = [3, 3];
  const bets = called.betting.bets.map(({ seat, wager, chips, stage }) => ({
    player: `${seat}`,
    wager,
    stake: chips,
    stage,
  }));
  const many = (work: () => unknown) => (): void => {
    for (let round = 0; round < ROUNDS; round++) work();
  };
  const place: CommandBody = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 1_00 }] };
  const timings = sideBySide(
    {
      'settle the roll, decided and folded': many(() => given(rules, called, dealer, { type: 'SettleRoll' })),
      'one bet placed, decided and folded': many(() => given(rules, betting, guest(1), place)),
      'the same bets settled in a plain loop': many(() => bets.map((bet) => settleBet(terms, bet, faces))),
    },
    9,
  );
  const plain = timings['the same bets settled in a plain loop'].best;
  return [
    `One command at a busy table: ${called.seats.size} seats, ${called.betting.bets.length} bets`,
    lined([
      ['command', 'best', 'median', 'ratio of best'],
      ...Object.entries(timings).map(([name, { best, median }]) => [
        name,
        microseconds(best / ROUNDS),
        microseconds(median / ROUNDS),
        `${(best / plain).toFixed(1)} x`,
      ]),
    ]),
  ].join('\n');
}

const dealer: By = { person: 'house', role: 'dealer' };
const operator: By = { person: 'olga', role: 'operator' };
const guest = (seat: number): By => ({ person: `guest-${seat}`, role: 'player' });

/** Twenty seats with five bets each: open for betting, and with a roll called. */
function crowded(rules: TableRules): { readonly betting: Table; readonly called: Table } {
  const wagers = ['hard-4', 'hard-6', 'six', 'eight', 'field'];
  const seats = Array.from({ length: 20 }, (_, index) => index + 1);
  const opening: readonly (readonly [By, CommandBody])[] = [
    [operator, { type: 'SetUpTable', setup: aSetup(20) }],
    [operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 500_00 } }],
    [operator, { type: 'OpenTable', float: 1_000_000_00 }],
  ];
  const seated = seats.flatMap((seat): readonly (readonly [By, CommandBody])[] => [
    [guest(seat), { type: 'SitDown', seat, name: `Guest ${seat}` }],
    [dealer, { type: 'BuyIn', seat, cents: 200_00, from: 'account' }],
    [guest(seat), { type: 'PlaceBets', seat, bets: wagers.map((wager) => ({ wager, chips: 10_00 })) }],
  ]);
  const toRest: readonly (readonly [By, CommandBody])[] = [
    [guest(1), { type: 'ThrowDice', seat: 1 }],
    [dealer, { type: 'BringToRest', faces: [3, 3] }],
    [dealer, { type: 'CallRoll', faces: [3, 3] }],
  ];
  const offered: readonly (readonly [By, CommandBody])[] = [
    [dealer, { type: 'OfferDice' }],
    [guest(1), { type: 'AcceptDice', seat: 1 }],
  ];
  const after = (table: Table, lines: readonly (readonly [By, CommandBody])[]): Table =>
    lines.reduce((each, [by, command]) => given(rules, each, by, command), table);
  const betting = after(newTable, [...opening, ...seated, ...offered]);
  return { betting, called: after(betting, toRest) };
}

function given(rules: TableRules, table: Table, by: By, command: CommandBody): Table {
  const decided = decideTable(rules, table, { ...command, by, at: 1_000 });
  assert(decided.ok, () => `${command.type} was refused: ${decided.ok ? '' : decided.refusal.code}`);
  return decided.events.reduce(evolveTable, table);
}

const seconds = (time: number): string => `${(time / 1_000).toFixed(2)} s`;
const microseconds = (time: number): string => `${(time * 1_000).toFixed(time < 0.01 ? 2 : 0)} µs`;
