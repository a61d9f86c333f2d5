// Writes release/dicepit-<version>.tgz, which npm installs anywhere, and the libraries beside it:
// node scripts/package.ts [folder]
import { resolve } from 'node:path';
import { packEverything } from './package/pack.ts';
import { say } from './tool.ts';

for (const { name, megabytes } of await packEverything(resolve(process.argv[2] ?? 'release')))
  say(`${megabytes.toFixed(1).padStart(5)} MB  ${name}`);
