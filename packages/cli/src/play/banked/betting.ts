import type { Cents, CommandBody } from '@dicepit/engine';
import { listed, said, sum as sumText } from '../../language.ts';
import { aside, tell } from '../output-line.ts';
import { by } from '../speech.ts';
import { asked, dealer, executeCommand, player, refusalText } from './execute-command.ts';
import {
  betsOf,
  type Changed,
  gameAt,
  nameOf,
  type Outcome,
  type Play,
  rackOf,
  seatAtKeyboard,
  wagerName,
} from './play.ts';
import type { Change } from './read-bet.ts';

/** Makes and takes down bets of the person at the keyboard: all that a line asks for, or none of it. */
export function changeBets(play: Play, changes: readonly Change[]): Outcome {
  const made = tryAll(play, changes);
  if (!made.ok) {
    const { why } = made;
    return { play, told: aside(changes.length === 1 ? why : said().betting.noneDone({ why })) };
  }
  const after = { ...made.play, changed: [...play.changed, made.changed].slice(-MAX_UNDO_STEPS) };
  return { play: after, told: tell(changedLine(play, after, made.changed)) };
}

/** Puts up again what lay on the layout at the last roll and has left it since. */
export function sameAgain(play: Play): Outcome {
  const seat = seatAtKeyboard(play);
  const before = play.lastBets.filter((bet) => bet.seat === seat);
  const missing = before.flatMap(({ wager, chips }): readonly Change[] => {
    const more = chips - heldOn(play, seat, wager);
    return more > 0 ? [{ kind: 'bet', wager, stake: more }] : [];
  });
  if (before.length === 0) return { play, told: aside(said().betting.noEarlier(by(nameOf(play, seat)))) };
  if (missing.length === 0) return { play, told: aside(said().betting.sameUp) };
  return changeBets(play, missing);
}

/** Takes back the last line that changed bets, as far as the rules let it be taken back. */
export function undo(play: Play): Outcome {
  const last = play.changed.at(-1);
  if (last === undefined) return { play, told: aside(said().betting.nothingToUndo) };
  const back = last
    .toReversed()
    .map(({ kind, wager, stake }) => ({ kind: kind === 'bet' ? 'take' : 'bet', wager, stake }) as const);
  const undone = tryAll(play, back);
  if (!undone.ok) return { play, told: aside(undone.why) };
  const after = { ...undone.play, changed: play.changed.slice(0, -1) };
  return { play: after, told: tell(changedLine(play, after, undone.changed)) };
}

/** Takes down every bet that may be taken down; those that are locked stay, with the reason. */
export function clearBets(play: Play): Outcome {
  const seat = seatAtKeyboard(play);
  const takings = betsOf(play, seat).map(
    ({ wager, chips }) => ({ kind: 'take', wager, stake: chips }) as const,
  );
  const tries = takings.map((taking) => ({ taking, tried: tryAll(play, [taking]) }));
  const free = tries.filter(({ tried }) => tried.ok).map(({ taking }) => taking);
  const reasons = tries.flatMap(({ tried }) => (tried.ok ? [] : [tried.why]));
  if (takings.length === 0) return { play, told: aside(said().betting.nothingUp(by(nameOf(play, seat)))) };
  if (free.length === 0) return { play, told: aside(...reasons) };
  const cleared = changeBets(play, free);
  return { play: cleared.play, told: [...cleared.told, ...aside(...reasons)] };
}

/** As many lines as can be undone. */
const MAX_UNDO_STEPS = 50;

export const buyIn = (play: Play, cents: Cents): Outcome =>
  asked(play, player(seatAtKeyboard(play)), {
    type: 'BuyIn',
    seat: seatAtKeyboard(play),
    cents,
    from: 'account',
  });

/** Bets called while the dice are out; the house confirms what the table lets it confirm. */
export function lateBets(play: Play, changes: readonly Change[]): Outcome {
  const seat = seatAtKeyboard(play);
  const bets = changes.map(({ wager, stake = 0 }) => ({ wager, chips: stake }));
  const called = executeCommand(play, player(seat), { type: 'AskLateBets', seat, bets });
  if (!called.ok) return { play, told: aside(refusalText(called.refusal)) };
  let after = called.play;
  for (const { bet } of called.play.table.betting.late) {
    const confirmed = executeCommand(after, dealer, { type: 'ConfirmLateBet', bet });
    if (!confirmed.ok) return { play, told: aside(refusalText(confirmed.refusal)) };
    after = confirmed.play;
  }
  const changed = bets.map(({ wager, chips }): Changed => ({ kind: 'bet', wager, stake: chips }));
  return { play: after, told: tell(changedLine(play, after, changed)) };
}

