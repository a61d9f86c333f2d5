import { hasLesson, writeClause } from '@dicepit/games';
import type { BankedScreen, LessonShown, PartyScreen, TableScreen } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Teams } from './evening-view.tsx';
import * as css from './info-views.module.css';
import { partyRules } from './party-view.tsx';
import type { ViewName } from './tv-address.ts';
import { Page } from './tv-page.tsx';
import {
  Chip,
  Cube,
  Histogram,
  LastRolls,
  Notices,
  partySign,
  QrCode,
  Sign,
  signOf,
  Token,
} from './tv-parts.tsx';
import { amount, counted, figure, houseChips, languageTag, oddsSaid, said } from './tv-words.ts';

type InfoViewName = Exclude<ViewName, 'table' | 'lobby' | 'end' | 'blank'>;

/** A whole screen for one thing: results, the sign, the leaders, or what is paid. */
export function InfoView({ screen, name }: { readonly screen: TableScreen; readonly name: InfoViewName }) {
  return (
    <Page name={name}>{screen.is === 'banked' ? bankedPages[name](screen) : partyPages[name](screen)}</Page>
  );
}

type Pages<Kind> = Readonly<Record<InfoViewName, (screen: Kind) => ComponentChildren>>;

const bankedPages: Pages<BankedScreen> = {
  results: (screen) => <Results screen={screen} />,
  sign: (screen) => (
    <>
      <Headed
        screen={screen}
        about={[said.sign, screen.option].filter((each) => each !== null).join(' · ')}
      />
      <div class={css.signs}>
        <Sign lines={signOf(screen)} />
        <ChipKey />
      </div>
      <div class={css.notices}>
        <Notices notices={screen.notices} />
      </div>
      <Wagers screen={screen} />
    </>
  ),
  leaders: (screen) => (
    <Leaders
      screen={screen}
      rows={screen.seats
        .filter(({ name, house }) => name !== null && !house)
        .sort((a, b) => b.rack - a.rack)
        .map(({ seat, letter, name, rack }) => ({ seat, letter, name: name || '', sum: amount(rack) }))}
    />
  ),
  rules: (screen) => (
    <>
      <Headed screen={screen} about={said.rules} />
      <Wagers screen={screen} />
    </>
  ),
  // A game of one's own has no lesson: what it pays says the most.
  play: (screen) => (hasLesson(screen.pack) ? <Play screen={screen} /> : bankedPages.rules(screen)),
};

const partyPages: Pages<PartyScreen> = {
  results: (screen) => <PartyLeaders screen={screen} />,
  sign: (screen) => (
    <>
      <Headed screen={screen} about={said.aim} />
      <Sign lines={partySign()} />
      <PartyRules />
    </>
  ),
  leaders: (screen) => <PartyLeaders screen={screen} />,
  rules: (screen) => (
    <>
      <Headed screen={screen} about={said.aim} />
      <PartyRules />
    </>
  ),
  play: (screen) => <Play screen={screen} />,
};

const Play = ({ screen }: { readonly screen: TableScreen }) => (
  <>
    <Headed screen={screen} about={said.play} />
    <Lesson table={screen.table} />
  </>
);

const Headed = ({
  screen,
  about,
}: {
  readonly screen: Pick<TableScreen, 'game'>;
  readonly about: string;
}) => (
  <header>
    <h1>{screen.game}</h1>
    <p>{about}</p>
  </header>
);

function Results({ screen }: { readonly screen: BankedScreen }) {
  const { last, totals, disclaimed, pictures } = screen;
  const liability = disclaimed === null ? [] : [said.liability({ clause: writeClause(disclaimed) })];
  return (
    <>
      <Headed screen={screen} about={said.results} />
      {last.length === 0 ? (
        <Empty words={said.waiting} screen={screen} />
      ) : (
        <>
          <LastRolls last={last} />
          <div class={css.streak} data-part="streak">
            <Streak {...screen} />
          </div>
          {pictures === undefined && (
            <Histogram totals={totals} newest={last[0] === undefined ? undefined : last[0].total} withSince />
          )}
        </>
      )}
      <p class={css.foot}>{[said.pastResults, said.display, ...liability].join(' ')}</p>
    </>
  );
}

/** The turn that runs, how many results there are, and how many of the last were pairs. */
function Streak({ shooter, sets, last, totals }: BankedScreen) {
  const isOut = last[0] !== undefined && last[0].seven;
  // Three dice make three at the least.
  const hasThreeDice = totals.every(({ total }) => total > 2);
  return (
    <>
      {shooter !== null && (
        <p>
          <i>{said.shooter}</i>
          <Token seat={shooter.seat} letter={shooter.letter} />
          <b>{shooter.name}</b>
          <span>
            {sets === null
              ? isOut && shooter.rolls === 0
                ? said.sevenOut
                : said.turn({ rolls: shooter.rolls })
              : `${said.setsWon}: ${said.of({ count: sets.won, most: sets.most })}`}
          </span>
        </p>
      )}
      <p>
        <i>{said.rolls}</i>
        <b>{totals.reduce((sum, each) => sum + each.count, 0)}</b>
      </p>
      <p>
        <i>{hasThreeDice ? said.triples : said.pairs}</i>
        <b>{said.of({ count: last.filter(({ hard }) => hard).length, most: last.length })}</b>
      </p>
    </>
  );
}

