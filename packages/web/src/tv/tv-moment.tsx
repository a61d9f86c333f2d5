import type { BankedScreen, PartyScreen } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as css from './tv-moment.module.css';
import { Chip, Cube, Fitted, Token } from './tv-parts.tsx';
import { amount, houseChips, isStill, oddsSaid, said } from './tv-words.ts';

type MomentProps = { readonly isParty?: boolean; readonly children: ComponentChildren };

/** What a room stops for, over the felt alone: seats, gains and what is paid stay in sight. Drawn for the eye. */
const Moment = ({ children, isParty = false }: MomentProps) => (
  <div class={isParty ? `${css.moment} ${css.ofParty}` : css.moment} data-part="moment" aria-hidden="true">
    <div class={css.veil} />
    <div class={css.mid} data-part="moment-parts">
      {children}
    </div>
  </div>
);

/** The moment of a roll at a banked table, where it has one. */
export function BankedMoment({ screen }: { readonly screen: BankedScreen }) {
  const { moment } = screen;
  if (moment === null) return null;
  switch (moment.is) {
    case 'snake eyes':
      return <SnakeEyes />;
    case 'hard way':
      return <HardWay screen={screen} />;
    case 'seven out':
      return <SevenOut screen={screen} />;
    case 'full set':
      return <FullSet screen={screen} />;
    case 'big win':
      return <BigWin {...moment} />;
  }
}

export const PartyMoment = ({ screen: { call } }: { readonly screen: PartyScreen }) =>
  call !== null && call.faces.every((pips) => pips === 1) ? <SnakeEyes isParty /> : null;

const Headline = ({ words, late = 420 }: { readonly words: string; readonly late?: number }) => (
  <div class={css.rises} style={{ '--late': `${late}ms` }}>
    <Fitted words={words} class={css.headline} size={17} letters={14} />
  </div>
);

const Line = ({ words, late }: { readonly words: string; readonly late: number }) => (
  <p class={`${css.line} ${css.rises}`} style={{ '--late': `${late}ms` }}>
    {words}
  </p>
);

/** Two single pips open, look round, and blink once. */
const SnakeEyes = ({ isParty = false }: { readonly isParty?: boolean }) => (
  <Moment isParty={isParty}>
    <div class={css.row}>
      <i class={css.eye}>
        <i />
      </i>
      <i class={css.eye}>
        <i />
      </i>
    </div>
    <Headline words={said.moments.snakeEyes} />
  </Moment>
);

/** The dice that were called, with what they show in this game. */
const Called = ({ screen: { call, pictures } }: { readonly screen: BankedScreen }) => (
  <>
    {(call !== null && call.is === 'total' ? call.faces : []).map((pips) => (
      <Cube pips={pips} picture={pictures && pictures[pips - 1]} />
    ))}
  </>
);

/** The twins meet. */
const HardWay = ({ screen }: { readonly screen: BankedScreen }) => (
  <Moment>
    <i class={css.ring} data-part="light" />
    <i class={`${css.ring} ${css.thin}`} data-part="light" />
    <div class={`${css.row} ${css.twins}`}>
      <Called screen={screen} />
    </div>
    <Headline words={said.moments.hardWay} />
  </Moment>
);

/** The dice walk to the next hand. Nobody is blamed. */
function SevenOut({ screen }: { readonly screen: BankedScreen }) {
  const { shooter, seats } = screen;
  const next = shooter === null ? undefined : seats.find(({ name }) => name === shooter.next);
  return (
    <Moment>
      <Headline words={said.moments.sevenOut} late={0} />
      {shooter !== null && (
        <Line words={said.moments.thanks({ rolls: shooter.rolls, name: shooter.name })} late={260} />
      )}
      {shooter !== null && next !== undefined && next.seat !== shooter.seat && (
        <div class={`${css.hands} ${css.rises}`} data-part="moment-parts" style={{ '--late': '420ms' }}>
          <b>{shooter.name}</b>
          <Token seat={shooter.seat} letter={shooter.letter} />
          <span class={css.lane}>
            <span class={css.walk}>
              <Called screen={screen} />
            </span>
          </span>
          <Token seat={next.seat} letter={next.letter} />
          <b>{next.name}</b>
        </div>
      )}
    </Moment>
  );
}

