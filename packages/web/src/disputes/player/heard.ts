import { client, me } from '../../live/pit.ts';
import { aboutText, disputeWords } from '../dispute-words.ts';
import { beingRead, isNews, keepDisputes, knownDisputes } from './known-disputes.ts';

/** What has come of a dispute, and what is pressed to read it. */
export type DisputeNews = { readonly title: string; readonly read: string };

/**
 * Looks at somebody's own disputes, and says what was decided about one since they were last looked at. `isTold` where
 * the pit has said that something has just changed.
 */
export async function newsOfMine(isTold: boolean): Promise<DisputeNews | undefined> {
  const person = me.value?.person;
  const read = await client.ask('listDisputes', {});
  if (!read.ok || person === undefined || person === null) return undefined;
  const mine = read.value.disputes.filter((card) => card.person === person);
  const before = knownDisputes() ?? {};
  keepDisputes(mine);
  const card = mine.find(
    (each) => !beingRead.has(each.dispute) && isNews(each, before[each.dispute], isTold),
  );
  if (card === undefined) return undefined;
  const said = disputeWords.value.player.heard;
  const what = card.phase === 'closed' ? said.closed : said.decided;
  return { title: what({ about: aboutText(card) }), read: said.read };
}
