import { readOdds, unrounded } from '@dicepit/engine';
import type { RollSheet } from '@dicepit/wire';
import { oddsText } from '../../felt/area.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { change, sum } from '../../words/numbers.ts';
import { inspectWords } from '../said.ts';

type Settlement = RollSheet['settlements'][number];

/** What the roll did to each bet, with its arithmetic and its clause. */
export function Settlements({ sheet }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  const { settlements } = sheet;
  return (
    <section class="panel" aria-labelledby="roll-settlement">
      <h2 class="h2" id="roll-settlement">
        {said.settlement}
      </h2>
      {settlements.length === 0 ? (
        <p class="quiet panel-empty">{said.nothingSettled}</p>
      ) : (
        <ul>
          {settlements.map((line) => (
            <Settled key={line.bet} line={line} sheet={sheet} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Settled({ line, sheet }: { readonly line: Settlement; readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  const { wagerName, name, verdict, stake, clause, pays, notes, winnings } = line;
  const from = { table: sheet.table, roll: sheet.roll };
  const cents = verdict === 'wins' ? winnings : -stake;
  return (
    <li class="line">
      <span class="w">
        {wagerName}
        <small>
          {name}, {sum(stake)}
        </small>
      </span>
      <span class={verdict === 'wins' ? 'v up' : 'v'}>
        <small>{said.verdicts[verdict]}</small>
        {verdict === 'stands' ? sum(stake) : change(cents)}
      </span>
      <span class="how">
        {howSettled(line)}
        {notes.map((note) => (
          <span key={note.clause} class="inspect-note">
            {noted(line)} <ClauseLink clause={note.clause} from={from} />
          </span>
        ))}
      </span>
      <span class="cls inspect-cls">
        <ClauseLink clause={clause} from={from} />
        {pays !== null && pays !== clause && <ClauseLink clause={pays} from={from} />}
      </span>
    </li>
  );
}

/** The arithmetic of a line. The trail has it in English; it is told from the same figures. */
function howSettled({ verdict, inPlay, odds, winnings, returned }: Settlement): string {
  const { how } = inspectWords.value.roll;
  const stake = sum(inPlay);
  const back = returned > 0 ? how.back({ back: sum(returned) }) : '';
  if (verdict === 'stands') return how.stands({ stake });
  if (verdict === 'loses') return how.loses({ stake, rest: back });
  const paid = readOdds(odds ?? '');
  const exact = paid === undefined ? winnings : unrounded(inPlay, paid);
  const rounded = exact === winnings ? '' : how.rounded({ exact: sum(exact) });
  return how.wins({
    stake,
    odds: paid === undefined ? '–' : oddsText([paid]),
    winnings: sum(winnings),
    rest: `${rounded}${back}`,
  });
}

/** A bet is noted that lay over the maximum or below the minimum. */
function noted({ stake, inPlay }: Settlement): string {
  const { how } = inspectWords.value.roll;
  return stake > inPlay
    ? how.over({ stake: sum(stake), maximum: sum(inPlay), excess: sum(stake - inPlay) })
    : how.below({ stake: sum(stake) });
}
