import { readFile } from 'node:fs/promises';
import { linesIn } from '@dicepit/client';
import { exit, Failure } from '../exit.ts';
import type { DataFolder } from './data-folder.ts';
import type { DamageCheckLine, OfficeDoor, OfficeDuties } from './office.ts';

/** The duties of a pit that runs on this computer, asked of it; undefined where none runs in the folder. */
export async function runningPit({ officeFile }: DataFolder): Promise<OfficeDuties | undefined> {
  const door = await readDoor(officeFile);
  if (door === undefined) return undefined;
  const ask = async (path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    const headers = { authorization: `Bearer ${door.token}`, 'content-type': 'application/json' };
    try {
      return await fetch(`http://127.0.0.1:${door.port}${path}`, { ...init, headers });
    } catch {
      // Whoever left the door behind was killed.
      return undefined;
    }
  };
  // A door that leads nowhere, or to somebody else who was given the port since.
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
          // The office is ours, and says nothing else.
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

async function readDoor(file: string): Promise<OfficeDoor | undefined> {
  try {
    const door: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isDoor(door) ? door : undefined;
  } catch {
    return undefined;
  }
}

const isDoor = (door: unknown): door is OfficeDoor =>
  typeof door === 'object' &&
  door !== null &&
  'port' in door &&
  typeof door.port === 'number' &&
  'token' in door &&
  typeof door.token === 'string';
