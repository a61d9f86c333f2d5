// A pit to work on: npm run dev [-- port]. Ends with Ctrl-C, and leaves nothing behind.
import { openDevPit } from './dev/dev-pit.ts';
import { say } from './tool.ts';

const pit = await openDevPit({ port: Number(process.argv[2] ?? 5173) });
say(`${pit.url}  (add ?as=${pit.roles.join(', ?as=')} to be one of them; Ctrl-C ends the pit)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void pit.close());
