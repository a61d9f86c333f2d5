import { everyPips, MOST_CHIPS } from '@dicepit/engine';
import { chipDress, chipFace, feltCss, partyFaces, seats, spotsAt, thrownDie } from '@dicepit/layout';
import type { Plugin } from 'vite';

/** Coloured on the screen, by the chips that the pit has. */
const uncoloured = { body: '@body', spot: '@spot', edge: '@edge' };

/** What the television draws with, drawn while it is built: its engine is too old for what draws it. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:felt.css': () => feltCss,
  'virtual:drawings': () => {
    const drawn = {
      dice: everyPips.map(thrownDie),
      chipFaces: Array.from({ length: MOST_CHIPS }, (_, place) => chipFace(uncoloured, spotsAt(place))),
      chipColours: chipDress,
      partyChips: partyFaces,
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
