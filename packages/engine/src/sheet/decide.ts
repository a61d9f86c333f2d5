import { courseStage, setCount, standingAfter } from '../course.ts';
import { assert } from '../invariant.ts';
import { isStake, LARGEST_STAKE, nextStake } from '../money.ts';
import { cite, notOffered, payableStep, type Terms } from '../pack.ts';
import type { Refusal } from '../refusal.ts';
import { isRoll, type Roll } from '../roll.ts';
import { type Bet, type Settlement, settleAtEndOfTurn, settleBet } from '../settle.ts';
import type { Wager } from '../wager.ts';
import { isOn, settled } from './evolve.ts';
import type { Sheet, SheetCommand, SheetDecision, SheetEvent } from './sheet.ts';

/** What happens to the sheet, or why nothing does. */
export function decideSheet(terms: Terms, sheet: Sheet, command: SheetCommand): SheetDecision {
  switch (command.type) {
    case 'PlaceBet':
      return placeBet(terms, sheet, command);
    case 'TakeDownBet':
      return takeDownBet(terms, sheet, command);
    case 'CallRoll':
      return callRoll(terms, sheet, command.roll);
    case 'VoidRoll':
      return voidRoll(terms, command.reason);
    case 'EndTurn':
      return endTurn(terms, sheet);
  }
}

type Command<Type extends SheetCommand['type']> = Extract<SheetCommand, { readonly type: Type }>;

function placeBet(terms: Terms, sheet: Sheet, command: Command<'PlaceBet'>): SheetDecision {
  const { game } = terms;
  const { player, wager: id, stake } = command;
  const wager = Object.hasOwn(game.wagers, id) ? game.wagers[id] : undefined;
  const support = wager && findSupport(wager, sheet.bets, player);
  const stage = (support && wager?.leansOn?.stages[support.stage]) ?? wager?.opensAt ?? '';
  const isAddedTo = (bet: Bet): boolean =>
    isOn(bet, command) && (wager?.several !== true || bet.stage === stage);
  const held = sheet.bets.find(isAddedTo)?.stake ?? 0;
  const place = cite(game, game.cites.wagers);

  if (wager === undefined) return refuse(notOffered(game, id));
  if (sheet.frozen) return refuseFrozen(terms);
  if (wager.opens?.before === 'set' && thrownInSet(terms, sheet) > 0) {
    const clause = cite(game, wager.opens.clause);
    return refuse({ code: 'SET_HAS_BEGUN', clause, wager: id, thrown: thrownInSet(terms, sheet) });
  }
  if (wager.opens?.before === 'turn' && sheet.thrown > 0) {
    const clause = cite(game, wager.opens.clause);
    return refuse({ code: 'TURN_HAS_BEGUN', clause, wager: id, thrown: sheet.thrown });
  }
  const at = courseStage(game, sheet);
  const during = wager.opens?.during;
  if (wager.opens !== undefined && during !== undefined && at !== undefined && !during.includes(at)) {
    const clause = cite(game, wager.opens.clause);
    return refuse({ code: 'WAGER_NOT_NOW', clause, wager: id, stage: at, opens: during });
  }
  if (wager.leansOn !== undefined && support === undefined) {
    const clause = cite(game, wager.leansOn.clause);
    return refuse({ code: 'NEEDS_ANOTHER_BET', clause, wager: id, needs: wager.leansOn.wager });
  }
  if (!isWholeCents(stake)) return refuse({ code: 'NOT_WHOLE_CENTS', clause: place, sum: stake });
  const most = support === undefined ? undefined : mostOn(wager, support);
  if (wager.leansOn !== undefined && most !== undefined && held + stake > most) {
    const clause = cite(game, wager.leansOn.clause);
    return refuse({ code: 'MORE_THAN_IT_LEANS_ON', clause, wager: id, stake: held + stake, most });
  }
  if (!isStake(held + stake)) {
    return refuse({ code: 'STAKE_TOO_LARGE', clause: place, stake: held + stake, largest: LARGEST_STAKE });
  }
  const step = payableStep(terms.rounding, wager);
  if ((held + stake) % step !== 0) {
    const { clause } = game.procedure.rounding;
    const next = nextStake(held + stake, step);
    return refuse({
      code: 'STAKE_NOT_PAYABLE',
      clause: cite(game, clause),
      wager: id,
      stake: held + stake,
      next,
    });
  }

  const clause = cite(game, wager.clause);
  const several = wager.several === undefined ? {} : { several: wager.several };
  return accept({ type: 'BetPlaced', player, wager: id, stake, stage, ...several, clause });
}

function takeDownBet(terms: Terms, sheet: Sheet, command: Command<'TakeDownBet'>): SheetDecision {
  const { game } = terms;
  const { player, wager: id } = command;
  const bet = sheet.bets.find((each) => isOn(each, command));
  const lock = game.wagers[id]?.locks;
  const clause = cite(game, game.cites.takingDown);

  if (bet === undefined) return refuse({ code: 'NO_SUCH_BET', clause, player, wager: id });
  if (sheet.frozen) return refuseFrozen(terms);
  if (lock?.from === 'moving' && bet.stage !== game.wagers[id]?.opensAt)
    return refuse({ code: 'BET_IS_LOCKED', case: 'moved', clause: cite(game, lock.clause), wager: id });
  if (lock?.from === 'placing' || (lock?.from === 'turn' && sheet.thrown > 0)) {
    const until = lock.from === 'placing' ? 'set' : 'turn';
    return refuse({ code: 'BET_IS_LOCKED', clause: cite(game, lock.clause), wager: id, until });
  }
  const stake = command.stake ?? bet.stake;
  if (!isWholeCents(stake)) return refuse({ code: 'NOT_WHOLE_CENTS', clause, sum: stake });
  if (stake > bet.stake)
    return refuse({ code: 'MORE_THAN_THE_STAKE', clause, asked: stake, stake: bet.stake });

  return accept({ type: 'BetTakenDown', player, wager: id, stake, clause });
}

