import { type Answer, clientOf } from '@dicepit/client';
import { exit, Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';

export type RemoteTrail = {
  readonly url: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stream?: string;
};

/**
 * The trail of a pit elsewhere, for somebody who may see it. Name and passphrase come by the environment: what stands
 * in a command line is seen by everybody on the computer and kept by the shell.
 */
export async function* remoteTrail({ url, env, stream }: RemoteTrail): AsyncGenerator<string, void> {
  const name = env['DICEPIT_USER'];
  const passphrase = env['DICEPIT_PASSPHRASE'];
  if (!name || !passphrase)
    throw new Failure('set DICEPIT_USER and DICEPIT_PASSPHRASE to those of an inspector or of the host');
  const client = clientOf({ url });
  accepted(await client.signIn({ name, passphrase }));
  yield* accepted(await client.trail(stream === undefined ? {} : { stream }));
}

function accepted<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  const { status, detail } = answer.problem;
  // What never got an answer has no status.
  throw new Failure(harmless(detail), status >= 400 ? exit.failed : exit.network);
}
