import { useState } from 'preact/hooks';
import { Basis } from '../desk/basis.tsx';
import { type Desk, itemSays } from '../desk/desk.ts';
import { commandWords, dealerWords } from '../said.ts';
import { Select } from './no-roll-sheet.tsx';
import { DeskSheet, Give, OpenForm } from './parts.tsx';

/** Something is broken: the roll is finished by the dice, and then the table halts until it is put right. */
export function FaultSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { fields, values } = commandWords.value;
  const items = desk.rules.procedure.equipment.items.map(
    (each) => [each.item, itemSays(desk, 'equipment', each)] as const,
  );
  const [equipment, setEquipment] = useState(items[0]?.[0] ?? 'table');
  const [note, setNote] = useState('');
  return (
    <DeskSheet desk={desk} title={said.faultTitle}>
      <p class="lead">
        {said.faultText} <Basis desk={desk} basis={desk.rules.procedure.halting.halt} />
      </p>
      {desk.table.halt === undefined ? (
        <>
          <Select
            label={fields['equipment'] ?? ''}
            value={equipment}
            options={[...items, ['other', values['other'] ?? 'other']]}
            onChange={setEquipment}
          />
          <label class="field">
            <span class="label">{fields['words']}</span>
            <input class="input" value={note} onInput={({ currentTarget }) => setNote(currentTarget.value)} />
          </label>
          <div class="btns">
            <Give
              desk={desk}
              class="btn btn-main"
              command={{ type: 'ReportMalfunction', equipment, words: note.trim() }}
            >
              {said.reportFault}
            </Give>
          </div>
        </>
      ) : (
        <div class="btns">
          <OpenForm desk={desk} type="LiftHalt" class="btn btn-main" />
        </div>
      )}
    </DeskSheet>
  );
}
