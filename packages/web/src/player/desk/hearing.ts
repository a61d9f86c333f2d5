import type { PastRoll, Table, TableEvent } from '@dicepit/engine';
import { announce, announceNow } from '../../shell/announcer.tsx';
import { play } from '../../sound/sound.ts';
import { inLanguage, toldLater } from '../../words/refusal-words.ts';
import { isNothing, nothing } from '../bets/changes.ts';
import { comingDown } from '../bets/coming-down.ts';
import { nothingDone } from '../bets/undoing.ts';
import { slipOf } from '../result/slip.ts';
import { playerWords } from '../said.ts';
import { type Sight, sightOf } from '../sight.ts';
import { lateBetOf, linesToEverybody, toldOf } from '../told/told.ts';
import type { Desk } from './desk.ts';
import { countResults } from './evening.ts';

/** Hears what happens at the table: says it, sounds it, opens the pay slip. Gives the way to stop it. */
export function hearing(desk: Desk): () => void {
  return desk.open.onEntry(({ event }, after, before) => {
    const then = sightOf(before, desk.now());
    const now = sightOf(after, desk.now());
    if (then === undefined || now === undefined || !('by' in event)) return;
    // The stream of a banked table holds its events, and what is written about dice says nothing to a player.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const happened = event as TableEvent;
    const told = toldOf(happened, then, now);
    if (told?.now === true) announceNow(told.text);
    else if (told !== undefined && !opensSheet(desk, happened)) announce(told.text);
    const toAll = linesToEverybody(happened, then, now);
    if (toAll.length > 0) void toldLater(toAll).then(announce);
    react(desk, happened, then, now);
  });
}

/** Whether an event brings something up that says by itself what has happened. */
const opensSheet = ({ sheet }: Desk, { type }: TableEvent): boolean =>
  type === 'DiceOffered' && sheet.peek() === undefined;

/** What an event does to the desk beside moving the table. */
function react(desk: Desk, event: TableEvent, before: Sight, after: Sight): void {
  const { type } = event;
  if (type === 'DiceThrown') forgetTheLast(desk);
  else if (type === 'DiceOffered') desk.offerAside.value = false;
  else if (type === 'RollCalled') {
    play('call');
    desk.done.value = nothingDone;
  } else if (type === 'RollSettled' || type === 'TurnEnded') {
    show(desk, after, after.table.recent[0]);
    if (type === 'RollSettled') takeDownWon(desk, event, after);
  } else if (type === 'RollSettledAgain' || type === 'BetSettledAgain' || type === 'RollInvalidated')
    show(desk, after, pastRoll(after.table, event.roll));
  else if (type === 'LateBetConfirmed' || type === 'LateBetDeclined' || type === 'LateBetLapsed')
    note(desk, lateBetOf(event, before), true);
  else if ((type === 'RulePrompted' || type === 'AdviceGiven') && event.person === after.person)
    // What somebody was told in person stays until they put it away.
    note(
      desk,
      type === 'RulePrompted'
        ? inLanguage(`prompt.${event.prompt}`, event.says)
        : playerWords.value.notices.advised({ advice: event.words }),
      false,
    );
}

function forgetTheLast(desk: Desk): void {
  play('dice');
  desk.reading.value = undefined;
  desk.rebetting.value = false;
  desk.removing.value = false;
}

/** Opens the pay slip of a roll, if there is one for this person. */
function show(desk: Desk, sight: Sight, roll: PastRoll | undefined): void {
  countResults(desk.open.id, sight);
  const slip = roll && slipOf(sight, roll);
  // A roll that has decided nothing needs no reading.
  if (roll === undefined || slip?.lines.every(({ word }) => word === 'stays') !== false) return;
  if (slip.net > 0) play('win');
  desk.reading.value = roll.number;
}

/** Takes down what somebody wants down when it wins; not after a roll that is past already when this page hears of it. */
function takeDownWon(
  desk: Desk,
  event: Extract<TableEvent, { readonly type: 'RollSettled' }>,
  after: Sight,
): void {
  const isLate = desk.actual.peek()?.table.rolled !== after.table.rolled;
  const changes = isLate ? nothing : comingDown(after, event, desk.comesDown.peek());
  if (!isNothing(changes)) void desk.give(changes);
}

export const pastRoll = (table: Table, number: number) => table.recent.find((roll) => roll.number === number);

function note({ notes }: Desk, text: string | undefined, passing: boolean): void {
  if (text !== undefined) notes.value = [...notes.peek(), { text, passing }];
}
