import type { By, EventBody, TableBet, TableEvent } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { aSetup, dealer, gameSupervisor, operator, player } from '../given-table.ts';
import { createWitness } from './witness.ts';

type Told = EventBody | (EventBody & { readonly by: By });
type WithoutClause<Event> = Event extends EventBody ? Omit<Event, 'clause'> : never;
type Happened = WithoutClause<Told>;

/** What the last of some events is told to be that must never be; each is a command of its own. */
function told(pack: string, ...events: readonly (Happened | readonly Happened[])[]): string | undefined {
  const witness = createWitness(pack);
  const setUp: Happened = { type: 'TableSetUp', setup: aSetup(pack, { mode: 'strict' }) };
  const seen = [setUp, sits(1, 'ann'), sits(2, 'bob'), ...events].map((each) => witness.see(stamped(each)));
  expect(seen.slice(0, -1).filter((each) => each !== undefined)).toEqual([]);
  return seen.at(-1);
}

const stamped = (events: Happened | readonly Happened[]): readonly TableEvent[] =>
  [events].flat().map((event) => ({ by: dealer, at: 0, clause: 'policy/test', ...event }));

const sits = (seat: number, person: string): Happened => ({ type: 'SatDown', seat, person, name: person });
const bet = (seat: number, wager: string): TableBet => ({
  bet: `b-${wager}`,
  seat,
  wager,
  chips: 5_00,
  tokens: 0,
  stage: 'up',
  placedBy: 'player',
  flags: [],
});
const places = (seat: number, wager: string): Happened => ({
  type: 'BetPlaced',
  bet: bet(seat, wager),
  by: player('ann'),
});
const takesDown = (wager: string, by: By = player('ann')): Happened => ({
  type: 'BetTakenDown',
  bet: `b-${wager}`,
  chips: 5_00,
  tokens: 0,
  by,
});
const offered = (to: number, circuit: 'start' | 'course'): Happened => ({ type: 'DiceOffered', to, circuit });
const takes = (seat: number): readonly Happened[] => [
  { type: 'DiceAccepted', seat, circuit: 'course' },
  { type: 'DiceChosen', seat, dice: ['D1', 'D2'] },
];
const gives = (seat: number, cause: 'chosen' | 'ordered'): Happened => ({ type: 'DiceGivenUp', seat, cause });
const thrown: Happened = { type: 'DiceThrown', roll: 1, thrower: 1, dice: ['D1', 'D2'] };
const rests: Happened = { type: 'DiceRested' };
const voided = (reason: string): Happened => ({ type: 'RollVoided', reason, freezes: true });

describe('who was ordered to give up the dice', () => {
  const ordered = [takes(1), gives(1, 'ordered')];

  test('nz/5.7(b) nsw/3.8 is not asked next', () => {
    expect(told('snake-eyes-nz', ...ordered, offered(1, 'course'))).toContain('ordered to give them up');
    expect(told('snake-eyes-nsw', ...ordered, offered(1, 'start'))).toContain('ordered to give them up');
    expect(told('snake-eyes-nsw', takes(1), gives(1, 'chosen'), offered(1, 'course'))).toBeUndefined();
  });

  test('nz/5.7(b) is asked afresh when all others were, or after another has had the dice', () => {
    expect(told('snake-eyes-nz', ...ordered, offered(2, 'start'), offered(1, 'start'))).toBeUndefined();
    expect(
      told('snake-eyes-nz', ...ordered, takes(2), gives(2, 'chosen'), offered(1, 'course')),
    ).toBeUndefined();
  });
});

describe('a stake', () => {
  test('nz/4.4 nsw/6.3 is not laid in the air, and only taken back there', () => {
    expect(told('snake-eyes-nz', thrown, places(1, 'five'))).toContain('in the air');
    expect(told('snake-eyes-nsw', places(1, 'five'), thrown, takesDown('five'))).toBeUndefined();
    expect(told('snake-eyes-nsw', places(1, 'five'), thrown, rests, takesDown('five'))).toContain('to rest');
    expect(told('double-dice', places(1, 'number-6'), thrown, takesDown('number-6'))).toContain('in the air');
  });

  test('double/5.1#2 is not touched between a void throw and the next', () => {
    expect(told('double-dice', thrown, rests, voided('off-the-mat'), places(1, 'number-6'))).toContain(
      'void',
    );
    expect(told('snake-eyes-nz', thrown, rests, voided('improper'), places(1, 'five'))).toBeUndefined();
  });

  test("double/7.2 on the Shooter's Bet is locked once there is a shooter, and goes with the turn", () => {
    const laid = places(1, 'shooters-bet');
    expect(told('double-dice', laid, takesDown('shooters-bet'))).toBeUndefined();
    expect(told('double-dice', laid, takes(1), takesDown('shooters-bet'))).toContain('locked');
    expect(
      told('double-dice', laid, takes(1), [takesDown('shooters-bet'), gives(1, 'chosen')]),
    ).toBeUndefined();
    expect(told('double-dice', laid, takes(1), takesDown('shooters-bet', operator))).toBeUndefined();
  });

  test('double/9.1#3 on the bonus is locked from the first throw of a turn', () => {
    const turn = [places(1, 'bonus'), takes(1)];
    expect(told('double-dice', ...turn, takesDown('bonus'))).toBeUndefined();
    const settled: Happened = { type: 'RollSettled', settlements: [], thrown: 1 };
    expect(told('double-dice', ...turn, thrown, rests, settled, takesDown('bonus'))).toContain('bonus');
    expect(told('double-dice', takes(1), thrown, rests, settled, places(1, 'bonus'))).toContain('bonus');
  });
});

