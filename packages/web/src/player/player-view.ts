import type { LiveTable } from '@dicepit/client';
import {
  type By,
  balanceOf,
  type Cents,
  type CommandBody,
  createContext,
  decideTable,
  evolveTable,
  excludedFromGame,
  type Game,
  type Limits,
  type Moment,
  mayStayUp,
  openGame,
  pitPaused,
  type Seat,
  signInForce,
  type Table,
  type TableBet,
  type TableEvent,
  type TableRefusal,
  type TableRules,
  type Terms,
  takesPart,
  throwHeld,
  type Wager,
  whyNoBets,
} from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { figure, sum } from '../words/numbers.ts';

/** A banked table as one person looks at it, at one moment. Everything that a phone shows is read from here. */
export type PlayerView = {
  readonly rules: TableRules;
  readonly game: Game;
  readonly table: Table;
  readonly at: Moment;
  /** Whoever looks; nobody where the page belongs to nobody yet. */
  readonly person: string | undefined;
  /** Where they sit, if they do. */
  readonly mine: Seat | undefined;
  /** What new bets are made of; tokens as far as they go. */
  readonly pays?: Pays;
  /** Whether the whole pit is paused. */
  readonly paused?: boolean;
  /** The clause that keeps this person from the game, if one does. */
  readonly kept?: string | undefined;
  /** How long the house waits for the bets of the others before a throw, in milliseconds; nobody else does. */
  readonly betting?: number | undefined;
};

export type Pays = 'chips' | 'tokens';

/** What somebody sees of a table; nothing of a party, or of a pack that this page does not know. */
export function toPlayerView(live: LiveTable, at: Moment, table?: Table): PlayerView | undefined {
  if (live.kind !== 'banked') return undefined;
  const shown = table ?? live.table;
  const rules = tableRules[live.pack];
  const game = rules === undefined || shown.setup === undefined ? undefined : openGame(rules, shown.setup);
  if (rules === undefined || game === undefined) return undefined;
  const person = live.you.person ?? undefined;
  const mine = [...shown.seats.values()].find((seat) => person !== undefined && seat.person === person);
  return { rules, game, table: shown, at: Math.max(at, shown.clock), person, mine };
}

/** What would come of a command, by the very rules that decide it. Nothing is changed by asking. */
export function dryRun(
  view: PlayerView,
  command: CommandBody,
  by: By = { person: view.person ?? '', role: 'player' },
): { readonly events: readonly TableEvent[] } | { readonly refusal: TableRefusal } {
  const { rules, table, at } = view;
  const held = by.role === 'player' ? blockedBy(view, command) : undefined;
  if (held !== undefined) return { refusal: held };
  // A table that is shown ahead of the server has a clock ahead of it as well.
  const decided = decideTable(rules, table, { ...command, by, at: Math.max(at, table.clock) });
  return decided.ok ? { events: decided.events } : { refusal: decided.refusal };
}

/** Why a player has to wait though the rules of the table would let it pass, in the order of the server. */
function blockedBy(view: PlayerView, { type }: Pick<CommandBody, 'type'>): TableRefusal | undefined {
  const { table, at, paused, kept, betting } = view;
  if (paused === true) return pitPaused;
  if (kept !== undefined && takesPart(type)) return excludedFromGame(kept);
  return type !== 'ThrowDice' || betting === undefined
    ? undefined
    : throwHeld(table, at - table.since, betting);
}

/** Why no new bet at all is taken from this person now; undefined where some are. */
export const refusalToBet = (view: PlayerView): TableRefusal | undefined =>
  blockedBy(view, { type: 'PlaceBets' }) ?? whyNoBets(view.rules, view.table, view.at);

/** Why this person does not get the dice, however they are offered; undefined where they may. */
export const refusalOfDice = (view: PlayerView): TableRefusal | undefined =>
  blockedBy(view, { type: 'AcceptDice' });

/** Why somebody cannot do something now; undefined where it may be done. */
export function refusalFor(view: PlayerView, command: CommandBody): TableRefusal | undefined {
  const answer = dryRun(view, command);
  return 'refusal' in answer ? answer.refusal : undefined;
}

export const stakeOf = ({ chips, tokens }: Pick<TableBet, 'chips' | 'tokens'>): Cents => chips + tokens;

export const myBets = ({ table, mine }: PlayerView): readonly TableBet[] =>
  table.betting.bets.filter(({ seat }) => seat === mine?.seat);

export const myLateBets = ({ table, mine }: PlayerView): readonly TableBet[] =>
  table.betting.late.filter(({ seat }) => seat === mine?.seat);

/** What somebody has on a wager, late bets that wait not counted. */
export const myStakeOn = (view: PlayerView, wager: string): Cents =>
  myBets(view)
    .filter((bet) => bet.wager === wager)
    .reduce((sum, bet) => sum + stakeOf(bet), 0);

export const rackOf = ({ table, mine }: PlayerView): Cents =>
  mine === undefined ? 0 : balanceOf(table.ledger, `rack:${mine.seat}`);

export const tokensOf = ({ table, mine }: PlayerView): Cents =>
  mine === undefined ? 0 : balanceOf(table.ledger, `tokens:${mine.seat}`);

export const onTable = (view: PlayerView): Cents => myBets(view).reduce((sum, bet) => sum + stakeOf(bet), 0);

/** Everything that somebody has at the table: in the rack, on the layout, and asked for. */
export const worthOf = (view: PlayerView): Cents =>
  rackOf(view) + onTable(view) + myLateBets(view).reduce((sum, bet) => sum + stakeOf(bet), 0);

/** What one chip is worth where chips have no value of their own; a hundred cents where they have. */
export const unitOf = ({ mine }: PlayerView): Cents => mine?.colour?.value ?? 100;

/** A sum as it is counted at this table: in chips of one's own colour where those are played. */
export const inChips = (view: PlayerView, cents: Cents): string =>
  view.mine?.colour === undefined ? sum(cents) : figure((cents / unitOf(view)) * 100);

/** The limits that a sign shows this person: their own where they have one, else the table's. */
export const signFor = ({ table, rules, mine, at }: PlayerView): Limits | undefined =>
  signInForce({ table, procedure: rules.procedure, at }, mine?.seat);

export const wagerName = ({ game }: Pick<PlayerView, 'game'>, wager: string): string =>
  game.wagers[wager]?.name ?? wager;

export const nameAt = ({ table }: Pick<PlayerView, 'table'>, seat: number): string =>
  table.seats.get(seat)?.name ?? String(seat);

/** The terms on which this table settles. */
export function termsAt({ rules, table, at, person }: PlayerView): Terms | undefined {
  const by = { person: person ?? '', role: 'player' } as const;
  return table.setup && createContext(rules, table, table.setup, { by, at })?.terms;
}

/** Whether a bet on this wager stays where it is when it wins here. */
export const staysUpHere = (view: PlayerView, wager: Wager): boolean =>
  termsAt(view)?.staysUp === true && mayStayUp(wager);

/** Whom the dice would be offered to next if this person declined them: asked of the rules, and changing nothing. */
export function nextOffered(view: PlayerView): number | undefined {
  const { mine, table } = view;
  if (mine === undefined) return undefined;
  const declined = dryRun(view, { type: 'DeclineDice', seat: mine.seat });
  if ('refusal' in declined) return undefined;
  const after = { ...view, table: declined.events.reduce(evolveTable, table) };
  const offered = dryRun(after, { type: 'OfferDice' }, { person: 'house', role: 'dealer' });
  const [first] = 'events' in offered ? offered.events : [];
  return first?.type === 'DiceOffered' && first.to !== mine.seat ? first.to : undefined;
}
