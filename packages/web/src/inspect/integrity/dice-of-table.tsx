import type { DiceStanding } from '@dicepit/wire';
import { client } from '../../live/pit.ts';
import { number } from '../../words/numbers.ts';
import { Answered, useAnswer } from '../answered.tsx';
import { chanceOf, inspectWords } from '../said.ts';
import { titleOf } from '../table-select.tsx';
import { Counted } from './counted.tsx';

type Tested = DiceStanding['all'];

/** How fair the dice of one table look; below a stated number of rolls nothing is said of them. */
export function DiceOfTable({ table }: { readonly table: string }) {
  const said = inspectWords.value.integrity;
  const { asked, again } = useAnswer(table, () => client.ask('readDiceStanding', { params: { table } }));
  return (
    <Answered asked={asked} again={again}>
      {({ rolls, leastRolls, all, sets, shooters }) => (
        <div class="inspect-dice-of">
          <h3 class="inspect-h3">{said.tableDice({ table: titleOf(table) })}</h3>
          {rolls === 0 ? (
            <p class="quiet">{said.noRolls}</p>
          ) : (
            <>
              <p>
                {rolls < leastRolls ? (
                  said.tooFew({ rolls: number(rolls), least: number(leastRolls) })
                ) : (
                  <>
                    <b>{verdictText(all)}</b> {said.rolls({ rolls: number(rolls) })}.{' '}
                    {said.chance({
                      faces: chanceOf(all.p.faces),
                      totals: chanceOf(all.p.totals),
                      runs: chanceOf(all.p.runs),
                    })}
                  </>
                )}
              </p>
              <div class="inspect-two">
                <Counted title={said.faces} classes={all.classes.filter((each) => each.of === 'faces')} />
                <Counted title={said.totals} classes={all.classes.filter((each) => each.of === 'totals')} />
              </div>
              <div class="inspect-two">
                <Groups title={said.sets} groups={sets} evidence={(set) => chanceOf(set.evidence)} />
                <Groups title={said.shooters} groups={shooters} />
              </div>
            </>
          )}
        </div>
      )}
    </Answered>
  );
}

type GroupsProps<Group extends Tested> = {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly evidence?: (group: Group) => string;
};

/** Sets of dice or shooters, each with its own number of rolls and its own verdict. */
function Groups<Group extends Tested>({ title, groups, evidence }: GroupsProps<Group>) {
  const said = inspectWords.value.integrity;
  if (groups.length === 0) return null;
  return (
    <table class="tbl">
      <caption class="inspect-caption">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{said.name}</th>
          <th scope="col" class="r">
            {said.rollsOf}
          </th>
          <th scope="col">{said.verdict}</th>
          {evidence !== undefined && (
            <th scope="col" class="r">
              {said.evidence}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.name}>
            <th scope="row">{group.name}</th>
            <td class="r">{number(group.rolls)}</td>
            <td>{verdictText(group)}</td>
            {evidence !== undefined && <td class="r">{evidence(group)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function verdictText({ verdict }: Tested): string {
  const { verdicts } = inspectWords.value.integrity;
  const isKnown = (name: string): name is keyof typeof verdicts => Object.hasOwn(verdicts, name);
  return isKnown(verdict) ? verdicts[verdict] : verdict;
}
