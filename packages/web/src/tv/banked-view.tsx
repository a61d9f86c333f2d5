import { writeClause } from '@dicepit/games';
import type { BankedScreen } from '@dicepit/wire';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Puck } from '../parts/puck.tsx';
import * as css from './banked-view.module.css';
import {
  BelowCall,
  BlankDice,
  CalledDice,
  CallWords,
  Camera,
  Chip,
  type DiceOnScreen,
  Histogram,
  Holder,
  JoinPart,
  LastRolls,
  type LaterViews,
  Notices,
  Rings,
  Side,
  Sign,
  seatMark,
  signOf,
  Token,
  TopBar,
  TrailWords,
  Waiting,
} from './tv-parts.tsx';
import { amount, callOn, facesSaid, inSentence, inSpoken, isStill, said } from './tv-words.ts';

type ViewProps = { readonly screen: BankedScreen };
type Thrown = ViewProps & { readonly dice: DiceOnScreen | undefined };
type TableProps = Thrown & { readonly later: LaterViews | undefined };

const isOut = ({ phase }: BankedScreen): boolean => phase === 'dice out' || phase === 'cup shaken';

/** A banked table: the bar, the felt between its rails, and the column at the side. */
export function BankedView({ screen, dice, later }: TableProps) {
  const { seats, call, sets, notices, trail, join, thrower, waiting } = screen;
  const lines = signOf(screen);
  return (
    <>
      <TopBar game={screen.game} about={subtitle(screen)}>
        <Phases {...screen} />
        {lines.length === 0 ? <span /> : <Sign lines={lines} />}
      </TopBar>
      <Camera dice={dice} count={screen.dice} pictures={screen.pictures}>
        <main class={css.table} data-part="table">
          <ul class={`${css.rail} ${css.top} ${seats.length > 8 ? css.tight : ''}`}>
            {onRail(screen).slice(1, -1).map(seatOn)}
          </ul>
          <Felt screen={screen} />
          <ul class={`${css.rail} ${css.bottom}`}>
            <RailBottom screen={screen} />
          </ul>
        </main>
      </Camera>
      {/* Whoever comes to a roll that stands called already has missed it. */}
      {later !== undefined && dice !== undefined && dice.isTold && (
        <later.BankedMoment key={call === null ? '' : String(call.number)} screen={screen} />
      )}
      <Side call={<Call screen={screen} dice={dice} />} called={JSON.stringify([call, trail, isOut(screen)])}>
        <section
          class={sets === null ? css.shoot : css.count}
          data-part="turn"
          hidden={thrower === 'dealer' && waiting === null}
        >
          {screen.course !== undefined && <Puck {...screen.course} says={said.puck} />}
          {sets === null ? <Shooter screen={screen} /> : <Sets {...sets} />}
        </section>
        <section>
          <Pays screen={screen} />
        </section>
        <section hidden={notices.length === 0}>
          <Notices notices={notices} />
        </section>
        <section>
          <Results screen={screen} />
        </section>
        <JoinPart {...join} />
      </Side>
    </>
  );
}

/** The title of the table without the name of the game, which stands beside it. */
function subtitle({ game, title }: BankedScreen): string {
  const [first = '', ...rest] = title.split(', ');
  const own = first.toUpperCase() === game.toUpperCase() && rest.length > 0 ? rest.join(', ') : title;
  return own.toUpperCase() === game.toUpperCase() ? '' : own.slice(0, 1).toUpperCase() + own.slice(1);
}

function Phases({ phases, phase }: Pick<BankedScreen, 'phases' | 'phase'>) {
  const shown = phase === 'offering the dice' ? 'betting' : phase;
  const isRound = phases.indexOf(shown) >= 0;
  return (
    <ol class={css.phases}>
      {(isRound ? phases : [phase]).map((name) => (
        <li
          class={name === shown || !isRound ? css.on : ''}
          {...(name === shown ? { 'aria-current': 'step' } : {})}
        >
          {phaseSaid(name)}
        </li>
      ))}
    </ol>
  );
}

/** The phase as this screen names it; one that it does not know as the pit does. */
const phaseSaid = (phase: string): string => {
  const names: Readonly<Record<string, string>> = said.phases;
  return names[phase] || phase;
};

type Seat = BankedScreen['seats'][number];

/** So many seats have room on the rail; at a larger table those who are there have it. */
const MAX_SEATS_ON_RAIL = 10;

const onRail = ({ seats }: BankedScreen): readonly Seat[] =>
  seats.length <= MAX_SEATS_ON_RAIL
    ? seats
    : seats.filter(({ name }) => name !== null).slice(0, MAX_SEATS_ON_RAIL);

