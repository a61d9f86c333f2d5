import {
  type Cents,
  isRoll,
  type Moment,
  type Outcome,
  phaseOf,
  type Roll,
  rollInView,
  setCount,
  type TableRefusal,
} from '@dicepit/engine';
import { callOf, type VoidCall, voidCallOf } from '../words/calls.ts';
import { sum } from '../words/numbers.ts';
import { told } from '../words/refusal-words.ts';
import {
  nameAt,
  type PlayerView,
  refusalFor,
  refusalOfDice,
  refusalToBet,
  wagerName,
} from './player-view.ts';
import { playerWords } from './player-words.ts';
import { netFor } from './slip.ts';

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

export function voidRollNow({ table, game }: PlayerView): VoidRoll | undefined {
  const last = table.roll === undefined ? table.recent[0] : undefined;
  if (last?.outcome.kind !== 'void') return undefined;
  const clause = last.calls.at(-1)?.clause ?? '';
  return { ...voidCallOf(game, last.outcome.reason), number: last.number, clause };
}

/** What the called roll does to one's own bets, by the lines that everybody is shown; nothing where it decides none. */
function comingNet({ rules, table, mine }: PlayerView): Cents | undefined {
  const own = (rollInView(rules, table)?.decisions ?? []).flatMap(({ line }) =>
    line.seat === mine?.seat && line.verdict !== 'stands' ? [line] : [],
  );
  return mine === undefined || own.length === 0 ? undefined : netFor(mine.seat, own);
}

/** The faces that lie there: of the roll that is made, or of the last one. */
export function facesNow({ table, game }: PlayerView): Roll | undefined {
  const { roll, recent } = table;
  if (roll !== undefined) {
    const call = roll.calls.at(-1);
    if (call?.outcome.kind === 'total') return call.read === 'total' ? undefined : call.outcome.roll;
    return roll.restedAt !== undefined && isRoll(roll.faces, game.dice) ? roll.faces : undefined;
  }
  const last: Outcome | undefined = recent[0]?.outcome;
  return last?.kind === 'total' && recent[0]?.calls.at(-1)?.read !== 'total' ? last.roll : undefined;
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
    code === 'EXCLUDED_FROM_GAME' ? said.keptOut : code === 'DEALER_RUNS_OUT' ? said.runsOut : told(why);
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
        : told(why);
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
  const title = roll === undefined ? said.atRest : callOf(game, roll, table.roll?.thrower);
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
