import { Visit } from '../join/visit.tsx';
import { boot } from '../shell/boot.tsx';

/** The felt comes when somebody visits a table that has one; whoever joins does not wait for it. */
const banked = async () => (await import('./table-page.tsx')).TablePage;

void boot(() => <Visit banked={banked} />);