/** The seats as at the table, seen from the dealer: the first at the dealer's left, and on clockwise. */
function RailBottom({ screen }: ViewProps) {
  const seats = onRail(screen);
  const { dealer } = screen;
  const first = seats[0];
  const last = seats.length > 1 ? seats[seats.length - 1] : undefined;
  return (
    <>
      {first === undefined ? <li /> : seatOn(first)}
      <li class={css.dealer}>
        <b>{dealer === null ? said.house : dealer}</b>
        <i>{said.dealer}</i>
      </li>
      {last === undefined ? <li /> : seatOn(last)}
    </>
  );
}

function seatOn({ seat, name, letter, rack, colour, won, shooter, house }: Seat) {
  if (name === null)
    return (
      <li key={seat} class={`${css.seat} ${css.free}`}>
        <span class={css.hole}>{seat}</span>
        <Who name={said.seat({ seat })} about={said.free} />
      </li>
    );
  const chips =
    colour === null ? amount(rack) : said.chip({ colour: colour.colour, value: amount(colour.value) });
  return (
    <li key={seat} class={shooter ? `${css.seat} ${css.shooter}` : css.seat} data-mark={seat}>
      <Token seat={seat} letter={letter} />
      <Who name={name} about={house ? `${chips} · ${said.housePlayer}` : chips} />
      {shooter && <span class={css.flag}>{said.shooter}</span>}
      {won > 0 && <span class={css.gain} data-part="gain">{`+${amount(won)}`}</span>}
    </li>
  );
}

const Who = ({ name, about }: { readonly name: string; readonly about: string }) => (
  <span class={css.who}>
    <b>{name}</b>
    <i>{about}</i>
  </span>
);

/** The call in dice and words; a void roll in words, with its reason and its clause. */
function Call({ screen, dice }: Thrown) {
  const { call, phase, thrower, sets, trail, dealer, shooter } = screen;
  const numbered = thrower === 'dealer' ? said.round : sets === null ? said.roll : said.throw;
  const count = screen.dice;
  const doing = phase === 'dice out' ? said.diceOut : said.cup;
  if (isOut(screen))
    return (
      <>
        {isStill() ? <CallWords words={doing} is="quiet" /> : <CallWords words={doing} is="out" />}
        {isStill() && <BlankDice count={count} />}
        <BelowCall>
          {dealer !== null
            ? said.callsDice({ name: dealer })
            : shooter !== null && said.hasDice({ name: shooter.name })}
        </BelowCall>
      </>
    );
  if (call === null)
    return (
      <>
        <CallWords words={said.waiting} is="quiet" />
        <BlankDice count={count} />
        <TrailWords trail={trail} />
      </>
    );
  const number = numbered({ number: call.number });
  if (call.is === 'void')
    return (
      <>
        <CallWords words={callOn(screen)} is="void" size={9.6} letters={9} />
        <p class={css.why}>{inSpoken(call.reason)}</p>
        <BelowCall>{`${number}, ${writeClause(call.clause)}`}</BelowCall>
      </>
    );
  // Pictures are called by their names.
  const hasThree = call.faces.length === 3 && screen.pictures === undefined;
  return (
    <>
      <CalledDice
        faces={call.faces}
        pictures={screen.pictures}
        arriving={dice !== undefined && dice.isTold}
      />
      <CallWords words={callOn(screen)} />
      <BelowCall>
        {hasThree ? said.numbered({ says: facesSaid(call.faces), number: inSentence(number) }) : number}
      </BelowCall>
    </>
  );
}

function Shooter({ screen }: ViewProps) {
  const { shooter, phase, last, waiting, thrower } = screen;
  if (thrower === 'dealer') return <Waiting waiting={waiting} />;
  if (shooter === null)
    return (
      <>
        <h2>{said.shooter}</h2>
        <p class={css.none}>{said.nobodyShoots}</p>
        <Waiting waiting={waiting} />
      </>
    );
  const { seat, letter, name, rolls, next, offered } = shooter;
  const hasSevenedOut = phase === 'called' && last[0] !== undefined && last[0].seven;
  return (
    <>
      <h2>
        {said.shooter}
        {next !== null && (
          <small>
            {`${said.next} `}
            <b>{next}</b>
          </small>
        )}
      </h2>
      <Holder seat={seat} letter={letter} name={name}>
        {offered ? said.offered : hasSevenedOut ? said.sevenOut : said.turn({ rolls })}
      </Holder>
      <Waiting waiting={waiting} />
    </>
  );
}

