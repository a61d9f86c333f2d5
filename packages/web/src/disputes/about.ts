import type { DisputeCard, DisputeFacts } from '@dicepit/wire';
import { roleWords } from '../words/roles.ts';
import { disputedGame, wagerIn } from './disputed-game.ts';
import { disputeWords } from './said.ts';

/** What a dispute is about, in a few words. */
export function aboutText({ about }: Pick<DisputeCard, 'about'>): string {
  const said = disputeWords.value.about;
  if (about.roll !== undefined) return said.roll({ roll: String(about.roll) });
  return said.bet({ bet: about.bet ?? '' });
}

/** The same with the wager, where the evidence names it. */
export function aboutInFull({ about, evidence, pack }: DisputeFacts): string {
  const said = disputeWords.value.about;
  const { bet, roll } = evidence;
  if (bet === undefined) return aboutText({ about });
  const wager = wagerIn(disputedGame(pack), bet.wager);
  return roll === undefined ? said.bet({ bet: wager }) : said.both({ roll: String(roll.number), wager });
}

/** What somebody in a dispute is called. */
export const nameIn = ({ names }: Pick<DisputeFacts, 'names'>, person: string): string =>
  names[person] ?? (person === 'house' ? disputeWords.value.house : person);

/** Somebody with what they were then: `Gus, game supervisor`. */
export const whoIn = (facts: Pick<DisputeFacts, 'names'>, by: DisputeFacts['raisedBy']): string =>
  disputeWords.value.by({ name: nameIn(facts, by.person), role: roleWords.value[by.role] });
