import { type Role, supervising } from '@dicepit/engine';
import type { SupervisorCalls } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client, me } from '../live/pit.ts';
import { usePolling } from '../office/polling.ts';
import { Banner } from '../shell/banners.tsx';
import { toDealer } from '../shell/place.ts';
import { toastRefusal } from '../shell/toasts.tsx';
import { time } from '../words/words.ts';
import * as css from './calls-for-help.module.css';
import { staffWords } from './staff-words.ts';

type Call = SupervisorCalls['calls'][number];

/** Whether whoever looks comes when a table asks for a supervisor. */
const isSupervisor = (): boolean => supervising.some((role) => me.value?.roles.includes(role) === true);

/** Every table that asks for a supervisor, on whatever page one looks at; the table on the page says so by itself. */
export const CallsForHelp = ({ besides }: { readonly besides?: string }) =>
  isSupervisor() ? <Calls besides={besides} /> : null;

function Calls({ besides }: { readonly besides: string | undefined }) {
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const ask = async (): Promise<void> => {
    const answer = await client.ask('listCalls');
    if (answer.ok) setCalls(answer.value.calls);
  };
  usePolling(ask, 'calls', 'calls');
  const shown = calls.filter(({ table }) => table !== besides);
  return (
    // The place is there before anything stands in it: what comes in is read aloud.
    <div class={css.calls} role="alert">
      {shown.map((call) => (
        <CallLine key={`${call.table} ${call.incident}`} call={call} onAnswered={() => void ask()} />
      ))}
    </div>
  );
}

function CallLine({ call, onAnswered }: { readonly call: Call; readonly onAnswered: () => void }) {
  const said = staffWords.value.calls;
  const { table, title, incident, words, at } = call;
  const answer = async (): Promise<void> => {
    const given = await client
      .table(table)
      .command({ type: 'CloseIncident', incident, words: said.answered }, roleFor());
    if (!given.ok) toastRefusal(given.problem.detail);
    onAnswered();
  };
  return (
    <Banner
      icon="person"
      class={css.call}
      title={said.title({ table: title })}
      text={said.since({ words, time: time(at) })}
    >
      <span class={css.acts}>
        <a class="btn btn-sm" href={toDealer(table)} aria-label={said.toTableFor({ table: title })}>
          {said.toTable}
        </a>
        <button
          type="button"
          class="btn btn-sm btn-main"
          aria-label={said.answerFor({ table: title })}
          onClick={() => void answer()}
        >
          {said.answer}
        </button>
      </span>
    </Banner>
  );
}

/** Whoever is several things comes as the highest: the others may be bound to the tables where they have signed on. */
function roleFor(): { readonly as?: Role } {
  const as = supervising.findLast((role) => me.peek()?.roles.includes(role) === true);
  return as === undefined ? {} : { as };
}
