import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Deed } from '../../office/deed.tsx';
import { Line } from '../../office/inputs.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { packName } from '../../words/pack-name.ts';
import { conductWords } from '../said.ts';
import { nameIn, shown, whyNotHere } from './live.ts';
import type { OnIncident } from './on-incident.ts';
import { VoidBets } from './void-bets.tsx';

/** The four measures: those that are taken, and those that may be; what may not be says why. */
export function Measures({ facts, incident }: OnIncident) {
  const said = conductWords.value.measures;
  const { measures, finding, closed } = incident;
  return (
    <section class="panel" aria-labelledby="incident-measures">
      <h2 class="h2" id="incident-measures">
        {said.title}
      </h2>
      {measures.length === 0 && <p class="quiet">{said.none}</p>}
      <ul class="case-notes">
        {measures.map(({ measure, says, clause, by, at }) => (
          <li key={`${measure}-${at}`}>
            <b>{said.names[measure]}</b> <ClauseLink clause={clause} />
            <p>
              {said.says[measure]({
                what: measure === 'game' ? packName(says) : says,
              })}
            </p>
            <p class="quiet small">
              {nameIn(facts, by.person)}, {dayAndTime(at)}
            </p>
          </li>
        ))}
      </ul>
      {finding?.satisfied === true && closed === undefined && (
        <div class="measures">
          <VoidBets facts={facts} incident={incident} />
          <FromGame facts={facts} incident={incident} />
          <FromHouse facts={facts} incident={incident} />
          <Detain facts={facts} incident={incident} />
        </div>
      )}
    </section>
  );
}

function FromGame({ facts, incident: { incident } }: OnIncident) {
  const said = conductWords.value.measures;
  return (
    <fieldset class="setting measure">
      <legend>{said.names.game}</legend>
      <p class="quiet small">{said.gameText}</p>
      <Deed
        name={said.game}
        why={whyNotHere(facts, { type: 'ExcludeFromGame', incident })}
        sure={said.sure}
        onPress={() => shown(client.ask('excludeFromGame', { params: { incident } }), said.kept)}
      />
    </fieldset>
  );
}

function FromHouse({ facts, incident: { incident } }: OnIncident) {
  const said = conductWords.value.measures;
  const [order, setOrder] = useState('');
  return (
    <fieldset class="setting measure">
      <legend>{said.names.house}</legend>
      <p class="quiet small">{said.houseText}</p>
      <Line name={said.order} value={order} most={60} onType={setOrder} />
      <Deed
        name={said.house}
        why={whyNotHere(facts, { type: 'ExcludeFromHouse', incident, order })}
        sure={said.sure}
        onPress={() =>
          shown(client.ask('excludeFromHouse', { params: { incident }, body: { order } }), said.excluded)
        }
      />
    </fieldset>
  );
}

function Detain({ facts, incident: { incident } }: OnIncident) {
  const said = conductWords.value.measures;
  const [device, setDevice] = useState('');
  return (
    <fieldset class="setting measure">
      <legend>{said.names.detention}</legend>
      <p class="quiet small">{said.detentionText}</p>
      <Line name={said.device} value={device} most={200} onType={setDevice} />
      <Deed
        name={said.detain}
        why={whyNotHere(facts, { type: 'StartDetention', incident, device })}
        sure={said.sure}
        onPress={() =>
          shown(client.ask('startDetention', { params: { incident }, body: { device } }), said.detained)
        }
      />
    </fieldset>
  );
}
