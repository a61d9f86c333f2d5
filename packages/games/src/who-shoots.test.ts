import type { Pips, TableEvent } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  gameSupervisor,
  givenHome,
  givenOpening,
  house,
  operator,
  type TableUnderTest,
  theDealer,
} from './testing/given-table.ts';

const [nz, nsw, double] = ['snake-eyes-nz', 'snake-eyes-nsw', 'double-dice'];
const offer = { type: 'OfferDice' } as const;

/** A bet that neither a shooter nor a set needs, and that most rolls leave standing. */
const onSix = (pack: string): string => (pack === double ? 'number-6' : 'six');
const home = (pack: string, ...players: readonly string[]): TableUnderTest => givenHome(pack, players);

/** An event in a line: whom the dice are offered to, since when and from where, and by which clause. */
const lineOf = (event: TableEvent): string =>
  event.type === 'DiceOffered'
    ? `${event.to} ${event.circuit}${'from' in event ? ` from ${event.from}` : ''}, ${event.clause}`
    : `${event.type}, ${event.clause}`;

/** Everybody who is asked declines, until there is nobody left to ask: every line of it. */
function allDecline(at: TableUnderTest): readonly string[] {
  const lines: string[] = [];
  for (let asked = 0; asked < 12; asked++) {
    const events = at.given(theDealer, offer).events;
    lines.push(...events.map(lineOf));
    const last = events.at(-1);
    if (last?.type !== 'DiceOffered') break;
    at.declines(last.to);
  }
  return lines;
}