describe('a payment', () => {
  const line = (winnings: number): Happened => ({
    type: 'RollSettled',
    thrown: 1,
    settlements: [
      {
        player: '1',
        wager: 'five',
        stake: 5_00,
        verdict: 'wins',
        odds: '1 to 1',
        winnings,
        returned: 5_00,
        stage: null,
        clause: 'nsw/6.1.9',
        pays: null,
        bet: 'b-five',
        seat: 1,
        inPlay: 5_00,
        chips: 5_00,
        tokens: 0,
        left: { chips: 0, tokens: 0 },
        tokensReturned: 0,
        says: '',
        notes: [],
      },
    ],
  });
  const counted: Happened = {
    type: 'FloatCounted',
    cents: 100_00,
    chips: [
      { value: 2_00, count: 10 },
      { value: 5_00, count: 10 },
      { value: 1_00, count: 0 },
    ],
  };

  test.each([
    [2_00, true],
    [3_00, false],
    [4_00, true],
    [5_00, true],
    [7_00, true],
    [1_00, false],
    [9_01, false],
  ])('nsw/6.5 of %i cents from chips of $2 and $5: %s', (cents, isPaid) => {
    expect(told('snake-eyes-nsw', counted, line(cents)) === undefined).toBe(isPaid);
  });

  test('nobody pays what is not there, once the command is done', () => {
    const moved = (cents: number): Happened => ({
      type: 'MatterRuled',
      words: 'so',
      postings: [
        { account: 'float', cents },
        { account: 'outside', cents: -cents },
      ],
    });
    expect(told('snake-eyes-nz', moved(-1))).toBe('float is at -1 cents');
    expect(told('snake-eyes-nz', [moved(-1), moved(1)])).toBeUndefined();
  });
});

describe('a dealer', () => {
  test('double/3#2 has no bet, signed on or only dealing', () => {
    const signsOn: Happened = { type: 'SignedOn', person: 'ann', role: 'dealer' };
    const deals: Happened = { ...rests, by: { person: 'ann', role: 'dealer' } };
    expect(told('double-dice', places(1, 'number-6'), signsOn)).toContain('signed on as a dealer');
    expect(told('double-dice', places(1, 'number-6'), deals)).toContain('deals');
    expect(told('double-dice', places(2, 'number-6'), deals)).toBeUndefined();
  });
});

describe('a die that left the table', () => {
  const off: Happened = { type: 'DieLeftTable', die: 'D2', active: true };
  const looked = (sound: boolean, by: By = gameSupervisor): Happened => ({
    type: 'FoundDieInspected',
    die: 'D2',
    sound,
    to: 'bowl',
    by,
  });

  test('nz/6.1(c) nsw/3.5 is not thrown again before a supervisor has looked at it', () => {
    for (const pack of ['snake-eyes-nz', 'snake-eyes-nsw']) {
      expect(told(pack, off, thrown)).toContain('D2 is thrown again');
      expect(told(pack, off, looked(true), thrown)).toBeUndefined();
      expect(told(pack, off, looked(false), thrown)).toContain('D2 is thrown again');
      expect(told(pack, off, looked(true, dealer))).toContain('a dealer looks');
    }
  });

  test('nz/6.3(a) nsw/5.3.1 is looked for also when only no roll was called', () => {
    expect(told('snake-eyes-nz', thrown, rests, voided('left-the-table'), thrown)).toContain(
      'left the table',
    );
    expect(told('snake-eyes-nsw', thrown, rests, voided('off-the-table'), thrown)).toContain(
      'left the table',
    );
    expect(told('snake-eyes-nz', thrown, rests, voided('improper'), thrown)).toBeUndefined();
    expect(
      told('snake-eyes-nz', thrown, rests, voided('left-the-table'), looked(true), thrown),
    ).toBeUndefined();
  });
});
