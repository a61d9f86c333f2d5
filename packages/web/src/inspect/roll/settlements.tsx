import { lineOfSettlement, linesOfNotes } from '@dicepit/engine';
import type { RollSheet } from '@dicepit/wire';
import { ClauseLink } from '../../shell/clauses.tsx';
import { change, sum } from '../../words/numbers.ts';
import { settlementTold } from '../../words/refusal-words.ts';
import { inspectWords, nameAt } from '../said.ts';

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
  const { wagerName, name, seat, verdict, stake, clause, pays, winnings } = line;
  const from = { table: sheet.table, roll: sheet.roll };
  const cents = verdict === 'wins' ? winnings : -stake;
  return (
    <li class="line">
      <span class="w">
        {wagerName}
        <small>
          {nameAt(name, seat)}, {sum(stake)}
        </small>
      </span>
      <span class={verdict === 'wins' ? 'v up' : 'v'}>
        <small>{said.verdicts[verdict]}</small>
        {verdict === 'stands' ? sum(stake) : change(cents)}
      </span>
      <span class="how">
        {settlementTold(lineOfSettlement(line))}
        {linesOfNotes(line).map((note) => (
          <span key={note.clause} class="inspect-note">
            {settlementTold(note.line)} <ClauseLink clause={note.clause} from={from} />
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
