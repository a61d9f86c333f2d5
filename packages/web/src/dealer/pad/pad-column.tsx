import { everyPips, type Pips } from '@dicepit/engine';
import { Action } from '../../parts/action.tsx';
import { Die } from '../../parts/die.tsx';
import { callOf } from '../../said/call.ts';
import { toastWith } from '../../shell/toasts.tsx';
import { words } from '../../words/words.ts';
import { Basis } from '../desk/basis.tsx';
import type { Desk } from '../desk/desk.ts';
import { keep, keyed } from './kept.ts';
import { isPadOpen, keyFace } from './pad-acts.ts';

/** The face pad: what is keyed with its reading back, and a key to a face. */
export function PadColumn({ desk }: { readonly desk: Desk }) {
  const said = words.value.dealer;
  if (desk.setup.dice === 'virtual')
    return (
      <section class="padcol" aria-label={said.padName}>
        <p class="quiet">{said.virtualWaits}</p>
      </section>
    );
  const { roll } = desk.table;
  const open = isPadOpen(desk);
  const called = roll?.calls.at(-1)?.outcome;
  const faces = open ? keyed.value : called?.kind === 'total' ? called.roll : [];
  const full = faces.length >= desk.game.dice;
  const why = open ? (full ? said.padFull : undefined) : said.padShut(roll?.number ?? 0);
  return (
    <section class="padcol" aria-label={said.padName}>
      <Slots desk={desk} faces={faces} open={open} />
      <div class="pad">
        {everyPips.map((pips) => (
          <Action
            key={pips}
            class={faces.includes(pips) ? 'key on' : 'key'}
            label={said.face(pips)}
            why={why}
            onPress={() => keyFace(desk, pips)}
            onRefused={toastWith}
          >
            <Die pips={pips} />
            {pips}
          </Action>
        ))}
      </div>
      {open ? (
        <p class="small quiet pad-note keys-help">{said.keysHelp}</p>
      ) : (
        <p class="small quiet pad-note">
          {said.padShut(roll?.number ?? 0)} {said.padWrong}{' '}
          <Basis desk={desk} basis={desk.rules.procedure.calling.amending.clause} />
        </p>
      )}
    </section>
  );
}

type SlotsProps = { readonly desk: Desk; readonly faces: readonly Pips[]; readonly open: boolean };

/** The faces keyed, holes for those to come, and the read-back in words. */
function Slots({ desk, faces, open }: SlotsProps) {
  const said = words.value.dealer;
  const { dice } = desk.game;
  const left = dice - faces.length;
  const [first] = faces;
  const readBack =
    left === 0
      ? callOf(desk.game, faces, desk.table.roll?.thrower)
      : first === undefined
        ? said.keyFaces(dice)
        : said.keyNext(faces.map((pips) => words.value.calls.numbers[pips] ?? String(pips)).join(', '));
  return (
    <div class="slots">
      <span class="two">
        {Array.from({ length: dice }, (_, place) => {
          const pips = faces[place];
          // Equal dice differ by their place only.
          return pips === undefined ? <span key={place} class="hole" /> : <Die key={place} pips={pips} />;
        })}
      </span>
      <span class={open ? 'readback' : 'readback shut'} role="status">
        <b class="sign">{open ? readBack : said.padEntered(words.value.common.dice(faces))}</b>
        {open && <span class="small quiet">{left === 0 ? said.readBack : said.keyNextNote(left)}</span>}
      </span>
      {open && faces.length > 0 && (
        <button type="button" class="btn" onClick={() => keep([])}>
          {said.clear}
        </button>
      )}
    </div>
  );
}