/** Where there is nothing to show yet: words that are read from afar, and the way in. */
const Empty = ({ words, screen }: { readonly words: string; readonly screen?: TableScreen }) => (
  <div class={css.empty} data-part="empty">
    <div class={css.dice}>
      <Cube pips={1} />
      <Cube pips={1} />
    </div>
    <p>{words}</p>
    {screen !== undefined && (
      <div class={css.way}>
        <QrCode {...screen.join.qr} />
        <span>{said.scan}</span>
      </div>
    )}
  </div>
);

/** What every wager pays. It can be held against the record by the mark that both carry. */
const Wagers = ({ screen: { wagers, rules: mark } }: { readonly screen: BankedScreen }) => (
  <>
    <ul class={wagers.length <= FEW_WAGERS ? `${css.wagers} ${css.few}` : css.wagers} data-part="wagers">
      {wagers.map(({ name, odds, clause }) => (
        <li>
          <b>{name}</b>
          <span>{oddsSaid(odds)}</span>
          <i>{writeClause(clause)}</i>
        </li>
      ))}
    </ul>
    <p class={css.foot}>{`${said.display} ${said.rulesMark({ mark })}`}</p>
  </>
);

/** So many wagers have room for large letters. */
const FEW_WAGERS = 10;

/** The dice that each rule of the party is about. */
const ruleDice: readonly (readonly number[])[] = [
  [1, 1],
  [3, 4],
];

const PartyRules = () => (
  <ul class={css.rules}>
    {partyRules().map(([name, text], index) => (
      <li>
        <b>
          {name}
          <span class={css.dice}>
            {(ruleDice[index] || []).map((pips) => (
              <Cube pips={pips} />
            ))}
          </span>
        </b>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

const PartyLeaders = ({ screen }: { readonly screen: PartyScreen }) => (
  <Leaders
    screen={screen}
    rows={screen.rows
      .filter(({ house }) => !house)
      .sort((a, b) => a.left - b.left || b.rack - a.rack)
      .map(({ seat, letter, name, left, rack }) => ({
        seat,
        letter,
        name,
        sum: `${left} ${said.toGo} · ${counted(rack)}`,
      }))}
  />
);

type Ranked = { readonly seat: number; readonly letter: string; readonly name: string; readonly sum: string };

/** More than these are listed in two columns. */
const MAX_ROWS_IN_COLUMN = 9;
/** Up to so many have room for large letters. */
const MAX_LARGE_ROWS = 5;

function Leaders({ screen, rows }: { readonly screen: TableScreen; readonly rows: readonly Ranked[] }) {
  // A night of teams is theirs: nobody stands above their own team.
  if (screen.teams)
    return (
      <>
        <Headed screen={screen} about={said.teams} />
        <Teams teams={screen.teams} />
      </>
    );
  return (
    <>
      <Headed screen={screen} about={said.leaderboard} />
      {!screen.leaders ? (
        <Empty words={said.noLeaders} />
      ) : rows.length === 0 ? (
        <Empty words={said.takeSeat} screen={screen} />
      ) : (
        <ol
          class={`${css.ranked} ${rows.length > MAX_ROWS_IN_COLUMN ? css.two : rows.length > MAX_LARGE_ROWS ? '' : css.large}`}
          data-part="ranked"
        >
          {rows.slice(0, MAX_ROWS_IN_COLUMN * 2).map(({ seat, letter, name, sum }) => {
            // Whoever has as much as another stands as high.
            const rank = rows.findIndex((each) => each.sum === sum) + 1;
            return (
              <li key={seat}>
                <i class={rank === 1 ? css.first : ''}>{rank}</i>
                <Token seat={seat} letter={letter} />
                <b>{name}</b>
                <em>{sum}</em>
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}

/** What each chip of the house is worth, by its own picture. */
const ChipKey = () => (
  <ul class={css.chips} data-part="chips" aria-label={said.chipKey}>
    {houseChips().map(({ worth }) => {
      const letters = figure(worth);
      const size = Math.min(42, 124 / Math.max(1, letters.length));
      return (
        <li key={worth} aria-label={letters}>
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            <Chip worth={worth} seat={0} transform="" />
            <text y={size * 0.35} text-anchor="middle" font-size={size} fill="#0b0f0e">
              {letters}
            </text>
          </svg>
        </li>
      );
    })}
  </ul>
);

/** For so long a card of the lesson stands: two lines are read from afar, and looked at again. */
const CARD_MS = 12_000;
/** After so long a lesson is asked for again that did not come. */
const RETRY_MS = 5_000;

/** A game in a minute: one card after the other, and from the beginning again. */
function Lesson({ table }: { readonly table: string }) {
  const cards = useCards(table);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((before) => before + 1), CARD_MS);
    return () => clearInterval(timer);
  }, []);
  const card = cards[at % Math.max(1, cards.length)];
  if (card === undefined) return null;
  return (
    <section class={css.lesson} data-part="lesson" key={card.id}>
      <div class={css.picture} lang="en" dangerouslySetInnerHTML={{ __html: card.svg }} />
      <div class={css.says}>
        <h2>{card.title}</h2>
        <p>{card.text}</p>
        <ol aria-hidden="true">
          {cards.map(({ id }) => (
            <li key={id} class={id === card.id ? css.on : ''} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function useCards(table: string): LessonShown['cards'] {
  const [cards, setCards] = useState<LessonShown['cards']>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const read = (): void => {
      fetch(`api/v1/tables/${table}/lesson`, { headers: { 'accept-language': languageTag } })
        .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
        .then((lesson: LessonShown) => {
          if (!left) setCards(lesson.cards);
        })
        .catch(() => {
          if (!left) timer = setTimeout(read, RETRY_MS);
        });
    };
    read();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [table]);
  return cards;
}
