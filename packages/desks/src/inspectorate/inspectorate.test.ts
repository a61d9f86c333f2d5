import { type By, everyRole } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import type { InspectorateCommand } from './command.ts';
import { decideInspectorate } from './decide.ts';
import type { InspectedView, Notice } from './event.ts';
import { evolveInspectorate, type Inspectorate, LOOK_DURATION_MS, newInspectorate } from './inspectorate.ts';

const ines: By = { person: 'p-ines', role: 'inspector' };
const notice: Notice = {
  kind: 'complaint',
  about: 'dispute/d-1',
  words: 'A player complains of the decision about roll 7.',
  clause: 'nsw/9.13#2',
};

/** The state after commands that must be accepted. */
const after = (...commands: readonly InspectorateCommand[]): Inspectorate =>
  commands.reduce((state, command) => {
    const ruling = decideInspectorate(state, command);
    if (!ruling.ok) throw new Error(ruling.refusal.code);
    return ruling.events.reduce(evolveInspectorate, state);
  }, newInspectorate);

const look = (sight: InspectedView, at: number, by = ines): InspectorateCommand => ({
  type: 'NoteLook',
  sight,
  by,
  at,
});

describe('notices', () => {
  test('are numbered in the order of arrival', () => {
    const give = (at: number): InspectorateCommand => ({ type: 'GiveNotice', notice, by: ines, at });
    expect(after(give(1), give(2)).notices.map(({ number, at }) => [number, at])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('without words are refused, with the clause that asks for them', () => {
    const command: InspectorateCommand = {
      type: 'GiveNotice',
      notice: { ...notice, words: ' ' },
      by: ines,
      at: 1,
    };
    expect(decideInspectorate(newInspectorate, command)).toMatchObject({
      ok: false,
      refusal: { code: 'NOTICE_WITHOUT_WORDS', clause: 'nsw/9.13#2' },
    });
  });
});

describe('looks', () => {
  const timeline: InspectedView = { view: 'timeline', of: 'table/nz-1' };

  test('at the same thing are noted once, until ten minutes have passed', () => {
    const state = after(look(timeline, 0));
    expect(decideInspectorate(state, look(timeline, LOOK_DURATION_MS - 1))).toEqual({ ok: true, events: [] });
    expect(decideInspectorate(state, look(timeline, LOOK_DURATION_MS))).toMatchObject({
      events: [{ type: 'Looked' }],
    });
  });

  test('at other things, and of other people, are noted beside them', () => {
    const state = after(look(timeline, 0));
    for (const command of [
      look({ view: 'rolls', of: 'table/nz-1', part: '1-10' }, 1),
      look({ ...timeline, of: 'table/nz-2' }, 1),
      look(timeline, 1, { person: 'p-otto', role: 'operator' }),
    ])
      expect(decideInspectorate(state, command)).toMatchObject({ events: [{ type: 'Looked' }] });
  });

  test('that are over are forgotten, so that the state stays small', () => {
    const state = after(look(timeline, 0), look({ view: 'notices' }, LOOK_DURATION_MS));
    expect(state.looks.size).toBe(1);
  });

  test.each(everyRole)('nsw/9.1 records are kept from players and open to those on duty: %s', (role) => {
    const ruling = decideInspectorate(newInspectorate, look(timeline, 0, { person: 'p-x', role }));
    expect(ruling).toMatchObject(
      role === 'player' ? { ok: false, refusal: { clause: 'nsw/9.1' } } : { events: [{ type: 'Looked' }] },
    );
  });
});
