import { type TableSettlement, unrounded } from '@dicepit/engine';
import { number, sum } from '../../words/numbers.ts';
import { dealerWords } from '../said.ts';

/** The arithmetic of a line as a dealer says it: `5 × 9, and the 5 back`. */
export function lineWords(line: TableSettlement): string {
  const said = dealerWords.value;
  const { verdict, odds, inPlay, winnings, returned, notes } = line;
  const extra = notes.map(({ says }) => says).join(' ');
  if (verdict !== 'wins') {
    const loses = returned > 0 ? said.losesBack({ back: sum(returned) }) : said.loses;
    return extra === '' ? loses : `${loses}. ${extra}`;
  }
  const times =
    odds === null
      ? sum(winnings)
      : said.times({ stake: sum(inPlay), figure: number(Number.parseFloat(odds)) });
  const isRounded = odds !== null && unrounded(inPlay, odds) !== winnings;
  const paid = isRounded ? said.roundedUp({ says: times }) : times;
  const back = returned > 0 ? said.andBack({ says: paid, back: sum(returned) }) : paid;
  return extra === '' ? back : `${back}. ${extra}`;
}
