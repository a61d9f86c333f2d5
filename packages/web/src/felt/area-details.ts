import { list, sum } from '../words/numbers.ts';
import { words } from '../words/words.ts';
import type { Shown } from './shown.ts';

/** All that an area shows beyond its name and odds, for whoever does not see it; empty where it is at rest. */
export function areaDetails(shown: Shown): string {
  const { own, others = [], asking, sending, refused, lit, locked, closed, comesDown } = shown;
  const said = words.value.felt;
  const parts = [
    lit === true ? said.win : '',
    own === undefined ? '' : said.yours({ stake: own.figure ?? sum(own.cents) }),
    own?.token === true ? said.tokens : '',
    comesDown === true ? said.comesDown : '',
    asking === undefined ? '' : said.asking({ stake: sum(asking) }),
    sending === true ? said.sending : '',
    refused === true ? said.refused : '',
    locked === undefined ? '' : locked === '' ? said.lockedBare : said.locked({ clause: locked }),
    closed === undefined ? '' : closed === '' ? said.closedBare : said.closed({ clause: closed }),
    others.length === 0
      ? ''
      : list(others.map(({ name: who, cents }) => said.others({ name: who, stake: sum(cents) }))),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
