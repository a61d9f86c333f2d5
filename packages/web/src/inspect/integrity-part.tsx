import type { DiceStanding, VerificationFacts } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { client, pit } from '../live/pit.ts';
import { Wrong } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { PanelEmpty, Verbatim } from '../parts/panel.tsx';
import { announce } from '../shell/announcer.tsx';
import { findingTold } from '../words/finding-words.ts';
import { toldProblem } from '../words/refusal-words.ts';
import { number } from '../words/words.ts';
import * as css from './inspect.module.css';
import { Answered, inspectPlace, PlaceLink, titleOf, useAnswer } from './inspect-frame.tsx';
import { chanceOf, inspectWords, whenOf } from './inspect-words.ts';

/** Whether the trail is whole, and whether the dice look fair. */
export function IntegrityPart() {
  const said = inspectWords.value.integrity;
  const { answer, again } = useAnswer('integrity', () => client.ask('readIntegrity'));
  return (
    <Answered answer={answer} again={again}>
      {({ software, publicKey, head, hash, words, verification, tables }) => (
        <>
          <div class={css.two}>
            <section class="panel" aria-labelledby="integrity-head">
              <h1 class="h2" id="integrity-head">
                {said.head}
              </h1>
              <p class={css.words}>{words}</p>
              <p class="quiet small">{said.words}</p>
              <dl class={css.facts}>
                <div>
                  <dt>{said.signedAt}</dt>
                  <dd>{whenOf(head.at)}</dd>
                </div>
                <div>
                  <dt>{said.entries}</dt>
                  <dd>{number(head.heads.reduce((sum, { version }) => sum + version, 0))}</dd>
                </div>
                <div>
                  <dt>{said.streams}</dt>
                  <dd>{number(head.heads.length)}</dd>
                </div>
                <div>
                  <dt>{said.software}</dt>
                  <dd>{software}</dd>
                </div>
              </dl>
              <Verbatim>{hash}</Verbatim>
              <p class={`label ${css.label}`}>{said.key}</p>
              <Verbatim>{publicKey}</Verbatim>
            </section>
            <Verification first={verification} onEnd={again} />
          </div>
          <Dice doubts={tables} />
        </>
      )}
    </Answered>
  );
}

type Doubts = readonly { readonly table: string; readonly title: string; readonly doubted: boolean }[];

/** The dice of every table, and those of one looked into. */
function Dice({ doubts }: { readonly doubts: Doubts }) {
  const said = inspectWords.value.integrity;
  const table = inspectPlace.value.item ?? pit.value?.tables[0]?.table;
  return (
    <section class="panel" aria-labelledby="integrity-dice">
      <h2 class="h2" id="integrity-dice">
        {said.dice}
      </h2>
      {doubts.length === 0 && <PanelEmpty>{said.noTables}</PanelEmpty>}
      <nav class={css.chips} aria-label={said.dice}>
        {doubts.map((each) => (
          <PlaceLink
            key={each.table}
            to={{ part: 'integrity', item: each.table }}
            class={css.chip}
            current={each.table === table}
          >
            {each.title}, {each.doubted ? said.doubted : said.notDoubted}
          </PlaceLink>
        ))}
      </nav>
      {table !== undefined && <DiceOfTable key={table} table={table} />}
    </section>
  );
}

/** Often enough to see it go on, in milliseconds. */
const VERIFICATION_POLL_MS = 500;

type VerificationProps = {
  readonly first: VerificationFacts;
  /** It has come to its end: the heads were signed anew. */
  readonly onEnd: () => void;
};

/** The check of the whole trail: how the last one ended, and a new one with how far it is. */
function Verification({ first, onEnd }: VerificationProps) {
  const said = inspectWords.value.integrity;
  const [facts, setFacts] = useState(first);
  const [wrong, setWrong] = useState('');
  const { state, entries, of, found, findings, remarked, remarks, ended } = facts;
  const isRunning = state === 'running';

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      void client.ask('readVerification').then((answer) => {
        if (!answer.ok) return;
        setFacts(answer.value);
        if (answer.value.state === 'running') return;
        announce(inspectWords.value.integrity.states[answer.value.state]);
        onEnd();
      });
    }, VERIFICATION_POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = async (): Promise<void> => {
    const answer = await client.ask('startVerification', { body: {} });
    setWrong(answer.ok ? '' : toldProblem(answer.problem));
    if (answer.ok) setFacts(answer.value);
  };
  return (
    <section class={`panel ${css.verify}`} data-state={state} aria-labelledby="integrity-verify">
      <h2 class="h2" id="integrity-verify">
        {said.heading}
      </h2>
      <p class={css.state} data-part="state">
        {state === 'sound' && <Icon name="check" />}
        {(state === 'broken' || state === 'failed') && <Icon name="warn" />}
        <span>{said.states[state]}</span>
      </p>
      {isRunning && (
        <>
          <progress class={css.progress} max={Math.max(of, 1)} value={entries} aria-label={said.verifying} />
          <p class="quiet small">{said.progress({ done: number(entries), of: number(of) })}</p>
        </>
      )}
      {ended !== undefined && !isRunning && (
        <p class="quiet small">
          {said.ended({ when: whenOf(ended) })}.{' '}
          {said.found({ found: number(found), entries: number(entries) })}.
          {remarked > 0 && ` ${said.remarked({ count: number(remarked) })}`}
        </p>
      )}
      <Found list={findings} />
      <Found list={remarks} />
      {wrong !== '' && <Wrong role="alert">{wrong}</Wrong>}
      <button
        type="button"
        class="btn btn-main"
        aria-busy={isRunning}
        aria-disabled={isRunning ? 'true' : undefined}
        onClick={() => {
          if (!isRunning) void start();
        }}
      >
        {isRunning ? said.verifying : said.verify}
      </button>
      <p class="quiet small">{said.own}</p>
    </section>
  );
}

