import { expect, test } from 'vitest';
import { clockAt } from './clocks.ts';
import {
  CLOSING,
  DAY,
  DRAW,
  drafted,
  drawn,
  NOTICE,
  notify,
  olga,
  open,
  prepared,
  START,
} from './testing/desk.ts';

test('a draft waits for nobody but people', () => {
  expect(clockAt(drafted().promotion, NOTICE)).toBeUndefined();
});

test('nsw/10.9 once notified, a promotion waits for 24 hours to pass', () => {
  const desk = prepared();
  desk.give(olga, notify);
  expect(clockAt(desk.promotion, NOTICE)).toEqual({
    kind: 'may start',
    clause: 'nsw/10.9',
    at: NOTICE + DAY,
  });
});

test('an open promotion waits for its start, then for its closing, then for its draw', () => {
  const desk = prepared();
  desk.give(olga, notify);
  desk.give(olga, open());
  const kinds = [START - 1, START, CLOSING, CLOSING + 1].map((at) => clockAt(desk.promotion, at)?.kind);
  expect(kinds).toEqual(['starts', 'entries close', 'entries close', 'draw']);
  expect(clockAt(desk.promotion, CLOSING + 1)?.at).toBe(DRAW);
});

test('when all is drawn, or its integrity is in doubt, no clock moves it on', () => {
  expect(clockAt(drawn().promotion, DRAW)).toBeUndefined();
  const desk = prepared();
  desk.give(olga, notify);
  desk.give(olga, open());
  desk.at(START).give(olga, { type: 'DeclareCompromised', reason: 'An entry box was open' });
  expect(clockAt(desk.promotion, START)).toBeUndefined();
});
