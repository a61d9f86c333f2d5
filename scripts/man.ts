// Writes the manual of the command from its own definition: node scripts/man.ts
import { writeFileSync } from 'node:fs';
import { manual, manualFile } from './man/manual.ts';

writeFileSync(manualFile, await manual());
