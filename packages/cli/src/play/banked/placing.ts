import { type Cents, decideSheet, evolveSheet, explain, type SheetEvent, writeMoney } from '@dicepit/engine';
import { does, possessive, YOU } from '../speech.ts';
import { betsOf, type Play, rackOf, withRack } from './play.ts';
import { clausesOfTable } from './table-clauses.ts';

/** Why nothing happened: a code for programs, and the sentence with the clause and the way out. */
export type Refused = { readonly ok: false; readonly code: string; readonly message: string };

export type Tried = { readonly ok: true; readonly play: Play; readonly clause: string } | Refused;

export type Stake = { readonly player: string; readonly wager: string; readonly stake: Cents };

/** Moves a stake from a rack to the layout, as far as the rules, the sign and the rack allow. */
export function placeBet(play: Play, { player, wager, stake }: Stake): Tried {
  const { terms, limits, wholeChip } = play.table;
  const { pack } = terms.game;
  const rack = rackOf(play, player);
  const held = betsOf(play, player).find((bet) => bet.wager === wager)?.stake ?? 0;
  const { minimum, maximum } = clausesOfTable(pack);
  const decision = decideSheet(terms, play.sheet, { type: 'PlaceBet', player, wager, stake });

  if (play.shooter === 'dealer' && terms.game.procedure.thrower.who === 'shooter') return runningOut;
  if (!decision.ok) return refused(decision.refusal.code, explain(decision.refusal));
  if (held + stake < limits.minimum) {
    const sums = `${writeMoney(held + stake)} is below the minimum of ${writeMoney(limits.minimum)}`;
    return refused(
      'STAKE_BELOW_MINIMUM',
      `${sums} (${minimum}). Stake ${writeMoney(limits.minimum)} or more.`,
    );
  }
  if (held + stake > limits.maximum) {
    const most = writeMoney(limits.maximum);
    const sums = `${writeMoney(held + stake)} on one bet is over the maximum of ${most}`;
    const room = limits.maximum - held;
    const out = room > 0 ? `Stake ${writeMoney(room)} or less.` : 'That bet is full.';
    return refused('STAKE_ABOVE_MAXIMUM', `${sums} (${maximum}). ${out}`);
  }
  if (wholeChip !== undefined && stake % wholeChip !== 0) {
    const sums = `${writeMoney(stake)} is not a whole number of ${writeMoney(wholeChip)} chips`;
    return refused(
      'NOT_WHOLE_CHIPS',
      `${sums} (wonder/chips-3). Stake a multiple of ${writeMoney(wholeChip)}.`,
    );
  }
  if (stake > rack) return notEnough(player, stake, rack);

  return accepted(withRack(play, player, -stake), decision.event);
}

/** Moves a stake, or a part of it, from the layout back to its rack. */
export function takeDown(
  play: Play,
  { player, wager, stake }: Omit<Stake, 'stake'> & { stake: Cents | undefined },
): Tried {
  const { terms, limits } = play.table;
  const held = betsOf(play, player).find((bet) => bet.wager === wager)?.stake ?? 0;
  const left = held - (stake ?? held);
  const decision = decideSheet(terms, play.sheet, { type: 'TakeDownBet', player, wager, stake });

  if (!decision.ok) return refused(decision.refusal.code, spoken(explain(decision.refusal)));
  if (left > 0 && left < limits.minimum) {
    const { minimum } = clausesOfTable(terms.game.pack);
    const sums = `That would leave ${writeMoney(left)}, below the minimum of ${writeMoney(limits.minimum)}`;
    return refused(
      'STAKE_BELOW_MINIMUM',
      `${sums} (${minimum}). Leave ${writeMoney(limits.minimum)} or take it all.`,
    );
  }

  return accepted(withRack(play, player, held - left), decision.event, endOfRunOut);
}

const refused = (code: string, message: string): Refused => ({ ok: false, code, message });

// Nobody takes the dice, so the dealer throws until what is up is decided; new bets would never end it.
const runningOut = refused(
  'DEALER_THROWS_OUT',
  'The dealer is throwing until the bets that are up are decided (nz/5.9(d)). Press Enter for the next roll.',
);

function notEnough(player: string, stake: Cents, rack: Cents): Refused {
  const [asked, held] = [writeMoney(stake), writeMoney(rack)];
  const none = `${does(player, 'have')} no chips left for a bet of ${asked}. Type 'buy 100' to buy in again.`;
  const some = `${asked} is more than the ${held} in ${possessive(player)} rack.`;
  const out = `Stake ${held} or less, or type 'buy 100' to buy in for more.`;
  return refused('NOT_ENOUGH_CHIPS', rack === 0 ? none : `${some} ${out}`);
}

function accepted(play: Play, event: SheetEvent, then = (after: Play): Play => after): Tried {
  const clause = 'clause' in event ? event.clause : '';
  return { ok: true, play: then({ ...play, sheet: evolveSheet(play.sheet, event) }), clause };
}

/** With nothing left to throw out, the dealer offers the dice again from the left. */
function endOfRunOut(play: Play): Play {
  const { who } = play.table.terms.game.procedure.thrower;
  const over = who === 'shooter' && play.shooter === 'dealer' && play.sheet.bets.length === 0;
  return over ? { ...play, shooter: 0 } : play;
}

/** The engine speaks of players by name; somebody called You is spoken to. */
const spoken = (sentence: string): string => sentence.replace(new RegExp(`^${YOU} has `), `${YOU} have `);
