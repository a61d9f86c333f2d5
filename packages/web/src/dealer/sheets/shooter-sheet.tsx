import { type Desk, nameAt } from '../desk/desk.ts';
import { shooterWords } from '../desk/who.tsx';
import { dealerWords } from '../said.ts';
import { DeskSheet, Give, OpenForm } from './parts.tsx';

/** Everything about who throws. */
export function ShooterSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { is, warnings } = desk.table.shooter;
  const { title, note } = shooterWords(desk);
  const asked = is.kind === 'offered' && is.to !== 'waiting' ? is.to : undefined;
  return (
    <DeskSheet desk={desk} title={title} note={note}>
      {warnings.length > 0 && <p class="lead">{said.warnings({ words: warnings.join('; ') })}</p>}
      {asked !== undefined && <p class="lead">{said.yesIsTheirs({ name: nameAt(desk, asked) })}</p>}
      <div class="btns two">
        <Give desk={desk} command={{ type: 'OfferDice' }} />
        {asked !== undefined && (
          <Give desk={desk} command={{ type: 'DeclineDice', seat: asked }}>
            {said.noAnswer({ name: nameAt(desk, asked) })}
          </Give>
        )}
        <Give desk={desk} command={{ type: 'PassDice' }} />
        <OpenForm desk={desk} type="WarnShooter" />
        <OpenForm desk={desk} type="OrderToPass" />
        <Give desk={desk} command={{ type: 'ReportUnable' }} />
        <OpenForm desk={desk} type="NameSubstitute" />
      </div>
    </DeskSheet>
  );
}
