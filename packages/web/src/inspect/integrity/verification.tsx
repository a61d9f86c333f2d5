import type { VerificationFacts } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { announce } from '../../shell/announcer.tsx';
import { findingTold } from '../../words/finding-words.ts';
import { number } from '../../words/numbers.ts';
import { toldProblem } from '../../words/refusal-words.ts';
import { inspectWords, whenOf } from '../said.ts';

/** Often enough to see it go on, in milliseconds. */
const EVERY = 500;

export type VerificationProps = {
  readonly first: VerificationFacts;
  /** It has come to its end: the heads were signed anew. */
  readonly onEnd: () => void;
};

/** The check of the whole trail: how the last one ended, and a new one with how far it is. */
export function Verification({ first, onEnd }: VerificationProps) {
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
    }, EVERY);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = async (): Promise<void> => {
    const answer = await client.ask('startVerification', { body: {} });
    setWrong(answer.ok ? '' : toldProblem(answer.problem));
    if (answer.ok) setFacts(answer.value);
  };
  return (
    <section class={`panel inspect-verify is-${state}`} aria-labelledby="integrity-verify">
      <h2 class="h2" id="integrity-verify">
        {said.heading}
      </h2>
      <p class="inspect-state">
        {state === 'sound' && <Icon name="check" />}
        {(state === 'broken' || state === 'failed') && <Icon name="warn" />}
        <span>{said.states[state]}</span>
      </p>
      {isRunning && (
        <>
          <progress
            class="inspect-progress"
            max={Math.max(of, 1)}
            value={entries}
            aria-label={said.verifying}
          />
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
      {wrong !== '' && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
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
    <ul class="inspect-findings">
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
