import { mkdirSync, writeFileSync } from 'node:fs';
import { assert, type Roll, roll } from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import { drawFelt } from '@dicepit/layout';
import { pictureScreens } from './pictures/screens.ts';
import { say } from './tool.ts';

/** The pictures of the README: felts drawn from the definitions, screens taken from a pit that runs. */
const called: Readonly<Record<string, Roll>> = { 'snake-eyes-nz': roll('2-2') };

mkdirSync('docs/pictures', { recursive: true });
for (const pack of bankedPacks) {
  const opened = pack.open();
  const layout = layouts[pack.id];
  assert(opened.ok && layout !== undefined, () => `${pack.id} cannot be drawn`);
  const lit = called[pack.id];
  const svg = drawFelt(opened.game, layout, { shape: 'wide', ...(lit === undefined ? {} : { roll: lit }) });
  writeFileSync(`docs/pictures/${pack.id}.svg`, `${svg}\n`);
}

await pictureScreens(say);
