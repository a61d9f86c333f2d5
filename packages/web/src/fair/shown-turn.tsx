import { parseHex, toCommitment } from '@dicepit/proof';
import { pit } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Icon } from '../parts/icon.tsx';
import { told } from '../words/refusal-words.ts';
import { type Check, checksOf, verdictOf } from './checks.ts';
import { Contributions } from './contributions.tsx';
import { checkTurn, lastTurn, type Shown } from './desk.ts';
import { Draws } from './draws.tsx';
import { fairWords } from './said.ts';
import type { FairTurn } from './turn.ts';

/** One turn: the answer first, then every check, then all that it was checked by. */
export function ShownTurn({ shown }: { readonly shown: Shown }) {
  const said = fairWords.value;
  const { turn, from } = shown;
  const checks = checksOf(turn);
  const verdict = verdictOf(checks);
  const title = pit.value?.tables.find(({ table }) => table === turn.table)?.title ?? turn.table;
  return (
    <>
      <section class={`verdict is-${verdict}`} aria-labelledby="verdict">
        <p class="quiet">{said.result({ turn: turn.turn, table: title })}</p>
        <h2 id="verdict">
          <Icon name={iconOf[verdict]} />
          {said.verdict[verdict]}
        </h2>
        <p>{noteOf(turn, verdict)}</p>
        {from === 'pit' && <Neighbours turn={turn} />}
        <ul class="checks">
          {checks.map((check) => (
            <CheckLine key={check.name} check={check} turn={turn} />
          ))}
        </ul>
      </section>
      <section class="panel">
        <Digits turn={turn} />
        <Contributions turn={turn} />
      </section>
      <Draws turn={turn} />
    </>
  );
}

const iconOf = { holds: 'check', fails: 'warn', open: 'clock' } as const;

function noteOf({ drawn, lost }: FairTurn, verdict: Check['is']): string {
  const { verdictNote } = fairWords.value;
  if (lost) return verdictNote.lost;
  return verdict === 'holds' ? verdictNote.holds({ draws: drawn.length }) : verdictNote[verdict];
}

function CheckLine({ check: { name, is, wrong }, turn }: { readonly check: Check; readonly turn: FairTurn }) {
  const said = fairWords.value;
  return (
    <li class={`is-${is}`}>
      <Icon name={iconOf[is]} />
      <b>{said.checks[name]}</b>
      <span class="word">{said[is]}</span>
      <p>{wrong.length > 0 ? wrong.map(told).join(' ') : whyOf(name, is, turn)}</p>
    </li>
  );
}

function whyOf(name: Check['name'], is: Check['is'], { seed }: FairTurn): string {
  const { checkNotes } = fairWords.value;
  if (is !== 'open') return checkNotes[name];
  if (name === 'order') return checkNotes.orderUntold;
  return seed === undefined ? checkNotes.sealed : checkNotes.astray;
}

/** What was promised and what was shown, with the promise worked out again under it. */
function Digits({ turn: { commitment, seed } }: { readonly turn: FairTurn }) {
  const said = fairWords.value;
  const bytes = parseHex(seed ?? '');
  return (
    <dl class="digits">
      <div>
        <dt>
          {said.commitment} <small>{said.commitmentNote}</small>
        </dt>
        <dd>{commitment}</dd>
      </div>
      {seed !== undefined && bytes !== undefined && (
        <div>
          <dt>{said.hashed}</dt>
          <dd>{toCommitment(bytes)}</dd>
        </div>
      )}
      <div>
        <dt>
          {said.seed} {seed !== undefined && <small>{said.seedNote}</small>}
        </dt>
        <dd>{seed ?? said.sealed}</dd>
      </div>
    </dl>
  );
}

function Neighbours({ turn: { table, turn, seed } }: { readonly turn: FairTurn }) {
  const said = fairWords.value;
  const last = lastTurn.value ?? turn;
  return (
    <p class="neighbours">
      {turn > 1 && <Action onPress={() => void checkTurn(table, turn - 1)}>{said.earlier}</Action>}
      {turn < last && <Action onPress={() => void checkTurn(table, turn + 1)}>{said.later}</Action>}
      {seed === undefined && <Action onPress={() => void checkTurn(table, turn)}>{said.again}</Action>}
    </p>
  );
}
