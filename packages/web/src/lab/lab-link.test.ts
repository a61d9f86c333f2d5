import { bankedPacks } from '@dicepit/games';
import { assert, constantFrom, dictionary, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLink, toCommand, writeLink } from './lab-link.ts';
import { type Lab, labOf, usual, withGame } from './lab-settings.ts';

const set: Lab = {
  ...labOf('snake-eyes-nz'),
  options: { ...labOf('snake-eyes-nz').options, field: '2', 'hard-4': '6' },
  bets: [
    { wager: 'field', stake: 5_00 },
    { wager: 'hard-6', stake: 2_50 },
  ],
  bank: 350_00,
  rolls: 120,
  goal: 500_00,
  stopLoss: 99_50,
  strategy: 'press:presses=2',
  sessions: 5_000,
  seed: 'lucky socks',
  rivals: ['flat', 'martingale:doublings=3'],
  against: usual('snake-eyes-nsw'),
  weights: [100, 100, 100, 100, 100, 130],
  allLoaded: false,
  sorting: { by: 'rolls', turned: true },
};

describe('the link of the lab', () => {
  test('holds all that is set, and says nothing of what is usual', () => {
    expect(readLink(writeLink(set))).toEqual({ lab: set, unread: [] });
    expect(writeLink(labOf('wonder-dice'))).toBe('#v=1&game=wonder-dice');
  });

  test.each(bankedPacks.map((pack) => [pack.id, pack.options] as const))(
    'holds every choice of %s',
    (pack, options) => {
      for (const [option, { values = ['7,12,25'] }] of Object.entries(options))
        for (const value of values) {
          const lab = withGame(labOf(pack), { pack, options: { ...usual(pack).options, [option]: value } });
          expect(readLink(writeLink(lab))).toEqual({ lab, unread: [] });
        }
    },
  );

  test.each([
    ['', []],
    ['#v=2&game=wonder-dice', ['v']],
    ['#game=wonder-dice', ['v']],
    ['#v=1&game=roulette', ['game']],
    ['#v=1&game=snake-eyes-nz&o.field=9', ['o.field']],
    ['#v=1&game=snake-eyes-nz&o.toString=9', ['o.toString']],
    ['#v=1&game=snake-eyes-nz&bets=field%3D0', ['bets']],
    ['#v=1&game=snake-eyes-nz&bets=nothing%3D5', ['bets']],
    ['#v=1&game=snake-eyes-nz&bets=field%3D5+field%3D5', ['bets']],
    ['#v=1&game=snake-eyes-nz&bank=-5&rolls=0&sessions=1e12', ['bank', 'rolls', 'sessions']],
    ['#v=1&game=snake-eyes-nz&play=cheat', ['play']],
    ['#v=1&game=snake-eyes-nz&die=0-0-0-0-0-0', ['die']],
    ['#v=1&game=snake-eyes-nz&die=1-2-3', ['die']],
    ['#v=1&game=snake-eyes-nz&sort=luck&loaded=some', ['loaded', 'sort']],
    ['#v=1&game=snake-eyes-nz&extra=1', ['extra']],
  ])('%s is read as far as it goes', (hash, unread) => {
    const read = readLink(hash);
    expect(read.unread.toSorted()).toEqual(unread);
    expect(read.lab).toEqual(labOf('snake-eyes-nz'));
  });

  test('whatever somebody types behind the hash gives a page', () => {
    assert(
      property(
        string(),
        dictionary(constantFrom('game', 'bets', 'bank', 'o.field', 'die'), string()),
        (text, fields) => {
          expect(readLink(`#${text}`).lab.bets.length).toBeGreaterThan(0);
          const asked = new URLSearchParams({ v: '1', ...fields });
          expect(readLink(`#${asked}`).lab.bets.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('the command of the lab', () => {
  test('names all that the numbers depend on', () => {
    expect(toCommand(set)).toBe(
      "dicepit simulate snake-eyes-nz --option field=2 --option hard-4=6 --bet field=5 --bet hard-6=2.50 --bank 350 --goal 500 --stop-loss 99.50 --rolls 120 --strategy press:presses=2 --sessions 5000 --seed 'lucky socks'",
    );
  });
});
