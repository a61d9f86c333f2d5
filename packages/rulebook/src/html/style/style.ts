import type { Cloth } from '@dicepit/engine';
import { feltCss, fontCss, partyCss } from '@dicepit/layout';
import { clauses } from './clauses-style.ts';
import { figures } from './figures-style.ts';
import { narrow } from './narrow-style.ts';
import { room } from './page-style.ts';
import { paper } from './print-style.ts';

/** The dress of a book without its colours and its font, for a page that has both: it names the screens' own tokens. */
export const dress: string = [feltCss, partyCss, room, clauses, figures, narrow, paper].join('\n');

/** The look of a printed book, with the dress of the drawings in it. */
export const styleOn = (cloth: Cloth): string => [fontCss, coloursOn(cloth), dress].join('\n');

/** The colours and the lettering of a book, by day and by night, on the cloth of its table. */
const coloursOn = ({ base, lit }: Cloth): string => `
:root {
  color-scheme: light dark; --bg: #f7f2e4; --surface: #fffdf6; --raised: #efe8d6; --hair: #ddd4bd;
  --edge: #7d7765; --text: #0b0f0e; --text-2: #555648; --accent-ink: #7a5a10; --focus: #0b0f0e;
  --winlight: #ffd977; --felt: ${base}; --felt-lit: ${lit};
  --sign: "Barlow Condensed","Roboto Condensed","Arial Narrow",sans-serif;
  --sans: system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0b0f0e; --surface: #141a18; --raised: #1e2623; --hair: #2b3531; --edge: #75807a; --text: #f7f2e4;
    --text-2: #bdbaab; --accent-ink: #d8b15a; --focus: #ffd977;
  }
}
`;
