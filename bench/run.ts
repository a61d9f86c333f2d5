import { stdout } from 'node:process';
import { measureAnalysis } from './analysis.ts';
import { measureDice } from './dice.ts';
import { measureOdds } from './odds.ts';
import { measureSessionDistribution } from './session-distribution.ts';
import { measureSimulator } from './simulator.ts';
import { measureStart } from './start.ts';
import { measureStore } from './store.ts';
import { measureTable } from './table.ts';
import { measureTrail } from './trail.ts';

// Times are printed for people to read side by side, and nothing is asserted of them: machines differ, ratios
// less.
for (const measure of [
  measureOdds,
  measureSessionDistribution,
  measureAnalysis,
  measureTable,
  measureStore,
  measureDice,
  measureTrail,
  measureSimulator,
  measureStart,
])
  stdout.write(`${await measure()}\n\n`);
