import {
  type Cents,
  isOneRoll,
  type Roll,
  type Settlement,
  settleBet,
  type Wager,
  writeRoll,
} from '@dicepit/engine';
import { oddsText } from '../../felt/odds-words.ts';
import { playerWords } from '../said.ts';
import { inChips, type Sight } from '../sight.ts';
import { areaFacts } from './area-facts.ts';
import { rollsText } from './roll-text.ts';
import { termsAt } from './terms-at.ts';

/** A wager in two sentences: what one bets on, and one bet that wins, reckoned as this table pays. */
export function inShort(sight: Sight, wager: Wager, stake: Cents): string {
  return [meaningOf(sight, wager), exampleText(sight, wager, stake)].filter((text) => text !== '').join(' ');
}

/** A bet that wins, and what comes of it here. */
export type Example = { readonly roll: Roll; readonly settled: Settlement };

/** The likeliest way to win, in the first step that has one; settled by the engine on this table's terms. */
export function exampleOf(sight: Sight, wager: Wager, stake: Cents): Example | undefined {
  const terms = termsAt(sight);
  const steps = [wager.opensAt, ...Object.keys(wager.stages)];
  const stage = steps.find((step) => winningIn(wager, step).length > 0);
  if (terms === undefined || stage === undefined) return undefined;
  const [largest] = winningIn(wager, stage).toSorted((a, b) => b.length - a.length);
  const roll = largest?.[0];
  return roll && { roll, settled: settleBet(terms, { player: '', wager: wager.id, stake, stage }, roll) };
}

function meaningOf(sight: Sight, wager: Wager): string {
  const said = playerWords.value.area.inShort;
  const facts = areaFacts(sight, wager);
  const wins = facts.wins && rollsText(facts.wins);
  const loses = facts.loses === undefined || facts.loses === 'rest' ? undefined : rollsText(facts.loses);
  if (wins !== undefined && isOneRoll(wager)) return said.nextRoll({ wins });
  if (facts.step === undefined)
    return wins === undefined || loses === undefined ? '' : said.before({ wins, loses });
  return said.steps({
    ways: [
      ...(wins === undefined ? [] : [said.wins({ rolls: wins })]),
      ...(loses === undefined ? [] : [said.loses({ rolls: loses })]),
      ...(facts.goesOn === undefined ? [] : [said.goesOn]),
    ].join(', '),
  });
}

function exampleText(sight: Sight, wager: Wager, stake: Cents): string {
  const said = playerWords.value.area.inShort;
  const example = exampleOf(sight, wager, stake);
  if (example === undefined || example.settled.odds === null) return '';
  const { roll, settled } = example;
  const { odds, winnings, returned } = settled;
  const bet = said.bet({
    sum: inChips(sight, stake),
    wager: wager.name,
    odds: oddsText(odds === null ? [] : [odds]),
  });
  const wins = inChips(sight, winnings);
  const stakeGoes = returned > 0 ? said.comesBack : said.staysUp;
  return Object.keys(wager.stages).length > 1
    ? said.won({ bet, wins, stake: stakeGoes })
    : said.wonOn({ bet, roll: writeRoll(roll), wins, stake: stakeGoes });
}

const winningIn = (wager: Wager, stage: string): readonly (readonly Roll[])[] =>
  (wager.stages[stage] ?? [])
    .filter(({ verdict }) => verdict.kind === 'wins')
    .map(({ rolls }) => rolls.rolls());
