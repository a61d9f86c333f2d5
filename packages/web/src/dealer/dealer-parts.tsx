import { citeBasis, SUPERVISOR_CALLED, setCount, type Table, type Die as TableDie } from '@dicepit/engine';
import { Action } from '../parts/action.tsx';
import { Banner } from '../shell/banners.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import * as help from '../staff/calls-for-help.module.css';
import { packName } from '../words/pack-name.ts';
import { time } from '../words/words.ts';
import { type DealerView, nameAt, refusalText, roleRefusalText } from './dealer-view.ts';
import { dealerWords } from './dealer-words.ts';

type ShooterWords = { readonly seat?: number; readonly title: string; readonly note: string };

/** The shooter as the top of the desk names them. */
export function shooterWords(view: DealerView): ShooterWords {
  const said = dealerWords.value;
  const { is } = view.table.shooter;
  const number = view.table.roll?.number ?? view.table.rolled + 1;
  const roll = said.roll({ roll: number });
  if (view.table.state !== 'open') return { title: view.title, note: packName(view.pack) };
  switch (is.kind) {
    case 'nobody':
      return { title: said.nobodyShoots, note: roll };
    case 'offered':
      return is.to === 'waiting'
        ? { title: said.nobodyShoots, note: roll }
        : {
            seat: is.to,
            title: said.asked({ name: nameAt(view, is.to) }),
            note: said.atSeat({ seat: is.to, roll: number }),
          };
    case 'choosing':
      return {
        seat: is.seat,
        title: said.chooses({ name: nameAt(view, is.seat) }),
        note: said.atSeat({ seat: is.seat, roll: number }),
      };
    case 'dealer':
      return { title: said.dealerThrows, note: roll };
    case 'seat': {
      const name = nameAt(view, is.seat);
      const title =
        is.substitute === undefined
          ? said.shoots({ name })
          : said.throwsFor({ name, substitute: is.substitute });
      return {
        seat: is.seat,
        title,
        note: [said.atSeat({ seat: is.seat, roll: number }), counted(view)].filter(Boolean).join(', '),
      };
    }
  }
}

/** Throws and sets of the turn, where a game counts them. */
function counted({ game, table }: DealerView): string {
  const count = setCount(game, table);
  if (count === undefined) return '';
  const throwing = Math.min(count.thrown + 1, count.throws);
  return dealerWords.value.setOf({ throws: throwing, of: count.throws, sets: count.won, most: count.most });
}

/** The dice that belong to the table now: those put away or taken out are not among them. */
export const diceOfSet = ({ dice }: Table): readonly TableDie[] =>
  [...dice.dice.values()].filter(({ place }) => place !== 'removed');

/** Where a die is, in a word. */
export const placeName = ({ dice }: Table, { die, place }: TableDie): string =>
  dice.active.includes(die) && place !== 'missing'
    ? dealerWords.value.active
    : dealerWords.value.places[place];

/** A link to the clause that something rests on; nothing where it is a policy of the house and no clause. */
export function Basis({ view, basis }: { readonly view: DealerView; readonly basis: string }) {
  return basis.startsWith('policy/') ? null : <ClauseLink clause={citeBasis(view.game, basis)} />;
}

/** A supervisor who was called to this table and has not come yet; one who has says so with a press. */
export function SupervisorCalls({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const calls = view.table.incidents.filter(({ kind }) => kind === SUPERVISOR_CALLED);
  const isMine = roleRefusalText(view, 'CloseIncident') === undefined;
  return (
    // The place is there before anything stands in it: what comes in is read aloud.
    <div class={help.calls} role="status">
      {calls.map(({ incident, words, at }) => {
        const close = { type: 'CloseIncident', incident, words: said.callAnswered } as const;
        return (
          <Banner
            key={incident}
            icon="person"
            class={help.call}
            title={said.isCalled}
            text={said.calledSince({ words, time: time(at) })}
          >
            {isMine && (
              <Action
                class="btn btn-sm btn-main"
                why={refusalText(view, close)}
                onPress={() => void view.give(close)}
                onRefused={toastRefusal}
              >
                {said.callAnswer}
              </Action>
            )}
          </Banner>
        );
      })}
    </div>
  );
}
