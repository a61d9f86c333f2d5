import { type Office, offices } from '@dicepit/desks';
import type { Moment } from '@dicepit/engine';
import type { IncidentFacts } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { Line, MomentField } from '../../office/inputs.tsx';
import { Segments } from '../../parts/field.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { conductWords } from '../said.ts';
import { tookOverAt } from '../took-over.ts';
import { shown, whyNotHere } from './live.ts';
import type { OnIncident } from './on-incident.ts';

type DetentionProps = OnIncident & {
  readonly detention: Exclude<IncidentFacts['detention'], undefined>;
};

/** The log of a detention: since when, with what device, and who took over. */
export function Detention({ facts, incident, detention }: DetentionProps) {
  const said = conductWords.value.detention;
  const { device, from, ended } = detention;
  return (
    <section class={ended === undefined ? 'panel to-do' : 'panel'} aria-labelledby="incident-detention">
      <h2 class="h2" id="incident-detention">
        {said.title}
      </h2>
      <ul class="case-notes">
        <li>
          <b>{said.since({ time: dayAndTime(from) })}</b>
          <p>{said.device({ device })}</p>
        </li>
        {ended !== undefined && (
          <li>
            {said.endedBy({
              office: said.offices[ended.office],
              name: ended.taker ?? said.erased,
              time: dayAndTime(ended.tookOverAt),
            })}
          </li>
        )}
      </ul>
      {ended === undefined && <HandOver facts={facts} incident={incident} detention={detention} />}
    </section>
  );
}

function HandOver({ facts, incident: { incident }, detention: { from } }: DetentionProps) {
  const said = conductWords.value.detention;
  const [office, setOffice] = useState<Office>('inspector');
  const [name, setName] = useState('');
  const [at, setAt] = useState<Moment | null>(Date.now());
  const written = name.trim();
  const moment = tookOverAt(at ?? from, from);
  const taker = written === '' ? {} : { taker: { ref: '', digest: '' } };
  return (
    <div class="form">
      <Segments
        name={said.office}
        options={offices.map((each) => [each, said.offices[each]])}
        chosen={office}
        onPick={setOffice}
      />
      <div class="pair">
        <Line name={said.name} value={name} most={40} onType={setName} />
        <MomentField name={said.at} value={at} onSet={setAt} />
      </div>
      <Deed
        name={said.end}
        main
        why={whyNotHere(facts, { type: 'EndDetention', incident, office, tookOverAt: moment, ...taker })}
        onPress={() => {
          const body = { name: written, office, at: moment };
          return shown(client.ask('endDetention', { params: { incident }, body }), said.ended);
        }}
      />
    </div>
  );
}
