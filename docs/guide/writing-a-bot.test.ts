import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { routes } from '@dicepit/wire';
import { expect, test } from 'vitest';
import { usualRates } from '../../packages/server/src/http/rates.ts';

const file = new URL('writing-a-bot.md', import.meta.url);
const page = await readFile(file, 'utf8');

test('the page says how often one may ask, from the very numbers that the pit goes by', async () => {
  const rows = (['session', 'address'] as const).flatMap((of) =>
    (['commands', 'reads'] as const).map((kind) => {
      const { perSecond, burst } = usualRates[of][kind];
      const whose = of === 'session' ? 'one session or token' : 'all behind one address';
      const cells = [whose.padEnd(22), kind.padEnd(8), `${perSecond}`.padStart(18), `${burst}`.padStart(21)];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  const table = [
    '| of                     | what     | a second, for ever | at once, after a rest |',
    '| ---------------------- | -------- | -----------------: | --------------------: |',
    ...rows,
  ];
  const [before = '', , after = ''] = page.split(/(?<=-update` -->\n)([\s\S]*)(?=<!-- the end)/);
  await expect(`${before}\n${table.join('\n')}\n\n${after}`).toMatchFileSnapshot(fileURLToPath(file));
});

test('the page names routes and events that there are', () => {
  const paths = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`));
  for (const [, method, path] of page.matchAll(/^(GET|POST) +(\/api\/v1\/\S+)/gm))
    expect(paths).toContain(`${method} ${path}`);
  for (const name of Object.keys(routes.followTable.answer.shape)) expect(page).toContain(`\`${name}\``);
});
