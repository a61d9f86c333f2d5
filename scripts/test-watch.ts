// Runs the tests of one package again whenever a file of it changes: npm run test:watch -- engine, or -- web/player.
import { spawnSync } from 'node:child_process';
import { watchedFolder } from './dev/watched-folder.ts';
import { say } from './tool.ts';

const name = process.argv[2] ?? '';
const watched = watchedFolder(name);
if (watched.ok) {
  say(`Watching ${watched.folder}, without the tests in a browser: these are run by npm test.`);
  const { status } = spawnSync('vitest', ['watch', '--project=!browser', `${watched.folder}/`], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  say(watched.why);
  process.exitCode = 2;
}
