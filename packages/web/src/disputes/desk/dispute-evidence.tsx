import type { DisputedRoll } from '@dicepit/desks';
import { type Game, lineOfSettlement, type Outcome, type TableSettlement } from '@dicepit/engine';
import type { DisputeFacts } from '@dicepit/wire';
import * as css from '../../office/cases.module.css';
import { Die } from '../../parts/die.tsx';
import { ResultLine } from '../../parts/result-line.tsx';
import { toSlipLine } from '../../player/past-rolls.ts';
import { ClauseLink } from '../../shell/clauses.tsx';
import { bookCallOf, bookVoidCallOf } from '../../words/calls.ts';
import { tellSettlement } from '../../words/refusal-words.ts';
import { change, dayAndTime, number, sum } from '../../words/words.ts';
import { disputedGame, disputeWords, nameIn, wagerIn, whoIn } from '../dispute-words.ts';

/** What was known when the dispute was raised: the roll with its dice, and the bets with what became of them. */
export function Evidence({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk.evidence;
  const { roll, version } = facts.evidence;
  const game = disputedGame(facts.pack);
  return (
    <section class="panel" aria-labelledby="dispute-evidence">
      <h2 class="h2" id="dispute-evidence">
        {said.title}
      </h2>
      <p class="quiet small">{said.note({ version: number(version), time: dayAndTime(facts.raisedAt) })}</p>
      {roll !== undefined && game !== undefined && <Rolled facts={facts} roll={roll} game={game} />}
      <h3 class="label">{said.bets}</h3>
      <Bets facts={facts} game={game} />
    </section>
  );
}

type RolledProps = { readonly facts: DisputeFacts; readonly roll: DisputedRoll; readonly game: Game };

function Rolled({ facts, roll, game }: RolledProps) {
  const said = disputeWords.value.desk.evidence;
  const { outcome, calls, thrower } = roll;
  const isRead = calls.at(-1)?.read !== 'total';
  const faces = outcome?.kind === 'total' && isRead ? outcome.roll : [];
  return (
    <>
      <div class={css.disputedRoll} data-part="disputed-roll">
        <span class={css.disputedDice} aria-hidden="true">
          {faces.map((pips, place) => (
            // Equal dice differ by their place only.
            <Die key={`${place}-${pips}`} pips={pips} />
          ))}
        </span>
        <div>
          <b>{outcome === undefined ? said.noDice : calledText(game, outcome, thrower)}</b>
          <span class="quiet">
            {[
              said.roll({ roll: String(roll.number) }),
              said.states[roll.state],
              thrower === 'dealer' ? said.dealer : said.thrower({ name: atSeat(facts, thrower) }),
            ].join(', ')}
          </span>
          {!isRead && <span class="quiet">{said.onlyTotal}</span>}
        </div>
      </div>
      {calls.length > 0 && (
        <>
          <h3 class="label">{said.calls}</h3>
          <ul class="lines">
            {calls.map((call) => (
              <ResultLine
                key={`${call.at}-${call.clause}`}
                what={calledText(game, call.outcome, thrower)}
                how={`${whoIn(facts, call.by)}, ${dayAndTime(call.at)}`}
                clause={<ClauseLink clause={call.clause} />}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function calledText(game: Game, outcome: Outcome, thrower: number | 'dealer'): string {
  if (outcome.kind === 'total')
    return `${bookCallOf(game, outcome.roll, thrower)} (${outcome.roll.join('-')})`;
  const { call, says } = bookVoidCallOf(game, outcome.reason);
  return `${call}: ${says}`;
}

const atSeat = (facts: DisputeFacts, seat: number): string => {
  const person = facts.evidence.present.find((each) => each.seat === seat)?.person;
  return person === undefined ? number(seat) : nameIn(facts, person);
};

/** Bets that were settled with their arithmetic, and those that only lay there. */
function Bets({ facts, game }: { readonly facts: DisputeFacts; readonly game: Game | undefined }) {
  const said = disputeWords.value.desk.evidence;
  const { roll, bet } = facts.evidence;
  const settlements = roll?.settlements ?? [];
  const settled = new Set(settlements.map((each) => each.bet));
  const lay = [...(roll?.bets ?? []), ...(bet === undefined || roll !== undefined ? [] : [bet])].filter(
    (each) => !settled.has(each.bet),
  );
  if (settlements.length + lay.length === 0) return <p class="quiet">{said.noBets}</p>;
  return (
    <ul class="lines">
      {settlements.map((line) => (
        <Settled key={line.bet} facts={facts} line={line} wager={wagerIn(game, line.wager)} />
      ))}
      {lay.map((each) => (
        <ResultLine
          key={each.bet}
          what={wagerIn(game, each.wager)}
          beside={said.seat({ name: atSeat(facts, each.seat), seat: String(each.seat) })}
          pill={each.bet === bet?.bet && <span class="pill">{said.disputed}</span>}
          word={said.lay}
          value={sum(each.chips + each.tokens)}
        />
      ))}
    </ul>
  );
}

type SettledProps = {
  readonly facts: DisputeFacts;
  readonly line: TableSettlement;
  readonly wager: string;
};

function Settled({ facts, line, wager }: SettledProps) {
  const said = disputeWords.value.desk.evidence;
  const { word, cents, stake, clause, notes } = toSlipLine(line);
  return (
    <ResultLine
      what={wager}
      beside={`${sum(stake)}, ${said.seat({ name: atSeat(facts, line.seat), seat: String(line.seat) })}`}
      pill={line.bet === facts.about.bet && <span class="pill">{said.disputed}</span>}
      word={said[word]}
      value={word === 'stays' ? sum(cents) : change(word === 'won' ? cents : -cents)}
      isWon={word === 'won'}
      how={tellSettlement(lineOfSettlement(line))}
      notes={notes.map(({ clause: at, line: note }) => ({
        clause: at,
        note: (
          <>
            {tellSettlement(note)} <ClauseLink clause={at} />
          </>
        ),
      }))}
      clause={
        <ClauseLink clause={clause} from={{ table: facts.table, roll: facts.evidence.roll?.number ?? 0 }} />
      }
    />
  );
}
