import { type EventLine, linesOfEvent, type TableEvent } from '@dicepit/engine';
import { callOf, voidCallOf } from '../../said/call.ts';
import { change, list, sum } from '../../words/numbers.ts';
import { lineOf, netOf } from '../result/slip.ts';
import { playerWords } from '../said.ts';
import { rackOf, type Sight, stakeOf, wagerName } from '../sight.ts';
import { netLine, statusOf } from '../status/status.ts';
import { toEverybody } from './to-everybody.ts';

/** What is said aloud of an event; at once only where somebody must know before anything else. */
export type Told = { readonly text: string; readonly now?: true };

/**
 * What a player is told of one event, with the table as it was before it and as it is after it. One message to an
 * event, and none for what others bet: whoever wants to know that asks.
 */
export function toldOf(event: TableEvent, before: Sight, after: Sight): Told | undefined {
  // Each sentence takes the event of its own type; the record below is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const tell = sentences[event.type] as Telling | undefined;
  return tell?.(event, before, after);
}

/** What everybody at the table is told of an event, as the dealer would say it; nothing where it concerns fewer. */
export const linesToEverybody = (event: TableEvent, before: Sight, after: Sight): readonly EventLine[] =>
  toEverybody.has(event.type) ? linesOfEvent(event, before.table, after.game) : [];

type Telling<Event = TableEvent> = (event: Event, before: Sight, after: Sight) => Told | undefined;
type Of<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>;

const sentences: { readonly [Type in TableEvent['type']]?: Telling<Of<Type>> } = {
  DiceOffered: ({ to }, _, { mine }) =>
    to === mine?.seat ? { text: playerWords.value.told.offered } : undefined,
  DicePassed: (_, __, after) => {
    if (after.table.shooter.is.kind !== 'seat') return undefined;
    if (!isMine(after)) return { text: playerWords.value.told.lastCall({ who: statusOf(after).line }) };
    const text = playerWords.value.told.yourThrow;
    // Whoever throws again is still hearing what the last roll has brought, and that is not to be cut short.
    return isThrowingOn(after) ? { text } : { text, now: true };
  },
  DiceThrown: () => ({ text: playerWords.value.told.diceOut }),
  RollCalled: ({ roll }, before, { game }) => ({
    text: `${callOf(game, roll, before.table.roll?.thrower)}.`,
  }),
  RollVoided: ({ reason }, _, { game }) => {
    const { call, says } = voidCallOf(game, reason);
    return { text: `${call}: ${says}.`, now: true };
  },
  RollSettled: ({ settlements }, _, after) => settled(settlements, after),
  RollSettledAgain: ({ settlements }, _, after) => settled(settlements, after),
  TurnEnded: ({ settlements }, _, after) => settled(settlements, after),
  PlacedForPlayer: ({ seat, bet }, _, after) => {
    const { notices } = playerWords.value;
    const lies = after.table.betting.bets.find((each) => each.bet === bet);
    return seat !== after.mine?.seat || lies === undefined
      ? undefined
      : {
          text: `${notices.placedForYou({ what: notices.on({ sum: sum(stakeOf(lies)), wager: wagerName(after, lies.wager) }) })}.`,
        };
  },
  LateBetConfirmed: (event, before) => late(event, before),
  LateBetDeclined: (event, before) => late(event, before),
  LateBetLapsed: (event, before) => late(event, before),
};

/** What became of a late bet of one's own, by the name of its event. */
export function lateBetOf(
  { type, bet }: { readonly type: string; readonly bet: string },
  before: Sight,
): string | undefined {
  const { notices } = playerWords.value;
  const asked = before.table.betting.late.find((each) => each.bet === bet);
  if (asked === undefined || asked.seat !== before.mine?.seat) return undefined;
  const what = notices.on({ sum: sum(stakeOf(asked)), wager: wagerName(before, asked.wager) });
  if (type === 'LateBetConfirmed') return notices.lateConfirmed({ what });
  return type === 'LateBetDeclined' ? notices.lateDeclined({ what }) : notices.lateLapsed({ what });
}

function late(event: { readonly type: string; readonly bet: string }, before: Sight): Told | undefined {
  const text = lateBetOf(event, before);
  return text === undefined ? undefined : { text: `${text}.` };
}

function settled(
  settlements: Extract<TableEvent, { readonly type: 'RollSettled' }>['settlements'],
  sight: Sight,
): Told | undefined {
  const { slip, told } = playerWords.value;
  const own = settlements.filter(({ seat }) => seat === sight.mine?.seat).map((line) => lineOf(line));
  const decided = own.filter(({ word }) => word !== 'stays');
  if (own.length === 0) return undefined;
  const net = decided.length === 0 ? undefined : netOf(own);
  const lines = decided.map(({ wager, word, cents }) =>
    told.line({
      wager: wagerName(sight, wager),
      word: slip[word],
      sum: word === 'won' ? change(cents) : sum(cents),
    }),
  );
  const result = told.result({ net: netLine(net), chips: sum(rackOf(sight)) });
  return { text: lines.length < 2 ? result : `${list(lines)}. ${result}` };
}

const isThrowingOn = ({ table, mine }: Sight): boolean => table.recent[0]?.thrower === mine?.seat;

function isMine({ table, mine }: Sight): boolean {
  const { is, holding } = table.shooter;
  return holding && is.kind === 'seat' && is.seat === mine?.seat;
}
