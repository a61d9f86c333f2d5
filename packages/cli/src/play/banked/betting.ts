import { type Cents, type CommandBody, writeMoney } from '@dicepit/engine';
import { does, listed } from '../speech.ts';
import { aside, tell } from '../told.ts';
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
    const none = changes.length === 1 ? '' : ` Nothing on that line was done.`;
    return { play, told: aside(`${made.why}${none}`) };
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
  if (before.length === 0)
    return { play, told: aside(`${does(nameOf(play, seat), 'have')} no earlier bets to repeat.`) };
  if (missing.length === 0)
    return { play, told: aside('The same bets are up already. Press Enter to roll.') };
  return changeBets(play, missing);
}

/** Takes back the last line that changed bets, as far as the rules let it be taken back. */
export function undo(play: Play): Outcome {
  const last = play.changed.at(-1);
  if (last === undefined) return { play, told: aside('There is nothing to undo since the last roll.') };
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
  if (takings.length === 0)
    return { play, told: aside(`${does(nameOf(play, seat), 'have')} nothing on the layout.`) };
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
    if (!given.ok) return { ok: false, why: `${refusalText(given.refusal)}${howTyped(given.refusal.code)}` };
    after = given.play;
  }
  return { ok: true, play: after, changed };
}

/** How the way out that the table names is typed at this keyboard. */
const howTyped = (code: string): string =>
  ({ NOT_ENOUGH_CHIPS: " Type 'buy 100' to buy in.", NO_SUCH_BET: " Type 'bets' to see them." })[code] ?? '';

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
  return `${writeMoney(sum)} is more than the ${writeMoney(held)} staked (${clause}). Take ${writeMoney(held)} or less.`;
}

function changedLine(before: Play, after: Play, changed: readonly Changed[]): string {
  const seat = seatAtKeyboard(before);
  const name = nameOf(before, seat);
  const { colours } = after.seating.ink;
  const said = (kind: Changed['kind'], between: string): string =>
    listed(
      changed
        .filter((each) => each.kind === kind)
        .map(({ wager, stake }) => `${writeMoney(stake)} ${between} ${wagerName(before, wager)}`),
    );
  const [bets, takings] = [said('bet', 'on'), said('take', 'from')];
  const parts = [
    ...(bets === '' ? [] : [`${does(name, 'bet')} ${bets}`]),
    ...(takings === '' ? [] : [`${does(name, 'take')} down ${takings}`]),
  ];
  const cited = colours.dim([...new Set(clausesSince(before, after))].join(', '));
  return `${parts.join('; ')}. Rack ${writeMoney(rackOf(after, seat))}. ${cited}`;
}

/** The clauses of what happened between two moments of a game, in order. */
function clausesSince(before: Play, after: Play): readonly string[] {
  const clauses: string[] = [];
  for (let at = after.record; at !== before.record && at !== undefined; at = at.before)
    clauses.unshift(at.event.clause);
  return clauses;
}
