import { isPips, type Pips, phaseOf, usableDice } from '@dicepit/engine';
import { useEffect, useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { IsoDie } from '../../parts/iso-die.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { announce } from '../../shell/announcer.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { TimeLeft, waitingAt, waitsOf } from '../../shell/time-left.tsx';
import { toastWith } from '../../shell/toasts.tsx';
import { whyTold } from '../../words/refusal-words.ts';
import { words } from '../../words/words.ts';
import { type PlayerStore, toProblem } from '../player-store.ts';
import { nameAt, nextOffered, type PlayerView, refusalFor } from '../player-view.ts';
import { playerWords } from '../player-words.ts';

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
      class="offer"
    >
      {shooter !== undefined && (
        <p class="offer-rule">
          <ClauseLink
            clause={`${game.prefix}/${is.circuit === 'start' ? shooter.start : shooter.course.clause}`}
          />
        </p>
      )}
      <OfferTime store={store} view={view} />
      <div class="btns">
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
      </div>
    </Sheet>
  );
}

/** The same in a line over the chips, for whoever wants to bet before answering. */
export function OfferLine({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.dice;
  useEffect(() => {
    // Whoever has put it aside has heard of it.
    if (!store.offerAside.peek()) announce(playerWords.peek().told.offered);
  }, []);
  if (view.mine === undefined) return null;
  const { seat } = view.mine;
  return (
    <>
      <OfferTime store={store} view={view} />
      <div class="throw-two">
        <Action class="btn btn-sm" onPress={() => void store.command({ type: 'DeclineDice', seat })}>
          {said.noThanks}
        </Action>
        <Action class="btn btn-main btn-sm" onPress={() => void store.command({ type: 'AcceptDice', seat })}>
          {said.take}
        </Action>
      </div>
    </>
  );
}

/** How long the offer stands, where the house counts the time. */
function OfferTime({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const { id, followed } = store.open;
  const waiting = waitingAt(view.table, waitsOf(id));
  if (waiting?.for !== 'answer') return null;
  const said = words.value.shell.waiting;
  const next = nextOffered(view);
  const then = next === undefined ? said.thenNext : said.thenAsks({ name: nameAt(view, next) });
  return <TimeLeft table={id} waiting={waiting} ahead={followed.ahead()} then={then} />;
}

/** Whether the dice are offered to whoever looks. */
export function isOfferedToMe({ table, mine }: PlayerView): boolean {
  const { is } = table.shooter;
  return (
    mine !== undefined &&
    phaseOf(table) === 'offering the dice' &&
    is.kind === 'offered' &&
    is.to === mine.seat
  );
}

/** Whoever has just sat down looks at the felt first, for so long in milliseconds. */
const OFFER_ASIDE_MS = 20_000;

/** Whether an offer stands in a line over the chips: it was put there, or it came to somebody who has just sat down. */
export const isOfferAside = (store: Pick<PlayerStore, 'offerAside'>, { table, mine }: PlayerView): boolean =>
  store.offerAside.value || (mine !== undefined && table.since - mine.since < OFFER_ASIDE_MS);

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
      <fieldset class="bowl" aria-label={said.bowl}>
        {bowl.map((die, index) => (
          <Pick key={die} number={index + 1} on={picked.includes(die)} onToggle={() => toggle(die)} />
        ))}
      </fieldset>
      <p class="small quiet">
        {said.restGoBack} {clause !== undefined && <ClauseLink clause={`${game.prefix}/${clause}`} />}
      </p>
      <div class="btns">
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
      </div>
    </Sheet>
  );
}

type PickProps = { readonly number: number; readonly on: boolean; readonly onToggle: () => void };

function Pick({ number, on, onToggle }: PickProps) {
  return (
    <button
      type="button"
      class={on ? 'pick on' : 'pick'}
      aria-pressed={on}
      aria-label={playerWords.value.dice.die({ number: `${number}` })}
      onClick={onToggle}
    >
      <IsoDie top={topOf(number)} />
      <span>{number}</span>
      {on && (
        <span class="ok">
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
      <label class="field bound">
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
      <div class="btns">
        <Action class="btn btn-main" why={isPlain ? undefined : said.notPlain} onPress={() => void mixIn()}>
          {said.mixIn}
        </Action>
      </div>
    </Sheet>
  );
}

/** Whether a text may be mixed into the dice: 1 to 64 printable ASCII characters. */
export const isPlainText = (text: string): boolean => /^[\x20-\x7e]{1,64}$/.test(text);
