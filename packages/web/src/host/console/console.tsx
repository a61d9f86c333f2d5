import { client } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { StaffPages } from '../../staff/staff-pages.tsx';
import { timeToTheSecond } from '../../words/numbers.ts';
import { Bank } from '../bank/bank.tsx';
import { ChipsPanel } from '../chips/chips-panel.tsx';
import { Claims } from '../guests/claims.tsx';
import { Guests } from '../guests/guests.tsx';
import { JoinPanel } from '../join/join-panel.tsx';
import { told } from '../live/asked.ts';
import { clock, night, nightConnection, savedAt } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { Staff } from '../staff/staff.tsx';
import { Tables } from '../tables/tables.tsx';
import { Televisions } from '../tables/televisions.tsx';
import { Bar } from './bar.tsx';
import { Banners } from './host-banners.tsx';
import { show } from './open-sheet.ts';
import { lasted } from './spans.ts';

/** The running night: who is here, what the tables do, where the chips are. */
export function Console({ onNewTable }: { readonly onNewTable: () => void }) {
  const { console: title } = hostWords.value.desk;
  const isStale = nightConnection.value.is !== 'live';
  return (
    <div class={`wide console ${isStale ? 'is-stale' : ''}`}>
      <NightBar />
      <main>
        <h1 class="sr">{title}</h1>
        <Banners />
        <Claims />
        <div class="host">
          <div class="col">
            <JoinPanel />
            <ChipsPanel />
          </div>
          <div class="col">
            <Guests />
          </div>
          <div class="col">
            <Tables onNewTable={onNewTable} />
            <Televisions />
            <Staff />
            <StaffPages />
          </div>
        </div>
      </main>
      <Bank />
    </div>
  );
}

function NightBar() {
  const said = hostWords.value;
  const overview = night.value;
  if (overview === undefined) return null;
  const { pit, guests } = overview;
  const people = guests.filter(({ kind }) => kind === 'guest').length;
  const note = [
    said.desk.openFor({ time: lasted(clock.value - pit.openedAt) }),
    said.desk.guests({ count: people }),
    said.desk.modes[pit.mode],
  ].join(', ');
  const resume = (): void => void told(client.ask('resumePit'), said.night.resumed);
  return (
    <Bar title={pit.name} note={note}>
      {savedAt.value !== undefined && (
        <span class="pill good bar-saved">
          <Icon name="check" />
          {said.desk.saved({ time: timeToTheSecond(savedAt.value) })}
        </span>
      )}
      {pit.paused === null ? (
        <button type="button" class="btn btn-sm" onClick={() => show({ is: 'pause' })}>
          <Icon name="pause" small />
          {said.desk.pause}
        </button>
      ) : (
        <button type="button" class="btn btn-sm btn-main" onClick={resume}>
          <Icon name="play" small />
          {said.desk.resume}
        </button>
      )}
      <a class="btn btn-sm bar-desk" href="./desk">
        {said.desk.office}
      </a>
      <button type="button" class="btn btn-sm" onClick={() => show({ is: 'end' })}>
        {said.desk.end}
      </button>
    </Bar>
  );
}
