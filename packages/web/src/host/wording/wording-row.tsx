import { houseWording } from '../../said/house-wording.ts';
import { show } from '../console/open-sheet.ts';
import { hostWords } from '../said.ts';
import { countOf } from './draft.ts';

/** Whether the house calls its rolls as the book has it, and the way to change that. */
export function WordingRow() {
  const said = hostWords.value.wording;
  const count = countOf(houseWording.value);
  return (
    <div class="kv">
      <span>
        {said.row} <span class="quiet">{count === 0 ? said.byBook : said.own({ count })}</span>
      </span>
      <button
        type="button"
        class="btn btn-sm"
        aria-label={`${hostWords.value.join.change}: ${said.title}`}
        onClick={() => show({ is: 'wording' })}
      >
        {hostWords.value.join.change}
      </button>
    </div>
  );
}
