import type { DisputeFacts, SeenEntry } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { useKeepAsking } from '../../office/keep-asking.ts';
import { Select } from '../../parts/field.tsx';
import { number, timeToTheSecond } from '../../words/numbers.ts';
import { disputeWords, spokenType } from '../said.ts';
import { shown } from './live.ts';
import { whyNotHere } from './why-not-here.ts';

/** So many entries of the table are looked through; a decision is carried out soon after it is given. */
const LOOKED_AT = 1_000;

/** Which entry of the table put right what was decided, chosen among those that put anything right. */
export function Remedies({ facts }: { readonly facts: DisputeFacts }) {
  const said = disputeWords.value.desk;
  const [entries, setEntries] = useState<readonly SeenEntry[]>([]);
  const [picked, setPicked] = useState('');
  const { table, evidence, dispute } = facts;
  useKeepAsking(async () => {
    const query = { after: String(evidence.version), limit: String(LOOKED_AT) };
    const read = await client.ask('readEntries', { params: { table }, query });
    if (read.ok) setEntries(read.value.entries);
  }, dispute);
  const noted = new Set(facts.remedies.map(({ version }) => version));
  const options = entries.flatMap(({ version, event }): readonly (readonly [string, string])[] => {
    if (!('at' in event)) return [];
    const remedy = { version, type: event.type, clause: '' };
    if (noted.has(version) || whyNotHere(facts, { type: 'NoteRemedy', remedy }) !== undefined) return [];
    return [[String(version), `${number(version)}: ${spokenType(event.type)}, ${timeToTheSecond(event.at)}`]];
  });
  const chosen = options.find(([version]) => version === picked) ?? options.at(-1);
  if (chosen === undefined) return noted.size > 0 ? null : <p class="quiet small">{said.noRemedies}</p>;
  const [version] = chosen;
  return (
    <div class="form">
      <h3 class="label">{said.remedy}</h3>
      <p class="quiet small">{said.remedyText}</p>
      <Select name={said.remedyPick} options={options} chosen={version} onPick={setPicked} />
      <Deed
        name={said.noteRemedy}
        onPress={() =>
          shown(
            client.ask('noteRemedy', { params: { dispute }, body: { version: Number(version) } }),
            said.remedyNoted,
          )
        }
      />
    </div>
  );
}
