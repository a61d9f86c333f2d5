import { type Client, createClient } from '@dicepit/client';
import { assert, type CommandBody, type Roll } from '@dicepit/engine';

/** A table with everybody at it, a bet of each that stays up, and the dice with the first of them. */
export type Room = {
  readonly table: string;
  /** What the host's browser is known by; the host deals. */
  readonly dealer: string;
  readonly guests: readonly string[];
  readonly throwDice: () => Promise<void>;
  readonly settle: () => Promise<void>;
};

/** Rolls that leave a bet on six where it is, and each lights something. */
export const rolls: readonly Roll[] = [
  [4, 4],
  [2, 2],
  [5, 4],
  [5, 5],
];

export async function aRoom({ url, token }: { url: string; token: string }, people: number): Promise<Room> {
  const host = createClient({ url });
  done(await host.claimHost({ token, name: 'Hanna', passphrase: 'nine blue lamps in a row' }));
  const { code } = done(await host.ask('readCode'));
  const { table } = done(
    await host.addTable({
      pack: 'snake-eyes-nz',
      title: 'A full table',
      mode: 'home',
      dice: 'physical',
      seats: people,
      limits: { minimum: 1_00, maximum: 500_00 },
      staff: { by: 'people' },
    }),
  );
  const deals = async (command: CommandBody): Promise<void> =>
    void done(await host.table(table).command(command));
  await deals({ type: 'OpenTable', float: 100_000_00 });
  const guests: Client[] = [];
  for (let seat = 1; seat <= people; seat++) {
    const guest = createClient({ url });
    done(await guest.join({ code, name: `Guest ${seat}` }));
    const at = guest.table(table);
    done(await at.sitDown({ seat, name: `Guest ${seat}` }));
    done(await at.buyIn(seat, 1_000_00));
    done(await at.command({ type: 'PlaceBets', seat, bets: [{ wager: 'six', chips: 5_00 }] }));
    guests.push(guest);
  }
  const [shooter] = guests;
  assert(shooter !== undefined, () => 'somebody sits at the table');
  await deals({ type: 'OfferDice' });
  done(await shooter.table(table).command({ type: 'AcceptDice', seat: 1 }));
  return {
    table,
    dealer: host.session(),
    guests: guests.map((guest) => guest.session()),
    throwDice: async () => void done(await shooter.table(table).command({ type: 'ThrowDice', seat: 1 })),
    settle: () => deals({ type: 'SettleRoll' }),
  };
}

function done<Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: object },
): Value {
  assert(answer.ok, () => `the pit refuses to be set up: ${JSON.stringify(answer)}`);
  return answer.value;
}