/** Throws and sets of the turn, as rings that fill. */
function Sets({ thrown, throws, won, most }: NonNullable<BankedScreen['sets']>) {
  const counters = [
    { name: said.throwCount, count: thrown, all: throws },
    { name: said.setsWon, count: won, all: most },
  ];
  return (
    <>
      {counters.map(({ name, count, all }) => (
        <div>
          <h2>{name}</h2>
          <b>{said.of({ count, most: all })}</b>
          <Rings count={count} all={all} />
        </div>
      ))}
    </>
  );
}

/** So many lines there is room for; notices and the counters of sets take some of it. */
const roomFor = ({ notices, sets }: BankedScreen): number =>
  (notices.length > 2 ? 2 : notices.length > 0 ? 3 : 4) - (sets !== null && notices.length < 3 ? 1 : 0);

/** Where not all are named, the largest are; they stay in the order in which they are paid. */
function largest(pays: BankedScreen['pays'], room: number): BankedScreen['pays'] {
  const best = pays
    .slice()
    .sort((a, b) => b.cents - a.cents)
    .slice(0, room);
  return pays.filter((pay) => best.indexOf(pay) >= 0);
}

/** Who is paid what and how that comes about; between rolls, what lies on the felt. */
function Pays({ screen }: ViewProps) {
  const { pays, phase, call, bets, staysUp } = screen;
  const isDecided = (phase === 'called' || phase === 'settled') && call !== null && call.is === 'total';
  if (!isDecided)
    return (
      <>
        <h2>
          {said.onFelt}
          <small>{said.betsCount({ count: bets.length })}</small>
        </h2>
        <p class={css.sum}>{amount(bets.reduce((total, { cents }) => total + cents, 0))}</p>
      </>
    );
  if (pays.length === 0)
    return (
      <>
        <h2>{said.pays}</h2>
        <p class={css.none}>{said.noWin}</p>
      </>
    );
  const room = roomFor(screen);
  const shown = pays.length > room ? largest(pays, room - 1) : pays;
  const rest = pays.length - shown.length;
  return (
    <>
      <h2>
        {said.pays}
        {staysUp && <small>{said.staysUp}</small>}
      </h2>
      <ul class={css.pays} data-part="pays">
        {shown.map(({ seat, letter, name, wager, sum, cents }) => (
          <li>
            <Token seat={seat} letter={letter} />
            <b>{name}</b>
            <span>{wager}</span>
            <i>{sum}</i>
            <em>{`+${amount(cents)}`}</em>
          </li>
        ))}
        {rest > 0 && <li class={css.rest}>{said.more({ count: rest })}</li>}
      </ul>
    </>
  );
}

/** The last twenty. What is to be thought of past results; where the rules say that nobody answers for them, that. */
const Results = ({ screen: { last, totals, disclaimed, notices, pictures } }: ViewProps) => (
  <>
    <h2>
      {said.lastTwenty}
      <small>
        {disclaimed === null ? said.record : said.disclaimed({ clause: writeClause(disclaimed) })}
      </small>
    </h2>
    <LastRolls last={last} />
    {/* Where notices hang, the bars give way: the last twenty say the same. */}
    {notices.length === 0 && pictures === undefined && (
      <Histogram totals={totals} newest={last[0] === undefined ? undefined : last[0].total} />
    )}
  </>
);

type Bet = BankedScreen['bets'][number];

/** The felt on the screen: fetched once for the odds it posts, then lit, dimmed and laid with chips. */
function Felt({ screen }: { readonly screen: BankedScreen }) {
  const place = useRef<HTMLDivElement>(null);
  const markup = useFelt(screen);
  useLayoutEffect(() => {
    const felt = place.current === null ? null : place.current.querySelector('svg');
    if (felt !== null) dress(felt, screen);
  });
  // The print on a felt is English, whatever the screen speaks.
  return <div ref={place} class={css.cloth} lang="en" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The drawing of a felt. What was there stays until another has come, and what failed is asked for again. */
function useFelt({ table, felt, version }: BankedScreen): string {
  const [markup, setMarkup] = useState('');
  const wanted = `${table} ${felt}`;
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    fetch(`api/v1/tables/${table}/felt.svg`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then((drawing) => {
        if (asked.current === wanted) setMarkup(drawing);
      })
      .catch(() => {
        // The next picture asks for it again.
        if (asked.current === wanted) asked.current = '';
      });
  }, [wanted, version]);
  return markup;
}

