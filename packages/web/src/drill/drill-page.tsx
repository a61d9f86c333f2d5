import { useEffect } from 'preact/hooks';
import { BrandLink } from '../shell/brand.tsx';
import { SettingsButton } from '../shell/settings-sheet.tsx';
import { OverPanel } from './over-panel.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { drillWords } from './said.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { StartPanel } from './start-panel.tsx';
import { shown } from './state/desk.ts';

/** Dealer drills: set one up, go through it, see the score, or print a sheet. */
export function DrillPage() {
  const said = drillWords.value;
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  return (
    <div class="wide">
      <header class="bar drill-bar">
        <BrandLink tables={said.tables} />
        <h1 class="drill-name">
          <b>{said.title}</b>
          <span>{said.note}</span>
        </h1>
        <SettingsButton label={said.settings} />
      </header>
      <main class="drill">
        <Panel />
      </main>
    </div>
  );
}

function Panel() {
  const now = shown.value;
  switch (now.is) {
    case 'start':
      return <StartPanel />;
    case 'drilling':
      return <QuestionPanel key={now.drill.askedAt} shown={now} />;
    case 'over':
      return <OverPanel drill={now.drill} timeUp={now.timeUp} />;
    case 'sheet':
      return <SheetPanel questions={now.questions} seed={now.seed} />;
  }
}
