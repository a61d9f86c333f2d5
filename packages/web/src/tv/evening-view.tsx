import type { EveningFigures, Screen, TeamRaised } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { UNTOLD_CHIPS } from '../words/names.ts';
import * as css from './evening-view.module.css';
import { Fitted, Token, TrailWords } from './tv-parts.tsx';
import { amount, counted, locale, said, timeOf } from './tv-words.ts';

/** The end of the night: who has won the most or what was raised, the evening in figures, and thanks. */
export function EveningView({
  screen,
  evening,
}: {
  readonly screen: Screen;
  readonly evening: EveningFigures;
}) {
  const { fundraiser, podium } = evening;
  const steps = podium === null ? [] : podium.steps;
  const isWide = fundraiser === null && steps.length === 0;
  const figures = figuresIn(evening);
  const charts = evening.dice.length;
  // What the figures leave of the height, in tenths of a rem; each chart has its heading over it.
  const left = 712 - Math.ceil(figures.length / (isWide ? 4 : 2)) * (isWide ? 150 : 123);
  const high = Math.min(isWide ? 420 : 330, left / Math.max(1, charts) - 90);
  return (
    <main class={isWide ? `${css.evening} ${css.wide}` : css.evening} data-part="evening">
      <header>
        <Fitted words={screen.pit} of="h1" size={8.4} letters={23} />
        <p>{aboutEvening(evening)}</p>
      </header>
      {fundraiser !== null ? (
        <Raised {...fundraiser}>{podium !== null && steps.length > 0 && <Winners podium={podium} />}</Raised>
      ) : (
        podium !== null && steps.length > 0 && <Podium podium={podium} />
      )}
      <section class={css.figures}>
        <h2>{said.evening.figures}</h2>
        <Figures figures={figures} />
        {evening.dice.map((each) => (
          <DiceChart key={each.dice} {...each} wide={isWide ? 1_780 : 790} high={high} isOne={charts === 1} />
        ))}
        {evening.rolls === 0 && evening.party === null && <p class={css.none}>{said.evening.noRolls}</p>}
      </section>
      <footer class={css.thanks} data-part="thanks">
        <b>
          {evening.thanks.length > 0
            ? said.evening.thanksTo({ names: listed(evening.thanks, 3) })
            : evening.guests > 0
              ? said.evening.thanks
              : said.evening.goodNight}
        </b>
        {evening.guests > 0 && (
          <span>{evening.rematch.wants > 0 ? said.evening.wanted(evening.rematch) : said.evening.phone}</span>
        )}
        <TrailWords trail={screen.trail} />
      </footer>
    </main>
  );
}

function aboutEvening({ from, to, guests, chips }: EveningFigures): string {
  const about = [
    guests === 0 ? '' : said.evening.guests({ count: guests }),
    chips === UNTOLD_CHIPS ? said.playChips : chips,
  ];
  if (to !== null) {
    const begin = from === null ? to : from;
    const day = new Date(begin).toLocaleDateString(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
    about.unshift(from === null ? day : said.evening.hours({ day, from: timeOf(from), to: timeOf(to) }));
  }
  return about.filter((each) => each !== '').join(', ');
}

type Podium = NonNullable<EveningFigures['podium']>;

const resultOf = ({ unit }: Podium, result: number): string => {
  const figure = unit === 'cents' ? amount(Math.abs(result)) : counted(Math.abs(result));
  return result === 0 ? figure : `${result > 0 ? '+' : '−'}${figure}`;
};

/** Some names, and how many more there are. */
function listed(names: readonly string[], most: number): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  const last = rest > 0 ? said.andMore({ count: rest }) : shown[shown.length - 1] || '';
  const first = (rest > 0 ? shown : shown.slice(0, -1)).join(', ');
  if (rest > 0) return `${first} ${last}`;
  return first === '' ? last : said.facesAnd({ first, last });
}

