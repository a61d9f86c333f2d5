import { type Role, staffRoles, watching } from '@dicepit/engine';
import type { OneTime, StafferFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Field, Setting, Tick } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { MomentField } from '../parts/moment-field.tsx';
import { Panel, PanelCard, PanelEmpty, PanelLine, Verbatim } from '../parts/panel.tsx';
import { Qr } from '../parts/qr.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toastRefusal, toastWith } from '../shell/toasts.tsx';
import { hasPasskeys, makePasskey } from '../staff/passkey.ts';
import { staffWords } from '../staff/staff-words.ts';
import { nameBy } from '../words/names.ts';
import { roleTitle } from '../words/roles.ts';
import { dayAndTime, list } from '../words/words.ts';
import * as css from './console.module.css';
import { closeSheet, night, show, withToast } from './console-state.ts';
import { dealtAt, whoDeals } from './host-table.ts';
import { hostWords } from './host-words.ts';
import { guestUrl, ownUrl } from './join-links.ts';

/** Those who run the tables. */
export function Staff() {
  const said = hostWords.value.staff;
  const staff = night.value?.staff ?? [];
  return (
    <Panel
      title={said.title}
      aside={
        <button type="button" class="btn btn-sm btn-quiet" onClick={() => show({ is: 'new staff' })}>
          <Icon name="plus" small />
          {said.add}
        </button>
      }
    >
      {staff.length < 2 && <PanelEmpty>{said.none}</PanelEmpty>}
      <ul>
        {staff.map((staffer) => (
          <PanelCard key={staffer.person} icon="person" name={staffer.name} notes={[lineOf(staffer)]}>
            {staffer.host && hasPasskeys() && <MakePasskey />}
            {!staffer.host && (
              <button
                type="button"
                class="iconbtn"
                aria-label={hostWords.value.desk.more({ name: staffer.name })}
                onClick={() => show({ is: 'staffer', person: staffer.person })}
              >
                <Icon name="more" />
              </button>
            )}
          </PanelCard>
        ))}
      </ul>
      {dealtAt(night.value?.tables ?? []).map((table) => (
        <PanelLine key={table.card.table}>
          <span>{table.card.title}</span>
          <span class="quiet">{whoDeals(table, staff)}</span>
        </PanelLine>
      ))}
    </Panel>
  );
}

/** Where the browser can, the host signs in by a passkey from now on. */
function MakePasskey() {
  const { passkeyMake, passkeyMade, passkeyFailed } = staffWords.value.enter;
  const make = async (): Promise<void> =>
    (await makePasskey()) ? toastWith(passkeyMade) : toastRefusal(passkeyFailed);
  return (
    <button type="button" class="btn btn-sm" onClick={() => void make()}>
      {passkeyMake}
    </button>
  );
}

/** What somebody is, and where: at the tables where they are signed on, or by their highest role. */
function lineOf({ roles, tables, here, host, ready, until }: StafferFacts): string {
  const said = hostWords.value.staff;
  if (host) return said.host;
  const titles = new Map(night.value?.tables.map(({ card }) => [card.table, card.title]));
  const at = tables.map(({ table, as }) =>
    said.atTable({ role: taskOf(as), table: titles.get(table) ?? table }),
  );
  const what = at.length > 0 ? list(at) : taskOf(roles.at(-1) ?? 'player');
  const ends = until === undefined ? undefined : said.ends({ when: dayAndTime(until) });
  return [what, ends, ready ? (here ? undefined : said.away) : said.notYet]
    .filter((each) => each !== undefined)
    .join(', ');
}

/** Somebody new on the staff: a name, what they may do, and a link for them. */
export function NewStaff() {
  const said = hostWords.value.staff;
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly Role[]>(['dealer']);
  const [until, setUntil] = useState('');
  const [signUp, setSignUp] = useState<OneTime | undefined>(undefined);
  if (signUp !== undefined)
    return (
      <Sheet title={said.linkTitle({ name })} onClose={closeSheet} closable>
        <OneTimeLink name={name} roles={roles} signUp={signUp} />
      </Sheet>
    );
  const add = async (): Promise<void> => {
    const ends = until === '' || !onlyWatches(roles) ? {} : { until: Number(until) };
    const added = await withToast(client.ask('addStaff', { body: { name: name.trim(), roles, ...ends } }));
    if (added !== undefined) setSignUp(added.signUp);
  };
  return (
    <Sheet title={said.addTitle} onClose={closeSheet} closable>
      <Form onSend={add}>
        <Field name={said.name} required maxLength={40} value={name} onType={setName} autofocus />
        <Roles chosen={roles} onChange={setRoles} />
        {onlyWatches(roles) && (
          <MomentField name={said.until} value={until} onPick={setUntil} note={said.untilNote} />
        )}
        <button type="submit" class="btn btn-main">
          {said.make}
        </button>
      </Form>
    </Sheet>
  );
}

