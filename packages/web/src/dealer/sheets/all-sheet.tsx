import { rolesFor } from '@dicepit/engine';
import { type Concern, concerns } from '../desk/concerns.ts';
import type { Desk } from '../desk/desk.ts';
import { commandWords, dealerWords } from '../said.ts';
import { DeskSheet, OpenForm } from './parts.tsx';

/** Every command of the staff, by what it is about. What players do themselves is done at their own screens. */
export function AllSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  // The keys of the record are its concerns, and no others.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = Object.keys(concerns) as Concern[];
  return (
    <DeskSheet desk={desk} title={said.everything}>
      <p class="lead">{said.everythingText}</p>
      {names.map((concern) => (
        <details key={concern} class="concern">
          <summary>{commandWords.value.concerns[concern]}</summary>
          <div class="btns two">
            {concerns[concern]
              .filter((type) => rolesFor(desk.rules.procedure, type).roles.some((role) => role !== 'player'))
              .map((type) => (
                <OpenForm key={type} desk={desk} type={type} back={{ is: 'all' }} />
              ))}
          </div>
        </details>
      ))}
    </DeskSheet>
  );
}
