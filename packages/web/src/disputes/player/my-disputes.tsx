import type { Answer } from '@dicepit/client';
import { type DisputeGround, findLadder } from '@dicepit/desks';
import type { DisputeCard, DisputeFacts, ProblemDetails } from '@dicepit/wire';
import { useLayoutEffect, useState } from 'preact/hooks';
import { packsHere } from '../../live/packs.ts';
import { client, me, pit } from '../../live/pit.ts';
import { Deed } from '../../office/desk-controls.tsx';
import { usePolling } from '../../office/polling.ts';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import { Wrong } from '../../parts/form.tsx';
import { MenuList } from '../../parts/menu-list.tsx';
import { SendWords } from '../../parts/send-words.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Writing } from '../../parts/writing.tsx';
import { announce } from '../../shell/announcer.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { inLanguage } from '../../words/refusal-words.ts';
import { dayAndTime } from '../../words/words.ts';
import { apart, refusalFor } from '../dispute-dry-run.ts';
import { aboutInFull, aboutText, disputeWords, rolesText, whoIn } from '../dispute-words.ts';
import { beingRead } from './known-disputes.ts';
import * as css from './my-disputes.module.css';

/** Somebody's own disputes, and how far each has come. */
export function MyDisputes({ onClose }: { readonly onClose: () => void }) {
  const said = disputeWords.value;
  const [cards, setCards] = useState<readonly DisputeCard[] | undefined>(undefined);
  const [opened, setOpened] = useState<string | undefined>(undefined);
  usePolling(
    async () => {
      const read = await client.ask('listDisputes', {});
      // Staff may see others' as well; here are those of whoever looks.
      if (read.ok) setCards(read.value.disputes.filter(({ person }) => person === me.value?.person));
    },
    'mine',
    'disputes',
  );
  if (opened !== undefined)
    return <MyDispute dispute={opened} onClose={onClose} onBack={() => setOpened(undefined)} />;
  return (
    <Sheet title={said.player.title} closable onClose={onClose}>
      {cards?.length === 0 && <p class="lead">{said.player.none}</p>}
      <MenuList>
        {cards?.map((card) => (
          <li key={card.dispute}>
            <button type="button" class={css.entry} onClick={() => setOpened(card.dispute)}>
              <span>
                <b>{aboutText(card)}</b>
                <span class="quiet small">
                  {said.player.at({ table: titleOf(card.table), time: dayAndTime(card.raisedAt) })}
                </span>
              </span>
              <span class={css.phase}>{said.phases[card.phase]}</span>
            </button>
          </li>
        ))}
      </MenuList>
    </Sheet>
  );
}

const titleOf = (table: string): string =>
  pit.value?.tables.find((each) => each.table === table)?.title ?? table;