function callRoll(terms: Terms, sheet: Sheet, roll: Roll): SheetDecision {
  const { game } = terms;
  const { dice } = game;

  if (!isRoll(roll, dice))
    return refuse({ code: 'NOT_A_ROLL', clause: cite(game, game.cites.dice), roll, dice });
  const stage = courseStage(game, sheet);
  const settlements = sheet.bets.map((bet) => settleBet(terms, bet, roll, stage));
  const rich = outgrown(sheet, settlements);
  if (rich !== undefined) return refuseSum(terms, rich);

  return accept({
    type: 'RollCalled',
    roll,
    settlements,
    ...standingAfter(game, sheet, roll),
    ...unsupported(terms, sheet, settlements),
  });
}

function voidRoll(terms: Terms, reason: string): SheetDecision {
  const { voidRoll, noRolls } = terms.game.procedure;
  const listed = noRolls.find((each) => each.reason === reason || each.clause === reason);

  const clause = cite(terms.game, listed?.clause ?? voidRoll.clause);
  return accept({ type: 'RollVoided', reason, freezes: voidRoll.bets === 'frozen', clause });
}

function endTurn(terms: Terms, sheet: Sheet): SheetDecision {
  const { game } = terms;
  const { voidRoll, turn, thrower } = game.procedure;
  const settlements = sheet.bets.flatMap((bet) => settleAtEndOfTurn(terms, bet) ?? []);
  const sets = game.course?.sets;

  if (sets === undefined)
    return refuse({ code: 'NO_SETS_HERE', clause: cite(game, turn?.clause ?? thrower.clause) });
  const { passing, finishing, again } = sets;
  const count = setCount(game, sheet);
  assert(count !== undefined, () => `no set has a throw after ${sheet.thrown}`);
  const { thrown, throws } = count;
  if (sheet.frozen)
    return refuse({ code: 'THROW_AGAIN_FIRST', clause: cite(game, again), call: voidRoll.call });
  if (thrown > 0) {
    const left = throws - thrown;
    return refuse({ code: 'SET_NOT_FINISHED', clause: cite(game, finishing), thrown, throws, left });
  }
  if (sheet.thrown === 0) return refuse({ code: 'TURN_NOT_BEGUN', clause: cite(game, passing) });
  const rich = outgrown(sheet, settlements);
  if (rich !== undefined) return refuseSum(terms, rich);

  return accept({ type: 'TurnEnded', settlements, clause: cite(game, passing) });
}

/** Throws made in the current set; the whole turn where a pack counts no sets. */
const thrownInSet = ({ game }: Terms, sheet: Sheet): number => setCount(game, sheet)?.thrown ?? sheet.thrown;

/** The bet of a player that one on a wager leans on, where it leans on any. */
const findSupport = (
  { leansOn }: Wager,
  bets: readonly Bet[],
  player: string,
  stage?: string,
): Bet | undefined =>
  leansOn &&
  bets.find((bet) => {
    const own = leansOn.stages[bet.stage];
    return (
      bet.player === player && bet.wager === leansOn.wager && own !== undefined && own === (stage ?? own)
    );
  });

function mostOn({ leansOn }: Wager, { stage, stake }: Bet): number | undefined {
  const most = leansOn?.most?.[stage];
  return most === undefined ? undefined : Math.floor(most * stake);
}

/** Bets that lean on nothing once a roll is settled. */
function unsupported(
  { game }: Terms,
  sheet: Sheet,
  settlements: readonly Settlement[],
): { readonly returned?: readonly Bet[] } {
  const { bets } = settled(sheet, settlements);
  const returned = bets.filter((bet) => {
    const wager = game.wagers[bet.wager];
    return wager?.leansOn !== undefined && findSupport(wager, bets, bet.player, bet.stage) === undefined;
  });
  return returned.length === 0 ? {} : { returned };
}

const isWholeCents = (sum: number): boolean => Number.isInteger(sum) && sum > 0;

/** A player whose sums no longer fit whole cents: wins and losses are not set off, since they are added in turn. */
function outgrown(sheet: Sheet, settlements: readonly Settlement[]): string | undefined {
  const moved = new Map<string, number>();
  for (const { player, verdict, stake, winnings } of settlements) {
    const before = moved.get(player) ?? Math.abs(sheet.net.get(player) ?? 0);
    moved.set(player, before + winnings + (verdict === 'loses' ? stake : 0));
  }
  return [...moved].find(([, sum]) => !Number.isSafeInteger(sum))?.[0];
}

const refuseSum = ({ game }: Terms, player: string): SheetDecision =>
  refuse({ code: 'SUM_TOO_LARGE', clause: cite(game, game.cites.wagers), player });

function refuseFrozen(terms: Terms): SheetDecision {
  const { voidRoll } = terms.game.procedure;
  return refuse({ code: 'LAYOUT_FROZEN', clause: cite(terms.game, voidRoll.clause), call: voidRoll.call });
}

const accept = (event: SheetEvent): SheetDecision => ({ ok: true, event });
const refuse = (refusal: Refusal): SheetDecision => ({ ok: false, refusal });
