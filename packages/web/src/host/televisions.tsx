import { type ScreenCard, type ScreenChoice, screenViews } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import * as look from '../parts/field.module.css';
import { Tick } from '../parts/field.tsx';
import { Panel, PanelCard, PanelEmpty } from '../parts/panel.tsx';
import { toScreen } from '../shell/place.ts';
import { time } from '../words/words.ts';
import * as css from './console.module.css';
import { night, withToast } from './console-state.ts';
import { hostWords } from './host-words.ts';
import { guestUrl, ownUrl, typed } from './join-links.ts';

/** How often it is looked which televisions are on. */
const REFRESH_MS = 5_000;

/** What a television shows of the whole night, and what it shows of a table. */
const viewsOf = (of: 'night' | 'table') =>
  screenViews.filter((each) => each.of === of).map(({ view }) => view);
const ofNight = viewsOf('night');
const ofTable = viewsOf('table');

/** The screens on the walls: whether they still show what happens, and what the host has them show. */
export function Televisions() {
  const said = hostWords.value.tables;
  const { screens, take } = useScreens();
  const overview = night.value;
  if (overview === undefined) return null;
  const { join, pit } = overview;
  const chooseReactions = (reactions: boolean): void =>
    void withToast(
      client.ask('changeSettings', { body: { reactions } }),
      reactions ? said.reactionsOn : said.reactionsOff,
    );
  return (
    <Panel title={said.tvs}>
      {screens.length === 0 && (
        <PanelEmpty>
          {said.noTv} <b class={`sign ${css.address}`}>{typed(guestUrl(join, ownUrl()))}/tv</b>
        </PanelEmpty>
      )}
      <ul>
        {screens.map((screen) => (
          <Television key={screen.screen} screen={screen} onListed={take} />
        ))}
      </ul>
      {pit.mode !== 'strict' && (
        <details class={css.more}>
          <summary>{said.reactions}</summary>
          <Tick on={pit.reactions} onChange={chooseReactions}>
            {said.reactions}
          </Tick>
          <p class="quiet small">{said.reactionsNote}</p>
        </details>
      )}
      <details class={css.more} data-part="views">
        <summary>{said.tvViews}</summary>
        <ul>
          {[...ofTable, ...ofNight].map((view) => (
            <li key={view}>
              <a href={`./tv?view=${view}`} target="_blank" rel="noopener">
                /tv?view={view}
              </a>{' '}
              <span class="quiet">{said.views[view]}</span>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

type Listed = (screens: readonly ScreenCard[]) => void;

function Television({ screen: card, onListed }: { readonly screen: ScreenCard; readonly onListed: Listed }) {
  const said = hostWords.value.tables;
  const { screen, by, table, view, choice, live, since } = card;
  const title = by === 'title' ? card.title : said.tvBy[by]({ name: card.title });
  const where = table === null ? said.lobby : titleOf(table);
  const shows =
    view === null || view === 'lobby' ? where : said.whichTable({ view: said.views[view], table: where });
  const choose = async (next: ScreenChoice | null): Promise<void> => {
    const answer = await withToast(
      client.ask('chooseView', { params: { screen }, body: { choice: next } }),
      next === null ? said.givenBack({ tv: title }) : said.chosen({ tv: title, view: named(next) }),
    );
    if (answer !== undefined) onListed(answer.screens);
  };
  return (
    <PanelCard
      icon={live ? 'screen' : 'warn'}
      name={title}
      notes={[`${shows}, ${live ? said.live : said.stale({ time: time(since) })}`]}
    >
      <a
        class="btn btn-sm"
        href={table === null ? './tv' : toScreen(table)}
        target="_blank"
        rel="noopener"
        aria-label={`${said.view}: ${title}`}
      >
        {said.view}
      </a>
      <label class={css.choice}>
        <span>{said.shows}</span>
        <select
          class={`input ${look.select}`}
          aria-label={`${said.shows}: ${title}`}
          value={choice === null ? '' : writeChoice(choice)}
          onChange={({ currentTarget }) => void choose(readChoice(currentTarget.value))}
        >
          <option value="">{said.itself}</option>
          {ofNight.map((each) => (
            <option key={each} value={writeChoice({ view: each, table: null })}>
              {said.views[each]}
            </option>
          ))}
          {night.value?.tables.map((own) => (
            <optgroup key={own.card.table} label={own.card.title}>
              {ofTable.map((each) => (
                <option key={each} value={writeChoice({ view: each, table: own.card.table })}>
                  {named({ view: each, table: own.card.table })}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </PanelCard>
  );
}

const titleOf = (table: string): string =>
  night.value?.tables.find(({ card }) => card.table === table)?.card.title ?? table;

/** What is chosen as the host reads it: the view, and of which table. */
function named({ view, table }: ScreenChoice): string {
  const said = hostWords.value.tables;
  const name = said.views[view];
  return table === null ? name : said.whichTable({ view: name, table: titleOf(table) });
}

const writeChoice = ({ view, table }: ScreenChoice): string => `${view} ${table ?? ''}`;

/** A choice as the list has it; nothing where the screen is given back to itself. */
function readChoice(text: string): ScreenChoice | null {
  const [name, table = ''] = text.split(' ');
  const view = [...ofNight, ...ofTable].find((each) => each === name);
  return view === undefined ? null : { view, table: table === '' ? null : table };
}

function useScreens(): { readonly screens: readonly ScreenCard[]; readonly take: Listed } {
  const [screens, setScreens] = useState<readonly ScreenCard[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const listed = await client.ask('listScreens');
      if (listed.ok) setScreens(listed.value.screens);
    };
    void look();
    const timer = setInterval(() => void look(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return { screens, take: setScreens };
}
