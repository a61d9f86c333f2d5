import { type CommandBody, type Limits, setCount } from '@dicepit/engine';
import { number, sum, time } from '../../words/numbers.ts';
import { Basis } from '../desk/basis.tsx';
import { clockOf } from '../desk/clock.ts';
import { type Desk, nameAt, wagerName } from '../desk/desk.ts';
import { commandWords, dealerWords } from '../said.ts';
import { DeskSheet, Give, OpenForm, Part } from './parts.tsx';

const here = { is: 'signs' } as const;
const MINUTE = 60_000;

/** What the table posts: limits, notices with their clocks, the closing and the odds. */
export function SignsSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { signs } = desk.table;
  const { raising, closing } = desk.rules.procedure.signs;
  return (
    <DeskSheet desk={desk} title={said.signsTitle}>
      <Part title={said.limitsNow}>
        <ul class="signlist">
          <li>
            <span>{signs.limits === undefined ? said.noLimits : limitsWords(signs.limits)}</span>
            <OpenForm
              desk={desk}
              class="btn btn-sm"
              type="PostLimits"
              back={here}
              {...(signs.limits === undefined ? {} : { from: { type: 'PostLimits', limits: signs.limits } })}
            >
              {said.change}
            </OpenForm>
          </li>
          {[...signs.byWager].map(([wager, limits]) => (
            <li key={wager}>
              <span>{said.limitsOf({ name: wagerName(desk, wager), limits: limitsWords(limits) })}</span>
              <Give desk={desk} class="btn btn-sm" command={down({ kind: 'wager', wager })} then={here}>
                {said.takeDown}
              </Give>
            </li>
          ))}
          {[...signs.bySeat].map(([seat, limits]) => (
            <li key={seat}>
              <span>{said.limitsOf({ name: nameAt(desk, seat), limits: limitsWords(limits) })}</span>
              <Give desk={desk} class="btn btn-sm" command={down({ kind: 'seat', seat })} then={here}>
                {said.takeDown}
              </Give>
            </li>
          ))}
        </ul>
        <div class="btns two">
          <OpenForm desk={desk} type="PostWagerLimits" back={here} />
          <OpenForm desk={desk} type="PostSeatLimits" back={here} />
        </div>
      </Part>
      <Part title={commandWords.value.names.PostRaise} note={said.noticeNeeded({ minutes: raising.minutes })}>
        <Basis desk={desk} basis={raising.clause} />
        {signs.raise !== undefined && (
          <ul class="signlist">
            <li>
              <span>
                {said.raiseNotice({ minimum: sum(signs.raise.minimum), time: time(signs.raise.from) })}
                <small>{leftUntil(signs.raise.from, desk.now, said.raiseLeft)}</small>
              </span>
              <Give desk={desk} class="btn btn-sm" command={down({ kind: 'raise' })} then={here}>
                {said.takeDown}
              </Give>
            </li>
          </ul>
        )}
        <OpenForm
          desk={desk}
          type="PostRaise"
          back={here}
          from={{
            type: 'PostRaise',
            minimum: (signs.limits?.minimum ?? 1_00) * 2,
            from: noticed(desk.now, raising.minutes),
          }}
        />
      </Part>
      <Part
        title={commandWords.value.names.PostClosing}
        note={said.noticeNeeded({ minutes: closing.minutes })}
      >
        <Basis desk={desk} basis={closing.clause} />
        {signs.closing !== undefined && (
          <ul class="signlist">
            <li>
              <span>
                {said.closingNotice({ time: time(signs.closing.closesAt) })}
                <small>{leftUntil(signs.closing.closesAt, desk.now, said.closingLeft)}</small>
              </span>
              <Give desk={desk} class="btn btn-sm" command={down({ kind: 'closing' })} then={here}>
                {said.takeDown}
              </Give>
            </li>
          </ul>
        )}
        <div class="btns two">
          <OpenForm
            desk={desk}
            type="PostClosing"
            back={here}
            from={{ type: 'PostClosing', closesAt: noticed(desk.now, closing.minutes) }}
          />
          <Give desk={desk} command={{ type: 'CloseTable' }} />
          {(setCount(desk.game, desk.table)?.thrown ?? 0) > 0 && (
            <Give desk={desk} command={{ type: 'CloseTable', breaksOff: true }}>
              {said.breakOff}
            </Give>
          )}
        </div>
      </Part>
      <Part title={commandWords.value.names.ChangePayTable}>
        {signs.payTable !== undefined && (
          <p class="small quiet">
            {said.payTableNotice({ time: new Date(signs.payTable.until).toLocaleDateString() })}
          </p>
        )}
        <div class="btns two">
          <OpenForm
            desk={desk}
            type="ChangePayTable"
            back={here}
            from={{ type: 'ChangePayTable', options: desk.setup.options }}
          />
          <OpenForm desk={desk} type="SetStatutoryMaximum" back={here} />
        </div>
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
  Math.ceil(now / MINUTE) * MINUTE + (minutes + 1) * MINUTE;
