// Where the executable begins. It stands at the root of the folder that Node mounts from the file; the code is in it.
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const [fs, threads] = [require('node:fs'), require('node:worker_threads')];

// Node 26.10 knows no `writev` while a folder is mounted, and streams to files are written by it.
fs.writev = (fd, buffers, position, callback = position) => {
  const place = typeof position === 'number' ? position : null;
  const bytes = Buffer.concat(buffers);
  fs.write(fd, bytes, 0, bytes.length, place, (error, written) => callback(error, written ?? 0, buffers));
};

// Node mounts the folder for the first thread alone. Any other thread that is to begin with a module from it mounts its own copy
// first, of everything but the screens, which no thread reads.
const inThread = (name) => `
  const { getAsset, getAssetKeys } = require('node:sea');
  const { dirname } = require('node:path').posix;
  const own = require('node:vfs').create({ emitExperimentalWarning: false });
  for (const key of getAssetKeys()) {
    if (key.startsWith('files/web-dist/')) continue;
    own.mkdirSync(dirname('/' + key), { recursive: true });
    own.writeFileSync('/' + key, Buffer.from(getAsset(key)));
  }
  own.mount();
  import(require('node:url').pathToFileURL(own.mountPoint + ${JSON.stringify(`/${name}`)}).href);
`;

threads.Worker = class Worker extends threads.Worker {
  constructor(module, options) {
    const name = module instanceof URL ? relative(import.meta.dirname, fileURLToPath(module)) : '..';
    if (name.startsWith('..')) super(module, options);
    else super(inThread(name), { ...options, eval: true, execArgv: ['--experimental-vfs'] });
  }
};
syncBuiltinESMExports();

await import('./code/main.js');