/** So many sets in a row: they light one after the other, and a line joins them. */
function FullSet({ screen: { sets, shooter } }: { readonly screen: BankedScreen }) {
  if (sets === null) return null;
  const { most, throws } = sets;
  return (
    <Moment>
      <div class={css.row}>
        {Array.from({ length: most }, (_, index) => (
          <span class={css.slot} style={{ '--late': `${180 + index * 120}ms` }}>
            <b>{index + 1}</b>
            {Array.from({ length: throws }, () => (
              <i />
            ))}
          </span>
        ))}
        <i class={css.joins} style={{ '--late': `${220 + most * 120}ms` }} />
      </div>
      <Headline words={said.moments.fullSet} late={1_060} />
      <Line
        words={
          shooter === null
            ? said.moments.sets({ count: most })
            : said.moments.setsBy({ count: most, name: shooter.name })
        }
        late={1_200}
      />
    </Moment>
  );
}

type Win = Extract<NonNullable<BankedScreen['moment']>, { readonly is: 'big win' }>;

/** A light runs round the brass line, chips stand up in a tower, and the sum counts up. */
function BigWin({ seat, letter, name, wager, stake, odds, cents }: Win) {
  const line =
    'M92 16H1276A76 76 0 0 1 1352 92V712A76 76 0 0 1 1276 788H92A76 76 0 0 1 16 712V92A76 76 0 0 1 92 16z';
  const largest = houseChips().reduce(
    (most, { worth }) => (worth <= cents ? Math.max(most, worth) : most),
    0,
  );
  return (
    <Moment>
      <svg class={css.runs} data-part="light" viewBox="0 0 1368 804">
        <path class={css.wide} d={line} />
        <path d={line} />
      </svg>
      <div class={`${css.row} ${css.win}`} data-part="moment-parts">
        <svg class={css.tower} viewBox="-60 -270 120 330">
          {Array.from({ length: 7 }, (_, index) => (
            <g class={css.drops} style={{ '--late': `${160 + index * 90}ms` }}>
              <ellipse cx={0} cy={14 - index * 32} rx={50} ry={31} fill="#0b0f0e" />
              <Chip worth={largest} seat={seat} transform={`translate(0 ${-index * 32}) scale(1 .62)`} />
            </g>
          ))}
        </svg>
        <div data-part="moment-parts">
          <p class={`${css.whose} ${css.rises}`} style={{ '--late': '120ms' }}>
            <Token seat={seat} letter={letter} />
            <b>{name}</b>
          </p>
          <CountedUp cents={cents} />
          <Line words={said.moments.bigWin({ stake, wager, odds: oddsSaid([odds]) })} late={300} />
        </div>
      </div>
    </Moment>
  );
}

const COUNTS_MS = 900;
/** So many letters of a sum have room at their full size. */
const COUNTED_LETTERS = 8;

function CountedUp({ cents }: { readonly cents: number }) {
  const [share, setShare] = useState(isStill() ? 1 : 0);
  useEffect(() => {
    if (share === 1) return undefined;
    const since = performance.now();
    let frame = requestAnimationFrame(function count(): void {
      const part = Math.min(1, (performance.now() - since) / COUNTS_MS);
      setShare(1 - (1 - part) ** 3);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  // Whole chips on the way, and the sum itself at its end.
  const shown = share === 1 ? cents : Math.floor((cents * share) / 100) * 100;
  // As large as the whole sum has room for, from the first figure on.
  const letters = amount(cents).length + 1;
  const style = letters > COUNTED_LETTERS ? { fontSize: `${(24 * COUNTED_LETTERS) / letters}rem` } : {};
  return <p class={css.counts} style={style}>{`+${amount(shown)}`}</p>;
}
