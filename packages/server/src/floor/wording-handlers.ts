import { assert } from '@dicepit/engine';
import { unfitWord } from '../people/names.ts';
import type { Pit } from '../pit/pit.ts';
import { done, type Handlers, refused } from '../pit/result.ts';
import { changeFloor } from './change.ts';
import { strictPacks } from './facts.ts';
import { FLOOR } from './floor.ts';

/** Answers for what the house calls its rolls. */
export const wordingHandlers = (pit: Pit): Handlers<'readWording' | 'wordCalls'> => ({
  readWording: async () => {
    const { state: floor } = await pit.floor.current(FLOOR);
    return done({ words: floor.wording ?? {}, strict: [...(await strictPacks(pit, floor))] });
  },
  wordCalls: async ({ caller, key, body }) => {
    assert(caller.is === 'somebody', () => 'only operators word calls');
    const unfit = Object.values(body.calls).find(unfitWord);
    if (unfit !== undefined) return refused(409, { code: 'CONFLICT', case: 'words-unfit', words: unfit });
    const { state: floor } = await pit.floor.current(FLOOR);
    const strict = (await strictPacks(pit, floor)).has(body.pack);
    return changeFloor(
      pit,
      {
        by: { person: caller.person, role: 'operator' },
        asked: { person: caller.person, key, request: body },
      },
      { type: 'WordCalls', ...body, strict },
    );
  },
});
