import { type ConductKind, conductKinds } from '@dicepit/desks';
import { reviewing } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { useState } from 'preact/hooks';
import { told } from '../../host/console-state.ts';
import { client, me, pit } from '../../live/pit.ts';
import { useTable } from '../../live/table.ts';
import { goTo } from '../../office/at-desk.tsx';
import { Deed } from '../../office/deed.tsx';
import { Segments, Select } from '../../parts/field.tsx';
import { Writing } from '../../parts/writing.tsx';
import { conductWords } from '../said.ts';
import { whyNot } from '../tried.ts';
import { readConduct } from './live.ts';

const nothingKnown = { incidents: [], excluded: [], out: [], names: {}, version: 0 };

/** Somebody of the staff says what they see, at a table whose rules speak of it. */
export function ReportForm() {
  const said = conductWords.value.form;
  const [kind, setKind] = useState<ConductKind>('device');
  const [picked, setPicked] = useState('');
  const [person, setPerson] = useState('');
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const tables = (pit.value?.tables ?? []).filter(
    ({ pack }) => tableRules[pack]?.procedure.conduct !== undefined,
  );
  const table = tables.find((each) => each.table === picked) ?? tables[0];
  const seats = [...(useTable(table?.table)?.seats.values() ?? [])];
  if (isSent) return <Sent onAnother={() => setSent(false)} />;
  if (table === undefined) return <p class="panel">{said.noTables}</p>;
  const named = seats.some((seat) => seat.person === person) ? { person } : {};
  const about = { table: table.table, words, ...named };
  const body = { incident: '', pack: table.pack, ...about, ...typed[kind] };
  const send = async (): Promise<void> => {
    const reported = await told(client.ask('reportConduct', { body: { kind, ...about } }), said.sent);
    if (reported === undefined) return;
    setWords('');
    setPerson('');
    await readConduct();
    // A dealer may not look into incidents, and is told that it has arrived.
    if (me.value?.roles.some((role) => reviewing.includes(role)) === true)
      goTo({ tab: 'conduct', item: reported.incident });
    else setSent(true);
  };
  return (
    <section class="panel to-do" aria-labelledby="report-h">
      <h2 class="h2" id="report-h">
        {said.title}
      </h2>
      <div class="form">
        <Segments
          name={said.kind}
          options={conductKinds.map((each) => [each, conductWords.value.kinds[each]])}
          chosen={kind}
          onPick={setKind}
        />
        <div class="pair">
          <Select
            name={said.table}
            options={tables.map((each) => [each.table, each.title])}
            chosen={table.table}
            onPick={setPicked}
          />
          <Select
            name={said.person}
            options={[
              ['', said.unknown],
              ...seats.map(
                (seat) => [seat.person, said.seated({ name: seat.name, seat: String(seat.seat) })] as const,
              ),
            ]}
            chosen={person}
            onPick={setPerson}
          />
        </div>
        <Writing name={said.words} note={said.wordsNote} value={words} rows={3} onType={setWords} />
        <Deed
          name={said.send}
          main
          why={whyNot(nothingKnown, me.value ?? { person: null, roles: [] }, body, Date.now())}
          onPress={send}
        />
      </div>
    </section>
  );
}

const typed = {
  device: { type: 'ReportDevice' },
  'side-bet': { type: 'ReportSideBet' },
  advice: { type: 'ReportAdvice', employee: false },
} as const;

function Sent({ onAnother }: { readonly onAnother: () => void }) {
  const said = conductWords.value.form;
  return (
    <section class="panel" role="status">
      <h2 class="h2">{said.sentTitle}</h2>
      <p>{said.sentText}</p>
      <div class="btns">
        <button type="button" class="btn" onClick={onAnother}>
          {said.another}
        </button>
      </div>
    </section>
  );
}
