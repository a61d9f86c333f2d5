import { type Office, offices } from '@dicepit/desks';
import type { Cents, Moment } from '@dicepit/engine';
import type { ConductFacts, IncidentFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { disputedGame, wagerIn } from '../../disputes/dispute-words.ts';
import { client, pit } from '../../live/pit.ts';
import { useTable } from '../../live/table.ts';
import * as css from '../../office/cases.module.css';
import { Deed, Line, MomentField, NotYours } from '../../office/desk-controls.tsx';
import { DeskLink } from '../../office/desk-place.tsx';
import { Segments, Setting, Tick } from '../../parts/field.tsx';
import { Form, Pair } from '../../parts/form.tsx';
import { Panel, PanelEmpty } from '../../parts/panel.tsx';
import { Writing } from '../../parts/writing.tsx';
import { ClauseLink, PackHere } from '../../shell/clauses.tsx';
import { packName } from '../../words/pack-name.ts';
import { dayAndTime, sum } from '../../words/words.ts';
import { stateOf, tookOverAt } from '../conduct-dry-run.ts';
import { conductWords } from '../conduct-words.ts';
import { nameIn, type OnIncident, refusalHere, sendAndRefresh } from './conduct-store.ts';

/** One incident: what was seen, what was found, what was done, and how it ended. */
export function IncidentPage({ facts, incident }: OnIncident) {
  const said = conductWords.value;
  const { kind, person, table, words, clause, by, at, detention, closed, pack } = incident;
  return (
    <PackHere.Provider value={pack}>
      <article class={css.page} data-pack={pack}>
        <header class={`panel ${css.head}`} data-part="case-head">
          <h2>{said.kinds[kind]}</h2>
          <p>
            {said.who({ name: nameIn(facts, person), table: titleOf(table) })} <ClauseLink clause={clause} />
          </p>
          <p class={css.pills}>
            <span class="pill">{said.states[stateOf(incident)]}</span>
          </p>
          <blockquote>{words}</blockquote>
          <p class="quiet small">
            {said.reportedBy({ time: dayAndTime(at), name: nameIn(facts, by.person) })}
          </p>
        </header>
        <Finding facts={facts} incident={incident} />
        {detention !== undefined && <Detention facts={facts} incident={incident} detention={detention} />}
        {kind === 'device' && <Measures facts={facts} incident={incident} />}
        {closed === undefined ? (
          <Closing facts={facts} incident={incident} />
        ) : (
          <section class="panel" aria-labelledby="incident-closed">
            <h2 class="h2" id="incident-closed">
              {said.states.closed}
            </h2>
            <blockquote>{closed.words}</blockquote>
            <p class="quiet small">
              {said.close.by({ name: nameIn(facts, closed.by.person), time: dayAndTime(closed.at) })}
            </p>
          </section>
        )}
      </article>
    </PackHere.Provider>
  );
}

function Closing({ facts, incident: { incident } }: OnIncident) {
  const said = conductWords.value.close;
  const [words, setWords] = useState('');
  return (
    <section class="panel" aria-labelledby="incident-close">
      <h2 class="h2" id="incident-close">
        {said.title}
      </h2>
      <Form>
        <Writing name={said.words} value={words} onType={setWords} />
        <Deed
          name={said.close}
          why={refusalHere(facts, { type: 'CloseConduct', incident, words })}
          onPress={() =>
            sendAndRefresh(client.ask('closeConduct', { params: { incident }, body: { words } }), said.closed)
          }
        />
      </Form>
    </section>
  );
}

type IncidentListProps = { readonly facts: ConductFacts; readonly current: string | undefined };

/** What was reported: what is open first, and what is closed apart. */
export function IncidentList({ facts, current }: IncidentListProps) {
  const said = conductWords.value;
  const open = facts.incidents.filter(({ closed }) => closed === undefined);
  const over = facts.incidents.filter(({ closed }) => closed !== undefined);
  return (
    <>
      <Panel title={said.open} aside={<span class="quiet num">{open.length}</span>}>
        {open.length === 0 && <PanelEmpty>{said.none}</PanelEmpty>}
        <Cases facts={facts} incidents={open} current={current} />
      </Panel>
      {over.length > 0 && (
        <Panel title={said.over} aside={<span class="quiet num">{over.length}</span>}>
          <Cases facts={facts} incidents={over} current={current} />
        </Panel>
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
              class={css.card}
              current={incident.incident === current}
            >
              <span class="sw" data-pack={pack} />
              <span class={css.what}>
                <b>{said.kinds[kind]}</b>
                <span class="quiet">{said.who({ name: nameIn(facts, person), table: titleOf(table) })}</span>
              </span>
              <span class={css.state}>
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

const titleOf = (table: string): string =>
  pit.value?.tables.find((each) => each.table === table)?.title ?? table;

/** Whether the rule was broken, and why somebody is satisfied of it. */
function Finding({ facts, incident }: OnIncident) {
  const said = conductWords.value.finding;
  const { finding } = incident;
  return (
    <section class={finding === undefined ? `panel ${css.toDo}` : 'panel'} aria-labelledby="incident-finding">
      <h2 class="h2" id="incident-finding">
        {said.title}
      </h2>
      {finding === undefined ? (
        <Finds facts={facts} incident={incident} />
      ) : (
        <>
          <p>
            <b>{conductWords.value.states[finding.satisfied ? 'broken' : 'kept']}</b>
          </p>
          <blockquote>{finding.words}</blockquote>
          <p class="quiet small">
            {said.by({ name: nameIn(facts, finding.by.person), time: dayAndTime(finding.at) })}
          </p>
        </>
      )}
    </section>
  );
}

function Finds({ facts, incident: { incident, kind } }: OnIncident) {
  const said = conductWords.value.finding;
  const [is, setIs] = useState<'broken' | 'kept' | undefined>(undefined);
  const [words, setWords] = useState('');
  const satisfied = is === 'broken';
  const barred = refusalHere(facts, { type: 'RecordFinding', incident, satisfied, words: said.reason });
  if (barred !== undefined) return <NotYours why={barred} />;
  return (
    <Form>
      {kind === 'device' && <p class="quiet small">{said.text}</p>}
      <Segments
        name={said.was}
        options={[
          ['broken', said.broken],
          ['kept', said.kept],
        ]}
        chosen={is}
        onPick={setIs}
      />
      <Writing name={said.reason} value={words} onType={setWords} />
      <Deed
        name={said.record}
        main
        why={
          is === undefined
            ? said.needed
            : refusalHere(facts, { type: 'RecordFinding', incident, satisfied, words })
        }
        onPress={() =>
          sendAndRefresh(
            client.ask('recordFinding', { params: { incident }, body: { satisfied, words } }),
            said.recorded,
          )
        }
      />
    </Form>
  );
}

/** The four measures: those that are taken, and those that may be; what may not be says why. */
function Measures({ facts, incident }: OnIncident) {
  const said = conductWords.value.measures;
  const { measures, finding, closed } = incident;
  return (
    <section class="panel" aria-labelledby="incident-measures">
      <h2 class="h2" id="incident-measures">
        {said.title}
      </h2>
      {measures.length === 0 && <p class="quiet">{said.none}</p>}
      <ul class={css.notes} data-part="notes">
        {measures.map(({ measure, says, clause, by, at }) => (
          <li key={`${measure}-${at}`}>
            <b>{said.names[measure]}</b> <ClauseLink clause={clause} />
            <p>
              {said.says[measure]({
                what: measure === 'game' ? packName(says) : says,
              })}
            </p>
            <p class="quiet small">
              {nameIn(facts, by.person)}, {dayAndTime(at)}
            </p>
          </li>
        ))}
      </ul>
      {finding?.satisfied === true && closed === undefined && (
        <div class={css.measures}>
          <VoidBets facts={facts} incident={incident} />
          <FromGame facts={facts} incident={incident} />
          <FromHouse facts={facts} incident={incident} />
          <Detain facts={facts} incident={incident} />
        </div>
      )}
    </section>
  );
}

function FromGame({ facts, incident: { incident } }: OnIncident) {
  const said = conductWords.value.measures;
  return (
    <Setting name={said.names.game} class={css.measure}>
      <p class="quiet small">{said.gameText}</p>
      <Deed
        name={said.game}
        why={refusalHere(facts, { type: 'ExcludeFromGame', incident })}
        sure={said.sure}
        onPress={() => sendAndRefresh(client.ask('excludeFromGame', { params: { incident } }), said.kept)}
      />
    </Setting>
  );
}

function FromHouse({ facts, incident: { incident } }: OnIncident) {
  const said = conductWords.value.measures;
  const [order, setOrder] = useState('');
  return (
    <Setting name={said.names.house} class={css.measure}>
      <p class="quiet small">{said.houseText}</p>
      <Line name={said.order} value={order} most={60} onType={setOrder} />
      <Deed
        name={said.house}
        why={refusalHere(facts, { type: 'ExcludeFromHouse', incident, order })}
        sure={said.sure}
        onPress={() =>
          sendAndRefresh(
            client.ask('excludeFromHouse', { params: { incident }, body: { order } }),
            said.excluded,
          )
        }
      />
    </Setting>
  );
}

function Detain({ facts, incident: { incident } }: OnIncident) {
  const said = conductWords.value.measures;
  const [device, setDevice] = useState('');
  return (
    <Setting name={said.names.detention} class={css.measure}>
      <p class="quiet small">{said.detentionText}</p>
      <Line name={said.device} value={device} most={200} onType={setDevice} />
      <Deed
        name={said.detain}
        why={refusalHere(facts, { type: 'StartDetention', incident, device })}
        sure={said.sure}
        onPress={() =>
          sendAndRefresh(
            client.ask('startDetention', { params: { incident }, body: { device } }),
            said.detained,
          )
        }
      />
    </Setting>
  );
}

/** Bets of the person that lie at the table now or that one of the last rolls decided, each to be chosen. */
function VoidBets({ facts, incident: { incident, table, person = '', pack } }: OnIncident) {
  const said = conductWords.value.measures;
  const live = useTable(table);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const seat = [...(live?.seats.values() ?? [])].find((each) => each.person === person)?.seat;
  const lying = live?.betting.bets.filter((bet) => bet.seat === seat) ?? [];
  const decided = (live?.recent ?? []).flatMap((past) =>
    past.layout
      .filter((lay) => past.people.get(lay.seat) === person)
      .flatMap((lay) => {
        const line = past.settlements.find(({ bet }) => bet === lay.bet);
        if (line === undefined || line.verdict === 'stands') return [];
        return [{ ...lay, roll: past.number, won: line.verdict === 'wins' ? line.winnings : undefined }];
      }),
  );
  const game = disputedGame(pack);
  const named = [...lying, ...decided].filter(({ bet }) => chosen.has(bet));
  const choose = (bet: string, on: boolean): void =>
    setChosen(new Set([...chosen].filter((each) => each !== bet).concat(on ? [bet] : [])));
  const bets = named.map(({ bet, chips, tokens }) => ({ bet, cents: chips + tokens }));
  return (
    <Setting name={said.names.void} class={css.measure}>
      <p class="quiet small">{said.voidText}</p>
      {lying.length + decided.length === 0 && <p class="quiet">{said.noBets}</p>}
      {lying.map(({ bet, wager, chips, tokens }) => (
        <Tick key={bet} on={chosen.has(bet)} onChange={(on) => choose(bet, on)}>
          {said.bet({ wager: wagerIn(game, wager), sum: sum(chips + tokens) })}
        </Tick>
      ))}
      {decided.map(({ bet, wager, chips, tokens, roll, won }) => (
        <Tick key={bet} on={chosen.has(bet)} onChange={(on) => choose(bet, on)}>
          {decidedBet({ wager: wagerIn(game, wager), sum: sum(chips + tokens), roll }, won)}
        </Tick>
      ))}
      {lying.length + decided.length > 0 && (
        <Deed
          name={said.void}
          why={refusalHere(facts, { type: 'VoidWagers', incident, table, person, bets })}
          sure={said.sure}
          onPress={() => {
            const body = { bets: bets.map(({ bet }) => bet) };
            return sendAndRefresh(client.ask('voidWagers', { params: { incident }, body }), said.voided);
          }}
        />
      )}
    </Setting>
  );
}

function decidedBet(
  figures: { readonly wager: string; readonly sum: string; readonly roll: number },
  won: Cents | undefined,
): string {
  const said = conductWords.value.measures;
  return won === undefined ? said.lostBet(figures) : said.wonBet({ ...figures, won: sum(won) });
}

type DetentionProps = OnIncident & {
  readonly detention: Exclude<IncidentFacts['detention'], undefined>;
};

/** The log of a detention: since when, with what device, and who took over. */
function Detention({ facts, incident, detention }: DetentionProps) {
  const said = conductWords.value.detention;
  const { device, from, ended } = detention;
  return (
    <section class={ended === undefined ? `panel ${css.toDo}` : 'panel'} aria-labelledby="incident-detention">
      <h2 class="h2" id="incident-detention">
        {said.title}
      </h2>
      <ul class={css.notes} data-part="notes">
        <li>
          <b>{said.since({ time: dayAndTime(from) })}</b>
          <p>{said.device({ device })}</p>
        </li>
        {ended !== undefined && (
          <li>
            {said.endedBy({
              office: said.offices[ended.office],
              name: ended.taker ?? said.erased,
              time: dayAndTime(ended.tookOverAt),
            })}
          </li>
        )}
      </ul>
      {ended === undefined && <HandOver facts={facts} incident={incident} detention={detention} />}
    </section>
  );
}

function HandOver({ facts, incident: { incident }, detention: { from } }: DetentionProps) {
  const said = conductWords.value.detention;
  const [office, setOffice] = useState<Office>('inspector');
  const [name, setName] = useState('');
  const [at, setAt] = useState<Moment | null>(Date.now());
  const written = name.trim();
  const moment = tookOverAt(at ?? from, from);
  const taker = written === '' ? {} : { taker: { ref: '', digest: '' } };
  return (
    <Form>
      <Segments
        name={said.office}
        options={offices.map((each) => [each, said.offices[each]])}
        chosen={office}
        onPick={setOffice}
      />
      <Pair>
        <Line name={said.name} value={name} most={40} onType={setName} />
        <MomentField name={said.at} value={at} onSet={setAt} />
      </Pair>
      <Deed
        name={said.end}
        main
        why={refusalHere(facts, { type: 'EndDetention', incident, office, tookOverAt: moment, ...taker })}
        onPress={() => {
          const body = { name: written, office, at: moment };
          return sendAndRefresh(client.ask('endDetention', { params: { incident }, body }), said.ended);
        }}
      />
    </Form>
  );
}
