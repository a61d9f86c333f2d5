import { isPips, type Pips, usableDice } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import { Icon } from '../../parts/icon.tsx';
import { IsoDie } from '../../parts/iso-die.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { toastWith } from '../../shell/toasts.tsx';
import { whyTold } from '../../words/refusal-words.ts';
import { toProblem } from '../bets.ts';
import { OfferTime } from '../dock.tsx';
import type { PlayerStore } from '../player-store.ts';
import { nameAt, nextOffered, type PlayerView, refusalFor } from '../player-view.ts';
import { playerWords } from '../player-words.ts';
import * as css from './sheets.module.css';

/** The dice are offered to somebody: take them, or let them go on. */
export function OfferSheet({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.dice;
  const { table, mine, game, rules } = view;
  const { is } = table.shooter;
  if (mine === undefined || is.kind !== 'offered') return null;
  const { seat } = mine;
  const next = nextOffered(view);
  const { shooter } = rules.procedure;
  const decline = (): void => void store.command({ type: 'DeclineDice', seat });
  return (
    <Sheet
      title={said.offered}
      note={
        is.from === undefined || is.from === seat
          ? said.offeredText
          : said.from({ name: nameAt(view, is.from) })
      }
      onClose={() => (store.offerAside.value = true)}
    >
      {shooter !== undefined && (
        <p class={css.rule}>
          <ClauseLink
            clause={`${game.prefix}/${is.circuit === 'start' ? shooter.start : shooter.course.clause}`}
          />
        </p>
      )}
      <OfferTime store={store} />
      <Buttons>
        <Action
          class="btn btn-main btn-sign"
          why={whyTold(refusalFor(view, { type: 'AcceptDice', seat }))}
          onPress={() => void store.command({ type: 'AcceptDice', seat })}
          autofocus
        >
          {said.take}
        </Action>
        <Action onPress={decline}>
          {next === undefined ? said.noThanks : said.noThanksTo({ name: nameAt(view, next) })}
        </Action>
      </Buttons>
    </Sheet>
  );
}

/** A new shooter picks the dice to throw out of those in the bowl. */
export function ChooseSheet({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.dice;
  const { table, mine, game, rules } = view;
  const bowl = usableDice(table);
  const [picked, setPicked] = useState<readonly string[]>(bowl.slice(0, game.dice));
  if (mine === undefined) return null;
  const { seat } = mine;
  const why = refusalFor(view, { type: 'ChooseDice', seat, dice: picked });
  const clause = rules.procedure.shooter?.choosing;
  const toggle = (die: string): void =>
    // The first picked goes back when one more is taken up than is thrown.
    setPicked(
      picked.includes(die) ? picked.filter((each) => each !== die) : [...picked, die].slice(-game.dice),
    );
  return (
    <Sheet title={said.pick({ count: `${game.dice}`, all: `${bowl.length}` })} onClose={() => undefined}>
      <fieldset class={css.bowl} aria-label={said.bowl}>
        {bowl.map((die, index) => (
          <Pick key={die} number={index + 1} on={picked.includes(die)} onToggle={() => toggle(die)} />
        ))}
      </fieldset>
      <p class="small quiet">
        {said.restGoBack} {clause !== undefined && <ClauseLink clause={`${game.prefix}/${clause}`} />}
      </p>
      <Buttons>
        <Action
          class="btn btn-main btn-sign"
          why={whyTold(why)}
          onPress={() => void store.command({ type: 'ChooseDice', seat, dice: picked })}
          onRefused={() => {
            if (why !== undefined) store.refuse({ problem: toProblem(why) });
          }}
        >
          {said.chosen}
        </Action>
      </Buttons>
    </Sheet>
  );
}

type PickProps = { readonly number: number; readonly on: boolean; readonly onToggle: () => void };

function Pick({ number, on, onToggle }: PickProps) {
  return (
    <button
      type="button"
      class={css.pick}
      aria-pressed={on}
      aria-label={playerWords.value.dice.die({ number: `${number}` })}
      onClick={onToggle}
    >
      <IsoDie top={topOf(number)} />
      <span>{number}</span>
      {on && (
        <span class={css.check}>
          <Icon name="check" small />
        </span>
      )}
    </button>
  );
}

/** Each die of the bowl lies another way up, so that they can be told apart. */
function topOf(number: number): Pips {
  const pips = ((number - 1) % 6) + 1;
  return isPips(pips) ? pips : 1;
}

/** A text of one's own that is mixed into fair dice. */
export function WordsSheet({ store }: { readonly store: PlayerStore }) {
  const said = playerWords.value.dice;
  const live = store.open.live.value;
  const before = live?.dice?.contributions.find(({ person }) => person === live.you.person)?.text ?? '';
  const [text, setText] = useState(before);
  const close = (): void => {
    store.sheet.value = undefined;
  };
  const isPlain = isPlainText(text);
  const mixIn = async (): Promise<void> => {
    const answer = await store.open.give.contribute(text);
    if (!answer.ok) {
      store.refuse({ problem: answer.problem });
      return;
    }
    toastWith(said.mixedIn);
    close();
  };
  return (
    <Sheet title={said.ownWords} closable onClose={close}>
      <p class="quiet">{said.ownWordsText}</p>
      <label class={`field ${css.field}`}>
        <span class="label">{said.ownWordsField}</span>
        <input
          class="input"
          value={text}
          maxLength={64}
          aria-invalid={!isPlain && text !== ''}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {!isPlain && text !== '' && (
        <p class="small" role="alert">
          {said.notPlain}
        </p>
      )}
      <p class="small">
        <a href="./fair">{said.check}</a>
      </p>
      <Buttons>
        <Action class="btn btn-main" why={isPlain ? undefined : said.notPlain} onPress={() => void mixIn()}>
          {said.mixIn}
        </Action>
      </Buttons>
    </Sheet>
  );
}

/** Whether a text may be mixed into the dice: 1 to 64 printable ASCII characters. */
export const isPlainText = (text: string): boolean => /^[\x20-\x7e]{1,64}$/.test(text);
