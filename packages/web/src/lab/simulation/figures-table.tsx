import { money, places, signed } from '../parts/figures.ts';
import { LabTable } from '../parts/lab-table.tsx';
import { labWords } from '../said.ts';
import type { BesideExact } from './figures.ts';

/** Estimates with their intervals, beside the exact figures. */
export function FiguresTable({
  figures,
  caption,
}: {
  readonly figures: readonly BesideExact[];
  readonly caption: string;
}) {
  const said = labWords.value.figures;
  return (
    <LabTable caption={caption} columns={[said.figure, said.exact, said.estimated, 'z']}>
      {figures.map((each) => (
        <tr key={each.name}>
          <th scope="row">{each.name}</th>
          <td class="r">{each.exact === undefined ? '–' : written(each, each.exact)}</td>
          <td class="r">
            {written(each, each.found.estimate)}
            <small>{`${written(each, each.found.low)} – ${written(each, each.found.high)}`}</small>
          </td>
          <td class="r">{each.z === undefined ? '–' : signed(places(each.z, 2), each.z)}</td>
        </tr>
      ))}
    </LabTable>
  );
}

function written({ unit }: BesideExact, value: number): string {
  if (unit === 'chance') return `${places(value * 100, 3)}\u00a0%`;
  return unit === 'cents' ? money(Math.round(value)) : places(value, 1);
}
