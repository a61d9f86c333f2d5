import { registerHooks } from 'node:module';
import { dirname, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { checkDefinition } from './definition.ts';
import { setDefinitionFolder } from './fault-book.ts';

// A thread of its own, because what it imports is held to another engine: the one that does not stop at a fault.
// What it is given comes from the one that started it, which wrote the path of a file.
const file = String(workerData);
const folder = `${dirname(file)}${sep}`;
const own = pathToFileURL(folder).href;
const lenient = new URL('./lenient-engine.ts', import.meta.url).href;

setDefinitionFolder(folder);
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@dicepit/engine' && context.parentURL?.startsWith(own) === true
      ? next(lenient, context)
      : next(specifier, context),
});
const found = await checkDefinition(file);
// A thread has no origin; the rule has a window in mind.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(found);
