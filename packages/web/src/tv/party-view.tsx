import type { PartyScreen } from '@dicepit/wire';
import * as css from './party-view.module.css';
import {
  BelowCall,
  BlankDice,
  CalledDice,
  CallWords,
  Camera,
  type DiceOnScreen,
  drawn,
  Holder,
  JoinPart,
  type LaterViews,
  partyChip,
  partySign,
  Rings,
  Side,
  Sign,
  Token,
  TopBar,
  TrailWords,
  Waiting,
} from './tv-parts.tsx';
import { callOn, counted, inSpoken, isStill, said } from './tv-words.ts';

type Row = PartyScreen['rows'][number];
type ViewProps = { readonly screen: PartyScreen };
type Thrown = ViewProps & { readonly dice: DiceOnScreen | undefined };
type TableProps = Thrown & { readonly later: LaterViews | undefined };

/** The parlour game: a walnut table, a row of cards for everybody, and the kitty. */
export function PartyView({ screen, dice, later }: TableProps) {
  const { call, phase, winner, kitty, chances, join, trail } = screen;
  const rows = shownRows(screen);
  const columns = rows.length > 20 ? 3 : rows.length > 8 ? 2 : 1;
  const high = Math.max(2, Math.ceil(rows.length / columns));
  const grid = {
    gridTemplateRows: `repeat(${high}, minmax(0, 1fr))`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  };
  return (
    <>
      <TopBar game={screen.game} about={said.partyThrow({ count: screen.throws })}>
        <p class={css.aim}>{said.aim}</p>
        <Sign lines={partySign()} />
      </TopBar>
      <Camera dice={dice} count={2}>
        <main class={css.walnut} data-part="party">
          <ol class={`${css.players} ${crowd(rows.length)}`} style={grid}>
            {rows.length === 0 ? <EmptyTable /> : rows.map((row) => playerRow(row, screen))}
          </ol>
        </main>
      </Camera>
      {later !== undefined && dice !== undefined && dice.isTold && <later.PartyMoment screen={screen} />}
      <Side
        call={<Call screen={screen} dice={dice} />}
        called={JSON.stringify([call, trail, phase, winner])}
        isTall
      >
        <section class={css.pass}>
          <Pass screen={screen} />
        </section>
        <section class={css.kitty} data-part="kitty">
          <h2>{said.kitty}</h2>
          <b>{kitty}</b>
          <Pile {...screen.pile} />
        </section>
        <section class={css.chances} data-part="chances">
          <h2>
            {said.chances}
            <small>{said.ifNobody}</small>
          </h2>
          <Rings count={chances === null ? 0 : chances} all={3} />
        </section>
        <JoinPart {...join} />
      </Side>
      <footer class={css.house}>
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
  <li class={css.vacant}>
    <b>{said.takeSeat}</b>
    <p>{said.aim}</p>
  </li>
);

/** How large the rows may be. */
function crowd(players: number): string {
  if (players > 20) return `${css.crowd} ${css.throng}`;
  if (players > 8) return css.crowd;
  if (players > 6) return css.many;
  if (players > 4) return css.some;
  return players > 3 ? '' : css.few;
}

function Call({ screen, dice }: Thrown) {
  const { call, phase, trail, rows, next } = screen;
  const thrower = rows.find(({ seat }) => seat === next);
  if (phase === 'dice out')
    return (
      <>
        <CallWords words={said.diceOut} is={isStill() ? 'quiet' : 'out'} />
        {isStill() && <BlankDice count={2} />}
        {thrower !== undefined && <BelowCall>{said.hasDice({ name: thrower.name })}</BelowCall>}
      </>
    );
  if (call === null)
    return (
      <>
        <CallWords words={said.parties[phase] || phase} is="quiet" size={5.6} letters={18} />
        <BlankDice count={2} />
        <TrailWords trail={trail} />
      </>
    );
  return (
    <>
      <CalledDice faces={call.faces} arriving={dice !== undefined && dice.isTold} />
      <CallWords words={callOn(screen)} />
      <BelowCall>{inSpoken(call.says)}</BelowCall>
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
        <p class={css.none}>{said.gatheringText}</p>
        <Waiting waiting={waiting} />
      </>
    );
  return (
    <>
      <h2>{winner === null ? said.diceTo : said.winner}</h2>
      <Holder seat={row.seat} letter={row.letter} name={row.name}>
        {phase === 'high dice' ? said.highDice : ''}
      </Holder>
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
    <li
      key={seat}
      class={isNext ? `${css.row} ${css.next}` : css.row}
      data-mark={seat}
      aria-current={isNext || undefined}
    >
      <div class={css.name} data-part="name">
        <Token seat={seat} letter={letter} />
        <span>
          <b class={name.length > 8 ? css.long : ''}>{name}</b>
          <i>{about.join(' · ')}</i>
        </span>
      </div>
      <div class={css.cards}>{cards.map(cardIn)}</div>
      <div class={css.left} data-part="left">
        <b>{left}</b>
        <i>{said.toGo}</i>
      </div>
      <div class={css.purse}>
        <Mini whites={1} count={chips.white} />
        <Mini whites={5} count={chips.red} />
        <Mini whites={10} count={chips.blue} />
        <em>{counted(rack)}</em>
      </div>
    </li>
  );
}

const Mini = ({ whites, count }: { readonly whites: number; readonly count: number }) => (
  <span class={css.mini}>
    <PartyChip whites={whites} />
    <b>{count}</b>
  </span>
);

/** A card keeps its number when it is down, so that the row can still be read. */
const cardIn = ({ card, up, turned }: Row['cards'][number]) => (
  <div
    key={card}
    class={`${css.card} ${up ? css.up : css.down} ${turned ? css.turns : ''}`}
    data-part="card"
    aria-label={String(card)}
  >
    {up && <small>{card}</small>}
    <b>{card}</b>
    {up && <small>{card}</small>}
  </div>
);

/** A chip of the party with its worth on it. */
const PartyChip = ({ whites }: { readonly whites: number }) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true">
    <g {...drawn(partyChip(whites))} />
    <text y={13} text-anchor="middle" font-size={36} fill="#0b0f0e">
      {whites}
    </text>
  </svg>
);

