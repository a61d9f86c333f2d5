import type { TrailReport } from '@dicepit/proof';
import { Select } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { number } from '../words/numbers.ts';
import { type Shown, show } from './desk.ts';
import { fairWords } from './said.ts';
import type { FairTurn } from './turn.ts';

/** Whether a whole exported trail holds, and which of its turns is looked at. */
export function TrailFacts({ shown, report }: { readonly shown: Shown; readonly report: TrailReport }) {
  const said = fairWords.value;
  const { ok, entries, signatures, found, findings, notes } = report;
  const turns = shown.others ?? [];
  return (
    <section class={`verdict is-${ok ? 'holds' : 'fails'}`} aria-labelledby="trail">
      <p class="quiet">{report.header?.pit}</p>
      <h2 id="trail">
        <Icon name={ok ? 'check' : 'warn'} />
        {said.trail}: {ok ? said.holds : said.fails}
      </h2>
      <p>{ok ? said.trailHolds(number(entries), number(signatures)) : said.trailFails(number(found))}</p>
      {findings.slice(0, 5).map(({ stream, version, sentence }) => (
        <p key={`${stream}/${version}/${sentence}`} class="finding">
          {stream !== '' && <code>{`${stream} ${version}`}</code>} {sentence}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} class="quiet small">
          {note}
        </p>
      ))}
      <p class="quiet small">{said.trailNote}</p>
      <Select
        name={said.trailTurns}
        options={turns.map((turn) => [
          nameOf(turn),
          said.trailTurn(turn.turn, turn.table, turn.drawn.length),
        ])}
        chosen={nameOf(shown.turn)}
        onPick={(name) => {
          const turn = turns.find((each) => nameOf(each) === name);
          if (turn !== undefined) show({ ...shown, turn });
        }}
      />
    </section>
  );
}

const nameOf = ({ table, turn }: FairTurn): string => `${table}/${turn}`;
