import { everyPips } from '@dicepit/engine';
import { type ChipValue, chipFace, feltCss, seats, thrownDie } from '@dicepit/layout';
import type { Plugin } from 'vite';

const chips: readonly ChipValue[] = [1, 5, 10, 25, 100, 500];

/** What the television draws with, drawn while it is built: its engine is too old for what draws it. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:felt.css': () => feltCss,
  'virtual:drawings': () => {
    const drawn = {
      dice: everyPips.map(thrownDie),
      chips: Object.fromEntries(chips.map((value) => [value, chipFace(value)])),
      seats: seats.map(({ colour, dashes }) => ({ colour, dashes: dashes ?? '' })),
    };
    return Object.entries(drawn)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

export const drawings = (): Plugin => ({
  name: 'dicepit-drawings',
  resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
  load: (id) => modules[id.slice(1)]?.(),
});
