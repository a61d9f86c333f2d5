import type { Die as TableDie } from '@dicepit/engine';
import { list, time } from '../../words/numbers.ts';
import { Basis } from '../desk/basis.tsx';
import { clockOf } from '../desk/clock.ts';
import { diceOfSet, placeName } from '../desk/custody.tsx';
import type { Desk } from '../desk/desk.ts';
import { commandWords, dealerWords } from '../said.ts';
import { DeskSheet, Give, OpenForm, Part } from './parts.tsx';

const here = { is: 'dice' } as const;

/** Where every die is, who has looked at it, and what is done when one leaves the table. */
export function DiceSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { custody, receiving } = desk.rules.procedure;
  const dice = diceOfSet(desk.table);
  const arriving = dice.filter(({ place }) => place === 'arriving').map(({ die }) => die);
  const lying = dice.filter(({ place }) => place === 'layout').map(({ die }) => die);
  if (desk.setup.dice === 'virtual')
    return (
      <DeskSheet desk={desk} title={said.diceTitle}>
        <p class="lead">{said.diceAreVirtual}</p>
      </DeskSheet>
    );
  return (
    <DeskSheet desk={desk} title={said.diceTitle}>
      {desk.table.dice.replacing !== undefined && (
        <p class="lead">
          {said.newSetNeeded} <Basis desk={desk} basis={custody.newSet} />
        </p>
      )}
      <ul class="dice-list">
        {dice.map((die) => (
          <DieRow key={die.die} desk={desk} die={die} />
        ))}
      </ul>
      <Part title={said.newSet}>
        <div class="btns two">
          <OpenForm desk={desk} type="ReceiveDice" back={here} />
          {receiving.inspection !== undefined && arriving.length > 0 && (
            <OpenForm
              desk={desk}
              type="InspectDice"
              from={{ type: 'InspectDice', findings: arriving.map((die) => ({ die, sound: true })) }}
              back={here}
            />
          )}
          {lying.length > 0 && <Give desk={desk} command={{ type: 'PutInBowl', dice: lying }} then={here} />}
        </div>
      </Part>
    </DeskSheet>
  );
}

function DieRow({ desk, die }: { readonly desk: Desk; readonly die: TableDie }) {
  const said = dealerWords.value;
  const { roles } = commandWords.value;
  const missing = desk.table.dice.missing.get(die.die);
  const checkers = die.inspections.map(({ by }) => roles[by.role]);
  const note =
    missing === undefined
      ? checkers.length === 0
        ? ''
        : said.inspectedBy({ names: list(checkers) })
      : missing.searched
        ? said.searching({ time: clockOf(desk.now - missing.since) })
        : said.missingSince({ time: time(missing.since) });
  return (
    <li>
      <div class="die-row">
        <b>{die.die}</b>
        <span class="die-place">
          {placeName(desk.table, die)}
          {note !== '' && <small>{note}</small>}
        </span>
        <span class="die-acts">
          <DieActs desk={desk} die={die} searched={missing?.searched} />
        </span>
      </div>
    </li>
  );
}

type ActsProps = { readonly desk: Desk; readonly die: TableDie; readonly searched: boolean | undefined };

/** What can be done about a die, by where it is. */
function DieActs({ desk, die: { die, place }, searched }: ActsProps) {
  const said = dealerWords.value;
  if (place === 'found')
    return (
      <>
        <Give
          desk={desk}
          class="btn btn-sm"
          command={{ type: 'InspectFoundDie', die, sound: true }}
          then={here}
        >
          {said.inspectSound}
        </Give>
        <Give
          desk={desk}
          class="btn btn-sm"
          command={{ type: 'InspectFoundDie', die, sound: false }}
          then={here}
        >
          {said.inspectUnfit}
        </Give>
      </>
    );
  if (place === 'missing')
    return searched === true ? (
      <>
        <OpenForm desk={desk} class="btn btn-sm" type="RecordFound" fixed={{ die }} back={here}>
          {said.found}
        </OpenForm>
        <Give desk={desk} class="btn btn-sm" command={{ type: 'DeclareLost', die }} then={here}>
          {said.lostForGood}
        </Give>
      </>
    ) : (
      <Give desk={desk} class="btn btn-sm" command={{ type: 'StartSearch', die }} then={here}>
        {said.startSearch}
      </Give>
    );
  return (
    <Give desk={desk} class="btn btn-sm" command={{ type: 'RecordDieOff', die }} then={here}>
      {said.dieOff}
    </Give>
  );
}
