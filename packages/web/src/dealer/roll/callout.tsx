import type { Outcome, RollCall } from '@dicepit/engine';
import { litAreas } from '@dicepit/layout';
import { Die } from '../../parts/die.tsx';
import { callOf, voidCallOf } from '../../said/call.ts';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { timeToTheSecond } from '../../words/numbers.ts';
import { type Desk, wagerName } from '../desk/desk.ts';
import { commandWords, dealerWords } from '../said.ts';

/** The call in force, big; between rolls, what was called last. */
export function Callout({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { roll, recent } = desk.table;
  const [last] = recent;
  const call = roll?.calls.at(-1) ?? last?.calls.at(-1);
  const thrower = roll?.thrower ?? last?.thrower;
  const number = roll?.number ?? last?.number;
  if (call === undefined) return null;
  const { outcome } = call;
  const lit = outcome.kind === 'total' && roll !== undefined ? litNow(desk, outcome) : [];
  return (
    <section class={roll === undefined ? 'callout past' : 'callout'}>
      {call.read !== 'total' && <Faces outcome={outcome} />}
      <div>
        {roll === undefined && <p class="over">{said.lastCalled}</p>}
        <h2 class="called">{outcomeWords(desk, outcome, thrower)}</h2>
        <p>
          {said.calledBy({ name: callerName(desk, call), time: timeToTheSecond(call.at) })}{' '}
          <ClauseLink
            clause={call.clause}
            {...(number === undefined ? {} : { from: { table: desk.id, roll: number } })}
          />
        </p>
      </div>
      {roll !== undefined && (
        <ul class="litlist" aria-label={said.winningAreas}>
          {lit.length === 0 ? (
            <li class="none">{said.litNone}</li>
          ) : (
            lit.map((wager) => <li key={wager}>{wagerName(desk, wager)}</li>)
          )}
        </ul>
      )}
    </section>
  );
}

/** What an outcome is called: the roll in words, or the word for a void one. */
export function outcomeWords(desk: Desk, outcome: Outcome, thrower: number | 'dealer' = 'dealer'): string {
  return outcome.kind === 'total'
    ? callOf(desk.game, outcome.roll, thrower)
    : voidCallOf(desk.game, outcome.reason).call;
}

/** Who called, as whoever looks at the desk knows them. */
export function callerName(desk: Desk, { by }: Pick<RollCall, 'by'>): string {
  const { you, house } = dealerWords.value;
  if (by.person === desk.asker.person) return you;
  return by.person === 'house' ? house : commandWords.value.roles[by.role].toLowerCase();
}

/** The dice of an outcome; of a void one nothing is drawn. */
function Faces({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.kind !== 'total') return null;
  return (
    <span class="dd">
      {outcome.roll.map((pips, place) => (
        // Equal dice differ by their place only.
        <Die key={`${place}-${pips}`} pips={pips} />
      ))}
    </span>
  );
}

/** The wagers that win on this roll, in the stage that bets on them stand in. */
function litNow(
  { game, table }: Desk,
  { roll }: Extract<Outcome, { readonly kind: 'total' }>,
): readonly string[] {
  const stages = Object.fromEntries((table.roll?.layout ?? []).map(({ wager, stage }) => [wager, stage]));
  return litAreas(game, roll, stages);
}
