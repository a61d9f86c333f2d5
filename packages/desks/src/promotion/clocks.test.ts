import { expect, test } from 'vitest';
import { clockAt } from './clocks.ts';
import type { Terms } from './terms.ts';
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
  running,
  START,
} from './testing/desk.ts';

test('nsw/10.9 a draft waits for nobody but people', () => {
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

test('an open promotion waits for its start by nsw/10.9, then for its closing by nsw/10.7.6, then for its draw by nsw/10.7.7', () => {
  const desk = prepared();
  desk.give(olga, notify);
  desk.give(olga, open());
  const clocks = [START - 1, START, CLOSING, CLOSING + 1].map((at) => clockAt(desk.promotion, at));
  expect(clocks).toEqual([
    { kind: 'starts', clause: 'nsw/10.9', at: START },
    { kind: 'entries close', clause: 'nsw/10.7.6', at: CLOSING },
    { kind: 'entries close', clause: 'nsw/10.7.6', at: CLOSING },
    { kind: 'draw', clause: 'nsw/10.7.7', at: DRAW },
  ]);
});

test('nsw/10.7.6 nsw/10.7.7 terms that name no moment wait for none', () => {
  const { promotion } = running();
  const named = (terms: Partial<Terms>) => ({ ...promotion, terms: { ...promotion.terms, ...terms } });
  expect(clockAt(named({ entriesClose: null }), CLOSING + 1)).toBeUndefined();
  expect(clockAt(named({ event: { place: 'The main bar', at: null } }), CLOSING + 1)).toBeUndefined();
});

test('when all is drawn, or its integrity is in doubt, no clock moves it on', () => {
  expect(clockAt(drawn().promotion, DRAW)).toBeUndefined();
  const desk = prepared();
  desk.give(olga, notify);
  desk.give(olga, open());
  desk.at(START).give(olga, { type: 'DeclareCompromised', reason: 'An entry box was open' });
  expect(clockAt(desk.promotion, START)).toBeUndefined();
});
