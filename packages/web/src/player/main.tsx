import { arrivalOf } from '../join/guest.ts';
import { tableVisit, Visit } from '../join/visit.tsx';
import { loadPacksSent } from '../live/packs.ts';
import { askForTableAhead } from '../live/pit.ts';
import { boot, yieldToMain } from '../shell/boot.tsx';
import { loadWith } from '../shell/later.tsx';
import { placeOf } from '../shell/place.ts';
import { ownSettings } from '../shell/settings-sheet.tsx';
import { readyFigures } from '../words/words.ts';
import { PlayerSettings } from './player-settings.tsx';

/** The felt comes when somebody visits a table that has one; whoever joins does not wait for it. */
const banked = async () => {
  const { TablePage } = await import('./table-page.tsx');
  await yieldToMain();
  return TablePage;
};

ownSettings.value = PlayerSettings;
void boot(() => <Visit banked={banked} />).then(() => setTimeout(readyFigures));

// Whoever comes straight to a table needs it and its felt next, and both come while the pit is asked who this is. A party
// has no felt; its address says so, and one that does not costs a script that nobody needs.
const place = placeOf(location.href, document.baseURI);
if (place.is === 'table') {
  if (arrivalOf(location.hash).is !== 'move') askForTableAhead(place.table);
  loadPacksSent();
  const parts = place.table.startsWith('party-') ? [tableVisit] : [tableVisit, banked];
  for (const part of parts) loadWith<unknown>(part).catch(() => undefined);
}