/** Second, first and third, as they stand on a podium. Who has as much as another stands on the same step. */
function Podium({ podium }: { readonly podium: Podium }) {
  const inOrder = [2, 1, 3].map((place) => podium.steps.find((step) => step.place === place));
  return (
    <ol class={css.podium} data-part="podium" aria-label={said.evening.podium}>
      {inOrder.map(
        (step) =>
          step !== undefined && (
            <li key={step.place} class={step.place === 1 ? css.step1 : step.place === 3 ? css.step3 : ''}>
              <div class={css.atop}>
                <p class={css.tokens}>
                  {step.names.slice(0, 4).map((name, index) => (
                    <Token seat={step.place * 2 + index} letter={initialOf(name)} />
                  ))}
                </p>
                {step.names.slice(0, step.names.length > 2 ? 1 : 2).map((name) => (
                  <Fitted
                    class={css.name}
                    part="name"
                    words={name}
                    size={step.place === 1 ? 7 : 5.6}
                    letters={10}
                  />
                ))}
                {step.names.length > 2 && <p>{said.andMore({ count: step.names.length - 1 })}</p>}
                <em>{resultOf(podium, step.result)}</em>
              </div>
              <b class={css.place}>{step.place}</b>
            </li>
          ),
      )}
    </ol>
  );
}

const initialOf = (name: string): string => (Array.from(name)[0] || '').toUpperCase();

/** The same in a line or two, where money was raised and the podium has no room. */
const Winners = ({ podium }: { readonly podium: Podium }) => (
  <ol class={css.winners} aria-label={said.evening.podium}>
    {podium.steps.map((step) => (
      <li key={step.place}>
        <i>{step.place}</i>
        <b>{listed(step.names, 2)}</b>
        <em>{resultOf(podium, step.result)}</em>
      </li>
    ))}
  </ol>
);

