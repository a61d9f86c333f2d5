import { writeClause } from '@dicepit/games';
import type { BankedScreen, TableScreen } from '@dicepit/wire';
import { partyChips, sign } from './bar.ts';
import { chipKey } from './chip-key.ts';
import { h, type Part, slot } from './dom.ts';
import { histogram } from './histogram.ts';
import { token } from './marks.ts';
import { counted } from './party-view.ts';
import { amount, oddsIn, said } from './said.ts';
import { lastList, noticesPart } from './side.ts';
import type { View, ViewName } from './view.ts';

type Other = Exclude<ViewName, 'table' | 'lobby'>;

/** A whole screen for one thing: results, the sign, the leaders, what is paid, or nothing but the time. */
export function otherView(name: Other): View<TableScreen> {
  const page = h(`main.page.page-${name}`);
  const draw = slot(page);
  return {
    places: [page],
    show: (screen) => {
      draw({ ...screen, now: 0, version: 0 }, () => pages[name](screen));
    },
  };
}

const pages: Readonly<Record<Other, (screen: TableScreen) => readonly Part[]>> = {
  results: (screen) => (screen.is === 'banked' ? results(screen) : partyLeaders(screen)),
  sign: (screen) => (screen.is === 'banked' ? signPage(screen) : partySign(screen)),
  leaders: (screen) => (screen.is === 'banked' ? leaders(screen) : partyLeaders(screen)),
  rules: (screen) =>
    screen.is === 'banked'
      ? [headed(screen, said.rules), ...rules(screen)]
      : [headed(screen, said.aim), partyRules()],
  blank: () => [],
};

const headed = ({ game }: TableScreen, about: string): HTMLElement =>
  h('header', h('h1', game), h('p', about));

function results(screen: BankedScreen): readonly Part[] {
  const { last, totals, disclaimed } = screen;
  const liability = disclaimed === null ? [] : [said.liability({ clause: writeClause(disclaimed) })];
  return [
    headed(screen, said.results),
    lastList(last),
    h('div.streak', ...streak(screen)),
    histogram(totals, last[0]?.total, { withSince: true }),
    h('p.foot', [said.pastResults, said.display, ...liability].join(' ')),
  ];
}

/** The turn that runs, how many results there are, and how many of the last were pairs. */
function streak({ shooter, sets, last, totals }: BankedScreen): readonly Part[] {
  const count = totals.reduce((sum, each) => sum + each.count, 0);
  const isOut = last[0] !== undefined && last[0].seven;
  return [
    shooter === null
      ? null
      : h(
          'p',
          h('i', said.shooter),
          token(shooter.seat, shooter.letter),
          h('b', shooter.name),
          h(
            'span',
            sets === null
              ? isOut && shooter.rolls === 0
                ? said.sevenOut
                : said.turn({ rolls: shooter.rolls })
              : `${said.setsWon}: ${said.of({ count: sets.won, most: sets.most })}`,
          ),
        ),
    h('p', h('i', said.rolls), h('b', String(count))),
    h(
      'p',
      h('i', threeDice(totals) ? said.triples : said.pairs),
      h('b', said.of({ count: last.filter(({ hard }) => hard).length, most: last.length })),
    ),
  ];
}

/** Three dice make three at the least. */
const threeDice = (totals: BankedScreen['totals']): boolean => totals.every(({ total }) => total > 2);

function signPage(screen: BankedScreen): readonly Part[] {
  const { limits, age, option, wagers } = screen;
  const lines: (readonly [string, string])[] = [];
  if (limits !== null) {
    lines.push([said.minimum, amount(limits.minimum)], [said.maximum, amount(limits.maximum)]);
    if (limits.unit !== null) lines.push([said.unit, amount(limits.unit)]);
  }
  if (age !== null) lines.push([said.age, `${age}+`]);
  return [
    headed(screen, [said.sign, option].filter((each) => each !== null).join(' · ')),
    h('div.signs', sign(lines, true), chipKey()),
    h('div.notices', ...noticesPart(screen)),
    wagerList(wagers),
    foot(screen),
  ];
}

const rules = (screen: BankedScreen): readonly Part[] => [wagerList(screen.wagers), foot(screen)];

/** What is paid can be held against the record by the mark that both carry. */
const foot = ({ rules: mark }: BankedScreen): HTMLElement =>
  h('p.foot', `${said.display} ${said.rulesMark({ mark })}`);

const wagerList = (wagers: BankedScreen['wagers']): HTMLElement =>
  h(
    'ul.wagers',
    ...wagers.map(({ name, pays, clause }) =>
      h('li', h('b', name), h('span', oddsIn(pays)), h('i', writeClause(clause))),
    ),
  );

function leaders(screen: BankedScreen): readonly Part[] {
  const title = headed(screen, said.leaderboard);
  if (!screen.leaders) return [title, h('p.none', said.noLeaders)];
  const seated = screen.seats
    .filter(({ name, house }) => name !== null && !house)
    .sort((a, b) => b.rack - a.rack);
  return [
    title,
    ranked(
      seated.map(({ seat, letter, name, rack }) => ({ seat, letter, name: name || '', sum: amount(rack) })),
    ),
  ];
}

function partyLeaders(screen: TableScreen): readonly Part[] {
  if (!screen.leaders) return [headed(screen, said.leaderboard), h('p.none', said.noLeaders)];
  const rows =
    screen.is === 'party'
      ? screen.rows.filter(({ house }) => !house).sort((a, b) => a.left - b.left || b.rack - a.rack)
      : [];
  return [
    headed(screen, said.leaderboard),
    ranked(
      rows.map(({ seat, letter, name, left, rack }) => ({
        seat,
        letter,
        name,
        sum: `${left} ${said.toGo} · ${counted(rack)}`,
      })),
    ),
  ];
}

type Ranked = { readonly seat: number; readonly letter: string; readonly name: string; readonly sum: string };

/** So many are listed in a column, and there are two of them where it takes two. */
const LISTED = 9;

const ranked = (rows: readonly Ranked[]): HTMLElement =>
  rows.length === 0
    ? h('p.none', said.takeSeat)
    : h(
        rows.length > LISTED ? 'ol.ranked.two' : 'ol.ranked',
        ...rows
          .slice(0, LISTED * 2)
          .map(({ seat, letter, name, sum }, index) =>
            h('li', h('i', rankOf(rows, index)), token(seat, letter), h('b', name), h('em', sum)),
          ),
      );

/** Whoever has as much as another stands as high. */
const rankOf = (rows: readonly Ranked[], index: number): string =>
  String(rows.findIndex(({ sum }) => sum === (rows[index] || { sum: '' }).sum) + 1);

function partySign(screen: TableScreen): readonly Part[] {
  return [headed(screen, said.aim), sign(partyChips, true), partyRules()];
}

const partyRules = (): HTMLElement =>
  h(
    'ul.wagers.one',
    ...[said.ruleTwo, said.ruleSeven, said.ruleDown].map(([name, text]) =>
      h('li', h('b', name), h('span', text)),
    ),
  );
