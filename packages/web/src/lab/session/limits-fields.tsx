import { PillField } from '../parts/pill-field.tsx';
import { labWords } from '../said.ts';
import { MOST_ROLLS, readSum, readWhole, writeSum } from '../state/bounds.ts';
import { change, lab } from '../state/desk.ts';
import { amiss, stakesOf } from '../state/lab.ts';

/** What is brought, how long it goes on, and where somebody stops. */
export function LimitsFields() {
  const said = labWords.value.session;
  const { bank, rolls, goal, stopLoss } = lab.value;
  const wrong = amiss(lab.value);
  return (
    <div class="ctl">
      <PillField
        name={said.bank}
        value={bank}
        write={writeSum}
        read={readSum}
        onTake={(next) => change({ bank: next })}
        isAmiss={wrong === 'bank'}
        wrong={
          wrong === 'bank' ? said.bankTooSmall({ stakes: writeSum(stakesOf(lab.value)) }) : said.wrongSum
        }
        size={4}
      />
      <PillField
        name={said.rolls}
        value={rolls}
        write={String}
        read={(text) => readWhole(text, MOST_ROLLS)}
        onTake={(next) => change({ rolls: next })}
        wrong={said.wrongRolls({ most: String(MOST_ROLLS) })}
        size={4}
        inputMode="numeric"
      />
      <PillField
        name={said.goal}
        value={limit(goal)}
        write={writeLimit}
        read={readLimit}
        onTake={({ sum }) => change({ goal: sum })}
        isAmiss={wrong === 'goal'}
        wrong={wrong === 'goal' ? said.goalTooLow({ bank: writeSum(bank) }) : said.wrongSum}
        placeholder={said.none}
        size={4}
      />
      <PillField
        name={said.stopLoss}
        value={limit(stopLoss)}
        write={writeLimit}
        read={readLimit}
        onTake={({ sum }) => change({ stopLoss: sum })}
        isAmiss={wrong === 'stopLoss'}
        wrong={wrong === 'stopLoss' ? said.stopTooHigh({ bank: writeSum(bank) }) : said.wrongSum}
        placeholder={said.none}
        size={4}
      />
    </div>
  );
}

/** A sum that may be left out; an empty line leaves it out. */
type Limit = { readonly sum: number | undefined };

const limit = (sum: number | undefined): Limit => ({ sum });

const writeLimit = ({ sum }: Limit): string => (sum === undefined ? '' : writeSum(sum));

function readLimit(text: string): Limit | undefined {
  if (text.trim() === '') return { sum: undefined };
  const sum = readSum(text);
  return sum === undefined ? undefined : { sum };
}
