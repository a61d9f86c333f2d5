import { reviewing } from '@dicepit/engine';
import { me } from '../../live/pit.ts';
import { DeskLink, deskPlace } from '../../office/at-desk.tsx';
import { useKeepAsking } from '../../office/keep-asking.ts';
import { Icon } from '../../parts/icon.tsx';
import '../../look/cases.css';
import '../../look/conduct.css';
import { conductWords } from '../said.ts';
import { Exclusions } from './exclusions.tsx';
import { IncidentList } from './incident-list.tsx';
import { IncidentPage } from './incident-page.tsx';
import { KeptOut } from './kept-out.tsx';
import { conduct, readConduct } from './live.ts';
import { ReportForm } from './report-form.tsx';

/** The place in the address that a new report is written at. */
const REPORT = 'report';

/**
 * The conduct of people: reports, findings, measures, and who is kept from which game. A dealer reports, and leaves the
 * rest to those who look into incidents.
 */
export function ConductTab() {
  return me.value?.roles.some((role) => reviewing.includes(role)) === true ? <Watching /> : <Reporting />;
}

function Reporting() {
  return (
    <div class="cases is-alone">
      <h1 class="sr">{conductWords.value.title}</h1>
      <div class="cases-one">
        <ReportForm />
      </div>
    </div>
  );
}

function Watching() {
  const said = conductWords.value;
  const { item } = deskPlace.value;
  useKeepAsking(readConduct, 'conduct', 'conduct');
  const facts = conduct.value;
  if (facts === undefined) return <p class="quiet office-wait">{said.opening}</p>;
  return (
    <div class={item === undefined ? 'cases' : 'cases has-case'}>
      <h1 class="sr">{said.title}</h1>
      <div class="cases-list">
        <DeskLink to={{ tab: 'conduct', item: REPORT }} class="btn btn-main">
          <Icon name="plus" small />
          {said.report}
        </DeskLink>
        <IncidentList facts={facts} current={item} />
        <Exclusions facts={facts} />
        <KeptOut facts={facts} />
      </div>
      <div class="cases-one">
        {item === undefined ? (
          <p class="quiet cases-pick">{said.pick}</p>
        ) : (
          <>
            <DeskLink to={{ tab: 'conduct' }} class="btn btn-sm btn-quiet cases-back">
              <Icon name="chevron" small />
              {said.back}
            </DeskLink>
            {item === REPORT ? <ReportForm /> : <Opened key={item} item={item} />}
          </>
        )}
      </div>
    </div>
  );
}

function Opened({ item }: { readonly item: string }) {
  const facts = conduct.value;
  const incident = facts?.incidents.find((each) => each.incident === item);
  return facts === undefined || incident === undefined ? (
    <p class="panel" role="alert">
      {conductWords.value.missing}
    </p>
  ) : (
    <IncidentPage facts={facts} incident={incident} />
  );
}
