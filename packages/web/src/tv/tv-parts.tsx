import type { BankedScreen, Joining, Reaction, Screen, TableScreen, TeamRaised } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Movement, Pace, Throw } from '../throw/presenter.ts';
import { type Ground, ThrownDice } from '../throw/thrown-dice.tsx';
import { Cube, QrCode } from './tv-drawings.tsx';
import { amount, dayOf, isStill, pitNow, said, timeOf } from './tv-words.ts';

type FittedWords = {
  readonly words: string;
  readonly of?: 'p' | 'h1';
  readonly class?: string;
  readonly size?: number;
  /** So many letters have room at the full size. */
  readonly letters?: number;
};

/** Long words are set smaller, so that they stay on one line; the longest that a house may choose take two. */
export function Fitted({ words, of: Of = 'p', class: look, size = 8.4, letters = 11.8 }: FittedWords) {
  const style = {
    ...(words.length > letters
      ? { fontSize: `${Math.max(size / 2, (size * letters) / words.length).toFixed(2)}rem` }
      : {}),
    ...(words.length > letters * 2 ? { whiteSpace: 'normal' } : {}),
  };
  return (
    <Of class={look} style={style}>
      {words}
    </Of>
  );
}

/** The time of the pit, told anew every second. */
export function usePitTime(): number {
  const [now, setNow] = useState(pitNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(pitNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What the table waits for, and the seconds that are left of it. */
export function Waiting({ waiting }: Pick<TableScreen, 'waiting'>) {
  if (waiting === null) return null;
  // Where no bet lies nothing is offered by itself, and no time stands there.
  const kind = waiting.for === 'taker' && waiting.over === undefined ? 'anyTaker' : waiting.for;
  return (
    <p class="wait">
      {said.waits[kind]}
      {waiting.over !== undefined && <SecondsLeft over={waiting.over} />}
    </p>
  );
}

function SecondsLeft({ over }: { readonly over: number }) {
  usePitTime();
  return <b class="left">{` ${Math.max(0, Math.ceil((over - pitNow()) / 1_000))} s`}</b>;
}

/** Two or three dice that show nothing: before the first roll, and while nobody knows what they show. */
export const BlankDice = ({ count }: { readonly count: 2 | 3 }) => (
  <div class={count === 3 ? 'dice three' : 'dice'}>
    {Array.from({ length: count }, () => (
      <i class="blank" />
    ))}
  </div>
);

/** Dice on their way over this screen. */
export type DiceOnScreen = {
  readonly thrown: Throw;
  readonly movement: Movement;
  readonly pace: Pace;
  /** They have rested, and what they show is told. */
  readonly isTold: boolean;
};

type OverTable = {
  readonly dice: DiceOnScreen | undefined;
  readonly count: 2 | 3;
  readonly children: ComponentChildren;
};

/** The table under its camera, which leans in while dice fly over it. */
export const Camera = ({ dice, count, children }: OverTable) => (
  <div class={dice === undefined || dice.isTold ? 'camera' : 'camera leans'}>
    <div class="world">
      {children}
      <div class="pit">
        {dice !== undefined && (
          <ThrownDice
            dice={dice.thrown}
            movement={dice.movement}
            count={count}
            pace={dice.pace}
            ground={tableGround}
            isTold={dice.isTold}
            sign={diceOnSign}
          />
        )}
      </div>
    </div>
  </div>
);

const diceOnSign = (): readonly Element[] =>
  Array.prototype.slice.call(document.querySelectorAll('.call .cube'));

/** From the near left corner to the rail on the right, and back over the middle. */
const tableGround: Ground = {
  size: 0.083,
  lift: 0.072,
  hand: [0.205, 0.671],
  dice: [
    {
      touches: [
        [0.586, 0.525],
        [0.924, 0.296],
        [0.759, 0.358],
        [0.708, 0.39],
      ],
      end: [0.644, 0.41],
    },
    {
      touches: [
        [0.529, 0.712],
        [0.917, 0.608],
        [0.687, 0.588],
        [0.579, 0.577],
      ],
      end: [0.507, 0.556],
    },
    {
      touches: [
        [0.543, 0.421],
        [0.902, 0.192],
        [0.658, 0.254],
        [0.557, 0.296],
      ],
      end: [0.486, 0.338],
    },
  ],
};

/** What was called, as it lies; the thrown dice come here when it is told. */
export const CalledDice = ({
  faces,
  arriving,
  pictures,
}: Pick<Partial<BankedScreen>, 'pictures'> & {
  readonly faces: readonly number[];
  readonly arriving: boolean;
}) => (
  <div class={`dice${faces.length === 3 ? ' three' : ''}${arriving && !isStill() ? ' arriving' : ''}`}>
    {faces.map((pips) => (
      <Cube pips={pips} picture={pictures && pictures[pips - 1]} />
    ))}
  </div>
);

/** A count as rings that fill. */
export const Rings = ({ count, all }: { readonly count: number; readonly all: number }) => (
  <p class="pipset">
    {Array.from({ length: all }, (_, index) => (
      <i class={index < count ? 'on' : ''} />
    ))}
  </p>
);

type SignLines = readonly (readonly [string, string])[];

export const Sign = ({ lines, large = false }: { readonly lines: SignLines; readonly large?: boolean }) => (
  <dl class={large ? 'sign big' : 'sign'}>
    {lines.map(([name, figure]) => (
      <div>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);

/** What the sign of a banked table says. */
export function signOf({ limits, age }: BankedScreen): SignLines {
  const lines: (readonly [string, string])[] = [];
  if (limits !== null) {
    lines.push([said.minimum, amount(limits.minimum)], [said.maximum, amount(limits.maximum)]);
    if (limits.unit !== null) lines.push([said.unit, amount(limits.unit)]);
  }
  if (age !== null) lines.push([said.age, `${age}+`]);
  return lines;
}

/** What a chip of each colour is worth at a party. */
export const partySign = (): SignLines => [
  [said.white, '1'],
  [said.red, '5'],
  [said.blue, '10'],
];

export const LastRolls = ({ last }: Pick<BankedScreen, 'last'>) => (
  <ol class="last">
    {last.map(({ total, hard, seven, shows }, index) => (
      <li
        class={[index === 0 ? 'now' : '', seven ? 'seven' : '', hard ? 'pair' : '']
          .filter((each) => each !== '')
          .join(' ')}
      >
        {shows || total}
      </li>
    ))}
  </ol>
);

export function Notices({ notices }: Pick<BankedScreen, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <>
      <h2>{said.notices}</h2>
      {notices.map((notice) => (
        <p>{noticeSaid(notice)}</p>
      ))}
    </>
  );
}

function noticeSaid(notice: BankedScreen['notices'][number]): string {
  switch (notice.is) {
    case 'raise': {
      const figures = { minimum: amount(notice.minimum), time: timeOf(notice.from) };
      return notice.wager === null ? said.raise(figures) : said.raiseOf({ wager: notice.wager, ...figures });
    }
    case 'closing':
      return said.closing({ time: timeOf(notice.at) });
    case 'odds':
      return said.odds({ day: dayOf(notice.since) });
  }
}

/** Where the trail ended when it was last signed: four words to be noted down, and compared with it later. */
export const TrailWords = ({ trail }: Pick<Screen, 'trail'>) =>
  trail === null ? null : (
    <p class="trail">
      {`${said.trail({ time: timeOf(trail.at) })} `}
      <b>{trail.words}</b>
    </p>
  );

export const JoinPart = ({ address, code, qr }: Joining) => (
  <section class="join">
    <QrCode {...qr} />
    <div>
      <h2>{said.scan}</h2>
      <p class="addr">{address}</p>
      {code === null ? <p class="soft">{said.noCode}</p> : <p class="code">{code}</p>}
    </div>
  </section>
);

/** So many have room for a line each beside a thermometer. */
const FEW_TEAMS = 4;

/** The teams by what they have raised, each with a bar as long as its part of the most. */
export function Teams({ teams }: { readonly teams: readonly TeamRaised[] }) {
  const most = Math.max(1, ...teams.map(({ cents }) => cents));
  return (
    <ol class={teams.length > FEW_TEAMS ? 'teams many' : 'teams'} aria-label={said.teams}>
      {teams.map(({ team, guests, cents }) => (
        <li key={team}>
          <b>{team}</b>
          <span>{said.teamGuests({ count: guests })}</span>
          <em>{amount(cents)}</em>
          <i style={{ width: `${(cents * 100) / most}%` }} />
        </li>
      ))}
    </ol>
  );
}

/** A reaction in the air, by a number of its own. */
export type FloatingReaction = Reaction & { readonly key: number };
