import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { BrandLink } from '../shell/brand.tsx';
import { SettingsButton } from '../shell/settings-sheet.tsx';
import { FromPit, FromText } from './chooser.tsx';
import { hasLooked, shown, trouble } from './desk.ts';
import { Explanation } from './explanation.tsx';
import { fairWords } from './said.ts';
import { ShownTurn } from './shown-turn.tsx';
import { makeReady } from './trail/desk.ts';
import { WholeTrail } from './trail/whole-trail.tsx';

/** In milliseconds. */
const AFTER_PAGE = 1_000;

/** Checks a turn of the dice in the browser alone, and says what that proves and what it does not. */
export function FairPage() {
  const said = fairWords.value;
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  useEffect(() => {
    // After the page itself: what checks whole files is large, and most come for one turn.
    const waiting = setTimeout(makeReady, AFTER_PAGE);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <div class="wide">
      <header class="bar fair-bar">
        <BrandLink tables={said.tables} />
        <p class="fair-name">
          <b>{said.title}</b>
          <span>{said.note}</span>
        </p>
        <SettingsButton label={said.settings} />
      </header>
      <main class="fair">
        <div class="fair-lead">
          <h1>{said.heading}</h1>
          <p>{said.lead}</p>
        </div>
        <FromPit />
        <div
          class={hasLooked.value ? 'fair-result' : 'fair-result is-looking'}
          role="region"
          aria-label={said.title}
        >
          {trouble.value !== undefined && (
            <p class="banner" role="alert">
              <Icon name="warn" />
              <span>{trouble.value}</span>
            </p>
          )}
          <WholeTrail />
          {shown.value !== undefined && <ShownTurn shown={shown.value} />}
        </div>
        <FromText />
        <Explanation />
      </main>
    </div>
  );
}
