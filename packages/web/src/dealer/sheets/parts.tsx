import { type CommandBody, type CommandType, everyPips, type Pips } from '@dicepit/engine';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Die } from '../../parts/die.tsx';
import { SeatMark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { change } from '../../words/words.ts';
import {
  type DealerView,
  giveFromSheet,
  nameAt,
  refusalText,
  roleRefusalText,
  type SheetState,
} from '../dealer-view.ts';
import { commandWords, dealerWords } from '../dealer-words.ts';
import { type Keyed, withFace } from '../pad.ts';
import type { SeatEffect } from '../settle.ts';
import * as css from './desk-sheets.module.css';

type DeskSheetProps = {
  readonly view: DealerView;
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
};

/** A sheet of the desk, wide enough for two columns. Why something cannot be done stands at its foot. */
export function DeskSheet({ view, title, note, children }: DeskSheetProps) {
  useEffect(() => () => tell(''), [title]);
  return (
    <Sheet
      class={css.sheet}
      title={title}
      {...(note === undefined ? {} : { note })}
      closable
      onClose={() => view.show(undefined)}
    >
      {children}
      <div class={css.toldLine} role="status">
        {told.value !== '' && <p class={css.told}>{told.value}</p>}
      </div>
    </Sheet>
  );
}

/** A part of a sheet under its own heading. */
export function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class={css.part}>
      <h3>
        {title} {note !== undefined && <span>{note}</span>}
      </h3>
      {children}
    </section>
  );
}

type GiveProps = {
  readonly view: DealerView;
  readonly command: CommandBody;
  readonly children?: ComponentChildren;
  readonly class?: string;
  /** The sheet to show once it is done; the desk itself where none is named. */
  readonly then?: SheetState;
};

/** A button that gives a whole command, and says why where the rules refuse it. */
export function Give({ view, command, children, class: name = 'btn', then }: GiveProps) {
  return (
    <Action
      class={name}
      why={refusalText(view, command)}
      onPress={() => {
        tell('');
        void giveFromSheet(view, command, then);
      }}
      onRefused={tell}
    >
      {children ?? commandWords.value.names[command.type]}
    </Action>
  );
}

type FormProps = {
  readonly view: DealerView;
  readonly type: CommandType;
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly from?: CommandBody;
  readonly back?: SheetState;
  readonly children?: ComponentChildren;
  readonly class?: string;
};

/** A button that opens the form of a command. */
export function OpenForm({ view, type, fixed, from, back, children, class: name = 'btn' }: FormProps) {
  return (
    <Action
      class={name}
      why={roleRefusalText(view, type)}
      onPress={() =>
        view.show({
          is: 'form',
          type,
          ...(fixed === undefined ? {} : { fixed }),
          ...(from === undefined ? {} : { from }),
          ...(back === undefined ? {} : { back }),
        })
      }
      onRefused={tell}
    >
      {children ?? commandWords.value.names[type]}
    </Action>
  );
}

type FacesFieldProps = {
  readonly dice: number;
  readonly faces: Keyed;
  readonly onChange: (faces: Keyed) => void;
};

/** A small pad of faces inside a sheet: pressing one more than there are dice begins again. */
export function FacesField({ dice, faces, onChange }: FacesFieldProps) {
  const said = dealerWords.value;
  const key = (pips: Pips): void => onChange(faces.length >= dice ? [pips] : withFace(faces, pips, dice));
  return (
    <div class={css.pad} role="group" aria-label={said.padName}>
      {everyPips.map((pips) => (
        <button
          key={pips}
          type="button"
          class={css.face}
          aria-label={said.face({ pips })}
          onClick={() => key(pips)}
        >
          <Die pips={pips} />
        </button>
      ))}
    </div>
  );
}

/** Faces drawn in a row, with holes for those that are not known. */
export function FacesShown({ dice, faces }: { readonly dice: number; readonly faces: Keyed }) {
  return (
    <span class={css.faces}>
      {Array.from({ length: dice }, (_, place) => {
        const pips = faces[place];
        // Equal dice differ by their place only.
        return pips === undefined ? <span key={place} class={css.hole} /> : <Die key={place} pips={pips} />;
      })}
    </span>
  );
}

type EffectsProps = {
  readonly view: DealerView;
  readonly effects: readonly SeatEffect[];
  readonly note?: string;
};

/** What a correction does to each seat, before it is done. */
export function Effects({ view, effects, note }: EffectsProps) {
  const said = dealerWords.value;
  return (
    <Part title={said.whatChanges} {...(note === undefined ? {} : { note })}>
      {effects.length === 0 ? (
        <p class="small quiet">{said.nothingChanges}</p>
      ) : (
        <ul class={css.effects} data-part="effects">
          {effects.map(({ seat, cents }) => (
            <li key={seat}>
              <SeatMark table={view.table} seat={seat} />
              <span>{nameAt(view, seat)}</span>
              <b>{change(cents)}</b>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Why something in the open sheet cannot be done: it is said in the sheet, which nothing lies over. */
const told = signal('');

export const tell = (why: string): void => {
  told.value = why;
};
