import { type ConductKind, conductKinds } from '@dicepit/desks';
import { reviewing } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import type { ConductFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { withToast } from '../../host/console-state.ts';
import { client, me, pit } from '../../live/pit.ts';
import { useTable } from '../../live/table.ts';
import * as css from '../../office/cases.module.css';
import { Deed, Line } from '../../office/desk-controls.tsx';
import { DeskLink, deskPlace, goTo } from '../../office/desk-place.tsx';
import { usePolling } from '../../office/polling.ts';
import { Buttons } from '../../parts/buttons.tsx';
import { Segments, Select } from '../../parts/field.tsx';
import { Form, Pair } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Panel, PanelEmpty } from '../../parts/panel.tsx';
import { Writing } from '../../parts/writing.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import * as staff from '../../staff/staff-page.module.css';
import { packName } from '../../words/pack-name.ts';
import { dayAndTime } from '../../words/words.ts';
import { refusalFor } from '../conduct-dry-run.ts';
import { conductWords } from '../conduct-words.ts';
import { conduct, nameIn, readConduct, refusalHere, sendAndRefresh } from './conduct-store.ts';
import { IncidentList, IncidentPage } from './incident-page.tsx';

/** The place in the address that a new report is written at. */
const REPORT_ITEM = 'report';

/**
 * The conduct of people: reports, findings, measures, and who is kept from which game. A dealer reports, and leaves the
 * rest to those who look into incidents.
 */
export function ConductTab() {
  return me.value?.roles.some((role) => reviewing.includes(role)) === true ? <Watching /> : <Reporting />;
}

function Reporting() {
  return (
    <div class={`${css.cases} ${css.isAlone}`}>
      <h1 class="sr">{conductWords.value.title}</h1>
      <div class={css.opened}>
        <ReportForm />
      </div>
    </div>
  );
}

