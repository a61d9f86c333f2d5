import type { Cents, CommandBody, NewBet, Role } from '@dicepit/engine';
import type { PartyTableBody } from '@dicepit/games';
import type { AnswerOf } from '@dicepit/wire';
import { type Answer, type AskedName, ask, type Connection } from './request.ts';

// Apart from following a table: a page that gives commands and draws no table carries none of the rules.

type AnswerTo<Name extends AskedName> = Promise<Answer<AnswerOf<Name>>>;

/** How a command is given beyond what it says. */
export type Giving = {
  /** As what, where somebody is more than one thing. */
  readonly as?: Role;
  readonly key?: string;
  readonly ifVersion?: number;
  readonly signal?: AbortSignal;
};

export type Sitter = { readonly seat: number; readonly name: string; readonly born?: string };

/** One table as somebody plays or runs it. */
export type TableCommands = {
  readonly read: () => AnswerTo<'readTable'>;
  readonly entries: (after: number, limit?: number) => AnswerTo<'readEntries'>;

  /** Any command there is. Those below are the ones that a player gives all evening. */
  readonly command: (command: CommandBody | PartyTableBody, giving?: Giving) => AnswerTo<'giveCommand'>;
  readonly sitDown: (sitter: Sitter) => AnswerTo<'giveCommand'>;
  readonly standUp: (seat: number) => AnswerTo<'giveCommand'>;
  /** Chips from the account at the cage. */
  readonly buyIn: (seat: number, cents: Cents) => AnswerTo<'giveCommand'>;
  /** Chips back into the account; all of them where no sum is named. */
  readonly cashOut: (seat: number, cents?: Cents) => AnswerTo<'giveCommand'>;
  readonly bet: (seat: number, bets: readonly NewBet[]) => AnswerTo<'giveCommand'>;
  readonly takeDown: (seat: number, bet: string, leave?: Cents) => AnswerTo<'giveCommand'>;
  readonly acceptDice: (seat: number) => AnswerTo<'giveCommand'>;
  readonly declineDice: (seat: number) => AnswerTo<'giveCommand'>;
  readonly throwDice: (seat: number) => AnswerTo<'giveCommand'>;

  /** A minute more for an answer or a throw, at a table that the house runs. */
  readonly moreTime: () => AnswerTo<'extendWait'>;
  readonly contribute: (text: string) => AnswerTo<'contribute'>;
  readonly dice: () => AnswerTo<'readDice'>;
  readonly turn: (turn: number) => AnswerTo<'readTurn'>;
};

export function createTableCommands(connection: Connection, table: string): TableCommands {
  const params = { table };
  const command: TableCommands['command'] = (given, { as, ...giving } = {}) =>
    ask(connection, 'giveCommand', {
      params,
      body: as === undefined ? { command: given } : { command: given, as },
      ...giving,
    });
  return {
    read: () => ask(connection, 'readTable', { params }),
    entries: (after, limit = 1_000) =>
      ask(connection, 'readEntries', { params, query: { after: `${after}`, limit: `${limit}` } }),

    command,
    sitDown: (sitter) => command({ type: 'SitDown', ...sitter }),
    standUp: (seat) => command({ type: 'StandUp', seat }),
    buyIn: (seat, cents) => command({ type: 'BuyIn', seat, cents, from: 'account' }),
    cashOut: (seat, cents) => command({ type: 'CashOut', seat, ...(cents === undefined ? {} : { cents }) }),
    bet: (seat, bets) => command({ type: 'PlaceBets', seat, bets }),
    takeDown: (seat, bet, leave) =>
      command({ type: 'TakeDownBet', seat, bet, ...(leave === undefined ? {} : { leave }) }),
    acceptDice: (seat) => command({ type: 'AcceptDice', seat }),
    declineDice: (seat) => command({ type: 'DeclineDice', seat }),
    throwDice: (seat) => command({ type: 'ThrowDice', seat }),

    moreTime: () => ask(connection, 'extendWait', { params, body: {} }),
    contribute: (text) => ask(connection, 'contribute', { params, body: { text } }),
    dice: () => ask(connection, 'readDice', { params }),
    turn: (turn) => ask(connection, 'readTurn', { params: { table, turn: `${turn}` } }),
  };
}
