import { writeRoll } from '@dicepit/engine';
import { either } from '../../words/numbers.ts';

import { playerWords } from '../said.ts';
import { type RollGroups, rangesOf } from './roll-groups.ts';

/** The totals and faces of a group in words, without its single rolls: `any 7`, `2, 3 or 12`, `5 to 8 or 13`. */
export function totalsText({ faces, totals, but, alike }: RollGroups): string {
  const said = playerWords.value.rolls;
  const ranges = rangesOf(totals).flatMap(([from, to]) =>
    to - from >= 2
      ? [said.range({ from: `${from}`, to: `${to}` })]
      : from === to
        ? [`${from}`]
        : [`${from}`, `${to}`],
  );
  const [only] = totals;
  const summed = totals.length === 1 && only !== undefined ? said.any({ total: `${only}` }) : either(ranges);
  const parts = [
    ...faces.map((pips) => said.face({ pips: `${pips}` })),
    ...(totals.length === 0 ? [] : [but ? said.noTriple({ totals: summed }) : summed]),
    ...(alike ? [said.triple] : []),
  ];
  return either(parts);
}

/** A group wholly in words, its single rolls too: `2-6, 3-5 or any 7`. */
export function rollsText(groups: RollGroups): string {
  const totals = totalsText(groups);
  return either([...groups.rolls.map((roll) => writeRoll(roll)), ...(totals === '' ? [] : [totals])]);
}
