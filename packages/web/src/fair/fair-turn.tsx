import type { Pips } from '@dicepit/engine';
import { type DrawRecord, parseHex, toCommitment } from '@dicepit/proof';
import { me, pit } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { tellRefusal } from '../words/refusal-words.ts';
import * as css from './fair.module.css';
import { byHand, type Check, checksOf, type FairTurn, recomputed, verdictOf } from './fair-checks.ts';
import { checkTurn, fairWords, lastTurn, type TurnOnPage } from './fair-store.ts';

/** One turn: the answer first, then every check, then all that it was checked by. */
export function TurnView({ shown }: { readonly shown: TurnOnPage }) {
  const said = fairWords.value;
  const { turn, from } = shown;
  const checks = checksOf(turn);
  const verdict = verdictOf(checks);
  const title = pit.value?.tables.find(({ table }) => table === turn.table)?.title ?? turn.table;
  return (
    <>
      <section class={css.verdict} data-part="verdict" data-state={verdict} aria-labelledby="verdict">
        <p class="quiet">{said.result({ turn: turn.turn, table: title })}</p>
        <h2 id="verdict">
          <Icon name={iconOf[verdict]} />
          {said.verdict[verdict]}
        </h2>
        <p>{noteOf(turn, verdict)}</p>
        {from === 'pit' && <Neighbours turn={turn} />}
        <ul class={css.checks} data-part="checks">
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
    <li data-state={is}>
      <Icon name={iconOf[is]} />
      <b>{said.checks[name]}</b>
      <span class={css.word} data-part="word">
        {said[is]}
      </span>
      <p>{wrong.length > 0 ? wrong.map(tellRefusal).join(' ') : whyOf(name, is, turn)}</p>
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
    <dl class={css.digits}>
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
    <p class={css.neighbours}>
      {turn > 1 && <Action onPress={() => void checkTurn(table, turn - 1)}>{said.earlier}</Action>}
      {turn < last && <Action onPress={() => void checkTurn(table, turn + 1)}>{said.later}</Action>}
      {seed === undefined && <Action onPress={() => void checkTurn(table, turn)}>{said.again}</Action>}
    </p>
  );
}

/** Every draw of the turn: what the table recorded beside what the seed gives. */
function Draws({ turn }: { readonly turn: FairTurn }) {
  const said = fairWords.value;
  const worked = recomputed(turn);
  return (
    <section class="panel" aria-labelledby="draws">
      <h2 id="draws">{said.draws}</h2>
      {turn.drawn.length === 0 && <p class="quiet">{said.noDraws}</p>}
      {turn.drawn.length > 0 && (
        <table class={`tbl ${css.draws}`} data-part="draws">
          <thead>
            <tr>
              <th scope="col">{said.draw}</th>
              <th scope="col">{said.recorded}</th>
              <th scope="col">{said.worked}</th>
              <th scope="col">
                <span class="sr">{said.same}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {turn.drawn.map((drawn, place) => (
              // A forged record may name a draw twice: its place is what tells it apart.
              // oxlint-disable-next-line react/no-array-index-key
              <Row key={place} drawn={drawn} due={worked[place]} />
            ))}
          </tbody>
        </table>
      )}
      {turn.drawn.map((drawn, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Hand key={place} turn={turn} drawn={drawn} />
      ))}
    </section>
  );
}

function Row({ drawn, due }: { readonly drawn: DrawRecord; readonly due: readonly Pips[] | undefined }) {
  const said = fairWords.value;
  const isSame = due?.join() === drawn.faces.join();
  return (
    <tr data-state={due !== undefined && !isSame ? 'fails' : undefined}>
      <th scope="row">{drawn.draw}</th>
      <td>
        <Dice faces={drawn.faces} />
      </td>
      <td>{due === undefined ? <span class="quiet small">{said.notYet}</span> : <Dice faces={due} />}</td>
      <td class={css.same}>
        {due !== undefined && (
          <>
            <Icon name={isSame ? 'check' : 'warn'} small />
            {isSame ? said.same : said.differs}
          </>
        )}
      </td>
    </tr>
  );
}

function Dice({ faces }: { readonly faces: readonly Pips[] }) {
  return (
    <span
      class={css.dice}
      data-part="dice"
      role="img"
      aria-label={fairWords.value.faces({ faces: faces.join('-') })}
    >
      {faces.map((pips, die) => (
        // Equal dice differ by their place only.
        <Die key={`${die}-${pips}`} pips={pips} />
      ))}
    </span>
  );
}

/** The working of one draw, for a pencil. */
function Hand({ turn, drawn }: { readonly turn: FairTurn; readonly drawn: DrawRecord }) {
  const said = fairWords.value;
  const hand = byHand(turn, drawn);
  if (hand === undefined) return null;
  return (
    <details class={css.hand}>
      <summary>{said.byHand({ draw: drawn.draw })}</summary>
      <dl class={css.digits}>
        <Line name={said.hand.lines} text={hand.lines === '' ? said.hand.none : hand.lines} />
        <Line name={said.hand.contributions} text={hand.contributions} />
        <Line name={said.hand.message} text={hand.message} />
        <Line name={said.hand.hmac} text={hand.hmac} />
        <Line name={said.hand.bytes} text={hand.bytes.map(sayByte).join('\n')} />
      </dl>
    </details>
  );
}

const Line = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

function sayByte({ byte, face }: { readonly byte: number; readonly face: number | undefined }): string {
  const { hand } = fairWords.value;
  const hex = byte.toString(16).padStart(2, '0');
  return face === undefined
    ? hand.passed({ hex, byte: String(byte) })
    : hand.byte({ hex, byte: String(byte), face: String(face) });
}

/** What players added to the turn, as it stood at its last draw. */
function Contributions({ turn: { drawn } }: { readonly turn: FairTurn }) {
  const said = fairWords.value;
  const added = drawn.at(-1)?.contributions ?? [];
  return (
    <>
      <h3>{said.added}</h3>
      {added.length === 0 ? (
        <p class="quiet small">{said.nobody}</p>
      ) : (
        <ul class={css.added} data-part="added">
          {added.map(({ person, text }) => (
            <li key={person}>
              <code>{text}</code>
              <span class="quiet small">
                {person}
                {person === me.value?.person ? `, ${said.you}` : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
