import type { PartyScreen } from '@dicepit/wire';
import { Fragment } from 'preact';
import { laterViews } from './load-later.ts';
import { PartyChip, Pile, Token } from './tv-drawings.tsx';
import {
  BlankDice,
  CalledDice,
  Camera,
  type DiceOnScreen,
  Fitted,
  JoinPart,
  partySign,
  Rings,
  Sign,
  TrailWords,
  Waiting,
} from './tv-parts.tsx';
import { callOn, counted, inSpoken, isStill, said } from './tv-words.ts';

type Row = PartyScreen['rows'][number];
type ViewProps = { readonly screen: PartyScreen };
type Thrown = ViewProps & { readonly dice: DiceOnScreen | undefined };

/** The parlour game: a walnut table, a row of cards for everybody, and the kitty. */
export function PartyView({ screen, dice }: Thrown) {
  const { call, phase, winner, kitty, chances, join, trail } = screen;
  const Moment = laterViews()?.PartyMoment;
  const rows = shownRows(screen);
  const columns = rows.length > 20 ? 3 : rows.length > 8 ? 2 : 1;
  const high = Math.max(2, Math.ceil(rows.length / columns));
  const grid = {
    gridTemplateRows: `repeat(${high}, minmax(0, 1fr))`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  };
  return (
    <>
      <header class="top">
        <div class="brand">
          <h1>{screen.game}</h1>
          <p>{said.partyThrow({ count: screen.throws })}</p>
        </div>
        <p class="aim">{said.aim}</p>
        <Sign lines={partySign()} />
      </header>
      <Camera dice={dice} count={2}>
        <main class="walnut">
          <ol class={`players ${crowd(rows.length)}`} style={grid}>
            {rows.length === 0 ? <EmptyTable /> : rows.map((row) => playerRow(row, screen))}
          </ol>
        </main>
      </Camera>
      {Moment !== undefined && dice !== undefined && dice.isTold && (
        <div class="of-party">
          <Moment screen={screen} />
        </div>
      )}
      <aside class="side party">
        <section class="call" aria-live="polite">
          {/* Another call is drawn anew, so that its words rise. */}
          <Fragment key={JSON.stringify([call, trail, phase, winner])}>
            <Call screen={screen} dice={dice} />
          </Fragment>
        </section>
        <section class="pass">
          <Pass screen={screen} />
        </section>
        <section class="kitty">
          <h2>{said.kitty}</h2>
          <b>{kitty}</b>
          <Pile {...screen.pile} />
        </section>
        <section class="chances">
          <h2>
            {said.chances}
            <small>{said.ifNobody}</small>
          </h2>
          <Rings count={chances === null ? 0 : chances} all={3} />
        </section>
        <JoinPart {...join} />
      </aside>
      <footer class="house">
        {partyRules().map(([name, text]) => (
          <p>
            <b>{name}</b>
            {` ${text}`}
          </p>
        ))}
      </footer>
    </>
  );
}

/** The rules of the party that everybody asks for. */
export const partyRules = () => [said.ruleTwo, said.ruleSeven, said.ruleDown] as const;

/** As many rows as can still be read; whoever has the dice is among them. */
const MAX_ROWS = 30;

function shownRows({ rows, next, winner }: PartyScreen): readonly Row[] {
  if (rows.length <= MAX_ROWS) return rows;
  const isDue = ({ seat }: Row): boolean => seat === (winner === null ? next : winner);
  const first = rows.slice(0, MAX_ROWS);
  return first.some(isDue) ? first : [...first.slice(0, -1), ...rows.filter(isDue)];
}

/** Nobody sits yet: what it is about, and how to come in. */
const EmptyTable = () => (
  <li class="vacant">
    <b>{said.takeSeat}</b>
    <p>{said.aim}</p>
  </li>
);

/** How large the rows may be. */
function crowd(players: number): string {
  if (players > 20) return 'crowd throng';
  if (players > 8) return 'crowd';
  if (players > 6) return 'many';
  if (players > 4) return 'some';
  return players > 3 ? '' : 'few';
}

function Call({ screen, dice }: Thrown) {
  const { call, phase, trail, rows, next } = screen;
  const thrower = rows.find(({ seat }) => seat === next);
  if (phase === 'dice out')
    return (
      <>
        <p class={isStill() ? 'words quiet' : 'words out'}>{said.diceOut}</p>
        {isStill() && <BlankDice count={2} />}
        {thrower !== undefined && <p class="sub">{said.hasDice({ name: thrower.name })}</p>}
      </>
    );
  if (call === null)
    return (
      <>
        <Fitted words={said.parties[phase] || phase} class="words quiet" size={5.6} letters={18} />
        <BlankDice count={2} />
        <TrailWords trail={trail} />
      </>
    );
  return (
    <>
      <CalledDice faces={call.faces} arriving={dice !== undefined && dice.isTold} />
      <Fitted words={callOn(screen)} class="words" />
      <p class="sub">{inSpoken(call.says)}</p>
    </>
  );
}

function Pass({ screen: { rows, next, winner, phase, waiting } }: ViewProps) {
  const seat = winner === null ? next : winner;
  const row = rows.find((each) => each.seat === seat);
  if (row === undefined)
    return (
      <>
        <h2>{said.diceTo}</h2>
        <p class="none">{said.gatheringText}</p>
        <Waiting waiting={waiting} />
      </>
    );
  return (
    <>
      <h2>{winner === null ? said.diceTo : said.winner}</h2>
      <p>
        <Token seat={row.seat} letter={row.letter} />
        <b>{row.name}</b>
        <span>{phase === 'high dice' ? said.highDice : ''}</span>
      </p>
      <Waiting waiting={waiting} />
    </>
  );
}

function playerRow(row: Row, { next, winner }: PartyScreen) {
  const { seat, letter, name, cards, left, rack, chips, threw, house } = row;
  const isNext = winner === null ? seat === next : seat === winner;
  const about = [
    winner === seat
      ? said.winner
      : isNext
        ? said.diceNext
        : threw === null
          ? ''
          : said.threw({ total: threw }),
    house ? said.housePlayer : '',
  ].filter((each) => each !== '');
  return (
    <li key={seat} class={isNext ? 'prow dice-next' : 'prow'} data-mark={seat}>
      <div class="pname">
        <Token seat={seat} letter={letter} />
        <span>
          <b class={name.length > 8 ? 'long' : ''}>{name}</b>
          <i>{about.join(' · ')}</i>
        </span>
      </div>
      <div class="cards">{cards.map(cardIn)}</div>
      <div class="left">
        <b>{left}</b>
        <i>{said.toGo}</i>
      </div>
      <div class="purse">
        <Mini whites={1} count={chips.white} />
        <Mini whites={5} count={chips.red} />
        <Mini whites={10} count={chips.blue} />
        <em>{counted(rack)}</em>
      </div>
    </li>
  );
}

const Mini = ({ whites, count }: { readonly whites: number; readonly count: number }) => (
  <span class="mini">
    <PartyChip whites={whites} />
    <b>{count}</b>
  </span>
);

/** A card keeps its number when it is down, so that the row can still be read. */
const cardIn = ({ card, up, turned }: Row['cards'][number]) => (
  <div key={card} class={`card ${up ? 'up' : 'down'}${turned ? ' turns' : ''}`} aria-label={String(card)}>
    {up && <small>{card}</small>}
    <b>{card}</b>
    {up && <small>{card}</small>}
  </div>
);
