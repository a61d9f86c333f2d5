import { stdout } from 'node:process';
import { measureOdds } from './odds.ts';
import { measureSessionDistribution } from './session-distribution.ts';
import { measureTable } from './table.ts';

// Times are printed for people to read side by side, and nothing is asserted of them: machines differ, ratios
// less.
for (const measure of [measureOdds, measureSessionDistribution, measureTable])
  stdout.write(`${measure()}\n\n`);