type Made =
  | { readonly ok: true; readonly play: Play; readonly changed: readonly Changed[] }
  | { readonly ok: false; readonly why: string };

function tryAll(play: Play, changes: readonly Change[]): Made {
  const seat = seatAtKeyboard(play);
  const changed: Changed[] = [];
  let after = play;
  for (const [index, { kind, wager, stake }] of changes.entries()) {
    const held = heldOn(after, seat, wager);
    const sum = stake ?? held;
    changed.push({ kind, wager, stake: sum });
    if (kind === 'take' && sum > held && held > 0) return { ok: false, why: tooMuch(after, sum, held) };
    // Bets that follow one another are one request, so that the table sees what they come to.
    if (kind === 'bet' && changes[index + 1]?.kind === 'bet') continue;
    const bets = kind === 'bet' ? lastRun(changed) : [];
    const command: CommandBody =
      kind === 'bet'
        ? { type: 'PlaceBets', seat, bets: bets.map((bet) => ({ wager: bet.wager, chips: bet.stake })) }
        : { type: 'TakeDownBet', seat, bet: betOn(after, seat, wager)?.bet ?? '', leave: held - sum };
    const given = executeCommand(after, player(seat), command);
    if (!given.ok) return { ok: false, why: withHint(given.refusal.code, refusalText(given.refusal)) };
    after = given.play;
  }
  return { ok: true, play: after, changed };
}

/** A refusal with how the way out that the table names is typed at this keyboard. */
function withHint(code: string, why: string): string {
  const { buyHint, betsHint } = said().betting;
  if (code === 'NOT_ENOUGH_CHIPS') return buyHint({ why });
  return code === 'NO_SUCH_BET' ? betsHint({ why }) : why;
}

/** The bets at the end of a list of changes, since the last taking. */
function lastRun(changed: readonly Changed[]): readonly Changed[] {
  return changed.slice(changed.findLastIndex(({ kind }) => kind === 'take') + 1);
}

const betOn = (play: Play, seat: number, wager: string) =>
  betsOf(play, seat).find((bet) => bet.wager === wager);

const heldOn = (play: Play, seat: number, wager: string): Cents => betOn(play, seat, wager)?.chips ?? 0;

/** The table is told what to leave up, so what is more than lies there never gets to it. */
function tooMuch(play: Play, sum: Cents, held: Cents): string {
  const { cites, prefix } = gameAt(play);
  const clause = `${prefix}/${cites.takingDown}`;
  return said().betting.tooMuch({ sum: sumText(sum), held: sumText(held), clause });
}

function changedLine(before: Play, after: Play, changed: readonly Changed[]): string {
  const seat = seatAtKeyboard(before);
  const who = by(nameOf(before, seat));
  const { colours } = after.seating.ink;
  const words = said().betting;
  const stakes = (kind: Changed['kind'], written: typeof words.stakeOn): readonly string[] =>
    changed
      .filter((each) => each.kind === kind)
      .map(({ wager, stake }) => written({ sum: sumText(stake), wager: wagerName(before, wager) }));
  const [made, taken] = [stakes('bet', words.stakeOn), stakes('take', words.stakeFrom)];
  const bets = made.length === 0 ? undefined : words.bets({ ...who, stakes: listed(made) });
  const takings = taken.length === 0 ? undefined : words.takesDown({ ...who, stakes: listed(taken) });
  const both = bets === undefined || takings === undefined ? undefined : words.both({ bets, takings });
  const cited = colours.dim([...new Set(clausesSince(before, after))].join(', '));
  const done = both ?? bets ?? takings ?? '';
  return `${words.changed({ done, rack: sumText(rackOf(after, seat)) })} ${cited}`;
}

/** The clauses of what happened between two moments of a game, in order. */
function clausesSince(before: Play, after: Play): readonly string[] {
  const clauses: string[] = [];
  for (let at = after.record; at !== before.record && at !== undefined; at = at.before)
    clauses.unshift(at.event.clause);
  return clauses;
}
