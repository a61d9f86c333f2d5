import { type EventType, type TableEvent, writeMoney } from '@dicepit/engine';
import { eventTold } from '../../language.ts';
import { inkRoll } from '../ink.ts';
import { does, listed, object } from '../speech.ts';
import { aside, type Told, tell } from '../told.ts';
import { callOf, setsLine, settlementLines } from './lines.ts';
import { gameAt, isPerson, nameOf, type Play, rackOf, wagerName } from './play.ts';

/** What is told of events at a table that stood as it did before them. */
export const tellEvents = (before: Play, events: readonly TableEvent[]): readonly Told[] => [
  ...betsTold(before, events),
  ...events.flatMap((event) => tellOne(before, event)),
];

/** The bets that a house player makes, in one line; of people's own bets the keyboard tells more. */
function betsTold(before: Play, events: readonly TableEvent[]): readonly Told[] {
  const made = events.flatMap((event) => (event.type === 'BetPlaced' ? [event.bet] : []));
  const [first] = made;
  if (first === undefined || isPerson(before, first.seat)) return [];
  const bets = made.map(({ wager, chips }) => `${writeMoney(chips)} on ${wagerName(before, wager)}`);
  return tell(`${does(nameOf(before, first.seat), 'bet')} ${listed(bets)}.`);
}

type Event<Type extends EventType> = Extract<TableEvent, { readonly type: Type }>;

/** What is said of an event, by its type; ceremonies that nobody has to see are passed over. */
const tellings: {
  readonly [Type in EventType]?: (before: Play, event: Event<Type>) => readonly Told[];
} = {
  BoughtIn: boughtIn,
  DiceOffered: (before, { to, clause }) =>
    isPerson(before, to) ? tell(`The dice are offered to ${object(nameOf(before, to))} (${clause}).`) : [],
  DiceAccepted: (before, { seat, clause }) =>
    tell(`${does(nameOf(before, seat), 'take')} the dice (${clause}).`),
  DiceDeclined: (before, { seat, clause }) =>
    tell(`${does(nameOf(before, seat), 'decline')} the dice (${clause}).`),
  OffersEnded: (_, { clause }) => tell(`Everybody has been asked and nobody takes the dice (${clause}).`),
  DiceGivenUp: (before, { seat, cause, clause }) => {
    const name = nameOf(before, seat);
    return tell(
      `${cause === 'seven' ? `${does(name, 'lose')} the dice` : `${does(name, 'give')} up the dice`} (${clause}).`,
    );
  },
  ShooterPrompted: (before, { seat, clause }) =>
    isPerson(before, seat)
      ? aside(`${does(nameOf(before, seat), 'need')} a new bet to throw on, or 'pass' the dice (${clause}).`)
      : [],
  RunOutBegun: (_, { clause }) =>
    tell(`The dealer throws until the bets that are up are decided (${clause}).`),
  RunOutEnded: (_, { clause }) => tell(`The dealer has thrown the bets out (${clause}).`),
  RollCalled: called,
  RollVoided: voided,
  RollSettled: (before, { settlements, thrown }) =>
    tell(...settlementLines(before, settlements), ...setsLine(before, thrown)),
  TurnEnded: (before, { settlements }) => tell(...settlementLines(before, settlements)),
  IncidentOpened: asRecorded,
  DieQuarantined: asRecorded,
  FoundDieInspected: asRecorded,
};

function tellOne(before: Play, event: TableEvent): readonly Told[] {
  // Each telling takes the event of its own type; the table of them is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const telling = tellings[event.type] as ((before: Play, event: TableEvent) => readonly Told[]) | undefined;
  return telling?.(before, event) ?? [];
}

function boughtIn(before: Play, { seat, cents }: Event<'BoughtIn'>): readonly Told[] {
  const sum = writeMoney(cents);
  const name = nameOf(before, seat);
  return isPerson(before, seat)
    ? tell(`${does(name, 'buy')} in for ${sum}; the rack is ${writeMoney(rackOf(before, seat) + cents)}.`)
    : tell(`${does(name, 'buy')} in again for ${sum}.`);
}

function called(before: Play, { roll }: Event<'RollCalled'>): readonly Told[] {
  const { ink } = before.seating;
  const { number = 1, thrower = 'dealer' } = before.table.roll ?? {};
  const who = does(thrower === 'dealer' ? 'The dealer' : nameOf(before, thrower), 'throw');
  const call = ink.colours.bold(callOf(gameAt(before), roll));
  return tell('', `Roll ${number}. ${who}: ${inkRoll(ink, roll)}, ${call}`);
}

function voided(before: Play, { reason, words, freezes, clause }: Event<'RollVoided'>): readonly Told[] {
  const { noRolls, voidRoll } = gameAt(before).procedure;
  const says = noRolls.find((each) => each.reason === reason)?.says ?? reason;
  const said = words === undefined ? '' : `, "${words}"`;
  const stands = freezes
    ? 'Every bet stands, locked, until the dice are thrown again'
    : 'Every bet stands, and may still be changed';
  return tell(`${voidRoll.call}: ${says}${said} (${clause}). ${stands}.`);
}

function asRecorded(before: Play, event: TableEvent): readonly Told[] {
  return tell(`${eventTold(event, before.table, gameAt(before))} ${event.clause}`);
}