function dress(felt: SVGElement, { phase, call, lit, live, sets, bets, course }: BankedScreen): void {
  const isShown = (phase === 'called' || phase === 'settled') && call !== null && call.is === 'total';
  felt.classList.toggle('called', isShown);
  felt.classList.toggle('out', phase === 'dice out' || phase === 'cup shaken');
  felt.classList.toggle('last', phase === 'last call');
  for (const area of all(felt, '.area')) {
    const wager = area.getAttribute('data-wager') || '';
    const isLit = lit.indexOf(wager) >= 0;
    // A lit area comes last, so that nothing covers its light.
    if (isLit && !area.classList.contains('lit') && area.parentNode !== null)
      area.parentNode.appendChild(area);
    area.classList.toggle('lit', isLit);
    area.classList.toggle('live', live.indexOf(wager) >= 0);
  }
  for (const puck of all(felt, '.puck')) {
    const is =
      course !== undefined &&
      course.puck !== null &&
      course.at === puck.getAttribute('data-at') &&
      course.puck;
    puck.setAttribute('class', `puck ${is || ''}`);
    const word = puck.lastElementChild;
    if (is && word !== null) word.textContent = said.puck[is];
  }
  if (sets !== null) {
    mark(felt, 'throw', sets.thrown);
    mark(felt, 'set', sets.won);
  }
  render(<Stacks felt={felt} bets={bets} />, layerOn(felt));
}

/** Fills the printed rings of a counter. */
function mark(felt: SVGElement, name: string, count: number): void {
  for (const ring of all(felt, `[data-mark^="${name}-"]`)) {
    const index = Number((ring.getAttribute('data-mark') || '').slice(name.length + 1));
    ring.classList.toggle('done', index <= count);
  }
}

const all = (place: Element, selector: string): readonly Element[] =>
  Array.prototype.slice.call(place.querySelectorAll(selector));

function layerOn(felt: SVGElement): Element {
  const known = felt.querySelector('.stacks');
  if (known !== null) return known;
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  layer.setAttribute('class', 'stacks');
  felt.appendChild(layer);
  return layer;
}

/** In units of the felt's drawing; chips are smaller where many lie on one area. */
const MAX_CHIP_SIZE = 64;

/** Lays every bet on its area, in seat order and smaller where there are many. */
function Stacks({ felt, bets }: { readonly felt: SVGElement; readonly bets: readonly Bet[] }) {
  const byWager: Record<string, Bet[]> = {};
  for (const bet of bets) byWager[bet.wager] = [...(byWager[bet.wager] || []), bet];
  return (
    <>
      {Object.keys(byWager).map((wager) => {
        const room = felt.querySelector(`[data-wager="${wager}"] .chips`);
        return room === null ? null : rowOf(room, byWager[wager] || []);
      })}
    </>
  );
}

function rowOf(room: Element, bets: readonly Bet[]) {
  const side = (name: string): number => Number(room.getAttribute(name));
  const [x, y, width, height] = [side('x'), side('y'), side('width'), side('height')];
  const size = Math.min(MAX_CHIP_SIZE, height * 0.86, width / (bets.length + 0.3));
  const step = bets.length < 2 ? 0 : Math.min(size * 1.42, (width - size * 1.3) / (bets.length - 1));
  const left = x + width / 2 - (step * (bets.length - 1)) / 2;
  return bets
    .slice()
    .sort((a, b) => b.seat - a.seat)
    .map((bet, index) => (
      <Stack bet={bet} x={left + step * (bets.length - 1 - index)} y={y + height / 2} size={size} />
    ));
}

type StackPlace = { readonly bet: Bet; readonly x: number; readonly y: number; readonly size: number };

/** One stack about its middle: the chips from the bottom up, the sum on the top one, and whose it is. */
function Stack({ bet: { chips, figure, seat, letter, state }, x, y, size }: StackPlace) {
  const rise = size * 0.07;
  const base = (rise * (chips.length - 1)) / 2;
  const letterSize = size * Math.min(0.42, 1.24 / Math.max(1, figure.length));
  const mine = seatMark(seat);
  const badge = { x: size * 0.4, y: base + size * 0.24 };
  return (
    <g class={`stack ${state}`} transform={`translate(${x} ${y})`}>
      <ellipse
        cx={size * 0.03}
        cy={base + size * 0.05}
        rx={size * 0.52}
        ry={size * 0.51}
        fill="#000"
        fill-opacity={0.4}
      />
      {chips.map((worth, index) => (
        <Chip
          worth={worth}
          seat={seat}
          transform={`translate(0 ${base - rise * index}) scale(${size / 100})`}
        />
      ))}
      <text y={-base + letterSize * 0.35} font-size={letterSize}>
        {figure}
      </text>
      <circle
        cx={badge.x}
        cy={badge.y}
        r={size * 0.22}
        fill={mine.colour}
        stroke="#0b0f0e"
        stroke-width={size * 0.04}
      />
      <text
        class={mine.ink === '#fff' ? css.pale : ''}
        x={badge.x}
        y={badge.y + size * 0.115}
        font-size={size * 0.33}
      >
        {letter}
      </text>
    </g>
  );
}
