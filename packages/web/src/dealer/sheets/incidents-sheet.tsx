import { time } from '../../words/numbers.ts';
import type { Desk } from '../desk/desk.ts';
import { dealerWords } from '../said.ts';
import { DeskSheet, OpenForm } from './parts.tsx';

const here = { is: 'incidents' } as const;

/** What is open and has to be explained. */
export function IncidentsSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { incidents } = desk.table;
  return (
    <DeskSheet desk={desk} title={said.incidentsTitle}>
      {incidents.length === 0 && <p class="lead">{said.incidentsNone}</p>}
      <ul class="signlist">
        {incidents.map(({ incident, kind, words: told, at }) => (
          <li key={incident}>
            <span>
              {told}
              <small>
                {kind.replaceAll('-', ' ')}, {said.openedAt({ time: time(at) })}
              </small>
            </span>
            <OpenForm desk={desk} class="btn btn-sm" type="CloseIncident" fixed={{ incident }} back={here}>
              {said.close}
            </OpenForm>
          </li>
        ))}
      </ul>
      <div class="btns">
        <OpenForm desk={desk} type="ReportIncident" back={here} />
      </div>
    </DeskSheet>
  );
}
