import { setCount } from '@dicepit/engine';
import { waitingAt } from '../../live/waiting.ts';
import { SeatMark } from '../../parts/mark.tsx';
import { TimeLeft, waitsOf } from '../../shell/time-left.tsx';
import { nameBy } from '../../words/name-by.ts';
import { words } from '../../words/words.ts';
import { dealerWords } from '../said.ts';
import { Custody } from './custody.tsx';
import { type Desk, nameAt } from './desk.ts';

/** Who has the dice, and where the dice are. */
export function Who({ desk }: { readonly desk: Desk }) {
  const { seat, title, note } = shooterWords(desk);
  const waiting = waitingAt(desk.table, waitsOf(desk.id));
  const { thenNext, thenDiceGoOn } = words.value.shell.waiting;
  return (
    <div class="dinfo">
      <div class="who">
        {seat !== undefined && <SeatMark table={desk.table} seat={seat} size="mark-l" />}
        <div>
          <b>{title}</b>
          <span class="k">{note}</span>
        </div>
      </div>
      {waiting !== undefined && (
        <TimeLeft
          table={desk.id}
          waiting={waiting}
          ahead={desk.ahead}
          then={waiting.for === 'answer' ? thenNext : thenDiceGoOn}
        />
      )}
      {desk.setup.dice === 'physical' && desk.table.dice.dice.size > 0 && <Custody desk={desk} />}
    </div>
  );
}

type ShooterWords = { readonly seat?: number; readonly title: string; readonly note: string };

/** The shooter as the top of the desk names them. */
export function shooterWords(desk: Desk): ShooterWords {
  const said = dealerWords.value;
  const { is } = desk.table.shooter;
  const number = desk.table.roll?.number ?? desk.table.rolled + 1;
  const roll = said.roll({ roll: number });
  if (desk.table.state !== 'open')
    return { title: desk.title, note: nameBy(words.value.common.packs, desk.pack) ?? '' };
  switch (is.kind) {
    case 'nobody':
      return { title: said.nobodyShoots, note: roll };
    case 'offered':
      return is.to === 'waiting'
        ? { title: said.nobodyShoots, note: roll }
        : {
            seat: is.to,
            title: said.asked({ name: nameAt(desk, is.to) }),
            note: said.atSeat({ seat: is.to, roll: number }),
          };
    case 'choosing':
      return {
        seat: is.seat,
        title: said.chooses({ name: nameAt(desk, is.seat) }),
        note: said.atSeat({ seat: is.seat, roll: number }),
      };
    case 'dealer':
      return { title: said.dealerThrows, note: roll };
    case 'seat': {
      const name = nameAt(desk, is.seat);
      const title =
        is.substitute === undefined
          ? said.shoots({ name })
          : said.throwsFor({ name, substitute: is.substitute });
      return {
        seat: is.seat,
        title,
        note: [said.atSeat({ seat: is.seat, roll: number }), counted(desk)].filter(Boolean).join(', '),
      };
    }
  }
}

/** Throws and sets of the turn, where a game counts them. */
function counted({ game, table }: Desk): string {
  const sets = game.procedure.turn?.sets;
  const count = setCount(game, table);
  if (sets === undefined || count === undefined) return '';
  const throwing = Math.min(count.thrown + 1, count.throws);
  return dealerWords.value.setOf({ throws: throwing, of: count.throws, sets: count.won, most: sets.most });
}
