import { computeFigures } from '@dicepit/analysis';
import { assert, type Pack } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { milliseconds, sideBySide, table } from './stopwatch.ts';

/** The exact figures of every wager, one pack after another, and of all packs together. */
export function measureOdds(): string {
  const all = 'all together';
  const timings = sideBySide<string>(
    {
      ...Object.fromEntries(bankedPacks.map((pack) => [pack.id, () => figuresOfPack(pack)])),
      [all]: () => bankedPacks.map(figuresOfPack),
    },
    25,
  );
  const whole = timings[all]?.best ?? 0;
  const rows = Object.entries(timings).map(([name, { best, median }]) => [
    name,
    `${wagersOf(name)}`,
    milliseconds(best),
    milliseconds(median),
    `${(best / whole).toFixed(2)} x`,
  ]);
  return [
    'Exact figures of every wager with default options, definitions opened anew each time',
    table([['pack', 'wagers', 'best', 'median', 'ratio to all'], ...rows]),
  ].join('\n');
}

const wagersOf = (name: string): number =>
  bankedPacks
    .filter(({ id }) => id === name || name === 'all together')
    .reduce((sum, { wagerIds }) => sum + wagerIds.length, 0);

function figuresOfPack(pack: Pack) {
  const opened = pack.open();
  assert(opened.ok, () => `${pack.id} refuses its own defaults`);
  return Object.values(opened.game.wagers).map((wager) => computeFigures(wager));
}