describe('whom the dice are offered to', () => {
  test.each([
    [
      'nz/5.3(a) nz/5.3(b) nz/5.9 nz/5.9(a) nz/5.9(b)',
      nz,
      { start: 'nz/5.3(a)', declined: 'nz/5.3(b)' },
      ['3 course from 2, nz/5.9(a)', '1 course from 2, nz/5.9(b)', 'OffersEnded, nz/5.9(b)'],
      ['RunOutBegun, nz/5.9(d)', 'DicePassed, nz/5.9(d)'],
    ],
    [
      'nsw/3.2 nsw/3.2#2 nsw/3.8 nsw/3.8.1 nsw/3.8.2',
      nsw,
      { start: 'nsw/3.2', declined: 'nsw/3.2#2' },
      ['3 course from 2, nsw/3.8.1', '1 course from 2, nsw/3.8.2', '2 course from 2, nsw/3.8.2'],
      ['OffersEnded, nsw/3.8.2'],
    ],
    [
      'double/7 double/7.8#2',
      double,
      { start: 'double/7', declined: 'double/7' },
      [3, 4, 1, 2].map((seat) => `${seat} course from 2, double/7.8#2`),
      ['OffersEnded, double/7.8#2'],
    ],
  ] as const)(
    '%s from the left of the dealer at the start, from the left of the shooter in the course of play',
    (_, pack, { start, declined }, course, end) => {
      const at = home(pack, 'ann', 'bob', 'cy', 'dee');
      at.bets(1, { [onSix(pack)]: 5_00 });
      const everybody = [`1 start, ${start}`, ...[2, 3, 4].map((seat) => `${seat} start, ${declined}`)];
      expect(allDecline(at)).toEqual([...everybody, `OffersEnded, ${declined}`]);
      at.when(theDealer, offer).thenRefused('NOBODY_TO_OFFER', declined);
      at.bets(3, { [onSix(pack)]: 5_00 });
      expect(at.given(theDealer, offer).events.map(lineOf)).toEqual([`1 start, ${start}`]);
      at.declines(1);
      at.offers();
      at.takes(2);
      at.bets(2, { [onSix(pack)]: 5_00 });
      at.given(2, { type: 'GiveUpDice', seat: 2 });
      expect(allDecline(at)).toEqual([...course, ...end]);
      if (pack === nz) return;
      at.when(theDealer, offer).thenRefused('NOBODY_TO_OFFER');
      at.bets(3, { [onSix(pack)]: 5_00 });
      expect(at.given(theDealer, offer).events.map(lineOf)).toEqual([course[0]]);
    },
  );

  test('nz/5.3 nz/5.3(a) nz/5.9 nz/5.9(a) with nothing undecided everybody is asked afresh, from the left of the dealer', () => {
    const at = home(nz, 'ann', 'bob');
    at.offers();
    at.takes(1);
    at.bets(1, { field: 5_00 });
    at.rolls(5, 2);
    at.when(theDealer, offer).thenRefused('NOBODY_TO_OFFER', 'nz/5.9(a)');
    at.bets(2, { six: 5_00 });
    expect(allDecline(at)).toEqual([
      '2 course from 1, nz/5.9(a)',
      'OffersEnded, nz/5.3',
      '1 start, nz/5.3(a)',
      '2 start, nz/5.3(b)',
      'OffersEnded, nz/5.3(b)',
      'RunOutBegun, nz/5.9(d)',
      'DicePassed, nz/5.9(d)',
    ]);
  });

  test.each([
    ['nz/5.3(a) nz/5.9(a) nz/5.9(b)', nz, 'nz/5.3(a)', 'nz/5.9(a)'],
    ['nsw/3.2 nsw/3.8.1 nsw/3.8.2', nsw, 'nsw/3.2', 'nsw/3.8.1'],
    ['double/7 double/7.8#2', double, 'double/7', 'double/7.8#2'],
  ])('%s where nobody is left to ask the dealer hears so, and no round is over', (_, pack, start, course) => {
    const leaves = (at: TableUnderTest): void => {
      at.given(theDealer, { type: 'CashOut', seat: 1 });
      at.given(1, { type: 'StandUp', seat: 1 });
    };
    const declined = home(pack, 'ann');
    allDecline(declined);
    leaves(declined);
    declined.when(theDealer, offer).thenRefused('NOBODY_TO_OFFER', start);
    const shot = home(pack, 'ann');
    shot.offers();
    shot.takes(1);
    leaves(shot);
    shot.when(theDealer, offer).thenRefused('NOBODY_TO_OFFER', course);
  });

  test('nsw/3.8.1 nsw/3.8.2 one player with a bet makes a round', () => {
    const at = home(nsw, 'ann', 'bob');
    at.offers();
    at.takes(1);
    at.bets(2, { six: 5_00 });
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    expect(allDecline(at)).toEqual(['2 course from 1, nsw/3.8.1', 'OffersEnded, nsw/3.8.2']);
  });

  test('nz/5.3 at the start of play nobody is asked twice, whatever bets lie there', () => {
    const at = home(nz, 'ann', 'bob');
    at.bets(2, { six: 5_00 });
    expect(allDecline(at)).toEqual(['1 start, nz/5.3(a)', '2 start, nz/5.3(b)', 'OffersEnded, nz/5.3(b)']);
  });

  test.each([
    ['nz/6.1(d)', nz, 2, ['D2']],
    ['nsw/3.6', nsw, 5, ['D1', 'D2', 'D3', 'D4']],
    ['double/2', double, 2, ['D2']],
  ] as const)(
    '%s nobody is offered dice of which fewer than two are at the table',
    (clause, pack, dice, gone) => {
      const without = (...missing: readonly string[]): TableUnderTest => {
        const at = givenOpening(pack, {}, { dice });
        at.given(theDealer, { type: 'StartPlay' });
        at.sits(1, 'ann');
        for (const die of missing) at.given(theDealer, { type: 'RecordDieOff', die });
        return at;
      };
      without(...gone)
        .when(theDealer, offer)
        .thenRefused('DICE_MISSING', clause);
      expect(without(...gone.slice(1)).offers()).toBe(1);
    },
  );
});

