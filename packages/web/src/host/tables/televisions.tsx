import type { ScreenCard } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { toScreen } from '../../shell/place.ts';
import { time } from '../../words/numbers.ts';
import { guestUrl, typed } from '../join/guest-link.ts';
import { ownUrl } from '../join/own-url.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';

/** How often it is looked which televisions are on. */
const LOOK = 5_000;

/** The screens on the walls, and whether they still show what happens. */
export function Televisions() {
  const said = hostWords.value.tables;
  const screens = useScreens();
  const overview = night.value;
  if (overview === undefined) return null;
  const { join, tables } = overview;
  const titleOf = (table: string): string =>
    tables.find(({ card }) => card.table === table)?.card.title ?? table;
  return (
    <section class="panel" aria-labelledby="tvs-h">
      <div class="panel-h">
        <h2 class="h2" id="tvs-h">
          {said.tvs}
        </h2>
      </div>
      {screens.length === 0 && (
        <p class="quiet panel-empty">
          {said.noTv} <b class="sign tv-url">{typed(guestUrl(join, ownUrl()))}/tv</b>
        </p>
      )}
      <ul>
        {screens.map(({ title, table, live, since }, place) => (
          // Two televisions may go by the same name.
          <li key={`${place} ${title}`} class="tcard tcard-icon">
            <Icon name={live ? 'screen' : 'warn'} />
            <div>
              <b>{title}</b>
              <span class="k">
                {table === null ? said.lobby : titleOf(table)},{' '}
                {live ? said.live : said.stale({ time: time(since) })}
              </span>
            </div>
            <a
              class="btn btn-sm"
              href={table === null ? './tv' : toScreen(table)}
              target="_blank"
              rel="noopener"
              aria-label={`${said.view}: ${title}`}
            >
              {said.view}
            </a>
          </li>
        ))}
      </ul>
      <details class="tv-views">
        <summary>{said.tvViews}</summary>
        <ul>
          {views.map((view) => (
            <li key={view}>
              <a href={`./tv?view=${view}`} target="_blank" rel="noopener">
                /tv?view={view}
              </a>{' '}
              <span class="quiet">{said.views[view]}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** What a television may show besides the lobby. */
const views = ['table', 'results', 'sign', 'leaders', 'rules', 'blank'] as const;

function useScreens(): readonly ScreenCard[] {
  const [screens, setScreens] = useState<readonly ScreenCard[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const listed = await client.ask('listScreens');
      if (listed.ok) setScreens(listed.value.screens);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK);
    return () => clearInterval(timer);
  }, []);
  return screens;
}
