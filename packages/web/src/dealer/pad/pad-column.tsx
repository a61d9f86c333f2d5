import { everyPips, nameOf, type Pips } from '@dicepit/engine';
import { Action } from '../../parts/action.tsx';
import { Die } from '../../parts/die.tsx';
import { Icon } from '../../parts/icon.tsx';
import { callOf, callWords } from '../../said/call.ts';
import { change, settings } from '../../settings/settings.ts';
import { toastWhyNot } from '../../shell/toasts.tsx';
import { dice } from '../../words/numbers.ts';
import { Basis } from '../desk/basis.tsx';
import { amendsAlone, type Desk } from '../desk/desk.ts';
import type { KeyAct } from '../keys/acts.ts';
import { areAtFirst } from '../keys/chosen.ts';
import { chosenKeys } from '../keys/kept-keys.ts';
import { Legend, shortcutOf } from '../keys/legend.tsx';
import { takeBack } from '../keys/press.ts';
import { dealerWords } from '../said.ts';
import { ClearButton } from './clear-button.tsx';
import { keep, keyed } from './kept.ts';
import { isPadOpen, keyFace, keysTotals } from './pad-acts.ts';
import { canKeyTotals } from './totals.ts';
import { TotalSlots, TotalsPad } from './totals-pad.tsx';

/** The face pad: what is keyed with its reading back, and a key to a face. */
export function PadColumn({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  if (desk.setup.dice === 'virtual')
    return (
      <section class="padcol" aria-label={said.padName}>
        <p class="quiet">{said.virtualWaits}</p>
      </section>
    );
  const { roll } = desk.table;
  const open = isPadOpen(desk);
  const byTotal = keysTotals(desk);
  const called = roll?.calls.at(-1)?.outcome;
  const faces = open ? keyed.value : called?.kind === 'total' ? called.roll : [];
  const full = faces.length >= desk.game.dice;
  const why = open ? (full ? said.padFull : undefined) : said.padShut({ roll: roll?.number ?? 0 });
  return (
    <section class="padcol" aria-label={said.padName}>
      {byTotal ? open && <TotalSlots desk={desk} /> : <Slots desk={desk} faces={faces} open={open} />}
      {byTotal ? (
        <TotalsPad desk={desk} why={open ? undefined : why} />
      ) : (
        <FacePad desk={desk} faces={faces} why={why} />
      )}
      <div class="pad-ways">
        {canKeyTotals(desk.game) && (
          <button type="button" class="btn btn-sm pad-switch" aria-pressed={byTotal} onClick={switchPad}>
            {said.byTotals}
          </button>
        )}
        <button
          type="button"
          class="btn btn-sm keys-way"
          onClick={(event) => {
            letGo(event);
            desk.show({ is: 'keys' });
          }}
        >
          {said.keys}
        </button>
      </div>
      {open ? (
        <p class="small quiet pad-note keys-help">{helpWords(byTotal)}</p>
      ) : (
        <p class="small quiet pad-note">
          {said.padShut({ roll: roll?.number ?? 0 })}{' '}
          {amendsAlone(desk) ? (
            said.padWrongAlone
          ) : (
            <>
              {said.padWrong} <Basis desk={desk} basis={desk.rules.procedure.calling.amending.clause} />
            </>
          )}
        </p>
      )}
    </section>
  );
}

type FacePadProps = {
  readonly desk: Desk;
  readonly faces: readonly Pips[];
  readonly why: string | undefined;
};

function FacePad({ desk, faces, why }: FacePadProps) {
  const said = dealerWords.value;
  return (
    <div class="pad">
      {everyPips.map((pips) => (
        <Action
          key={pips}
          class={faces.includes(pips) ? 'key on' : 'key'}
          label={said.face({ pips })}
          why={why}
          shortcut={shortcutOf(actOfFace(pips))}
          onPress={() => keyFace(desk, pips)}
          onRefused={toastWhyNot}
        >
          <Die pips={pips} />
          {pips}
          {chosenKeys()[actOfFace(pips)] !== `${pips}` && <Legend act={actOfFace(pips)} />}
        </Action>
      ))}
    </div>
  );
}

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
  keep([]);
  change({ totals: !settings.value.totals });
}

type SlotsProps = { readonly desk: Desk; readonly faces: readonly Pips[]; readonly open: boolean };

/** The faces keyed, holes for those to come, and the read-back in words. */
function Slots({ desk, faces, open }: SlotsProps) {
  const said = dealerWords.value;
  const { dice: count } = desk.game;
  const left = count - faces.length;
  const [first] = faces;
  const readBack =
    left === 0
      ? callOf(desk.game, faces, desk.table.roll?.thrower)
      : first === undefined
        ? said.keyFaces({ dice: count })
        : said.keyNext({
            face: faces.map((pips) => nameOf(callWords.value, pips)).join(', '),
          });
  return (
    <div class="slots">
      <span class="two">
        {Array.from({ length: count }, (_, place) => {
          const pips = faces[place];
          // Equal dice differ by their place only.
          return pips === undefined ? <span key={place} class="hole" /> : <Die key={place} pips={pips} />;
        })}
      </span>
      <span class={open ? 'readback' : 'readback shut'} role="status">
        <b class="sign">{open ? readBack : said.padEntered({ faces: dice(faces) })}</b>
        {open && <span class="small quiet">{left === 0 ? said.readBack : said.keyNextNote({ left })}</span>}
      </span>
      {open && faces.length > 0 && (
        <span class="slot-acts">
          <button
            type="button"
            class="iconbtn"
            aria-label={said.takeBack}
            aria-keyshortcuts={shortcutOf('back')}
            onClick={() => takeBack(desk)}
          >
            <Icon name="undo" />
          </button>
          <ClearButton />
        </span>
      )}
    </div>
  );
}
