import {
  balanceOf,
  type CommandBody,
  type Limits,
  ladder,
  SUPERVISOR_CALLED,
  setCount,
} from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { client, refreshMe } from '../../live/pit.ts';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import { Field } from '../../parts/field.tsx';
import { toastRefusal, toastWith } from '../../shell/toasts.tsx';
import { hasPasskeys, makePasskey } from '../../staff/passkey.ts';
import { nameOfPacks } from '../../words/refusal-words.ts';
import { roleTitle, roleWords } from '../../words/roles.ts';
import { number, sum, time } from '../../words/words.ts';
import { Basis, SupervisorCalls, shooterWords } from '../dealer-parts.tsx';
import {
  clockOf,
  type DealerView,
  giveFromSheet,
  incidentSays,
  nameAt,
  refusalText,
  wagerName,
} from '../dealer-view.ts';
import { commandWords, dealerWords } from '../dealer-words.ts';
import * as css from './desk-sheets.module.css';
import { DeskSheet, Give, OpenForm, Part, tell } from './parts.tsx';

const staffSheet = { is: 'staff' } as const;

/** Who runs the table, coming on, handing over and going off. */
export function StaffSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { staff, custodian, rolled, ledger } = view.table;
  const { age } = view.rules.procedure.staff;
  const mine = ladder.filter((role) => view.asker.roles.includes(role));
  return (
    <DeskSheet view={view} title={said.staffTitle}>
      <Part title={said.staffHere}>
        {staff.size === 0 && <p class="small quiet">{said.nobodyOn}</p>}
        <ul class={css.lines}>
          {[...staff].map(([person, role]) => (
            <li key={person}>
              <span>
                {roleTitle(role)} {person === view.asker.person ? `(${said.youMark})` : ''}
                {person === custodian && <small>{said.hasDice}</small>}
              </span>
            </li>
          ))}
        </ul>
        <Buttons split="two">
          {mine.map((role) =>
            age === undefined || view.table.ages?.has(view.asker.person) === true ? (
              <Give key={role} view={view} command={{ type: 'SignOn', as: role }} then={staffSheet}>
                {said.signOnAs({ role: roleWords.value[role] })}
              </Give>
            ) : (
              <OpenForm key={role} view={view} type="SignOn" fixed={{ as: role }} back={staffSheet}>
                {said.signOnAs({ role: roleWords.value[role] })}
              </OpenForm>
            ),
          )}
          <OpenForm view={view} type="TakeOverDice" back={staffSheet} />
          <Give view={view} command={{ type: 'SignOff' }} then={staffSheet} />
        </Buttons>
      </Part>
      <Part title={said.handOver}>
        <p class="small quiet">
          {said.handOverText({
            roll: rolled,
            float: sum(balanceOf(ledger, 'float')),
            shooter: shooterWords(view).title,
          })}
        </p>
      </Part>
      <Account />
    </DeskSheet>
  );
}

/** One's own way in: a passkey for this device, and the way out. */
function Account() {
  const said = dealerWords.value;
  const [busy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    setBusy(true);
    if (await makePasskey()) toastWith(said.passkeyAdded);
    else toastRefusal(said.passkeyFailed);
    setBusy(false);
  };
  return (
    <Buttons split="two">
      {hasPasskeys() && (
        <button type="button" class="btn" aria-busy={busy} onClick={() => void add()}>
          {said.passkeyAdd}
        </button>
      )}
      <button type="button" class="btn" onClick={() => void client.signOut().then(refreshMe)}>
        {said.signOut}
      </button>
    </Buttons>
  );
}

const reasons = ['dispute', 'payment', 'dice', 'behaviour', 'chips', 'relief', 'other'] as const;

type Reason = (typeof reasons)[number];