function Found({ list }: { readonly list: VerificationFacts['findings'] }) {
  if (list.length === 0) return null;
  return (
    <ul class={css.findings}>
      {list.map((finding) => (
        <li key={`${finding.kind} ${finding.stream} ${finding.version} ${finding.sentence}`}>
          <b>
            {inspectWords.value.integrity.finding({
              stream: finding.stream,
              version: number(finding.version),
            })}
          </b>{' '}
          {findingTold(finding)}
        </li>
      ))}
    </ul>
  );
}

type Tested = DiceStanding['all'];

/** How fair the dice of one table look; below a stated number of rolls nothing is said of them. */
function DiceOfTable({ table }: { readonly table: string }) {
  const said = inspectWords.value.integrity;
  const { answer, again } = useAnswer(table, () => client.ask('readDiceStanding', { params: { table } }));
  return (
    <Answered answer={answer} again={again}>
      {({ rolls, leastRolls, all, sets, shooters }) => (
        <div class={css.diceOf}>
          <h3 class={css.h3}>{said.tableDice({ table: titleOf(table) })}</h3>
          {rolls === 0 ? (
            <p class="quiet">{said.noRolls}</p>
          ) : (
            <>
              <p>
                {rolls < leastRolls ? (
                  said.tooFew({ rolls: number(rolls), least: number(leastRolls) })
                ) : (
                  <>
                    <b>{verdictText(all)}</b> {said.rolls({ rolls: number(rolls) })}.{' '}
                    {said.chance({
                      faces: chanceOf(all.p.faces),
                      totals: chanceOf(all.p.totals),
                      runs: chanceOf(all.p.runs),
                    })}
                  </>
                )}
              </p>
              <div class={css.two}>
                <Counted title={said.faces} classes={all.classes.filter((each) => each.of === 'faces')} />
                <Counted title={said.totals} classes={all.classes.filter((each) => each.of === 'totals')} />
              </div>
              <div class={css.two}>
                <Groups title={said.sets} groups={sets} evidence={(set) => chanceOf(set.evidence)} />
                <Groups title={said.shooters} groups={shooters} />
              </div>
            </>
          )}
        </div>
      )}
    </Answered>
  );
}

type GroupsProps<Group extends Tested> = {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly evidence?: (group: Group) => string;
};

/** Sets of dice or shooters, each with its own number of rolls and its own verdict. */
function Groups<Group extends Tested>({ title, groups, evidence }: GroupsProps<Group>) {
  const said = inspectWords.value.integrity;
  if (groups.length === 0) return null;
  return (
    <table class="tbl">
      <caption class={css.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{said.name}</th>
          <th scope="col" class="r">
            {said.rollsOf}
          </th>
          <th scope="col">{said.verdict}</th>
          {evidence !== undefined && (
            <th scope="col" class="r">
              {said.evidence}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.name}>
            <th scope="row">{group.name}</th>
            <td class="r">{number(group.rolls)}</td>
            <td>{verdictText(group)}</td>
            {evidence !== undefined && <td class="r">{evidence(group)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function verdictText({ verdict }: Tested): string {
  const { verdicts } = inspectWords.value.integrity;
  const isKnown = (name: string): name is keyof typeof verdicts => Object.hasOwn(verdicts, name);
  return isKnown(verdict) ? verdicts[verdict] : verdict;
}

type CountedProps = {
  readonly title: string;
  readonly classes: DiceStanding['all']['classes'];
};

/** What fell how often, beside how often it is expected: a bar for the one and a line for the other. */
function Counted({ title, classes }: CountedProps) {
  const said = inspectWords.value.integrity;
  const most = Math.max(1, ...classes.flatMap(({ counted, expected }) => [counted, expected]));
  const share = (value: number): string => `${((100 * value) / most).toFixed(1)}%`;
  return (
    <table class={`tbl ${css.counted}`}>
      <caption class={css.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{said.class}</th>
          <td aria-hidden="true" />
          <th scope="col" class="r">
            {said.counted}
          </th>
          <th scope="col" class="r">
            {said.expected}
          </th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ name, counted, expected }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class={css.bars} aria-hidden="true">
              <span class={css.bar} style={{ width: share(counted) }} />
              <span class={css.mark} style={{ left: share(expected) }} />
            </td>
            <td class="r">{number(counted)}</td>
            <td class="r">{number(Math.round(expected * 10) / 10)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
