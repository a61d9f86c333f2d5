import { expect, test } from 'vitest';
import { watchedFolder } from './watched-folder.ts';

test.each([
  ['engine', 'packages/engine/src'],
  ['web/player', 'packages/web/src/player'],
  ['web/player/', 'packages/web/src/player'],
])('%s is the folder %s', (name, folder) => {
  expect(watchedFolder(name)).toEqual({ ok: true, folder });
});

test.each(['', 'motor', '../engine'])(
  'no package is called "%s", and those that are there are named',
  (name) => {
    const watched = watchedFolder(name);
    expect(watched).toMatchObject({ ok: false });
    expect(watched).toHaveProperty(
      'why',
      expect.stringMatching(/There are: analysis, cli, .*engine, .*words\./),
    );
  },
);

test('a part of a package that is not there is answered with those that are', () => {
  expect(watchedFolder('web/gamer')).toHaveProperty(
    'why',
    expect.stringMatching(/It has: .*dealer, .*player, /),
  );
});
