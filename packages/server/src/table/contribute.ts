import { pitPaused } from '@dicepit/engine';
import { isContribution, isHousePerson, type SeedContributed } from '@dicepit/proof';
import { FLOOR } from '../floor/floor.ts';
import { execute, type IdempotentRequest, type Plan } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { formatEntry } from '../pit/projection.ts';
import { type Outcome, type Refused, refused } from '../pit/result.ts';
import { isFlying, isVirtual, type PitTable, seatOf, tableStream } from './pit-table.ts';

export type Contributing = {
  readonly table: string;
  readonly person: string;
  readonly text: string;
  readonly asked?: IdempotentRequest;
};

/** Adds a player's own text to the dice of the turn, which the house could not know when it bound itself. */
export async function contribute(
  pit: Pit,
  contributing: Contributing,
): Promise<Outcome<{ version: number }>> {
  const stream = tableStream(contributing.table);
  return execute(pit.writer, {
    streams: [stream],
    request: contributing.asked,
    plan: () => plan(pit, stream, contributing),
  });
}

async function plan(
  pit: Pit,
  stream: string,
  { person, text }: Contributing,
): Promise<Plan<{ version: number }>> {
  const { state, version } = await pit.tables.current(stream);
  const { paused } = (await pit.floor.current(FLOOR)).state;
  if (paused !== undefined) return { ok: false, refusal: { status: 423, ...pitPaused } };
  const no = mayNotContribute(state, person, text);
  if (no !== undefined) return no;

  const turn = state.is === 'unset' ? 0 : state.dice.turn;
  const event: SeedContributed = {
    type: 'SeedContributed',
    turn,
    person,
    text,
    by: { person, role: 'player' },
    at: pit.ports.now(),
  };
  return {
    ok: true,
    writes: [{ stream, expected: version, texts: [formatEntry(event)] }],
    answer: { version: version + 1 },
  };
}

function mayNotContribute(state: PitTable, person: string, text: string): Refused | undefined {
  const no = (message: string, code = 'CONFLICT', status = 409) =>
    refused(status, code, message, { clause: 'policy/fair-dice' });
  if (state.is === 'unset') return no('There is no such table.', 'NOT_FOUND', 404);
  if (!isVirtual(state))
    return no('People throw the dice of this table, and there is nothing to add to them.');
  if (isHousePerson(person)) return no('A house player has no share in the dice.', 'NOT_ALLOWED', 403);
  if (seatOf(state, person) === undefined)
    return no('Only those at the table add to its dice. Sit down first.');
  if (state.dice.live === undefined) return no('No seed is committed to now. Wait until the table opens.');
  if (isFlying(state)) return no('The dice are in the air. Add your text before the next throw.');
  if (!isContribution(text)) return no('A text has 1 to 64 printable ASCII characters.', 'MALFORMED', 400);
  return undefined;
}
