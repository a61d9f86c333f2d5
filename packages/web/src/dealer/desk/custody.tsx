import type { Pips, Table, Die as TableDie } from '@dicepit/engine';
import { isPips } from '@dicepit/engine';
import { Die } from '../../parts/die.tsx';
import { dealerWords } from '../said.ts';
import type { Desk } from './desk.ts';

/** The dice of the table in a row, each with its place; a press tells more. */
export function Custody({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const dice = diceOfSet(desk.table);
  const set = dice[0]?.set ?? 1;
  const here = dice.filter(({ place }) => place !== 'missing' && place !== 'quarantined').length;
  const checked = isChecked(desk);
  return (
    <div class="custody">
      <button type="button" class="custody-all" onClick={() => desk.show({ is: 'dice' })}>
        <span class="sr">{said.custody({ set })}. </span>
        <span class="small quiet insp">
          {said.setHere({ set, here, all: dice.length })}
          {checked !== undefined && <span>{checked ? said.checked : said.notChecked}</span>}
        </span>
        <span class="dice-row">
          {dice.map((die, index) => (
            <span key={die.die} class={classOf(desk.table, die)}>
              <Die pips={pipsAt(index)} />
              <span>{placeName(desk.table, die)}</span>
            </span>
          ))}
        </span>
      </button>
    </div>
  );
}

/** The dice that belong to the table now: those put away or taken out are not among them. */
export const diceOfSet = ({ dice }: Table): readonly TableDie[] =>
  [...dice.dice.values()].filter(({ place }) => place !== 'removed');

/** Where a die is, in a word. */
export const placeName = ({ dice }: Table, { die, place }: TableDie): string =>
  dice.active.includes(die) && place !== 'missing'
    ? dealerWords.value.active
    : dealerWords.value.places[place];

const classOf = (table: Table, { die, place }: TableDie): string => {
  if (place === 'missing' || place === 'found') return 'd off';
  return table.dice.active.includes(die) ? 'd act' : 'd';
};

/** Whether everybody who has to has looked at every die; undefined where nobody has to. */
function isChecked({ table, rules, setup }: Desk): boolean | undefined {
  const { inspection } = rules.procedure.receiving;
  if (inspection === undefined || setup.mode === 'home' || setup.mode === 'fun') return undefined;
  return diceOfSet(table).every(({ inspections }) => inspections.length >= inspection.roles.length);
}

/** Dice are told apart by their place in the row; a row longer than six begins again. */
const pipsAt = (index: number): Pips => {
  const pips = (index % 6) + 1;
  return isPips(pips) ? pips : 1;
};
