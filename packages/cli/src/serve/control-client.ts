import { readFile } from 'node:fs/promises';
import { linesIn } from '@dicepit/client';
import { exit, Failure } from '../exit.ts';
import type { ControlActions, ControlAddress, DamageCheckLine } from './control-server.ts';
import type { DataFolder } from './data-folder.ts';

/** The duties of a pit that runs on this computer, asked of it; undefined where none runs in the folder. */
export async function runningPit({ controlFile }: DataFolder): Promise<ControlActions | undefined> {
  const address = await readAddress(controlFile);
  if (address === undefined) return undefined;
  const ask = async (path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const headers = { authorization: `Bearer ${address.token}`, 'content-type': 'application/json' };
    try {
      return await fetch(`http://127.0.0.1:${address.port}${path}`, { ...init, headers });
    } catch {
      // Whoever left the address behind was killed.
      return undefined;
    }
  };
  // An address that leads nowhere, or to somebody else who was given the port since.
  if ((await ask('/'))?.status !== 404) return undefined;
  return {
    backup: async (to) => {
      const answered = await ask('/backup', { method: 'POST', body: JSON.stringify({ to }) });
      if (answered?.ok !== true)
        throw new Failure({ code: 'BACKUP_FAILED', why: (await answered?.text()) ?? 'gone' }, exit.failed);
    },
    damage: async (progress) => {
      const answered = await ask('/damage');
      if (answered?.ok === true && answered.body !== null)
        for await (const line of linesIn(answered.body)) {
          // The control server is ours, and says nothing else.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const checked = JSON.parse(line) as DamageCheckLine;
          if ('found' in checked) return checked.found ?? undefined;
          progress?.(checked.done, checked.of);
        }
      throw new Failure({ code: 'LOOK_UNFINISHED' }, exit.failed);
    },
    trail: async function* (streams = []) {
      const query = new URLSearchParams(streams.map((stream): [string, string] => ['stream', stream]));
      const answered = await ask(`/trail?${query.toString()}`);
      if (answered?.ok !== true || answered.body === null)
        throw new Failure({ code: 'NO_TRAIL' }, exit.failed);
      yield* linesIn(answered.body);
    },
  };
}

async function readAddress(file: string): Promise<ControlAddress | undefined> {
  try {
    const address: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isAddress(address) ? address : undefined;
  } catch {
    return undefined;
  }
}

const isAddress = (address: unknown): address is ControlAddress =>
  typeof address === 'object' &&
  address !== null &&
  'port' in address &&
  typeof address.port === 'number' &&
  'token' in address &&
  typeof address.token === 'string';
