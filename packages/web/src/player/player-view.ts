import type { LiveTable } from '@dicepit/client';
import {
  type By,
  balanceOf,
  type Cents,
  type CommandBody,
  callInForce,
  courseSign,
  createContext,
  decideTable,
  evolveTable,
  excludedFromGame,
  type Game,
  invalidCalled,
  isRoll,
  type Limits,
  litByRoll,
  type Moment,
  mayStayUp,
  openGame,
  phaseOf,
  pitPaused,
  placeInBook,
  type Roll,
  rollInView,
  rollNumbered,
  type Seat,
  setCount,
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
import type { AreaView, AreaViews, OthersBet } from '../felt/felt.tsx';
import { bookCall, callOf, thrownNow, type VoidCall, voidCallOf } from '../words/calls.ts';
import { tellRefusal } from '../words/refusal-words.ts';
import { figure, sum } from '../words/words.ts';
import { netOf, toSlipLine } from './past-rolls.ts';
import { playerWords } from './player-words.ts';

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
const refusalOfDice = (view: PlayerView): TableRefusal | undefined => blockedBy(view, { type: 'AcceptDice' });

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
export const unitOf = ({ mine }: Pick<PlayerView, 'mine'>): Cents => mine?.colour?.value ?? 100;

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

/** The sign that is drawn beside the words of a phase, so that a phase never rests on colour. */
export type Glyph = 'open' | 'out' | 'called' | 'yours' | 'stopped';

type Status = { readonly title: string; readonly line: string; readonly glyph: Glyph };

/** Where the table stands, as its status line says it to one person. */
export function toStatus(view: PlayerView): Status {
  const said = playerWords.value.status;
  const { table } = view;
  switch (phaseOf(table)) {
    case 'closed':
      return { title: said.closed, line: '', glyph: 'stopped' };
    case 'opening':
      return { title: said.opening, line: said.openingLine, glyph: 'stopped' };
    case 'halted':
      return { title: said.halted, line: said.haltedLine, glyph: 'stopped' };
    case 'offering the dice':
      return offered(view, noBets(view));
    case 'betting':
      return noBets(view) ?? betting(view);
    case 'dice out':
      return { title: said.diceOut, line: whileOut(view), glyph: 'out' };
    case 'at rest':
      return { title: said.atRest, line: said.awaitsCall, glyph: 'out' };
    case 'called':
      return called(view);
  }
}

/** Whether the dice lie before this person, to be thrown. */
export function isMyThrow({ table, mine }: PlayerView): boolean {
  const { is, holding } = table.shooter;
  return (
    phaseOf(table) === 'betting' &&
    holding &&
    is.kind === 'seat' &&
    mine !== undefined &&
    is.seat === mine.seat
  );
}

/** Why the dice in somebody's hand cannot be thrown now; undefined where they can. */
export const refusalToThrow = (view: PlayerView): TableRefusal | undefined =>
  view.mine && refusalFor(view, { type: 'ThrowDice', seat: view.mine.seat });

/** A void roll that stands as the last one, until the dice go out again: what was called, why, and by which clause. */
type VoidRoll = VoidCall & { readonly number: number; readonly clause: string };

export function voidRollNow({ rules, table, game }: PlayerView): VoidRoll | undefined {
  const call = table.roll === undefined ? callInForce(table) : undefined;
  if (call?.outcome.kind !== 'void') return undefined;
  const { outcome, number, clause } = call;
  const isInvalid = rollNumbered(rules, table, number)?.invalidated === true;
  const { says, ...voided } = voidCallOf(game, outcome.reason);
  return { call: isInvalid ? bookCall(invalidCalled) : voided.call, says, number, clause };
}

/** What the called roll does to one's own bets, by the lines that everybody is shown; nothing where it decides none. */
function comingNet({ rules, table, mine }: PlayerView): Cents | undefined {
  const own = (rollInView(rules, table)?.decisions ?? []).flatMap(({ line }) =>
    line.seat === mine?.seat && line.verdict !== 'stands' ? [line] : [],
  );
  return mine === undefined || own.length === 0 ? undefined : netOf(own.map((line) => toSlipLine(line)));
}

/** The faces that lie there: of the roll that is made, or of the last one. */
export function facesNow({ table, game }: PlayerView): Roll | undefined {
  const call = callInForce(table);
  if (call?.outcome.kind === 'total') return call.faceless ? undefined : call.outcome.roll;
  const { roll } = table;
  return roll?.restedAt !== undefined && isRoll(roll.faces, game.dice) ? roll.faces : undefined;
}

/** That no new bet is taken, and why, by the same rules that would refuse it; nothing where bets are open. */
function noBets(view: PlayerView): Status | undefined {
  const said = playerWords.value.status;
  const why = refusalToBet(view);
  if (why === undefined) return undefined;
  const last = view.table.recent[0];
  const { code } = why;
  if (code === 'PIT_PAUSED') return { title: said.paused, line: said.pausedLine, glyph: 'stopped' };
  if (code === 'LAYOUT_FROZEN') {
    const isVoid = last?.outcome.kind === 'void';
    const title = isVoid ? voidCallOf(view.game, last.outcome.reason).call : said.noBets;
    return { title, line: said.frozen, glyph: 'stopped' };
  }
  const line =
    code === 'EXCLUDED_FROM_GAME'
      ? said.keptOut
      : code === 'DEALER_RUNS_OUT'
        ? said.runsOut
        : tellRefusal(why);
  return { title: said.noBets, line, glyph: 'stopped' };
}

/** The dice are in hand: thrown now, or after what is missing. */
function myThrow(view: PlayerView): Status {
  const said = playerWords.value.status;
  const why = refusalToThrow(view);
  if (why === undefined) return { title: said.yourThrow, line: shooting(view), glyph: 'yours' };
  const line =
    why.code === 'BETS_ARE_TAKEN'
      ? said.othersBet
      : why.code === 'SHOOTER_HAS_NO_BET'
        ? said.betFirst
        : tellRefusal(why);
  return { title: said.betsOpen, line, glyph: 'open' };
}

function betting(view: PlayerView): Status {
  const said = playerWords.value.status;
  const { table, mine } = view;
  const { is } = table.shooter;
  if (isMyThrow(view)) return myThrow(view);
  if (is.kind === 'seat' && is.seat === mine?.seat)
    return { title: said.betsOpen, line: said.waitForDice, glyph: 'open' };
  // The last call is told when it is made. What stands here is whether one may bet, in the words of the big screen.
  return { title: said.betsOpen, line: shooting(view), glyph: 'open' };
}

function shooting({ table, game, mine }: PlayerView): string {
  const said = playerWords.value.status;
  const { is } = table.shooter;
  const roll = `${table.rolled + 1}`;
  if (is.kind === 'dealer') return said.dealerThrows({ round: roll });
  if (is.kind === 'choosing') return said.choosing({ name: nameAt({ table }, is.seat) });
  if (is.kind !== 'seat') return said.nobodyShoots;
  const sets = setCount(game, table);
  const isMine = is.seat === mine?.seat;
  const name = nameAt({ table }, is.seat);
  if (sets === undefined) return isMine ? said.youShoot({ roll }) : said.shoots({ name, roll });
  const next = `${sets.thrown + 1}`;
  return isMine ? said.youThrowNext({ number: next }) : said.throwNext({ name, number: next });
}

function offered(view: PlayerView, none: Status | undefined): Status {
  const said = playerWords.value.status;
  const { table, mine } = view;
  const { is } = table.shooter;
  const to = is.kind === 'offered' && is.to !== 'waiting' ? is.to : undefined;
  if (to !== undefined && to === mine?.seat && refusalOfDice(view) === undefined)
    return { title: said.offeredToYou, line: none?.title ?? said.betsGoOn, glyph: 'yours' };
  if (none !== undefined) return none;
  if (to === undefined) return { title: said.betsOpen, line: said.nobodyShoots, glyph: 'open' };
  return { title: said.betsOpen, line: said.offeredTo({ name: nameAt({ table }, to) }), glyph: 'open' };
}

function whileOut({ rules, kept }: PlayerView): string {
  const said = playerWords.value.status;
  const { betting: window, late } = rules.procedure;
  if (window.takingDown.until === 'rest') return said.mayComeDown;
  return late === undefined || kept !== undefined ? said.noMoreBets : said.lateBets;
}

function called(view: PlayerView): Status {
  const said = playerWords.value.status;
  const { game, table, mine } = view;
  const outcome = table.roll?.calls.at(-1)?.outcome;
  if (outcome?.kind === 'void') {
    const { call, says } = voidCallOf(game, outcome.reason);
    return { title: call, line: says, glyph: 'stopped' };
  }
  const roll = outcome?.roll;
  const title = roll === undefined ? said.atRest : callOf(game, roll, thrownNow(table));
  const has = table.betting.bets.some(({ seat }) => seat === mine?.seat);
  return {
    title,
    line: mine === undefined ? '' : has ? netLine(comingNet(view)) : said.noBet,
    glyph: 'called',
  };
}

/** What a roll came to, as a person says it. */
export function netLine(net: Cents | undefined): string {
  const { youWin, youLose, even, nothingDecided } = playerWords.value.status;
  if (net === undefined) return nothingDecided;
  if (net === 0) return even;
  return net > 0 ? youWin({ sum: sum(net) }) : youLose({ sum: sum(-net) });
}

/** Something that a sign over the table announces. */
export type Posted =
  | { readonly is: 'closing'; readonly at: Moment }
  | {
      readonly is: 'raise';
      readonly at: Moment;
      readonly minimum: Cents;
      /** The wager that it is for; all of them where none is named. */
      readonly wager: string | undefined;
    }
  | { readonly is: 'odds'; readonly since: Moment };

/** What is announced at a moment; a raise that has come into force stands with the limits instead. */
export function postedFor({ table, game, at }: Pick<PlayerView, 'table' | 'game' | 'at'>): readonly Posted[] {
  const { raise, closing, payTable } = table.signs;
  const wager = raise?.wager === undefined ? undefined : wagerName({ game }, raise.wager);
  return [
    ...(closing === undefined ? [] : [{ is: 'closing', at: closing.closesAt } as const]),
    ...(raise === undefined || at >= raise.from
      ? []
      : [{ is: 'raise', at: raise.from, minimum: raise.minimum, wager } as const]),
    ...(payTable === undefined || at >= payTable.until
      ? []
      : [{ is: 'odds', since: payTable.changedAt } as const]),
  ];
}

/** What a felt shows beyond the table itself. */
type FeltView = {
  /** A roll whose winners are lit although it is settled: its result is being read. */
  readonly reading?: number | undefined;
  /** Where something was refused just now. */
  readonly refused?: string | undefined;
  readonly hideOthers?: boolean;
  /** Wagers on which something is on its way. */
  readonly sending?: ReadonlySet<string>;
  /** Wagers of which somebody's own won bets come down by themselves. */
  readonly comesDown?: ReadonlySet<string>;
};

/** What every area of the felt shows to somebody now, by wager. */
export function toAreaViews(view: PlayerView, felt: FeltView = {}): AreaViews {
  const lit = new Set(litNow(view, felt.reading));
  const sign = courseSign(view.game, view.table);
  return Object.fromEntries(
    Object.keys(view.game.wagers).map((wager) => [
      wager,
      {
        ...ownOn(view, wager),
        ...(felt.hideOthers === true ? {} : { others: othersOn(view, wager) }),
        ...windowOn(view, wager),
        ...(lit.has(wager) ? { lit: true } : {}),
        ...(sign?.at === wager && sign.puck !== undefined
          ? { puck: { is: sign.puck, name: sign.name } }
          : {}),
        ...(felt.sending?.has(wager) === true ? { sending: true } : {}),
        ...(felt.comesDown?.has(wager) === true ? { comesDown: true } : {}),
        ...(felt.refused === wager ? { refused: true } : {}),
      },
    ]),
  );
}

/** The areas that the roll which is called lights for this person, or one whose result is being read. */
export function litNow(
  { rules, game, table, mine }: PlayerView,
  reading: number | undefined,
): readonly string[] {
  const number = table.roll?.number ?? reading;
  const roll = number === undefined ? undefined : rollNumbered(rules, table, number);
  const decisions = roll?.decisions.filter(({ bet }) => bet.seat === mine?.seat) ?? [];
  return litByRoll(game, roll && { ...roll, decisions });
}

function ownOn(view: PlayerView, wager: string): AreaView {
  const lies = sumOn(myBets(view), wager);
  const asked = sumOn(myLateBets(view), wager);
  const { mine } = view;
  const colour = mine?.colour;
  const hasTokens = myBets(view).some((bet) => bet.wager === wager && bet.tokens > 0);
  const own =
    colour === undefined
      ? { cents: lies, ...(hasTokens ? { token: true } : {}) }
      : { cents: lies, figure: String(lies / unitOf(view)), colour: colour.colour };
  return { ...(lies === 0 ? {} : { own }), ...(asked === 0 ? {} : { asking: asked }) };
}

/** A bet that may not be touched carries a lock; a wager that takes none now is shut. */
function windowOn(view: PlayerView, wager: string): AreaView {
  const { mine, table } = view;
  if (mine === undefined || table.roll !== undefined) return {};
  const { seat } = mine;
  const lying = myBets(view).find((bet) => bet.wager === wager);
  if (lying !== undefined) {
    const held = refusalFor(view, { type: 'TakeDownBet', seat, bet: lying.bet });
    if (held !== undefined) return { locked: bareClause(held.clause) };
  }
  const refusal = refusalFor(view, { type: 'PlaceBets', seat, bets: [{ wager, chips: unitOf(view) }] });
  return refusal !== undefined && isShut(refusal.code) ? { closed: bareClause(refusal.clause) } : {};
}

function othersOn(view: PlayerView, wager: string): readonly OthersBet[] {
  const { table, mine } = view;
  const bySeat = new Map<number, number>();
  for (const bet of table.betting.bets)
    if (bet.wager === wager && bet.seat !== mine?.seat)
      bySeat.set(bet.seat, (bySeat.get(bet.seat) ?? 0) + stakeOf(bet));
  return Array.from(bySeat, ([seat, cents]) => {
    const colour = table.seats.get(seat)?.colour?.colour;
    return { seat, name: nameAt(view, seat), cents, ...(colour === undefined ? {} : { colour }) };
  }).toSorted((a, b) => a.seat - b.seat);
}

const sumOn = (bets: readonly TableBet[], wager: string): number =>
  bets.filter((bet) => bet.wager === wager).reduce((sum, bet) => sum + stakeOf(bet), 0);

/** `double/9.1#2` as the felt has room for it: `9.1`. A policy of the table has no number. */
const bareClause = (clause: string): string => (clause.startsWith('policy/') ? '' : placeInBook(clause));

/** Refusals that concern a wager at this point of the turn, and neither the sum nor the table. */
const shut: ReadonlySet<string> = new Set(['SET_HAS_BEGUN', 'TURN_HAS_BEGUN', 'BET_IS_LOCKED']);

export const isShut = (code: string): boolean => shut.has(code);
