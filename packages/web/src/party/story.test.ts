import { evolvePartyTable } from '@dicepit/games';
import { expect, test } from 'vitest';
import { addToStory, lastRoll, type Story } from './story.ts';
import { eventsOf, partyOf, thrown } from './testing/parties.ts';

/** A throw told event by event, as the stream brings them. */
function after(table: ReturnType<typeof partyOf>, faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[]): Story {
  let [story, now] = [[] as Story, table];
  for (const event of eventsOf(table, faces)) {
    story = addToStory(story, event, now);
    now = evolvePartyTable(now, event);
  }
  return story;
}

test('a throw and all that follows from it is one chapter, in the words of the game', () => {
  const table = thrown(partyOf(['Ann', 'Ben', 'Cy']), [4, 4]);
  const story = after(table, [5, 3]);
  expect(story).toHaveLength(1);
  expect(story[0]?.lines).toEqual([
    'Ann throws 5-3: 8.',
    'Ann pays 1; the kitty is 7.',
    'The dice pass to Ben.',
    'Ben turns card 8 down; 9 left.',
  ]);
  expect(lastRoll(story)).toEqual([5, 3]);
  expect(story[0]?.bySeat.get(1)).toEqual({ paid: 1 });
  expect(story[0]?.bySeat.get(2)).toEqual({ turned: 8 });
});

test('whoever the dice go past is noted', () => {
  const once = thrown(partyOf(['Ann', 'Ben', 'Cy']), [4, 4]);
  // Ben turns the eight and has the dice; his seven brings them to Cy, and Cy’s to Ann again.
  const round = thrown(thrown(thrown(once, [5, 3]), [6, 1]), [6, 1]);
  const story = after(round, [6, 2]);
  expect(story[0]?.bySeat.get(2)).toEqual({ skipped: true });
  expect(story[0]?.bySeat.get(3)).toEqual({ turned: 8 });
});

test('a second throw is a second chapter', () => {
  const table = partyOf(['Ann', 'Ben']);
  const story = [[4, 4] as const, [3, 2] as const].reduce<Story>(
    (so, faces) => eventsOf(table, faces).reduce((each, event) => addToStory(each, event, table), so),
    [],
  );
  expect(story.map(({ roll }) => roll)).toEqual([
    [4, 4],
    [3, 2],
  ]);
});

test('throws for who goes first are noted beside whoever made them', () => {
  const story = after(partyOf(['Ann', 'Ben'], 'high dice'), [6, 4]);
  expect(story[0]?.bySeat.get(1)).toEqual({ threw: 10 });
});
