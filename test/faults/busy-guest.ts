import { setTimeout } from 'node:timers/promises';
import { type Answer, type Client, newKey } from '@dicepit/client';
import type { CommandBody } from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import type { Acknowledged } from './acknowledged.ts';

export type BusyGuest = {
  readonly client: Client;
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly seat: number;
  readonly chance: Chance;
  readonly acknowledged: Acknowledged;
  readonly signal: AbortSignal;
};

/** A guest who does one thing after another until told to stop, and asks again with the same key until answered. */
export async function busyGuest(guest: BusyGuest): Promise<void> {
  const { client, table, seat, name, chance, acknowledged, signal, person } = guest;
  const at = client.table(table);
  const bets: string[] = [];
  const give = async (command: CommandBody): Promise<boolean> => {
    const key = newKey();
    const answer = await answered(() => at.command(command, { key }), signal);
    if (answer?.ok !== true) return false;
    acknowledged.add(table, person, { type: command.type, version: answer.value.version });
    for (const event of answer.value.events) if (event.type === 'BetPlaced') bets.push(event.bet.bet);
    return true;
  };
  while (!(await give({ type: 'SitDown', seat, name, born: '1990-01-01' })) && !signal.aborted)
    await setTimeout(50);
  for (let number = 0; !signal.aborted; number++) {
    switch (chance(6)) {
      case 0:
        await give({ type: 'BuyIn', seat, cents: 5_00, from: 'account' });
        break;
      case 1:
        await give({ type: 'CashOut', seat, cents: 1_00 });
        break;
      case 2:
        await give({ type: 'TakeDownBet', seat, bet: bets.pop() ?? 'none' });
        break;
      case 3: {
        const text = `${person} ${number}`;
        const key = newKey();
        const asked = { params: { table }, body: { text }, key };
        if ((await answered(() => client.ask('contribute', asked), signal))?.ok === true)
          acknowledged.addText(text);
        break;
      }
      default:
        await give({ type: 'PlaceBets', seat, bets: [{ wager: 'field', chips: 1_00 }] });
    }
    await setTimeout(20);
  }
}

/** Asks until there is an answer, whatever happens to the server meanwhile; a refusal is one. */
async function answered<Value>(
  ask: () => Promise<Answer<Value>>,
  signal: AbortSignal,
): Promise<Answer<Value> | undefined> {
  const patience = Date.now() + 120_000;
  for (;;) {
    const answer = await ask();
    if (
      answer.ok ||
      (answer.problem.status !== 0 && answer.problem.status < 500 && answer.problem.status !== 429)
    )
      return answer;
    // Who is told to stop still waits for what is under way: it may have been done.
    if (signal.aborted && Date.now() > patience) return undefined;
    await setTimeout(50);
  }
}
