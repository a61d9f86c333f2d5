import { type EventType, type TableEvent, turnEndsOn } from '@dicepit/engine';
import { eventTold, listed, nameTold, said, sum } from '../../language.ts';
import { aside, type OutputLine, tell } from '../output-line.ts';
import { by } from '../speech.ts';
import { formatRoll } from '../text-style.ts';
import { formatCall, setsLine, settlementLines } from './lines.ts';
import { gameAt, isPerson, nameOf, type Play, rackOf, reasonTold, wagerName } from './play.ts';

/** What is told of events at a table that stood as it did before them. */
export const tellEvents = (before: Play, events: readonly TableEvent[]): readonly OutputLine[] => [
  ...betsTold(before, events),
  ...events.flatMap((event) => tellOne(before, event)),
];

/** The bets that a house player makes, in one line; of people's own bets the keyboard tells more. */
function betsTold(before: Play, events: readonly TableEvent[]): readonly OutputLine[] {
  const made = events.flatMap((event) => (event.type === 'BetPlaced' ? [event.bet] : []));
  const [first] = made;
  if (first === undefined || isPerson(before, first.seat)) return [];
  const { houseBets, stakeOn } = said().betting;
  const bets = made.map(({ wager, chips }) => stakeOn({ sum: sum(chips), wager: wagerName(before, wager) }));
  return tell(houseBets({ name: nameOf(before, first.seat), stakes: listed(bets) }));
}

type Event<Type extends EventType> = Extract<TableEvent, { readonly type: Type }>;

/** What is said of an event, by its type; ceremonies that nobody has to see are passed over. */
const tellings: {
  readonly [Type in EventType]?: (before: Play, event: Event<Type>) => readonly OutputLine[];
} = {
  BoughtIn: boughtIn,
  DiceOffered: (before, { to, clause }) =>
    isPerson(before, to) ? tell(said().table.offered({ ...by(nameOf(before, to)), clause })) : [],
  DiceAccepted: (before, { seat, clause }) =>
    tell(said().table.takes({ ...by(nameOf(before, seat)), clause })),
  DiceDeclined: (before, { seat, clause }) =>
    tell(said().table.declines({ ...by(nameOf(before, seat)), clause })),
  OffersEnded: (_, { clause }) => tell(said().table.offersEnded({ clause })),
  DiceGivenUp: (before, { seat, cause, clause }) => {
    const { losesDice, givesUp } = said().table;
    return tell((cause === 'seven' ? losesDice : givesUp)({ ...by(nameOf(before, seat)), clause }));
  },
  ShooterPrompted: (before, { seat, clause }) =>
    isPerson(before, seat) ? aside(said().table.needsBet({ ...by(nameOf(before, seat)), clause })) : [],
  RunOutBegun: (_, { clause }) => tell(said().table.runOutBegun({ clause })),
  RunOutEnded: (_, { clause }) => tell(said().table.runOutEnded({ clause })),
  RollCalled: called,
  RollVoided: voided,
  RollSettled: (before, { settlements, thrown }) =>
    tell(...settlementLines(before, settlements), ...setsLine(before, thrown)),
  TurnEnded: (before, { settlements }) => tell(...settlementLines(before, settlements)),
  IncidentOpened: asRecorded,
  DieQuarantined: asRecorded,
  FoundDieInspected: asRecorded,
};

function tellOne(before: Play, event: TableEvent): readonly OutputLine[] {
  // Each telling takes the event of its own type; the table of them is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const telling = tellings[event.type] as
    | ((before: Play, event: TableEvent) => readonly OutputLine[])
    | undefined;
  return telling?.(before, event) ?? [];
}

function boughtIn(before: Play, { seat, cents }: Event<'BoughtIn'>): readonly OutputLine[] {
  const { buysIn, buysInAgain } = said().table;
  const figures = { ...by(nameOf(before, seat)), sum: sum(cents) };
  return isPerson(before, seat)
    ? tell(buysIn({ ...figures, rack: sum(rackOf(before, seat) + cents) }))
    : tell(buysInAgain(figures));
}

function called(before: Play, { roll }: Event<'RollCalled'>): readonly OutputLine[] {
  const { ink } = before.seating;
  const { number = 1, thrower = 'dealer' } = before.table.roll ?? {};
  const who = thrower === 'dealer' ? { who: thrower, name: '' } : by(nameOf(before, thrower));
  const game = gameAt(before);
  const isOut = thrower !== 'dealer' && turnEndsOn(game, before.table, roll);
  const call = ink.colours.bold(formatCall(game, roll, isOut));
  return tell('', said().table.rolled({ ...who, number, roll: formatRoll(ink, roll), call }));
}

function voided(
  before: Play,
  { reason, words, freezes, clause }: Event<'RollVoided'>,
): readonly OutputLine[] {
  const { noRolls, voidRoll } = gameAt(before).procedure;
  const { frozen, open, withWords } = said().void;
  const known = noRolls.find((each) => each.reason === reason);
  const why = known === undefined ? reason : reasonTold(gameAt(before), known);
  const says = words === undefined ? why : withWords({ says: why, words });
  const call = nameTold(`void.${voidRoll.call}`, voidRoll.call);
  return tell((freezes ? frozen : open)({ call, says, clause }));
}

function asRecorded(before: Play, event: TableEvent): readonly OutputLine[] {
  return tell(`${eventTold(event, before.table, gameAt(before))} ${event.clause}`);
}