function Watching() {
  const said = conductWords.value;
  const { item } = deskPlace.value;
  usePolling(readConduct, 'conduct', 'conduct');
  const facts = conduct.value;
  if (facts === undefined) return <p class={`quiet ${staff.wait}`}>{said.opening}</p>;
  return (
    <div class={item === undefined ? css.cases : `${css.cases} ${css.hasCase}`}>
      <h1 class="sr">{said.title}</h1>
      <div class={css.list}>
        <DeskLink to={{ tab: 'conduct', item: REPORT_ITEM }} class="btn btn-main">
          <Icon name="plus" small />
          {said.report}
        </DeskLink>
        <IncidentList facts={facts} current={item} />
        <Exclusions facts={facts} />
        <KeptOut facts={facts} />
      </div>
      <div class={css.opened}>
        {item === undefined ? (
          <p class={`quiet ${css.pick}`}>{said.pick}</p>
        ) : (
          <>
            <DeskLink to={{ tab: 'conduct' }} class={`btn btn-sm btn-quiet ${css.back}`}>
              <Icon name="chevron" small />
              {said.back}
            </DeskLink>
            {item === REPORT_ITEM ? <ReportForm /> : <Opened key={item} item={item} />}
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

const nothingKnown = { incidents: [], excluded: [], out: [], names: {}, version: 0 };

/** Somebody of the staff says what they see, at a table whose rules speak of it. */
function ReportForm() {
  const said = conductWords.value.form;
  const [kind, setKind] = useState<ConductKind>('device');
  const [picked, setPicked] = useState('');
  const [person, setPerson] = useState('');
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const tables = (pit.value?.tables ?? []).filter(
    ({ pack }) => tableRules[pack]?.procedure.conduct !== undefined,
  );
  const table = tables.find((each) => each.table === picked) ?? tables[0];
  const seats = [...(useTable(table?.table)?.seats.values() ?? [])];
  if (isSent) return <Sent onAnother={() => setSent(false)} />;
  if (table === undefined) return <p class="panel">{said.noTables}</p>;
  const named = seats.some((seat) => seat.person === person) ? { person } : {};
  const about = { table: table.table, words, ...named };
  const body = { incident: '', pack: table.pack, ...about, ...typed[kind] };
  const send = async (): Promise<void> => {
    const reported = await withToast(client.ask('reportConduct', { body: { kind, ...about } }), said.sent);
    if (reported === undefined) return;
    setWords('');
    setPerson('');
    await readConduct();
    // A dealer may not look into incidents, and is told that it has arrived.
    if (me.value?.roles.some((role) => reviewing.includes(role)) === true)
      goTo({ tab: 'conduct', item: reported.incident });
    else setSent(true);
  };
  return (
    <section class={`panel ${css.toDo}`} aria-labelledby="report-h">
      <h2 class="h2" id="report-h">
        {said.title}
      </h2>
      <Form>
        <Segments
          name={said.kind}
          options={conductKinds.map((each) => [each, conductWords.value.kinds[each]])}
          chosen={kind}
          onPick={setKind}
        />
        <Pair>
          <Select
            name={said.table}
            options={tables.map((each) => [each.table, each.title])}
            chosen={table.table}
            onPick={setPicked}
          />
          <Select
            name={said.person}
            options={[
              ['', said.unknown],
              ...seats.map(
                (seat) => [seat.person, said.seated({ name: seat.name, seat: String(seat.seat) })] as const,
              ),
            ]}
            chosen={person}
            onPick={setPerson}
          />
        </Pair>
        <Writing name={said.words} note={said.wordsNote} value={words} rows={3} onType={setWords} />
        <Deed
          name={said.send}
          main
          why={refusalFor(nothingKnown, me.value ?? { person: null, roles: [] }, body, Date.now())}
          onPress={send}
        />
      </Form>
    </section>
  );
}

const typed = {
  device: { type: 'ReportDevice' },
  'side-bet': { type: 'ReportSideBet' },
  advice: { type: 'ReportAdvice', employee: false },
} as const;

function Sent({ onAnother }: { readonly onAnother: () => void }) {
  const said = conductWords.value.form;
  return (
    <section class="panel" role="status">
      <h2 class="h2">{said.sentTitle}</h2>
      <p>{said.sentText}</p>
      <Buttons>
        <button type="button" class="btn" onClick={onAnother}>
          {said.another}
        </button>
      </Buttons>
    </section>
  );
}

/** Who takes no part in which game, until somebody lifts it. */
function Exclusions({ facts }: { readonly facts: ConductFacts }) {
  const said = conductWords.value.exclusions;
  return (
    <Panel title={said.title} aside={<span class="quiet num">{facts.excluded.length}</span>}>
      {facts.excluded.length === 0 && <PanelEmpty>{said.none}</PanelEmpty>}
      <ul class={css.notes} data-part="notes">
        {facts.excluded.map((exclusion) => (
          <Excluded key={`${exclusion.person}-${exclusion.game}`} facts={facts} exclusion={exclusion} />
        ))}
      </ul>
    </Panel>
  );
}

type ExcludedProps = {
  readonly facts: ConductFacts;
  readonly exclusion: ConductFacts['excluded'][number];
};

function Excluded({ facts, exclusion: { person, game, incident, clause, by, at } }: ExcludedProps) {
  const said = conductWords.value.exclusions;
  const [why, setWhy] = useState('');
  const name = nameIn(facts, person);
  return (
    <li>
      <b>{name}</b>, {packName(game)} <ClauseLink clause={clause} />
      <p class="quiet small">
        {said.since({ time: dayAndTime(at), name: nameIn(facts, by.person) })}.{' '}
        <DeskLink to={{ tab: 'conduct', item: incident }}>{said.incident}</DeskLink>
      </p>
      <Form>
        <Line name={said.why({ name })} value={why} most={200} onType={setWhy} />
        <Deed
          name={said.lift}
          why={refusalHere(facts, { type: 'LiftExclusion', person, game, words: why })}
          onPress={() =>
            sendAndRefresh(
              client.ask('liftExclusion', { params: { person }, body: { game, words: why } }),
              said.lifted({ name }),
            )
          }
        />
      </Form>
    </li>
  );
}

/** Who is kept out of the house, until the operator lets them in again. */
function KeptOut({ facts }: { readonly facts: ConductFacts }) {
  const said = conductWords.value.out;
  return (
    <Panel title={said.title} aside={<span class="quiet num">{facts.out.length}</span>}>
      {facts.out.length === 0 && <PanelEmpty>{said.none}</PanelEmpty>}
      <ul class={css.notes} data-part="notes">
        {facts.out.map((out) => (
          <Out key={out.person} facts={facts} out={out} />
        ))}
      </ul>
    </Panel>
  );
}

type OutProps = { readonly facts: ConductFacts; readonly out: ConductFacts['out'][number] };

function Out({ facts, out: { person, clause, until, order, incident } }: OutProps) {
  const said = conductWords.value.out;
  const [words, setWords] = useState('');
  const name = nameIn(facts, person);
  const isOperator = me.value?.roles.includes('operator') === true;
  return (
    <li>
      <b>{name}</b> {clause !== undefined && <ClauseLink clause={clause} />}
      <p class="quiet small">
        {order === undefined ? said.byOperator : said.order({ order })}.{' '}
        {until !== undefined && said.until({ time: dayAndTime(until) })}{' '}
        {incident !== undefined && (
          <DeskLink to={{ tab: 'conduct', item: incident }}>
            {conductWords.value.exclusions.incident}
          </DeskLink>
        )}
      </p>
      {isOperator ? (
        <Form>
          <Line name={said.why({ name })} value={words} most={200} onType={setWords} />
          <Deed
            name={said.readmit}
            why={words.trim() === '' ? said.needed : undefined}
            onPress={() =>
              sendAndRefresh(
                client.ask('readmit', { params: { person }, body: { words } }),
                said.readmitted({ name }),
              )
            }
          />
        </Form>
      ) : (
        <p class="quiet small">{said.forOperator}</p>
      )}
    </li>
  );
}
