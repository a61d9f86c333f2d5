import type { PitSettings } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Buttons } from '../parts/buttons.tsx';
import { Field } from '../parts/field.tsx';
import { Form, Pair } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { PanelLine } from '../parts/panel.tsx';
import { Qr } from '../parts/qr.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { centsIn } from '../parts/typed-sum.ts';
import * as sheets from './console.module.css';
import { closeSheet, night, printOnly, withToast } from './console-state.ts';
import { hostWords } from './host-words.ts';
import { keepWifi, type Wifi, wifi, wifiText } from './join-links.ts';
import * as css from './join-panel.module.css';
import { Poster } from './join-panel.tsx';

type Typed = {
  readonly name: string;
  readonly chips: string;
  readonly welcome: string;
  readonly most: string;
  readonly cause: string;
  readonly goal: string;
  readonly entry: string;
  readonly teams: string;
};

/** What the room is called, who may come, what they start with; a new code, and a poster for the wall. */
export function RoomSheet() {
  const said = hostWords.value.join;
  const pit = night.value?.pit;
  const [typed, setTyped] = useState<Typed>(() => ({
    name: pit?.name ?? '',
    chips: pit?.chips ?? '',
    welcome: String((pit?.welcome ?? 0) / 100),
    most: String(pit?.mostGuests ?? ''),
    cause: pit?.fundraiser?.cause ?? '',
    goal: String((pit?.fundraiser?.goal ?? 1_000_00) / 100),
    entry: String((pit?.fundraiser?.entry ?? 0) / 100),
    teams: (pit?.teams ?? []).join(', '),
  }));
  const save = async (): Promise<void> => {
    const saved = await withToast(client.ask('changeSettings', { body: settingsIn(typed) }), said.savedRoom);
    if (saved !== undefined) closeSheet();
  };
  return (
    <Sheet title={said.roomTitle} onClose={closeSheet} closable>
      <Form onSend={save}>
        <Field
          name={said.name}
          required
          maxLength={60}
          value={typed.name}
          onType={(name) => setTyped({ ...typed, name })}
        />
        <Pair>
          <Field
            name={hostWords.value.start.stack}
            inputMode="decimal"
            value={typed.welcome}
            onType={(welcome) => setTyped({ ...typed, welcome })}
          />
          <Field
            name={said.most}
            inputMode="numeric"
            value={typed.most}
            onType={(most) => setTyped({ ...typed, most })}
          />
        </Pair>
        <Field
          name={hostWords.value.start.chipWord}
          required
          maxLength={60}
          value={typed.chips}
          onType={(chips) => setTyped({ ...typed, chips })}
        />
        <Field
          name={said.cause}
          maxLength={60}
          placeholder={said.causeExample}
          note={said.causeNote}
          value={typed.cause}
          onType={(cause) => setTyped({ ...typed, cause })}
        />
        {typed.cause.trim() !== '' && (
          <Field
            name={said.teams}
            note={said.teamsNote}
            maxLength={200}
            value={typed.teams}
            onType={(teams) => setTyped({ ...typed, teams })}
          />
        )}
        {typed.cause.trim() !== '' && (
          <Pair>
            <Field
              name={said.goal}
              inputMode="decimal"
              required
              value={typed.goal}
              onType={(goal) => setTyped({ ...typed, goal })}
            />
            <Field
              name={said.entry}
              inputMode="decimal"
              value={typed.entry}
              onType={(entry) => setTyped({ ...typed, entry })}
            />
          </Pair>
        )}
        <button type="submit" class="btn btn-main">
          {said.save}
        </button>
      </Form>
      <PanelLine isTall>
        <span class="quiet small">{said.newCodeText}</span>
        <button
          type="button"
          class="btn btn-sm"
          onClick={() => void withToast(client.ask('renewCode'), ({ code }) => said.codeIs({ code }))}
        >
          {said.newCode}
        </button>
      </PanelLine>
      <button type="button" class="btn" onClick={() => printOnly('[data-part="poster"]')}>
        <Icon name="print" small />
        {said.poster}
      </button>
      {/* Drawn for the printer, and on no screen. */}
      <div class={css.forPaper} aria-hidden="true">
        <Poster />
      </div>
    </Sheet>
  );
}

/** What was typed, as far as it can be read; what cannot be stays as it is. */
function settingsIn({ name, chips, welcome, most, cause, goal, entry, teams }: Typed): PitSettings {
  const cents = centsIn(welcome);
  const hoped = centsIn(goal);
  const guests = Number.parseInt(most, 10);
  return {
    name: name.trim(),
    chips: chips.trim(),
    teams: teams
      .split(',')
      .map((team) => team.trim())
      .filter((team) => team !== ''),
    ...(cents === undefined ? {} : { welcome: cents }),
    ...(Number.isNaN(guests) ? {} : { mostGuests: guests }),
    ...(cause.trim() === ''
      ? { fundraiser: null }
      : hoped === undefined
        ? {}
        : { fundraiser: { cause: cause.trim(), goal: hoped, entry: centsIn(entry) ?? 0 } }),
  };
}

/** A code by which phones join the Wi-Fi; off until the host has typed in what it needs. */
export function WifiSheet() {
  const said = hostWords.value.join;
  const [typed, setTyped] = useState(wifi.value ?? { name: '', password: '' });
  const on = wifi.value;
  return (
    <Sheet title={said.wifiTitle} note={said.wifiText} onClose={closeSheet} closable>
      <Form
        onSend={() => {
          share(typed);
        }}
      >
        <Field
          name={said.wifiName}
          required
          maxLength={32}
          autocomplete="off"
          value={typed.name}
          onType={(name) => setTyped({ ...typed, name })}
        />
        <Field
          name={said.wifiPassword}
          maxLength={63}
          autocomplete="off"
          note={said.wifiNote}
          value={typed.password}
          onType={(password) => setTyped({ ...typed, password })}
        />
        {on !== undefined && (
          <div class={sheets.code}>
            <Qr text={wifiText(on)} label={said.wifiQr({ name: on.name })} />
          </div>
        )}
        <Buttons split="two">
          {on !== undefined && (
            <button type="button" class="btn" onClick={() => share(undefined)}>
              {said.wifiRemove}
            </button>
          )}
          <button type="submit" class="btn btn-main">
            {said.wifiShow}
          </button>
        </Buttons>
      </Form>
    </Sheet>
  );
}

/** This page shows it, and so do the televisions that were given the code. */
function share(given: Wifi | undefined): void {
  keepWifi(given);
  const shared = given === undefined ? null : { name: given.name, text: wifiText(given) };
  void withToast(client.ask('shareWifi', { body: { wifi: shared } }));
}
