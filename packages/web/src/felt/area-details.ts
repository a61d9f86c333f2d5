import type { AreaPrint } from '@dicepit/layout';
import { list, sum } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import { paysText } from './odds-words.ts';
import type { Shown } from './shown.ts';

/**
 * An area as it is read to whoever does not see it, in one breath: its name, its totals, its odds, and what lies on
 * it. What is printed on it comes first and in its order, so that whoever speaks to a phone can say what they see.
 */
export const areaName = (print: AreaPrint, shown: Shown): string =>
  [
    print.name,
    print.totals.map(({ total }) => total).join(' '),
    shown.closed === undefined ? paysText(print) : '',
    areaDetails(shown),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** All that an area shows beyond its name and odds, for whoever does not see it; empty where it is at rest. */
export function areaDetails(shown: Shown): string {
  const { own, others = [], asking, sending, refused, lit, locked, closed } = shown;
  const said = words.value.felt;
  const parts = [
    lit === true ? said.win : '',
    own === undefined ? '' : said.yours(own.figure ?? sum(own.cents)),
    own?.token === true ? said.tokens : '',
    asking === undefined ? '' : said.asking(sum(asking)),
    sending === true ? said.sending : '',
    refused === true ? said.refused : '',
    locked === undefined ? '' : locked === '' ? said.lockedBare : said.locked(locked),
    closed === undefined ? '' : closed === '' ? said.closedBare : said.closed(closed),
    others.length === 0 ? '' : list(others.map(({ name: who, cents }) => said.others(who, sum(cents)))),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
