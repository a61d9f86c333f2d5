import { exportTrail, keysFrom } from '@dicepit/server/audit';
import packageFile from '../../package.json' with { type: 'json' };
import { exit, Failure } from '../exit.ts';
import { runningPit } from '../serve/control-client.ts';
import { type DataFolder, readSecret } from '../serve/data-folder.ts';
import { openExisting } from '../serve/pit-store.ts';

export type OwnTrail = {
  readonly folder: DataFolder;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly streams?: readonly string[];
};

/** The trail of the pit in a folder: from the pit itself while it runs, and from its store when it does not. */
export async function* ownTrail({ folder, env, streams }: OwnTrail): AsyncGenerator<string, void> {
  const running = await runningPit(folder);
  if (running !== undefined) return yield* running.trail(streams);
  const { store } = await openExisting(folder, env);
  try {
    const secret = await readSecret(folder, env);
    if (secret === undefined)
      throw new Failure({ code: 'NO_SECRET_TO_SIGN', folder: folder.path }, exit.failed);
    const only = streams === undefined ? {} : { streams };
    const key = keysFrom(secret).heads;
    yield* exportTrail({ store, key, software: packageFile.version, at: Date.now(), ...only });
  } finally {
    await store.close();
  }
}