describe('who answers', () => {
  test.each([
    ['nz/5.3(b) nz/5.3(c) nz/5.9(b)', nz, 'nz/5.3(b)', 'nz/5.3(c)', 'nz/5.9(b)'],
    ['nsw/3.2#2 nsw/3.3 nsw/3.8.2', nsw, 'nsw/3.2#2', 'nsw/3.3', 'nsw/3.8.2'],
    ['double/7 double/7.8#2', double, 'double/7', 'double/7', 'double/7.8#2'],
  ] as const)(
    '%s whoever is asked and nobody else, and nobody is asked over the head of another',
    (_, pack, start, taken, course) => {
      const at = home(pack, 'ann', 'bob', 'cy');
      const answersOutOfTurn = (seat: number, clause: string): void => {
        for (const type of ['AcceptDice', 'DeclineDice'] as const)
          at.when(seat, { type, seat }).thenRefused('NOT_OFFERED_TO_YOU', clause);
        at.when(theDealer, { type: 'DeclineDice', seat }).thenRefused({ clause });
      };
      at.offers();
      answersOutOfTurn(2, start);
      at.when(theDealer, offer).thenRefused('DICE_ARE_OFFERED', start);
      at.takes(1);
      at.when(theDealer, offer).thenRefused('DICE_ARE_TAKEN', taken);
      for (const seat of [2, 3]) at.bets(seat, { [onSix(pack)]: 5_00 });
      at.given(1, { type: 'GiveUpDice', seat: 1 });
      expect(at.offers()).toBe(2);
      answersOutOfTurn(3, course);
      at.when(2, { type: 'DeclineDice', seat: 2 }).thenEvents({
        type: 'DiceDeclined',
        seat: 2,
        clause: course,
      });
    },
  );
});

test.each([
  ['nz/5.3(b)', nz],
  ['nsw/3.2#2', nsw],
  ['double/7', double],
])(
  '%s whoever leaves while the dice are offered to them has declined, and nobody else has',
  (clause, pack) => {
    const at = home(pack, 'ann', 'bob', 'cy');
    const leaves = (seat: number): readonly TableEvent[] => {
      at.given(theDealer, { type: 'CashOut', seat });
      return at.given(seat, { type: 'StandUp', seat }).events;
    };
    at.offers();
    expect(leaves(3)).toMatchObject([{ type: 'StoodUp', seat: 3 }]);
    expect(leaves(1)).toMatchObject([
      { type: 'DiceDeclined', seat: 1, clause },
      { type: 'StoodUp', seat: 1 },
    ]);
    expect(at.offers()).toBe(2);
  },
);

