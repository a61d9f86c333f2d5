import type { GuestFacts } from '@dicepit/wire';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Mark } from '../../parts/mark.tsx';
import { number, sum, time } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import { show } from '../console/open-sheet.ts';
import { lasted } from '../console/spans.ts';
import { clock } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { type GuestState, guestState, worthOf } from './guest-state.ts';

export type GuestRowProps = {
  readonly guest: GuestFacts;
  /** The titles of the tables by their ids. */
  readonly titles: ReadonlyMap<string, string>;
  /** Whether it has to be said at which table somebody sits. */
  readonly many: boolean;
};

export function GuestRow({ guest, titles, many }: GuestRowProps) {
  const said = hostWords.value.guests;
  const { person, name, kind, seats } = guest;
  const state = guestState(guest, clock.value);
  const at = words.value.chipsAt;
  const { racks, bets } = worthOf(guest);
  const whites = seats.filter((seat) => seat.whites).reduce((all, { rack }) => all + rack, 0);
  const [first] = seats;
  const where = [
    kind === 'house' ? said.house : undefined,
    ...(many ? seats.map(({ table }) => titles.get(table)) : []),
  ]
    .filter((each) => each !== undefined)
    .join(', ');
  const isParty = seats.some((seat) => seat.whites);
  return (
    <tr>
      <td>
        <span class="guest">
          <Mark seat={first?.seat ?? 0} name={name} colour={first?.colour} />
          <span class="guest-say">
            <b class="sign">{name}</b>
            {where !== '' && (
              <span class="quiet seat-at" title={where}>
                {where}
              </span>
            )}
          </span>
        </span>
      </td>
      <td data-name={said.seat}>
        {first === undefined ? (
          <span class="quiet">{said.noSeat}</span>
        ) : (
          seats.map(({ seat }) => seat).join(', ')
        )}
      </td>
      <td class="r" data-name={at.rack}>
        {sum(racks)}
        <span class="whites">
          {at.account} {sum(guest.account)}
        </span>
        {isParty && <span class="whites">{said.whites({ count: number(whites) })}</span>}
      </td>
      <td class="r" data-name={at.onTable}>
        {sum(bets)}
      </td>
      <td data-name={said.state}>
        <span class="pill">
          <Icon name={icons[state.is]} />
          {stateText(state)}
        </span>
      </td>
      <td>
        <span class="row-btns">
          {kind === 'guest' && (
            <button
              type="button"
              class={`btn btn-sm ${state.is === 'out' ? 'btn-main' : ''}`}
              aria-label={said.topUpTitle({ name })}
              onClick={() => show({ is: 'top up', person })}
            >
              {said.topUp}
            </button>
          )}
          <button
            type="button"
            class="iconbtn"
            aria-label={hostWords.value.desk.more({ name })}
            onClick={() => show({ is: 'guest', person })}
          >
            <Icon name="more" />
          </button>
        </span>
      </td>
    </tr>
  );
}

const icons: Readonly<Record<GuestState['is'], IconName>> = {
  playing: 'check',
  out: 'warn',
  waiting: 'clock',
  watching: 'screen',
  excluded: 'lock',
  asleep: 'moon',
  left: 'close',
};

function stateText(state: GuestState): string {
  const said = hostWords.value.guests;
  if (state.is === 'asleep') return said.asleep({ time: lasted(state.for) });
  if (state.is === 'left') return said.left({ time: time(state.at) });
  return said.states[state.is];
}
