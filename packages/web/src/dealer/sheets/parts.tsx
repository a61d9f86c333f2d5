import type { CommandBody, CommandType } from '@dicepit/engine';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { type Desk, whyNot, whyNotYours } from '../desk/desk.ts';
import type { SheetState } from '../desk/sheet-state.ts';
import { commandWords } from '../said.ts';
import { tell, told } from './told.ts';

type DeskSheetProps = {
  readonly desk: Desk;
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
};

/** A sheet of the desk, wide enough for two columns. Why something cannot be done stands at its foot. */
export function DeskSheet({ desk, title, note, children }: DeskSheetProps) {
  useEffect(() => () => tell(''), [title]);
  return (
    <Sheet
      class="desk-sheet"
      title={title}
      {...(note === undefined ? {} : { note })}
      closable
      onClose={() => desk.show(undefined)}
    >
      {children}
      <div class="told-line" role="status">
        {told.value !== '' && <p class="told">{told.value}</p>}
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
    <section class="part">
      <h3>
        {title} {note !== undefined && <span>{note}</span>}
      </h3>
      {children}
    </section>
  );
}

type GiveProps = {
  readonly desk: Desk;
  readonly command: CommandBody;
  readonly children?: ComponentChildren;
  readonly class?: string;
  /** The sheet to show once it is done; the desk itself where none is named. */
  readonly then?: SheetState;
};

/** A button that gives a whole command, and says why where the rules refuse it. */
export function Give({ desk, command, children, class: name = 'btn', then }: GiveProps) {
  return (
    <Action
      class={name}
      why={whyNot(desk, command)}
      onPress={() => {
        tell('');
        void desk.give(command).then((done) => done && desk.show(then));
      }}
      onRefused={tell}
    >
      {children ?? commandWords.value.names[command.type]}
    </Action>
  );
}

type FormProps = {
  readonly desk: Desk;
  readonly type: CommandType;
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly from?: CommandBody;
  readonly back?: SheetState;
  readonly children?: ComponentChildren;
  readonly class?: string;
};

/** A button that opens the form of a command. */
export function OpenForm({ desk, type, fixed, from, back, children, class: name = 'btn' }: FormProps) {
  return (
    <Action
      class={name}
      why={whyNotYours(desk, type)}
      onPress={() =>
        desk.show({
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
