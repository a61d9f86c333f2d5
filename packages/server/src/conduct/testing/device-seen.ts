import type { By, TableBet } from '@dicepit/engine';
import type { IncidentFacts } from '@dicepit/wire';
import { type AtDesk, ben, cas, dora } from '../../disputes/testing/at-desk.ts';
import type { Pit } from '../../pit/pit.ts';
import { executeCommand } from '../../table/execute-command.ts';
import { type AnyBody, tableStream } from '../../table/pit-table.ts';

export const NSW = 'snake-eyes-nsw';
export const finding = { satisfied: true, words: 'the screen showed totals' } as const;
export const asBen: By = { person: ben.person, role: 'player' };
export const houseDealer: By = { person: 'house', role: 'dealer' };

/** Ben is seen with a device at a table of New South Wales. */
export async function reported(at: AtDesk): Promise<IncidentFacts> {
  await at.play('nsw-1', NSW, 2);
  const body = { kind: 'device', table: 'nsw-1', person: ben.person, words: 'a phone that counts' } as const;
  return at.get(dora, 'reportConduct', { body });
}

export async function found(at: AtDesk): Promise<{ readonly incident: string }> {
  const { incident } = await reported(at);
  await at.get(cas, 'recordFinding', { params: { incident }, body: finding });
  return { incident };
}

export const bankedAt = async (pit: Pit, table: string) => {
  const { state } = await pit.tables.current(tableStream(table));
  if (state.is !== 'banked') throw new Error(`${table} has no bank`);
  return state.table;
};

export const refusedAt = async (pit: Pit, table: string, by: By, command: AnyBody) => {
  const outcome = await executeCommand(pit, { table, by, command });
  if (outcome.ok) throw new Error(`${command.type} was accepted`);
  return outcome.refusal;
};

/** Ben puts up two bets of $5 on wagers that he has none on, and these are they. */
export async function withBets(at: AtDesk): Promise<readonly TableBet[]> {
  const own = async () => (await bankedAt(at.pit, 'nsw-1')).betting.bets.filter(({ seat }) => seat === 2);
  const taken = new Set((await own()).map(({ wager }) => wager));
  const free = ['five', 'six', 'eight', 'hard-10', 'hard-4'].filter((wager) => !taken.has(wager)).slice(0, 2);
  const bets = free.map((wager) => ({ wager, chips: 5_00 }));
  await at.give('nsw-1', asBen, { type: 'PlaceBets', seat: 2, bets });
  return (await own()).filter(({ wager }) => free.includes(wager));
}

export const endsOf = (at: AtDesk, ...streams: readonly string[]) =>
  Promise.all(streams.map(async (stream) => (await at.store.head(stream)).version));
