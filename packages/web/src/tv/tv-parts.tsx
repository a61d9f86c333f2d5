import type { BankedScreen, Joining, Screen, TableScreen } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { QrCode } from './tv-drawings.tsx';
import { amount, dayOf, pitNow, said, timeOf } from './tv-words.ts';

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
export const BlankDice = ({
  count,
  rolling = false,
}: {
  readonly count: 2 | 3;
  readonly rolling?: boolean;
}) => (
  <div class={`dice${count === 3 ? ' three' : ''}${rolling ? ' rolling' : ''}`}>
    {Array.from({ length: count }, () => (
      <i class="blank" />
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

export type SignLines = readonly (readonly [string, string])[];

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
export const partySign: SignLines = [
  [said.white, '1'],
  [said.red, '5'],
  [said.blue, '10'],
];

export const LastRolls = ({ last }: Pick<BankedScreen, 'last'>) => (
  <ol class="last">
    {last.map(({ total, hard, seven }, index) => (
      <li
        class={[index === 0 ? 'now' : '', seven ? 'seven' : '', hard ? 'pair' : '']
          .filter((each) => each !== '')
          .join(' ')}
      >
        {total}
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
