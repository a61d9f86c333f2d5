import { workBeside } from './beside.ts';
import { simulateInWorkers } from './in-workers.ts';

// Compiling a strategy and merging what the players found would hold up the page for a moment, so both are done here.
workBeside(simulateInWorkers);