/** Asks for a supervisor: what it is about, and one press. */
export function SupervisorSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const about = reason === undefined || reason === 'other' ? '' : said.callReasons[reason];
  const words = [about, note.trim()].filter((part) => part !== '').join(': ');
  const call = { type: 'ReportIncident', kind: SUPERVISOR_CALLED, words } as const;
  const why = reason === undefined || words === '' ? said.callChoose : refusalText(view, call);
  return (
    <DeskSheet view={view} title={said.callSupervisor}>
      <p class="lead">{said.callText}</p>
      <SupervisorCalls view={view} />
      <Part title={said.callAbout}>
        <div class={css.reasons}>
          {reasons.map((each) => (
            <Action
              key={each}
              class={each === reason ? `${css.reason} ${css.isOn}` : css.reason}
              pressed={each === reason}
              onPress={() => {
                tell('');
                setReason(each);
              }}
            >
              <span>{said.callReasons[each]}</span>
            </Action>
          ))}
        </div>
      </Part>
      <Field
        name={reason === 'other' ? said.callNoteNeeded : said.callNote}
        value={note}
        maxLength={200}
        onType={setNote}
      />
      <Buttons>
        <Action
          class="btn btn-main"
          why={why}
          onPress={() => void giveFromSheet(view, call)}
          onRefused={tell}
        >
          {said.callSupervisor}
        </Action>
      </Buttons>
    </DeskSheet>
  );
}

const signsSheet = { is: 'signs' } as const;
const MINUTE_MS = 60_000;

/** What the table posts: limits, notices with their clocks, the closing and the odds. */
export function SignsSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { signs } = view.table;
  const { raising, closing } = view.rules.procedure.signs;
  return (
    <DeskSheet view={view} title={said.signsTitle}>
      <Part title={said.limitsNow}>
        <ul class={css.lines}>
          <li>
            <span>{signs.limits === undefined ? said.noLimits : limitsWords(signs.limits)}</span>
            <OpenForm
              view={view}
              class="btn btn-sm"
              type="PostLimits"
              back={signsSheet}
              {...(signs.limits === undefined ? {} : { from: { type: 'PostLimits', limits: signs.limits } })}
            >
              {said.change}
            </OpenForm>
          </li>
          {[...signs.byWager].map(([wager, limits]) => (
            <li key={wager}>
              <span>{said.limitsOf({ name: wagerName(view, wager), limits: limitsWords(limits) })}</span>
              <Give view={view} class="btn btn-sm" command={down({ kind: 'wager', wager })} then={signsSheet}>
                {said.takeDown}
              </Give>
            </li>
          ))}
          {[...signs.bySeat].map(([seat, limits]) => (
            <li key={seat}>
              <span>{said.limitsOf({ name: nameAt(view, seat), limits: limitsWords(limits) })}</span>
              <Give view={view} class="btn btn-sm" command={down({ kind: 'seat', seat })} then={signsSheet}>
                {said.takeDown}
              </Give>
            </li>
          ))}
        </ul>
        <Buttons split="two">
          <OpenForm view={view} type="PostWagerLimits" back={signsSheet} />
          <OpenForm view={view} type="PostSeatLimits" back={signsSheet} />
        </Buttons>
      </Part>
      <Part title={commandWords.value.names.PostRaise} note={said.noticeNeeded({ minutes: raising.minutes })}>
        <Basis view={view} basis={raising.clause} />
        {signs.raise !== undefined && (
          <ul class={css.lines}>
            <li>
              <span>
                {said.raiseNotice({ minimum: sum(signs.raise.minimum), time: time(signs.raise.from) })}
                <small>{leftUntil(signs.raise.from, view.now, said.raiseLeft)}</small>
              </span>
              <Give view={view} class="btn btn-sm" command={down({ kind: 'raise' })} then={signsSheet}>
                {said.takeDown}
              </Give>
            </li>
          </ul>
        )}
        <OpenForm
          view={view}
          type="PostRaise"
          back={signsSheet}
          from={{
            type: 'PostRaise',
            minimum: (signs.limits?.minimum ?? 1_00) * 2,
            from: noticed(view.now, raising.minutes),
          }}
        />
      </Part>
      <Part
        title={commandWords.value.names.PostClosing}
        note={said.noticeNeeded({ minutes: closing.minutes })}
      >
        <Basis view={view} basis={closing.clause} />
        {signs.closing !== undefined && (
          <ul class={css.lines}>
            <li>
              <span>
                {said.closingNotice({ time: time(signs.closing.closesAt) })}
                <small>{leftUntil(signs.closing.closesAt, view.now, said.closingLeft)}</small>
              </span>
              <Give view={view} class="btn btn-sm" command={down({ kind: 'closing' })} then={signsSheet}>
                {said.takeDown}
              </Give>
            </li>
          </ul>
        )}
        <Buttons split="two">
          <OpenForm
            view={view}
            type="PostClosing"
            back={signsSheet}
            from={{ type: 'PostClosing', closesAt: noticed(view.now, closing.minutes) }}
          />
          <Give view={view} command={{ type: 'CloseTable' }} />
          {(setCount(view.game, view.table)?.thrown ?? 0) > 0 && (
            <Give view={view} command={{ type: 'CloseTable', breaksOff: true }}>
              {said.breakOff}
            </Give>
          )}
        </Buttons>
      </Part>
      <Part title={commandWords.value.names.ChangePayTable}>
        {signs.payTable !== undefined && (
          <p class="small quiet">
            {said.payTableNotice({ time: new Date(signs.payTable.until).toLocaleDateString() })}
          </p>
        )}
        <Buttons split="two">
          <OpenForm
            view={view}
            type="ChangePayTable"
            back={signsSheet}
            from={{ type: 'ChangePayTable', options: view.setup.options }}
          />
          <OpenForm view={view} type="SetStatutoryMaximum" back={signsSheet} />
        </Buttons>
      </Part>
    </DeskSheet>
  );
}