/** Where the chips of a heap lie, the bottom row first. */
const heap: readonly (readonly [number, number])[] = [5, 4, 3, 2, 1].reduce<(readonly [number, number])[]>(
  (all, wide, row) => [
    ...all,
    ...Array.from({ length: wide }, (_, index): readonly [number, number] => [
      145 + (index - (wide - 1) / 2) * 54,
      158 - row * 32,
    ]),
  ],
  [],
);

/** The kitty as a heap: the large chips below, and no more than there is room for. */
export function Pile({ blue, red, white }: PartyScreen['pile']) {
  const of = (value: number, count: number): readonly number[] => Array.from({ length: count }, () => value);
  const chips = [...of(10, blue), ...of(5, red), ...of(1, white)].slice(0, heap.length);
  const placeOf = (index: number): readonly [number, number] => heap[index] || [145, 158];
  const top = 158 - Math.min(...chips.map((_, index) => placeOf(index)[1]), 158);
  // A low heap lies in the middle of its place, not at the foot of it.
  return (
    <svg class={css.pile} data-part="pile" viewBox={`0 ${(128 - top) / 2} 290 200`} aria-hidden="true">
      {chips.map((value, index) => {
        const [x, y] = placeOf(index);
        return [
          <ellipse cx={x + 2} cy={y + 4} rx={33} ry={32} fill="#000" fill-opacity={0.35} />,
          <g transform={`translate(${x} ${y}) scale(.64)`} {...drawn(partyChip(value))} />,
          <text x={x} y={y + 9} text-anchor="middle" font-size={25} fill="#0b0f0e">
            {value}
          </text>,
        ];
      })}
    </svg>
  );
}
