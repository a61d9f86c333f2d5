import type { DisputeFacts, ProblemDetails } from '@dicepit/wire';
import { useLayoutEffect, useState } from 'preact/hooks';
import { client, me } from '../../live/pit.ts';
import { useKeepAsking } from '../../office/keep-asking.ts';
import { Action } from '../../parts/action.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Writing } from '../../parts/writing.tsx';
import { announce } from '../../shell/announcer.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { aboutInFull, whoIn } from '../about.ts';
import { disputeWords, rolesText } from '../said.ts';
import { whyNot } from '../tried.ts';
import { beingRead } from './known-disputes.ts';
import { LadderWords } from './ladder-words.tsx';
import { Problem } from './problem.tsx';
import { Rights } from './rights.tsx';
import type { Tell } from './tell.ts';

export type MyDisputeProps = {
  readonly dispute: string;
  /** What is known of it already. */
  readonly known?: DisputeFacts;
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

/** One's own dispute: what was decided, why, and what can be done about it. */
export function MyDispute({ dispute, known, onBack, onClose }: MyDisputeProps) {
  const said = disputeWords.value;
  const [facts, setFacts] = useState(known);
  const [problem, setProblem] = useState<ProblemDetails | undefined>(undefined);
  useKeepAsking(
    async () => {
      const read = await client.ask('readDispute', { params: { dispute } });
      if (read.ok) setFacts(read.value);
    },
    dispute,
    'disputes',
  );
  useLayoutEffect(() => {
    beingRead.add(dispute);
    return () => void beingRead.delete(dispute);
  }, [dispute]);
  const tell: Tell = async (asked, done) => {
    const answer = await asked;
    setProblem(answer.ok ? undefined : answer.problem);
    if (!answer.ok) return;
    setFacts(answer.value);
    announce(done);
  };
  if (facts === undefined)
    return (
      <Sheet title={said.player.title} closable onClose={onClose}>
        {null}
      </Sheet>
    );
  return (
    <Sheet title={aboutInFull(facts)} note={said.grounds[facts.ground]} closable onClose={onClose}>
      <p class="lead" role="status">
        {stateText(facts)}
      </p>
      {facts.decided.map(({ step, finding, words, final, by, at, clause }) => (
        <section key={step} class="my-decision">
          <b>{said.findings[finding]}</b> {final && <span class="pill">{said.desk.final}</span>}{' '}
          {!clause.startsWith('policy/') && <ClauseLink clause={clause} />}
          <p class="case-words">{words}</p>
          <p class="quiet small">
            {whoIn(facts, by)}, {dayAndTime(at)}
          </p>
        </section>
      ))}
      <Problem problem={problem} />
      <Answers facts={facts} tell={tell} />
      <Rights facts={facts} tell={tell} />
      {facts.phase === 'raised' && <LadderWords pack={facts.pack} ground={facts.ground} />}
      <h3 class="label">{said.player.yourWords}</h3>
      <p class="case-words">{facts.words}</p>
      {onBack !== undefined && (
        <div class="btns">
          <Action onPress={onBack}>{said.player.back}</Action>
        </div>
      )}
    </Sheet>
  );
}

function stateText({ phase, next, rested }: DisputeFacts): string {
  const { states, rested: restedWords } = disputeWords.value.player;
  if (phase === 'raised' || phase === 'review asked') return states[phase]({ who: rolesText(next) });
  return rested !== undefined && phase === 'ended' ? restedWords[rested] : states[phase];
}

type OnMine = { readonly facts: DisputeFacts; readonly tell: Tell };

/** What a player can answer: be content, want a review, take it back. The decider says which. */
function Answers({ facts, tell }: OnMine) {
  const said = disputeWords.value.player;
  const [words, setWords] = useState('');
  const [sure, setSure] = useState<'accept' | 'withdraw' | undefined>(undefined);
  const who = me.value ?? { person: null, roles: [] };
  const may = (type: 'AskReview' | 'AcceptDecision' | 'WithdrawDispute'): boolean =>
    whyNot(facts, who, { type }) === undefined;
  const params = { dispute: facts.dispute };
  const twice = (what: 'accept' | 'withdraw', act: () => void): void => {
    if (sure === what) act();
    setSure(sure === what ? undefined : what);
  };
  return (
    <>
      {may('AskReview') && (
        <div class="form">
          <Writing name={said.reviewWords} value={words} onType={setWords} />
          <Action
            class="btn btn-main"
            onPress={() => {
              const body = words.trim() === '' ? {} : { words };
              void tell(client.ask('askReview', { params, body }), said.reviewAsked);
            }}
          >
            {said.review}
          </Action>
        </div>
      )}
      {sure !== undefined && (
        <p class="sure" role="status">
          {said.sure}
        </p>
      )}
      <div class={may('WithdrawDispute') ? 'btns' : ''}>
        {may('AcceptDecision') && (
          <Action
            onPress={() =>
              twice('accept', () => void tell(client.ask('acceptDecision', { params }), said.accepted))
            }
          >
            {said.accept}
          </Action>
        )}
        {may('WithdrawDispute') && (
          <Action
            class="btn btn-quiet"
            onPress={() =>
              twice('withdraw', () => void tell(client.ask('withdrawDispute', { params }), said.withdrawn))
            }
          >
            {said.withdraw}
          </Action>
        )}
      </div>
    </>
  );
}
