import { writeClause } from '@dicepit/games';
import { useEffect } from 'preact/hooks';
import { me, pit, refreshMe } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { Card } from '../shell/cards.tsx';
import { type ChancesBarred, chancesBarredFor } from '../shell/clauses.tsx';
import { toLobby, toRules } from '../shell/place.ts';
import { DifferencePanel } from './difference/difference-panel.tsx';
import { GameStrip, LabBar } from './lab-bar.tsx';
import { LoadedPanel } from './loaded/loaded-panel.tsx';
import { labWords } from './said.ts';
import { SessionPanel } from './session/session-panel.tsx';
import { SimulationPanel } from './simulation/simulation-panel.tsx';
import { unread } from './state/desk.ts';
import { StrategiesPanel } from './strategies/strategies-panel.tsx';
import { WagersPanel } from './wagers/wagers-panel.tsx';

/** The odds lab: exact figures where there are any, simulation where there are none, and pictures of both. */
export function LabPage() {
  const said = labWords.value;
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  // Whoever sits down elsewhere in the meantime is somebody else to this page.
  const taken = pit.value?.tables.map(({ table, taken: seats }) => `${table} ${seats}`).join();
  useEffect(() => void refreshMe(), [taken]);
  const barred = chancesBarredFor(me.value, pit.value);
  if (barred !== undefined) return <Barred {...barred} />;
  return (
    <div class="wide">
      <LabBar />
      <main class="lab">
        <GameStrip />
        <Unread />
        <WagersPanel />
        <SessionPanel />
        <SimulationPanel />
        <DifferencePanel />
        <StrategiesPanel />
        <LoadedPanel />
      </main>
    </div>
  );
}

/** Somebody has sat down since the page was sent, or came by a way on which the server could not know them. */
function Barred({ title, pack, clause }: ChancesBarred) {
  const said = labWords.value;
  return (
    <Card title={said.barredTitle} text={said.barred({ title, clause: writeClause(clause) })}>
      <a class="btn btn-main" href={toLobby}>
        {said.toTable}
      </a>
      <a class="btn" href={toRules(pack, clause)}>
        {said.readClause({ clause: writeClause(clause) })}
      </a>
    </Card>
  );
}

/** What of a link could not be read. The page goes on with what it could. */
function Unread() {
  const said = labWords.value;
  if (unread.value.length === 0) return null;
  return (
    <div class="banner lab-unread" role="alert">
      <Icon name="warn" />
      <span>{said.unread({ fields: unread.value.join(', ') })}</span>
      <button type="button" class="iconbtn" aria-label={said.dismiss} onClick={() => (unread.value = [])}>
        <Icon name="close" />
      </button>
    </div>
  );
}
