import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { toTables } from '../shell/place.ts';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { FromPit, FromText } from './chooser.tsx';
import { shown, trouble } from './desk.ts';
import { Explanation } from './explanation.tsx';
import { fairWords } from './said.ts';
import { ShownTurn } from './shown-turn.tsx';

/** Checks a turn of the dice in the browser alone, and says what that proves and what it does not. */
export function FairPage() {
  const said = fairWords.value;
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  return (
    <div class="wide">
      <header class="bar fair-bar">
        <a class="brand" href={toTables}>
          <span aria-hidden="true">
            D<i>ı</i>cep<i>ı</i>t
          </span>
          <span class="sr">{`Dicepit, ${said.tables}`}</span>
        </a>
        <p class="fair-name">
          <b>{said.title}</b>
          <span>{said.note}</span>
        </p>
        <button
          type="button"
          class="iconbtn"
          aria-label={said.settings}
          onClick={() => (settingsOpen.value = true)}
        >
          <Icon name="menu" />
        </button>
      </header>
      <main class="fair">
        <div class="fair-lead">
          <h1>{said.heading}</h1>
          <p>{said.lead}</p>
        </div>
        <FromPit />
        <div class="fair-result" role="region" aria-label={said.title}>
          {trouble.value !== undefined && (
            <p class="banner" role="alert">
              <Icon name="warn" />
              <span>{trouble.value}</span>
            </p>
          )}
          {shown.value !== undefined && <ShownTurn shown={shown.value} />}
        </div>
        <FromText />
        <Explanation />
      </main>
    </div>
  );
}