type MyDisputeProps = {
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
  usePolling(
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
        <section key={step} class={css.decision}>
          <b>{said.findings[finding]}</b> {final && <span class="pill">{said.desk.final}</span>}{' '}
          {!clause.startsWith('policy/') && <ClauseLink clause={clause} pack={facts.pack} />}
          <p class={css.words}>{words}</p>
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
      <p class={css.words}>{facts.words}</p>
      {onBack !== undefined && (
        <Buttons>
          <Action onPress={onBack}>{said.player.back}</Action>
        </Buttons>
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
    refusalFor(facts, who, { type }) === undefined;
  const params = { dispute: facts.dispute };
  const twice = (what: 'accept' | 'withdraw', act: () => void): void => {
    if (sure === what) act();
    setSure(sure === what ? undefined : what);
  };
  const accept = may('AcceptDecision') && (
    <Action
      onPress={() =>
        twice('accept', () => void tell(client.ask('acceptDecision', { params }), said.accepted))
      }
    >
      {said.accept}
    </Action>
  );
  return (
    <>
      {may('AskReview') && (
        <div class={css.form}>
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
        <p class={css.sure} role="status">
          {said.sure}
        </p>
      )}
      {may('WithdrawDispute') ? (
        <Buttons>
          {accept}
          <Action
            class="btn btn-quiet"
            onPress={() =>
              twice('withdraw', () => void tell(client.ask('withdrawDispute', { params }), said.withdrawn))
            }
          >
            {said.withdraw}
          </Action>
        </Buttons>
      ) : (
        <div>{accept}</div>
      )}
    </>
  );
}

/** The right to complain, where the rules know one: read, acknowledged, and used. */
function Rights({ facts, tell }: { readonly facts: DisputeFacts; readonly tell: Tell }) {
  const said = disputeWords.value.player;
  const [isComplaining, setComplaining] = useState(false);
  const { rights, complained, advice, dispute } = facts;
  const who = me.value ?? { person: null, roles: [] };
  const params = { dispute };
  if (rights === null || (facts.phase !== 'ended' && facts.phase !== 'closed')) return null;
  const mayAcknowledge =
    refusalFor(facts, who, { type: 'AdviseOfComplaint', how: 'acknowledged' }) === undefined;
  const mayComplain = refusalFor(facts, who, { type: 'LodgeComplaint', statement: apart }) === undefined;
  return (
    <section class={css.rights}>
      <h3 class="label">{said.rights}</h3>
      <p>
        {inLanguage(`advice.${rights.clause}`, rights.says)}{' '}
        <ClauseLink clause={rights.clause} pack={facts.pack} />
      </p>
      {mayAcknowledge && (
        <Action
          class="btn btn-main"
          onPress={() => {
            const body = { how: 'acknowledged' } as const;
            void tell(client.ask('adviseOfComplaint', { params, body }), said.acknowledged);
          }}
        >
          {said.acknowledge}
        </Action>
      )}
      {advice !== undefined && <p class="quiet small">{said.told}</p>}
      {mayComplain && !isComplaining && <Action onPress={() => setComplaining(true)}>{said.complain}</Action>}
      {mayComplain && isComplaining && (
        <Complaint
          onLodge={(words) =>
            void tell(client.ask('lodgeComplaint', { params, body: { words } }), said.lodged)
          }
        />
      )}
      {complained !== undefined && <p role="status">{said.lodgedAt({ time: dayAndTime(complained.at) })}</p>}
      {complained?.isErased === true && <p class="quiet small">{said.mineErased}</p>}
      {complained?.isErased === false && (
        <Deed
          name={said.eraseMine}
          sure={disputeWords.value.eraseSure}
          onPress={() => tell(client.ask('eraseComplaint', { params }), said.erasedMine)}
        />
      )}
    </section>
  );
}

function Complaint({ onLodge }: { readonly onLodge: (words: string) => void }) {
  const said = disputeWords.value.player;
  const [words, setWords] = useState('');
  return (
    <div class={css.form}>
      <Writing name={said.complaint} note={said.complaintNote} value={words} rows={3} onType={setWords} />
      <SendWords name={said.lodge} words={words} needs={said.complaintNeeded} onSend={() => onLodge(words)} />
    </div>
  );
}

type LadderProps = { readonly pack: string; readonly ground: DisputeGround };

/** Who decides in this game, one after another, told in words. */
export function LadderWords({ pack, ground }: LadderProps) {
  const said = disputeWords.value.ladder;
  const isHere = packsHere([pack]) === 'here';
  const steps = (isHere ? findLadder(pack, ground) : undefined)?.steps ?? [];
  return (
    <section class={css.ladder}>
      <h3 class="label">{said.title}</h3>
      <ol>
        {steps.map(({ roles, clause, final, another }, index) => {
          const who = rolesText(roles);
          const first = final ? said.alone({ roles: who }) : said.first({ roles: who });
          const later = final
            ? said.last({ roles: who })
            : another
              ? said.review({ roles: who })
              : said.above({ roles: who });
          return (
            // The ladder of a pack never changes while it is looked at.
            <li key={`${index}-${who}`}>
              {index === 0 ? first : later}{' '}
              {!clause.startsWith('policy/') && <ClauseLink clause={clause} pack={pack} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Why something was not done, said where it was asked. */
export function Problem({ problem }: { readonly problem: ProblemDetails | undefined }) {
  if (problem === undefined) return null;
  const { clause, detail, title } = problem;
  return (
    <Wrong role="alert">
      {detail === '' ? title : detail}{' '}
      {clause !== undefined && !clause.startsWith('policy/') && <ClauseLink clause={clause} />}
    </Wrong>
  );
}

/** Does something in a dispute, and says what came of it. */
type Tell = (asked: Promise<Answer<DisputeFacts>>, said: string) => Promise<void>;
