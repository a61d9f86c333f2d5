import { type CommandBody, roll } from '@dicepit/engine';
import { type DemoPit, throwing } from './demo-pit.ts';

type Bet = readonly [who: string, seat: number, wager: string, chips: number];

/** Everybody lays bets. */
export async function lay({ gives }: DemoPit, table: string, bets: readonly Bet[]): Promise<void> {
  for (const [who, seat, wager, chips] of bets)
    await gives(table, who, { type: 'PlaceBets', seat, bets: [{ wager, chips }] });
}

/** The player at seat 1 is given the dice. */
export async function shoots({ gives }: DemoPit, table: string, who: string): Promise<void> {
  await gives(table, 'dora', { type: 'OfferDice' });
  await gives(table, who, { type: 'AcceptDice', seat: 1 });
}

type Earlier = {
  readonly rolls: string;
  readonly who: string;
  readonly wager: string;
  readonly shooter?: number;
};

/** Rolls from earlier in the night, each with one small bet of the player at seat 1. */
export async function earlier(
  pit: DemoPit,
  table: string,
  { rolls, who, wager, shooter }: Earlier,
): Promise<void> {
  const settle: CommandBody = { type: 'SettleRoll' };
  for (const dice of rolls.split(' ')) {
    await lay(pit, table, [[who, 1, wager, 1_00]]);
    await pit.gives(table, 'dora', ...throwing(roll(dice), shooter), settle);
  }
}
