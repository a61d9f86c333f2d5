import { hasLesson, writeClause } from '@dicepit/games';
import type { BankedScreen, PartyScreen, TableScreen } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { partyRules } from './party-view.tsx';
import type { ViewName } from './tv-address.ts';
import { ChipKey, Cube, Histogram, QrCode, Token } from './tv-drawings.tsx';
import { Lesson } from './tv-lesson.tsx';
import { LastRolls, Notices, partySign, Sign, signOf, Teams } from './tv-parts.tsx';
import { amount, counted, oddsSaid, said } from './tv-words.ts';

type InfoViewName = Exclude<ViewName, 'table' | 'lobby' | 'end' | 'blank'>;

/** A whole screen for one thing: results, the sign, the leaders, or what is paid. */
export function InfoView({ screen, name }: { readonly screen: TableScreen; readonly name: InfoViewName }) {
  return (
    <main class={`page page-${name}`}>
      {screen.is === 'banked' ? bankedPages[name](screen) : partyPages[name](screen)}
    </main>
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
      <div class="signs">
        <Sign lines={signOf(screen)} large />
        <ChipKey />
      </div>
      <div class="notices">
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
      <Sign lines={partySign()} large />
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
  const { last, totals, disclaimed } = screen;
  const liability = disclaimed === null ? [] : [said.liability({ clause: writeClause(disclaimed) })];
  return (
    <>
      <Headed screen={screen} about={said.results} />
      {last.length === 0 ? (
        <Empty words={said.waiting} screen={screen} />
      ) : (
        <>
          <LastRolls last={last} />
          <div class="streak">
            <Streak {...screen} />
          </div>
          <Histogram totals={totals} newest={last[0] === undefined ? undefined : last[0].total} withSince />
        </>
      )}
      <p class="foot">{[said.pastResults, said.display, ...liability].join(' ')}</p>
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
  <div class="empty">
    <div class="dice">
      <Cube pips={1} />
      <Cube pips={1} />
    </div>
    <p>{words}</p>
    {screen !== undefined && (
      <div class="way">
        <QrCode {...screen.join.qr} />
        <span>{said.scan}</span>
      </div>
    )}
  </div>
);

/** What every wager pays. It can be held against the record by the mark that both carry. */
const Wagers = ({ screen: { wagers, rules: mark } }: { readonly screen: BankedScreen }) => (
  <>
    <ul class={wagers.length <= FEW_WAGERS ? 'wagers few' : 'wagers'}>
      {wagers.map(({ name, odds, clause }) => (
        <li>
          <b>{name}</b>
          <span>{oddsSaid(odds)}</span>
          <i>{writeClause(clause)}</i>
        </li>
      ))}
    </ul>
    <p class="foot">{`${said.display} ${said.rulesMark({ mark })}`}</p>
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
  <ul class="wagers one">
    {partyRules().map(([name, text], index) => (
      <li>
        <b>
          {name}
          <span class="dice">
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

/** So many are listed in a column, and there are two of them where it takes two. */
const LISTED = 9;
/** So few have room for large letters. */
const FEW_LISTED = 5;

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
        <ol class={rows.length > LISTED ? 'ranked two' : rows.length > FEW_LISTED ? 'ranked' : 'ranked few'}>
          {rows.slice(0, LISTED * 2).map(({ seat, letter, name, sum }) => {
            // Whoever has as much as another stands as high.
            const rank = rows.findIndex((each) => each.sum === sum) + 1;
            return (
              <li key={seat}>
                <i class={rank === 1 ? 'first' : ''}>{rank}</i>
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
