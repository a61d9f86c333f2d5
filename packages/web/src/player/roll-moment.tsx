import { callInForce, type Pips, type Table } from '@dicepit/engine';
import { CalledDice, FullSet, MomentOver, SnakeEyes } from '../throw/flight.tsx';
import { sum } from '../words/words.ts';
import { nameAt, type PlayerView } from './player-view.ts';
import { playerWords } from './player-words.ts';
import { momentNow } from './table-events.ts';

/** What the room stops for, over the felt of a phone; nothing where the roll that stands called is like any other. */
export function RollMomentOver({ view }: { readonly view: PlayerView }) {
  const said = playerWords.value.moments;
  const moment = momentNow(view);
  const thrower = view.table.roll?.thrower;
  const thanks = typeof thrower === 'number' ? said.thanks({ name: nameAt(view, thrower) }) : '';
  const faces = facesCalled(view.table);
  switch (moment?.is) {
    case undefined:
      return null;
    case 'snake eyes':
      return <MomentOver title={said.snakeEyes} picture={<SnakeEyes />} />;
    case 'hard way':
      return <MomentOver title={said.hardWay} picture={<CalledDice faces={faces} meet />} />;
    case 'seven out':
      return <MomentOver title={said.sevenOut} line={thanks} picture={<CalledDice faces={faces} />} />;
    case 'full set': {
      const sets = view.game.procedure.turn?.sets?.most ?? 0;
      return <MomentOver title={said.fullSet} line={thanks} picture={<FullSet sets={sets} />} />;
    }
    case 'big win': {
      const { bet, line } = moment.decision;
      const won = { sum: sum(line.winnings) };
      const isMine = bet.seat === view.mine?.seat;
      return (
        <MomentOver
          title={isMine ? said.youWin(won) : said.wins({ name: nameAt(view, bet.seat), ...won })}
          line={view.game.wagers[bet.wager]?.name ?? ''}
          picture={<CalledDice faces={faces} />}
        />
      );
    }
  }
}

/** What the dice show that stand called. */
function facesCalled(table: Table): readonly Pips[] {
  const outcome = callInForce(table)?.outcome;
  return outcome?.kind === 'total' ? outcome.roll : [];
}
