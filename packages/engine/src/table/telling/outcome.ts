import { writeMoney } from '../../money.ts';
import { isHard, writeRoll } from '../../roll.ts';
import type { EventOf } from '../concern.ts';
import { AMENDING_ALONE } from '../concerns/entering.ts';
import type { Outcome } from '../table.ts';
import { line, lines } from './lines.ts';
import { listed, quoted, spoken, type Telling } from './say.ts';

export const calling: Telling<EventOf<'calling' | 'noRoll'>> = {
  RollCalled: ({ roll, total, read }) =>
    read === 'total'
      ? `${total} is called, ${isHard(roll) ? 'with equal dice' : 'with unequal dice'}; no face is written down.`
      : `${writeRoll(roll)}: ${total} is called.`,
  FacesCaptured: ({ faces }) => `The reader shows ${writeRoll(faces)}.`,
  RollVoided: ({ reason, words }) => `The roll is void: ${spoken(reason)}${quoted(words)}.`,
  FactFlagged: ({ reason, words }) => `Noted, and no total may be called: ${spoken(reason)}${quoted(words)}.`,
  DieCocked: ({ die }) => `Die ${die + 1} of the roll leans on something.`,
  CockedDieRead: ({ die, face }) => `Die ${die + 1} of the roll is read as ${face}.`,
  FaceDisputed: ({ die }) => `The face of die ${die + 1} of the roll is disputed.`,
  FaceRuled: ({ die, face, words }) => `Die ${die + 1} of the roll is ruled to show ${face}${quoted(words)}.`,
};

export const custody: Telling<EventOf<'custody'>> = {
  DiceReturned: ({ dice }) => `${listed(dice)} go back to the bowl.`,
  DiceCollected: ({ dice, method }) => `${listed(dice)} are gathered by ${method}.`,
  DiceCentred: ({ dice }) => `${listed(dice)} are put in the middle of the table.`,
  DieLeftTable: ({ die }) => `${die} has left the table.`,
  SearchStarted: ({ die }) => `${die} is searched for.`,
  OriginalsAskedFor: ({ seat, dice }, say) => `${say.seat(seat)} asks for ${listed(dice)} back.`,
  DieFound: ({ die, finder }) => `${die} is found by ${finder}.`,
  FoundDieInspected: ({ die, sound, to }) =>
    `${die} is found ${sound ? 'sound' : 'unfit'} and ${to === 'quarantined' ? 'put away' : `goes to the ${to}`}.`,
  DieLost: ({ die, replacing }) =>
    `${die} is given up for lost${replacing === undefined ? '' : '; a new set is needed'}.`,
  SetRetired: ({ dice }) => `The old set is taken out: ${listed(dice)}.`,
};

export const entering: Telling<EventOf<'entering'>> = {
  EntryKeyed: ({ total }) => `${total} is keyed in.`,
  EntryPressed: ({ total }) => `${total} is entered.`,
  AmendmentAsked: ({ was, roll }) =>
    `A correction is asked for: ${writeRoll(roll)} and not ${writeRoll(was)}.`,
  AmendmentRejected: ({ withdrawn }) =>
    withdrawn === true ? 'The correction is no longer asked for.' : 'The correction is not approved.',
  EntryAmended: ({ was, roll, clause }) =>
    clause === AMENDING_ALONE
      ? `Whoever keyed ${writeRoll(was)} has put it right to ${writeRoll(roll)}, without a second person.`
      : `The entry is corrected from ${writeRoll(was)} to ${writeRoll(roll)}.`,
};

export const settling: Telling<EventOf<'settling'>> = {
  BetSettled: ({ settlement }, say) => line(settlement, say),
  RollSettled: ({ settlements }, say) => lines('The roll is settled', settlements, say),
};

export const overruling: Telling<EventOf<'overruling'>> = {
  CallOverruled: ({ roll, was, outcome, over, words }) =>
    `Roll ${roll}: the ${spoken(over.role)}'s call is overruled from ${written(was)} to ${written(outcome)}${quoted(words)}.`,
  RollReversed: ({ roll }) => `What roll ${roll} did is reversed.`,
  RollSettledAgain: ({ roll, settlements }, say) => lines(`Roll ${roll} is settled again`, settlements, say),
  BalanceCarried: ({ person, cents }, say) =>
    `${say.person(person)} ${cents < 0 ? 'owes' : 'is owed'} ${writeMoney(Math.abs(cents))}.`,
  DiceGivenBack: ({ seat }, say) => `${say.seat(seat)} has the dice again.`,
  MatterRuled: ({ words }) => `The operator rules${quoted(words)}.`,
  RollInvalidated: ({ roll, ground, bets }) =>
    `Roll ${roll} is invalid: ${spoken(ground)}; bets ${bets === 'refund' ? 'are refunded' : 'stand'}.`,
  BetForfeited: ({ seat, chips }, say) => `${say.seat(seat)} forfeits ${writeMoney(chips)}.`,
};

export const halting: Telling<EventOf<'halting'>> = {
  TableHalted: ({ cause, words }) => `The table is halted: ${spoken(cause)}${quoted(words)}.`,
  HaltLifted: ({ because, words }) => `The halt is lifted: ${spoken(because)}${quoted(words)}.`,
};

export const incidents: Telling<EventOf<'incidents'>> = {
  IncidentOpened: ({ incident }) =>
    `Incident ${incident.incident}, ${spoken(incident.kind)}: ${incident.words}`,
  DieQuarantined: ({ die }) => `${die} is put away: not to be thrown.`,
  IncidentClosed: ({ incident, words }) => `Incident ${incident} is closed${quoted(words)}.`,
};

const written = (outcome: Outcome): string =>
  outcome.kind === 'total' ? writeRoll(outcome.roll) : `void (${spoken(outcome.reason)})`;