type Sign = Extract<CommandBody, { readonly type: 'TakeDownSign' }>['sign'];

const down = (sign: Sign) => ({ type: 'TakeDownSign', sign }) as const;

export function limitsWords({ minimum, maximum, unit }: Limits): string {
  const { minMax, unitOf } = dealerWords.value;
  const bounds = minMax({ minimum: sum(minimum), maximum: sum(maximum) });
  return unit === undefined ? bounds : `${bounds}, ${unitOf({ unit: number(unit / 100) })}`;
}

const leftUntil = (at: number, now: number, says: (figures: { readonly left: string }) => string): string =>
  at <= now ? dealerWords.value.inForce : says({ left: clockOf(at - now) });

/** The earliest whole minute that leaves the notice the rules ask for. */
const noticed = (now: number, minutes: number): number =>
  Math.ceil(now / MINUTE_MS) * MINUTE_MS + (minutes + 1) * MINUTE_MS;

const incidentsSheet = { is: 'incidents' } as const;

/** What is open and has to be explained. */
export function IncidentsSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { incidents } = view.table;
  return (
    <DeskSheet view={view} title={said.incidentsTitle}>
      {incidents.length === 0 && <p class="lead">{said.incidentsNone}</p>}
      <ul class={css.lines}>
        {incidents.map(({ incident, kind, at, ...about }) => (
          <li key={incident}>
            <span>
              {incidentSays({ incident, kind, at, ...about })}
              <small>
                {Object.hasOwn(view.rules.procedure.incidents.kinds, kind) &&
                  `${nameOfPacks('incident', kind)}, `}
                {said.openedAt({ time: time(at) })}
              </small>
            </span>
            <OpenForm
              view={view}
              class="btn btn-sm"
              type="CloseIncident"
              fixed={{ incident }}
              back={incidentsSheet}
            >
              {said.close}
            </OpenForm>
          </li>
        ))}
      </ul>
      <Buttons>
        <OpenForm view={view} type="ReportIncident" back={incidentsSheet} />
      </Buttons>
    </DeskSheet>
  );
}
