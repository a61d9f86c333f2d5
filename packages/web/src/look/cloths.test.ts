import { cloths, type ScreenCloth } from '@dicepit/games';
import { expect, test } from 'vitest';

const rule = (
  [pack, { base, lit, raised, sunk, line, room }]: [string, ScreenCloth],
  place: number,
): string => `\
${place === 0 ? ':root,\n' : ''}[data-pack="${pack}"] {
  --felt-lit: ${lit};
  --room: ${room};
  --felt: ${base};
  --felt-2: ${raised};
  --felt-3: ${sunk};
  --line: ${line};
}
`;

test('the cloths of the screens are those of the packs', async () => {
  const heading =
    '/* Written from the packs by cloths.test.ts (vitest run cloths.test --update); not edited by hand. Where no table is shown, the first cloth. */\n';
  await expect(heading + Object.entries(cloths).map(rule).join('')).toMatchFileSnapshot('./cloths.css');
});