describe('how a turn ends', () => {
  /** Seat 1 shoots with what a throw needs, and a bet that only a six or a seven decides. */
  const annShoots = (pack: string): TableUnderTest => {
    const at = home(pack, 'ann', 'bob');
    at.offers();
    at.takes(1);
    at.bets(1, { [onSix(pack)]: 5_00 });
    if (pack === double) at.bets(1, { 'shooters-bet': 5_00 });
    return at;
  };
  test('nz/5.9(d) a seven ends the throws of a dealer by itself; nz/5.7-tail who is asked for no bet', () => {
    const afterRoll = (...faces: readonly Pips[]): readonly object[] => {
      const at = annShoots(nz);
      at.bets(1, { eight: 5_00 });
      at.given(1, { type: 'GiveUpDice', seat: 1 });
      at.given(theDealer, offer);
      const events = at.rolls(...faces).events;
      return events.slice(events.findIndex(({ type }) => type === 'RollSettled') + 1);
    };
    expect(afterRoll(3, 4)).toMatchObject([{ type: 'RunOutEnded', cause: 'seven', clause: 'nz/5.9(d)' }]);
    for (const first of [2, 5] as const) expect(afterRoll(first, 4)).toMatchObject([{ type: 'DicePassed' }]);
  });

  test.each([
    ['nz/5.7-tail', nz],
    ['nsw/4.8', nsw],
  ])('%s only a shooter who has no bet left is asked for one', (clause, pack) => {
    const asked = (at: TableUnderTest): readonly object[] =>
      at.rolls(4, 2).events.filter(({ type }) => type === 'ShooterPrompted');
    const more = annShoots(pack);
    more.bets(1, { eight: 5_00 });
    expect(asked(more)).toEqual([]);
    const none = annShoots(pack);
    none.bets(2, { eight: 5_00 });
    expect(asked(none)).toMatchObject([{ type: 'ShooterPrompted', seat: 1, clause }]);
  });

  test.each([
    ['nz/5.7', nz],
    ['nsw/3.7', nsw],
    ['double/7.5#2', double],
  ])('%s a shooter who cannot go on, or leaves, has given up the dice', (clause, pack) => {
    const ready = (): TableUnderTest => {
      const at = home(pack, 'ann', 'bob');
      at.offers();
      at.takes(1);
      return at;
    };
    const left = { type: 'DiceGivenUp', seat: 1, cause: 'left' };
    const unable = ready();
    const reports = pack === nsw ? gameSupervisor : house;
    unable.when(reports, { type: 'ReportUnable' }).thenEvents(pack === double ? left : { ...left, clause });
    unable.bets(2, { [onSix(pack)]: 5_00 });
    expect(unable.offers()).toBe(2);
    const leaves = ready();
    leaves.given(theDealer, { type: 'CashOut', seat: 1 });
    leaves.when(1, { type: 'StandUp', seat: 1 }).thenEvents({ ...left, clause }, { type: 'StoodUp' });
  });

  test('nz/6.6 a seven that was none gives the dice back, and the turn goes on with its throws counted', () => {
    const at = annShoots(nz);
    at.rolls(5, 4);
    at.rolls(4, 3);
    const putRight = at.given(gameSupervisor, { type: 'OverruleCall', faces: [4, 1], words: 'a one' });
    putRight.thenAmong({ type: 'RollSettledAgain', thrown: 2, freezes: false });
    expect(putRight.events.slice(-2)).toMatchObject([
      { type: 'DiceGivenBack', seat: 1, dice: ['D1', 'D2'], thrown: 2, clause: 'nz/6.6' },
      { type: 'DicePassed' },
    ]);
    expect(at.table().shooter.is).toEqual({ kind: 'seat', seat: 1 });
    const voiding = { type: 'OverruleCall', faces: 'void', words: 'die on die' } as const;
    at.when(casinoSupervisor, voiding).thenAmong({ type: 'RollSettledAgain', thrown: 1, freezes: false });
  });

  test('nz/5.7(b) nz/6.6 a seven that was none gives no dice back to somebody ordered off them since', () => {
    const at = annShoots(nz);
    at.rolls(4, 3);
    at.bets(1, { six: 5_00 });
    while (at.offers() !== 1) at.declines(2);
    at.takes(1);
    at.given(gameSupervisor, { type: 'OrderToPass', cause: 'delay', words: 'held the dice for a minute' });
    const putRight = at.given(gameSupervisor, { type: 'OverruleCall', faces: [4, 1], words: 'a one' });
    putRight.thenAmong('RollSettledAgain');
    putRight.thenNone('DiceGivenBack');
    expect(at.table().shooter.is.kind).toBe('offered');
  });

  test('double/3#2 a bet that a ruling would put back goes to its owner, who deals by now', () => {
    const at = annShoots(double);
    at.bets(2, { 'number-6': 5_00 });
    at.rolls(4, 3);
    const bob = { person: 'bob', role: 'dealer' } as const;
    at.given(bob, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    const putRight = at.given(operator, { type: 'OverruleCall', faces: [4, 1], words: 'a one' });
    putRight.thenAmong({ type: 'BetTakenDown', chips: 5_00 });
    expect(at.table().betting.bets.filter(({ seat }) => seat === 2)).toEqual([]);
  });

  test('double/5.1#2 after a void throw a table stays open where no bet may be touched, and not where a house may allow it', () => {
    const closes = { type: 'CloseTable' } as const;
    const at = annShoots(double);
    at.voids('off-the-mat');
    at.when(operator, closes).thenRefused('THROW_AGAIN_FIRST', 'double/5.1#2');
    const elsewhere = home('wonder-dice', 'ann');
    elsewhere.bets(1, { field: 1_00 });
    elsewhere.voids('left-the-table');
    expect(elsewhere.table().frozen).toBe(true);
    elsewhere.when(operator, closes).thenLast('TableClosed');
  });
});
