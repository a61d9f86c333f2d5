import type { DiceStanding } from '@dicepit/wire';
import { number } from '../../words/numbers.ts';
import { inspectWords } from '../said.ts';

export type CountedProps = {
  readonly title: string;
  readonly classes: DiceStanding['all']['classes'];
};

/** What fell how often, beside how often it is expected: a bar for the one and a line for the other. */
export function Counted({ title, classes }: CountedProps) {
  const said = inspectWords.value.integrity;
  const most = Math.max(1, ...classes.flatMap(({ counted, expected }) => [counted, expected]));
  const share = (value: number): string => `${((100 * value) / most).toFixed(1)}%`;
  return (
    <table class="tbl inspect-counted">
      <caption class="inspect-caption">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{said.class}</th>
          <td aria-hidden="true" />
          <th scope="col" class="r">
            {said.counted}
          </th>
          <th scope="col" class="r">
            {said.expected}
          </th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ name, counted, expected }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="inspect-bars" aria-hidden="true">
              <span class="inspect-bar" style={{ width: share(counted) }} />
              <span class="inspect-mark" style={{ left: share(expected) }} />
            </td>
            <td class="r">{number(counted)}</td>
            <td class="r">{number(Math.round(expected * 10) / 10)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