/** The figures, each with those whom it belongs to; with nobody where nobody may be named. */
const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl>
    {figures.map(([name, figure, whose]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {figure}
          {whose !== '' && <small class={whose.length > 22 ? css.long : ''}>{whose}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

type Figure = readonly [name: string, figure: string, whose: string];

function figuresIn({ rolls, longestTurn, biggestWin, snakeEyes, party }: EveningFigures): readonly Figure[] {
  const figures: Figure[] = [];
  if (rolls > 0) figures.push([said.evening.rolls, String(rolls), '']);
  if (longestTurn !== null)
    figures.push([said.evening.longestTurn, String(longestTurn.rolls), listed(longestTurn.names, 2)]);
  if (biggestWin !== null) {
    const whose = [listed(biggestWin.names, 2), biggestWin.wager.name];
    figures.push([
      said.evening.biggestWin,
      amount(biggestWin.cents),
      whose.filter((each) => each !== '').join(', '),
    ]);
  }
  if (snakeEyes !== null)
    figures.push([said.evening.snakeEyes, String(snakeEyes.count), listed(snakeEyes.names, 2)]);
  if (party !== null) figures.push([said.evening.games, String(party.games), '']);
  if (party !== null && party.most !== null)
    figures.push([said.evening.mostGames, String(party.most.games), listed(party.most.names, 2)]);
  return figures;
}

type Dice = EveningFigures['dice'][number];

/** How often each total came; the pale lines are what chance expects, where that may be shown. */
function DiceChart({
  dice,
  totals,
  wide,
  high,
  isOne,
}: Dice & { readonly wide: number; readonly high: number; readonly isOne: boolean }) {
  const most = totals.reduce((top, { count, expected }) => Math.max(top, count, expected || 0), 1);
  const step = wide / totals.length;
  const foot = high - 34;
  const heightOf = (value: number): number => ((foot - 8) * value) / most;
  const hasTheory = totals.some(({ expected }) => expected !== null);
  const title = hasTheory ? said.evening.theory : said.evening.dice;
  return (
    <div class={css.chart} data-part="chart">
      <h2>
        {isOne ? title : said.evening.diceOf({ title, dice })}
        {hasTheory && isOne && <small>{said.evening.theoryNote}</small>}
      </h2>
      <svg
        viewBox={`0 0 ${wide} ${high}`}
        role="img"
        aria-label={`${said.totals}: ${totals.map(({ total, count }) => `${total}: ${count}`).join(', ')}`}
      >
        {totals.map(({ total, count, expected }, index) => [
          <rect x={index * step + 5} y={foot - heightOf(count)} width={step - 10} height={heightOf(count)} />,
          expected !== null && <path d={`M${index * step} ${foot - heightOf(expected)}h${step}`} />,
          <text x={(index + 0.5) * step} y={high - 5} text-anchor="middle" font-size={27}>
            {total}
          </text>,
        ])}
      </svg>
    </div>
  );
}

type Fundraiser = NonNullable<EveningFigures['fundraiser']>;

/** The tube of the thermometer: its top, and where the bulb begins. */
const TUBE = { top: 46, foot: 618 } as const;

/** What was raised: as a thermometer, as a sum, and taken apart. */
function Raised({
  cause,
  goal,
  total,
  entry,
  guests,
  donations,
  teams,
  children,
}: Fundraiser & { readonly children: ComponentChildren }) {
  const most = Math.max(goal, total);
  const heightOf = (cents: number): number => ((TUBE.foot - TUBE.top) * cents) / most;
  const marks = [0.25, 0.5, 0.75, 1].map((part) => goal * part);
  return (
    <section class={css.raised} data-part="raised">
      <svg
        viewBox="0 0 300 740"
        role="img"
        aria-label={said.evening.thermometer({ sum: amount(total), goal: amount(goal) })}
      >
        <rect class={css.glass} x={92} y={20} width={76} height={600} rx={38} />
        <circle class={css.glass} cx={130} cy={650} r={72} />
        <circle class={css.mercury} cx={130} cy={650} r={58} />
        <rect
          class={`${css.mercury} ${css.column}`}
          data-part="column"
          x={104}
          y={TUBE.foot - heightOf(total)}
          width={52}
          height={heightOf(total)}
        />
        {marks.map((cents) => [
          <path d={`M176 ${TUBE.foot - heightOf(cents)}h${cents === goal ? 26 : 14}`} />,
          cents === goal && (
            <text x={210} y={TUBE.foot - heightOf(cents) + 9} font-size={26}>
              {amount(cents)}
            </text>
          ),
        ])}
      </svg>
      <div class={css.sum}>
        <Fitted class={css.total} part="total" words={amount(total)} size={24} letters={5.6} />
        <p class={css.cause} data-part="cause">
          {`${said.evening.raised({ cause })} `}
          {total >= goal
            ? said.evening.reached({ goal: amount(goal) })
            : said.evening.toGo({ goal: amount(goal), left: amount(goal - total) })}
        </p>
        <div class={css.apart}>
          {entry > 0 && (
            <p>
              {said.evening.entries({ count: guests, entry: amount(entry), sum: amount(entry * guests) })}
            </p>
          )}
          {(donations > 0 || entry === 0) && <p>{said.evening.donations({ sum: amount(donations) })}</p>}
          {teams ? <Teams teams={teams} /> : children}
        </div>
      </div>
    </section>
  );
}

/** So many have room for a line each beside a thermometer. */
const FEW_TEAMS = 4;

/** The teams by what they have raised, each with a bar as long as its part of the most. */
export function Teams({ teams }: { readonly teams: readonly TeamRaised[] }) {
  const most = Math.max(1, ...teams.map(({ cents }) => cents));
  return (
    <ol
      class={teams.length > FEW_TEAMS ? `${css.teams} ${css.many}` : css.teams}
      data-part="teams"
      aria-label={said.teams}
    >
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
