import { writeRoll } from '@dicepit/engine';
import { words } from '../../words/words.ts';
import { type RollGroups, rangesOf } from './roll-groups.ts';

/** The totals and faces of a group in words, without its single rolls: `any 7`, `2, 3 or 12`, `5 to 8 or 13`. */
export function totalsText({ faces, totals, but, alike }: RollGroups): string {
  const said = words.value.player.rolls;
  const ranges = rangesOf(totals).flatMap(([from, to]) =>
    to - from >= 2 ? [said.range(`${from}`, `${to}`)] : from === to ? [`${from}`] : [`${from}`, `${to}`],
  );
  const [only] = totals;
  const summed = totals.length === 1 && only !== undefined ? said.any(`${only}`) : said.either(ranges);
  const parts = [
    ...faces.map((pips) => said.face(`${pips}`)),
    ...(totals.length === 0 ? [] : [but ? said.noTriple(summed) : summed]),
    ...(alike ? [said.triple] : []),
  ];
  return said.either(parts);
}

/** A group wholly in words, its single rolls too: `2-6, 3-5 or any 7`. */
export function rollsText(groups: RollGroups): string {
  const { either } = words.value.player.rolls;
  const totals = totalsText(groups);
  return either([...groups.rolls.map((roll) => writeRoll(roll)), ...(totals === '' ? [] : [totals])]);
}
