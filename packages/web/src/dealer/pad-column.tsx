import { everyPips, type NextStep, type Pips } from '@dicepit/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { change, settings } from '../settings/settings.ts';
import { toastRefusal } from '../shell/toasts.tsx';
import { callOf, faceName, rollText, thrownNow } from '../words/calls.ts';
import { nameBy } from '../words/names.ts';
import { Basis } from './dealer-parts.tsx';
import { amendsAlone, type DealerView, sheetOpen } from './dealer-view.ts';
import { dealerWords } from './dealer-words.ts';
import type { KeyAct } from './keys.ts';
import {
  actOf,
  actOfNumberPad,
  areAtFirst,
  chosenKeys,
  digitOf,
  hasNumberPad,
  isOfNumberPad,
  keyNamed,
  press,
  takeBack,
} from './keys.ts';
import {
  canKeyTotals,
  isPadOpen,
  keyDigit,
  keyed,
  keyFace,
  keysTotals,
  keyTotal,
  rollKeyed,
  storeKeyed,
  totalIn,
  totalKeyed,
  totals,
  waysOf,
} from './pad.ts';
import * as css from './pad-column.module.css';

/** The face pad: what is keyed with its reading back, and a key to a face. */
export function PadColumn({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  if (view.setup.dice === 'virtual')
    return (
      <section data-part="pad" aria-label={said.padName}>
        <p class="quiet">{said.virtualWaits}</p>
      </section>
    );
  const { roll } = view.table;
  const open = isPadOpen(view);
  const byTotal = keysTotals(view);
  const called = roll?.calls.at(-1)?.outcome;
  const faces = open ? keyed.value : called?.kind === 'total' ? called.roll : [];
  const full = faces.length >= view.game.dice;
  const why = open ? (full ? said.padFull : undefined) : said.padShut({ roll: roll?.number ?? 0 });
  return (
    <section data-part="pad" aria-label={said.padName}>
      {byTotal ? open && <TotalSlots view={view} /> : <Slots view={view} faces={faces} open={open} />}
      {byTotal ? (
        <TotalsPad view={view} why={open ? undefined : why} />
      ) : (
        <FacePad view={view} faces={faces} why={why} />
      )}
      <div class={css.below}>
        {canKeyTotals(view.game) && (
          <button
            type="button"
            class={`btn btn-sm ${css.byTotals}`}
            aria-pressed={byTotal}
            onClick={switchPad}
          >
            {said.byTotals}
          </button>
        )}
        <button
          type="button"
          class={`btn btn-sm ${css.keys}`}
          onClick={(event) => {
            letGo(event);
            view.show({ is: 'keys' });
          }}
        >
          {said.keys}
        </button>
      </div>
      {open ? (
        <p class={`small quiet ${css.note} ${css.help}`}>{helpWords(byTotal)}</p>
      ) : (
        <p class={`small quiet ${css.note}`}>
          {said.padShut({ roll: roll?.number ?? 0 })}{' '}
          {amendsAlone(view) ? (
            said.padWrongAlone
          ) : (
            <>
              {said.padWrong} <Basis view={view} basis={view.rules.procedure.calling.amending.clause} />
            </>
          )}
        </p>
      )}
    </section>
  );
}

type FacePadProps = {
  readonly view: DealerView;
  readonly faces: readonly Pips[];
  readonly why: string | undefined;
};

function FacePad({ view, faces, why }: FacePadProps) {
  const said = dealerWords.value;
  return (
    <div class={css.pad}>
      {everyPips.map((pips) => (
        <Action
          key={pips}
          class={classOfKey(faces.includes(pips))}
          part="key"
          label={view.game.faces === undefined ? said.face({ pips }) : faceName(view.game, pips)}
          why={why}
          shortcut={shortcutOf(actOfFace(pips))}
          onPress={() => keyFace(view, pips)}
          onRefused={toastRefusal}
        >
          <Die pips={pips} />
          {view.game.faces === undefined ? pips : faceName(view.game, pips)}
          {chosenKeys()[actOfFace(pips)] !== `${pips}` && <Legend act={actOfFace(pips)} />}
        </Action>
      ))}
    </div>
  );
}

const classOfKey = (isOn: boolean): string => (isOn ? `${css.key} ${css.isOn}` : css.key);

const actOfFace = (pips: Pips): KeyAct => `face-${pips}`;

/** What the keys do, as long as they are those that everybody finds. */
function helpWords(byTotal: boolean): string {
  const said = dealerWords.value;
  if (!settings.value.keys) return said.keysOff;
  if (!areAtFirst(chosenKeys())) return said.keysOwn;
  return byTotal ? said.totalKeysHelp : said.keysHelp;
}

type Tapped = { readonly detail: number; readonly currentTarget: HTMLElement };

/** Whoever has tapped goes on with the keys, and an Enter of theirs is not meant for what they tapped. */
function letGo({ detail, currentTarget }: Tapped): void {
  if (detail > 0) currentTarget.blur();
}

/** What is keyed by one way of keying means nothing to the other. */
function switchPad(event: Tapped): void {
  letGo(event);
  storeKeyed([]);
  change({ totals: !settings.value.totals });
}

type SlotsProps = { readonly view: DealerView; readonly faces: readonly Pips[]; readonly open: boolean };

/** The faces keyed, holes for those to come, and the read-back in words. */
function Slots({ view, faces, open }: SlotsProps) {
  const said = dealerWords.value;
  const { dice: count } = view.game;
  const left = count - faces.length;
  const [first] = faces;
  const readBack =
    left === 0
      ? callOf(view.game, faces, thrownNow(view.table))
      : first === undefined
        ? said.keyFaces({ dice: count })
        : said.keyNext({
            face: faces.map((pips) => faceName(view.game, pips)).join(', '),
          });
  return (
    <div class={css.slots}>
      <span class={css.faces}>
        {Array.from({ length: count }, (_, place) => {
          const pips = faces[place];
          // Equal dice differ by their place only.
          return pips === undefined ? <span key={place} class={css.hole} /> : <Die key={place} pips={pips} />;
        })}
      </span>
      <span class={open ? css.readBack : `${css.readBack} ${css.isShut}`} role="status">
        <b class="sign">{open ? readBack : said.padEntered({ faces: rollText(view.game, faces) })}</b>
        {open && <span class="small quiet">{left === 0 ? said.readBack : said.keyNextNote({ left })}</span>}
      </span>
      {open && faces.length > 0 && (
        <span class={css.acts}>
          <button
            type="button"
            class="iconbtn"
            aria-label={said.takeBack}
            aria-keyshortcuts={shortcutOf('back')}
            onClick={() => takeBack(view)}
          >
            <Icon name="undo" />
          </button>
          <ClearButton />
        </span>
      )}
    </div>
  );
}

/** Forgets what is keyed. Where there is little room, a sign stands for its name. */
const ClearButton = () => (
  <button
    type="button"
    class={`btn ${css.clear}`}
    aria-keyshortcuts={shortcutOf('clear')}
    onClick={() => storeKeyed([])}
  >
    <Icon name="clear" />
    <span>{dealerWords.value.clear}</span>
    <Legend act="clear" />
  </button>
);

type PadKeysProps = { readonly view: DealerView; readonly steps: readonly NextStep[] };

/** The keyboard, or a plain number pad, in the place of the screen. Every key has a button as well. */
export function PadKeys(props: PadKeysProps) {
  // A key is heard by the desk as it is drawn. Effects come later than that, and a quick hand would be before them.
  const drawn = useRef(props);
  drawn.current = props;
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { view, steps } = drawn.current;
      if (event.repeat || !settings.value.keys || isElsewhere(event)) return;
      const meant = meantBy(view, event);
      if (meant === undefined) return;
      event.preventDefault();
      if ('digit' in meant) keyDigit(view, meant.digit);
      else press(view, steps, meant.act);
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
  return null;
}

type Meant = { readonly digit: string } | { readonly act: KeyAct };

/** What a key means just now: a digit of a total where totals are keyed, else whatever was chosen for it. */
function meantBy(view: DealerView, event: KeyboardEvent): Meant | undefined {
  if (isOfNumberPad(event) && !hasNumberPad()) return undefined;
  const digit = keysTotals(view) ? digitOf(event) : undefined;
  // A nought belongs to a ten, and calls no roll otherwise.
  if (digit !== undefined && (digit !== '0' || totalKeyed.peek().digits === '1')) return { digit };
  const act = isOfNumberPad(event) ? actOfNumberPad(event) : actOf(chosenKeys(), event);
  return act === undefined ? undefined : { act };
}

/**
 * Somebody writes, or a sheet is open, or Enter is meant for a button. On a key of the pad Enter means what it means
 * everywhere at the desk: a face that was touched last is not keyed a second time.
 */
function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (sheetOpen.value !== undefined || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select') !== null) return true;
  return keyNamed(event) === 'Enter' && target.closest('button:not([data-part="key"]), a') !== null;
}

/** A key to a total; where bets tell more apart, the same total is asked for a second time by its name. */
function TotalsPad({ view, why }: { readonly view: DealerView; readonly why: string | undefined }) {
  const said = dealerWords.value;
  const entry = totalKeyed.value;
  const total = totalIn(entry);
  const ways = total === undefined ? [] : waysOf(view.game, total);
  return (
    <>
      <div class={`${css.pad} ${css.totals}`}>
        {totals.map((each) => (
          <Action
            key={each}
            class={classOfKey(each === total)}
            part="key"
            label={said.totalKey({ total: each })}
            why={why}
            onPress={() => keyTotal(view, each)}
            onRefused={toastRefusal}
          >
            {each}
          </Action>
        ))}
      </div>
      {ways.length > 1 && (
        <div class={`${css.pad} ${css.choices}`} role="group" aria-label={said.whichWay}>
          {ways.map((roll, way) => (
            <Action
              key={way}
              class={classOfKey(entry.way === way)}
              part="key"
              pressed={entry.way === way}
              onPress={() => keyDigit(view, `${way + 1}`)}
            >
              {callOf(view.game, roll, thrownNow(view.table))}
            </Action>
          ))}
        </div>
      )}
    </>
  );
}

/** The total keyed so far, and its reading back. */
function TotalSlots({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const entry = totalKeyed.value;
  const roll = rollKeyed(view.game, entry);
  const asks = totalIn(entry) !== undefined && roll === undefined;
  return (
    <div class={css.slots}>
      <span class={css.total} aria-hidden="true">
        {entry.digits === '' ? '–' : entry.digits}
      </span>
      <span class={css.readBack} role="status">
        <b class="sign">
          {roll === undefined
            ? asks
              ? said.whichWay
              : said.keyTheTotal
            : callOf(view.game, roll, thrownNow(view.table))}
        </b>
        <span class="small quiet">
          {roll === undefined ? (asks ? said.waysHelp : said.totalsHelp) : said.readBack}
        </span>
      </span>
      {entry.digits !== '' && <ClearButton />}
    </div>
  );
}

/** The key that does the same as the button it stands on; nothing where there is none. */
export function Legend({ act }: { readonly act: KeyAct | undefined }) {
  const key = act === undefined ? undefined : keyFor(act);
  // A screen reader hears of it by the button's own shortcut.
  return key === undefined ? null : (
    <kbd class={css.legend} data-part="legend" aria-hidden="true">
      {keyLabel(key)}
    </kbd>
  );
}

/** A key by the name that stands on a keyboard. */
export const keyLabel = (key: string): string =>
  nameBy(dealerWords.value.keyLabels, key) ?? key.toUpperCase();

/** The key as `aria-keyshortcuts` writes it; undefined where keys are off. */
export function shortcutOf(act: KeyAct | undefined): string | undefined {
  const key = act === undefined ? undefined : keyFor(act);
  // The sign itself would stand between two keys.
  return key === '+' ? 'Plus' : key;
}

const keyFor = (act: KeyAct): string | undefined =>
  settings.value.keys ? (chosenKeys()[act] ?? undefined) : undefined;
