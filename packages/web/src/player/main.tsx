import { Visit } from '../join/visit.tsx';
import { boot } from '../shell/boot.tsx';
import { placeOf } from '../shell/place.ts';
import { readyFigures } from '../words/numbers.ts';

/** The felt comes when somebody visits a table that has one; whoever joins does not wait for it. */
const banked = async () => (await import('./table-page.tsx')).TablePage;

void boot(() => <Visit banked={banked} />).then(() => setTimeout(readyFigures));

// Whoever comes straight to a table needs its felt next, and it comes while the pit is asked about the table. A party has
// none; its address says so, and one that does not costs a script that nobody needs.
const place = placeOf(location.href, document.baseURI);
if (place.is === 'table' && !place.table.startsWith('party-')) banked().catch(() => undefined);
