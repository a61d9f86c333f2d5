import type { Game, Role } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import type { DisputeCard, DisputeFacts } from '@dicepit/wire';
import disputes from '@dicepit/words/pages/disputes.json' with { type: 'json' };
import { packsHere } from '../live/packs.ts';
import { roleWords } from '../words/roles.ts';
import { pageWords } from '../words/words.ts';

/** The words of disputes come with their parts, and not with every page. */
export const disputeWords = pageWords('disputes', disputes);

/** Roles in a row: `casino supervisor or operator`. */
export function rolesText(roles: readonly Role[]): string {
  const said = disputeWords.value;
  const names = roles.map((role) => roleWords.value[role]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : said.or({ roles: names.slice(0, -1).join(', '), last });
}

/** The name of an event as somebody reads it: `Call overruled`. */
export const spokenType = (type: string): string =>
  type.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

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

/** The game of a pack with the options it has from the start: here only its names are read, which no option changes. */
export function disputedGame(pack: string): Game | undefined {
  // Drawn again when the game has come; until then wagers are called by their ids.
  if (packsHere([pack]) !== 'here') return undefined;
  const opened = bankedPacks.find(({ id }) => id === pack)?.open();
  return opened?.ok === true ? opened.game : undefined;
}

export const wagerIn = (game: Game | undefined, wager: string): string => game?.wagers[wager]?.name ?? wager;
