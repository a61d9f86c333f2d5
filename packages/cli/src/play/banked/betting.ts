import { type Cents, writeMoney } from '@dicepit/engine';
import { does, listed, possessive } from '../speech.ts';
import { aside, tell } from '../told.ts';
import { boughtIn } from './house-bets.ts';
import { placeBet, type Refused, takeDown } from './placing.ts';
import { acting, betsOf, type Changed, type Outcome, type Play, rackOf, wagerName } from './play.ts';
import type { Change } from './read-bet.ts';

/** Makes and takes down bets of the person at the keyboard: all that a line asks for, or none of it. */
export function changeBets(play: Play, changes: readonly Change[]): Outcome {
  const made = tryAll(play, changes);
  if (!made.ok) {
    const none = changes.length === 1 ? '' : ` Nothing on that line was done.`;
    return { play, told: aside(`${made.refused.message}${none}`) };
  }
  const name = acting(play);
  const after = { ...made.play, changed: [...play.changed, made.changed].slice(-UNDOABLE) };
  return { play: after, told: tell(changedLine(after, name, made.changed, made.clauses)) };
}

/** Puts up again what lay on the layout at the last roll and has left it since. */
export function sameAgain(play: Play): Outcome {
  const name = acting(play);
  const before = play.lastBets.filter(({ player }) => player === name);
  const up = betsOf(play, name);
  const missing = before.flatMap(({ wager, stake }): readonly Change[] => {
    const more = stake - (up.find((bet) => bet.wager === wager)?.stake ?? 0);
    return more > 0 ? [{ kind: 'bet', wager, stake: more }] : [];
  });
  if (before.length === 0) return { play, told: aside(`${does(name, 'have')} no earlier bets to repeat.`) };
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
  if (!undone.ok) return { play, told: aside(undone.refused.message) };
  const after = { ...undone.play, changed: play.changed.slice(0, -1) };
  return { play: after, told: tell(changedLine(after, acting(play), undone.changed, undone.clauses)) };
}

/** Takes down every bet that may be taken down; those that are locked stay, with the reason. */
export function clearBets(play: Play): Outcome {
  const name = acting(play);
  const bets = betsOf(play, name);
  const tries = bets.map(({ wager, stake }) => ({
    wager,
    stake,
    tried: takeDown(play, { player: name, wager, stake }),
  }));
  const free = tries.filter(({ tried }) => tried.ok);
  const reasons = tries.flatMap(({ tried }) => (tried.ok ? [] : [tried.message]));
  if (bets.length === 0) return { play, told: aside(`${does(name, 'have')} nothing on the layout.`) };
  if (free.length === 0) return { play, told: aside(...reasons) };
  const cleared = changeBets(
    play,
    free.map(({ wager, stake }) => ({ kind: 'take', wager, stake })),
  );
  return { play: cleared.play, told: [...cleared.told, ...aside(...reasons)] };
}

/** As many lines as can be undone. */
const UNDOABLE = 50;

/** The most one may buy in for at once; it keeps a long game within whole cents. */
export const LARGEST_BUY_IN: Cents = 1_000_000_00;

export function buyIn(play: Play, sum: Cents): Outcome {
  const name = acting(play);
  const { wholeChip = 1 } = play.table;
  if (sum > LARGEST_BUY_IN) {
    return {
      play,
      told: aside(
        `${writeMoney(sum)} is more than one may buy in for. Name ${writeMoney(LARGEST_BUY_IN)} or less.`,
      ),
    };
  }
  if (sum % wholeChip !== 0) {
    return {
      play,
      told: aside(
        `${writeMoney(sum)} is not a whole number of ${writeMoney(wholeChip)} chips (wonder/chips-3).`,
      ),
    };
  }
  const after = boughtIn(play, name, sum);
  const rack = writeMoney(rackOf(after, name));
  return {
    play: after,
    told: tell(`${does(name, 'buy')} in for ${writeMoney(sum)}; ${possessive(name)} rack is ${rack}.`),
  };
}

type Made =
  | {
      readonly ok: true;
      readonly play: Play;
      readonly changed: readonly Changed[];
      readonly clauses: readonly string[];
    }
  | { readonly ok: false; readonly refused: Refused };

function tryAll(play: Play, changes: readonly Change[]): Made {
  const player = acting(play);
  const changed: Changed[] = [];
  const clauses: string[] = [];
  let after = play;
  for (const { kind, wager, stake } of changes) {
    const held = betsOf(after, player).find((bet) => bet.wager === wager)?.stake ?? 0;
    const sum = stake ?? held;
    const tried =
      kind === 'bet'
        ? placeBet(after, { player, wager, stake: sum })
        : takeDown(after, { player, wager, stake });
    if (!tried.ok) return { ok: false, refused: tried };
    after = tried.play;
    changed.push({ kind, wager, stake: sum });
    clauses.push(tried.clause);
  }
  return { ok: true, play: after, changed, clauses };
}

function changedLine(
  play: Play,
  name: string,
  changed: readonly Changed[],
  clauses: readonly string[],
): string {
  const { colours } = play.table.ink;
  const said = (kind: Changed['kind'], between: string): string =>
    listed(
      changed
        .filter((each) => each.kind === kind)
        .map(({ wager, stake }) => `${writeMoney(stake)} ${between} ${wagerName(play, wager)}`),
    );
  const [bets, takings] = [said('bet', 'on'), said('take', 'from')];
  const parts = [
    ...(bets === '' ? [] : [`${does(name, 'bet')} ${bets}`]),
    ...(takings === '' ? [] : [`${does(name, 'take')} down ${takings}`]),
  ];
  const cited = colours.dim([...new Set(clauses)].join(', '));
  return `${parts.join('; ')}. Rack ${writeMoney(rackOf(play, name))}. ${cited}`;
}
