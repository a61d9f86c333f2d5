import type { PartyPhase } from '@dicepit/games';
import type { Forecast } from './forecast.ts';
import type { PartySight, Row } from './party-sight.ts';
import { partyWords } from './said.ts';
import type { Deeds, Story } from './story.ts';

export type Noting = {
  readonly sight: PartySight;
  readonly story: Story;
  readonly seven: Forecast | undefined;
};

/** What is said beside somebody's row: what they did last, and how the dice stand to them. */
export function noteOf({ seat, player }: Row, { sight, story, seven }: Noting): string {
  const said = partyWords.value;
  const { phase } = sight.table.game;
  const deeds = story.at(-1)?.bySeat.get(seat) ?? {};
  if (phase.is === 'high dice' && player !== undefined) return highNote(phase, player);
  const has = sight.thrower?.seat === seat ? said.throwingNow : undefined;
  const next = has === undefined && seven?.passesTo === seat ? said.nextOnSeven : undefined;
  return [deedsIn(deeds), has, next].filter((part) => part !== undefined && part !== '').join(', ');
}

/** In the order in which it goes: paid, then turned. */
function deedsIn({ turned, paid, drew, skipped }: Deeds): string {
  const said = partyWords.value;
  return [
    paid === undefined || paid === 0 ? '' : said.paid({ count: paid }),
    drew === undefined || drew === 0 ? '' : said.drew({ count: drew }),
    turned === undefined ? '' : said.turned({ card: String(turned) }),
    skipped === true ? said.skipped : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function highNote({ contenders, totals }: PartyPhase & { readonly is: 'high dice' }, player: number): string {
  const said = partyWords.value;
  const place = contenders.indexOf(player);
  if (place === -1) return said.outOfHigh;
  const total = totals[place];
  if (total !== undefined) return said.threw({ total: String(total) });
  return place === totals.length ? said.throwingNow : said.toThrow;
}
