import type { ConductFacts, IncidentFacts } from '@dicepit/wire';
import { pit } from '../../live/pit.ts';
import { DeskLink } from '../../office/at-desk.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { conductWords } from '../said.ts';
import { stateOf } from '../state-of.ts';
import { nameIn } from './live.ts';

export type IncidentListProps = { readonly facts: ConductFacts; readonly current: string | undefined };

/** What was reported: what is open first, and what is closed apart. */
export function IncidentList({ facts, current }: IncidentListProps) {
  const said = conductWords.value;
  const open = facts.incidents.filter(({ closed }) => closed === undefined);
  const over = facts.incidents.filter(({ closed }) => closed !== undefined);
  return (
    <>
      <section class="panel" aria-labelledby="conduct-open">
        <div class="panel-h">
          <h2 class="h2" id="conduct-open">
            {said.open}
          </h2>
          <span class="quiet num">{open.length}</span>
        </div>
        {open.length === 0 && <p class="quiet panel-empty">{said.none}</p>}
        <Cases facts={facts} incidents={open} current={current} />
      </section>
      {over.length > 0 && (
        <section class="panel" aria-labelledby="conduct-over">
          <div class="panel-h">
            <h2 class="h2" id="conduct-over">
              {said.over}
            </h2>
            <span class="quiet num">{over.length}</span>
          </div>
          <Cases facts={facts} incidents={over} current={current} />
        </section>
      )}
    </>
  );
}

type CasesProps = IncidentListProps & { readonly incidents: readonly IncidentFacts[] };

function Cases({ facts, incidents, current }: CasesProps) {
  const said = conductWords.value;
  return (
    <ul>
      {incidents.map((incident) => {
        const { kind, person, table, pack, at } = incident;
        const state = stateOf(incident);
        return (
          <li key={incident.incident}>
            <DeskLink
              to={{ tab: 'conduct', item: incident.incident }}
              class="case"
              current={incident.incident === current}
            >
              <span class="sw" data-pack={pack} />
              <span class="case-what">
                <b>{said.kinds[kind]}</b>
                <span class="quiet">{said.who({ name: nameIn(facts, person), table: titleOf(table) })}</span>
              </span>
              <span class="case-state">
                <span class={state === 'held' ? 'pill bad' : state === 'reported' ? 'pill good' : 'pill'}>
                  {said.states[state]}
                </span>
                <span class="quiet small">{dayAndTime(at)}</span>
              </span>
            </DeskLink>
          </li>
        );
      })}
    </ul>
  );
}

export const titleOf = (table: string): string =>
  pit.value?.tables.find((each) => each.table === table)?.title ?? table;