type OneTimeLinkProps = {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly signUp: OneTime;
};

/** A link that is shown once: whoever opens it chooses a passphrase. The token is sent to no server on the way. */
function OneTimeLink({ name, roles, signUp }: OneTimeLinkProps) {
  const said = hostWords.value.staff;
  const { copy, copied } = hostWords.value.tables;
  const join = night.value?.join;
  // Inspectors come straight to their own desk.
  const page = roles.includes('inspector') ? 'inspect' : 'host';
  const url = `${join === undefined ? ownUrl() : guestUrl(join, ownUrl())}/${page}#staff=${signUp.token}`;
  const canCopy = 'clipboard' in navigator;
  return (
    <Form>
      <p class="quiet">{said.linkText({ time: dayAndTime(signUp.until) })}</p>
      <div class={css.code}>
        <Qr text={url} label={said.linkQr({ name })} />
      </div>
      <Verbatim>{url}</Verbatim>
      {canCopy && (
        <button
          type="button"
          class="btn"
          onClick={() => void navigator.clipboard.writeText(url).then(() => toastWith(copied))}
        >
          {copy}
        </button>
      )}
    </Form>
  );
}

/** Whether somebody comes to watch alone: they are let in for a time. */
const onlyWatches = (roles: readonly Role[]): boolean =>
  roles.length > 0 && roles.every((role) => watching.includes(role));

type RolesProps = {
  readonly chosen: readonly Role[];
  readonly onChange: (roles: readonly Role[]) => void;
};

/** What a role lets somebody do, as a host says it. */
const taskOf = (role: Role): string => nameBy(hostWords.value.staff.roleNames, role) ?? roleTitle(role);

/** What somebody may do. The pit refuses what does not go together. */
function Roles({ chosen, onChange }: RolesProps) {
  const { roles } = hostWords.value.staff;
  return (
    <Setting name={roles}>
      {staffRoles.map((role) => (
        <Tick
          key={role}
          on={chosen.includes(role)}
          onChange={(on) => onChange(on ? [...chosen, role] : chosen.filter((each) => each !== role))}
        >
          {taskOf(role)}
        </Tick>
      ))}
    </Setting>
  );
}

/** One of the staff: what they may do, a new link, and relief. */
export function StafferSheet({ person }: { readonly person: string }) {
  const said = hostWords.value.staff;
  const staffer = night.value?.staff.find((each) => each.person === person);
  const [roles, setRoles] = useState(staffer?.roles ?? []);
  const [until, setUntil] = useState(String(staffer?.until ?? ''));
  const [signUp, setSignUp] = useState<OneTime | undefined>(undefined);
  if (staffer === undefined) return null;
  const { name } = staffer;
  const params = { person };
  const ends = until === '' || !onlyWatches(roles) ? {} : { until: Number(until) };
  const reset = async (): Promise<void> =>
    setSignUp(await withToast(client.ask('resetPassphrase', { params })));
  if (signUp !== undefined)
    return (
      <Sheet title={said.linkTitle({ name })} onClose={closeSheet} closable>
        <OneTimeLink name={name} roles={staffer.roles} signUp={signUp} />
      </Sheet>
    );
  return (
    <Sheet title={name} onClose={closeSheet} closable>
      <Form>
        <Roles chosen={roles} onChange={setRoles} />
        {onlyWatches(roles) && <MomentField name={said.until} value={until} onPick={setUntil} />}
        <button
          type="button"
          class="btn btn-main"
          onClick={() =>
            void withToast(
              client.ask('changeRoles', { params, body: { roles, ...ends } }),
              said.changed({ name }),
            )
          }
        >
          {said.change}
        </button>
        <PanelLine isTall>
          <span class="quiet small">{said.relieveText}</span>
          <button
            type="button"
            class="btn btn-sm"
            onClick={() => void withToast(client.ask('kick', { params }), said.relieved({ name }))}
          >
            {said.relieve}
          </button>
        </PanelLine>
        <PanelLine isTall>
          <span class="quiet small">{said.resetText}</span>
          <button type="button" class="btn btn-sm" onClick={() => void reset()}>
            {said.reset}
          </button>
        </PanelLine>
      </Form>
    </Sheet>
  );
}
