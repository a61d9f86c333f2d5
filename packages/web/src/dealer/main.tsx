import { useState } from 'preact/hooks';
import { me } from '../live/pit.ts';
import { boot } from '../shell/boot.tsx';
import { Later } from '../shell/later.tsx';
import { Lobby } from '../shell/lobby.tsx';
import { placeOf, toDealer } from '../shell/place.ts';
import { CallsForHelp } from '../staff/calls-for-help.tsx';
import { SignIn, StaffClaim } from '../staff/entering.tsx';
import { StaffPages } from '../staff/staff-pages.tsx';
import { tokenIn } from '../staff/token.ts';

/** The rules and the desk come when somebody opens a table; whoever signs in does not wait for them. */
const tablePage = async () => (await import('./table-page.tsx')).TablePage;

/** The page of those who run tables: staff come in, choose a table, and run it. */
function DealerPage() {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  const who = me.value;
  if (token?.is === 'staff')
    return (
      <StaffClaim
        token={token.token}
        onDone={() => {
          history.replaceState(null, '', location.pathname);
          setToken(undefined);
        }}
      />
    );
  if (who === undefined) return null;
  if (who.kind !== 'staff') return <SignIn />;
  const place = placeOf(location.href, document.baseURI);
  if (place.is !== 'table') return <Lobby to={toDealer} head={<CallsForHelp />} foot={<StaffPages />} />;
  return <Later key={place.table} load={tablePage} props={{ id: place.table }} />;
}

void boot(() => <DealerPage />);
