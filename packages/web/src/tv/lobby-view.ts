import type { LobbyScreen } from '@dicepit/wire';
import { nameBy } from '../words/name-by.ts';
import { UNTOLD_CHIPS } from '../words/untold-chips.ts';
import { h, type Part, slot } from './dom.ts';
import { giveCode } from './give-code.ts';
import { cube } from './marks.ts';
import { searchFor } from './place.ts';
import { amount, said } from './said.ts';
import { fitted, qrCode, trailPart } from './side.ts';
import type { View } from './view.ts';

/** The lobby: how to come in, readable from the far end of the room, and the tables. */
export function lobbyView(): View<LobbyScreen> {
  const title = h('div.lhead');
  const steps = h('section.steps');
  const tables = h('nav.ltables');
  const teach = h('div.teach');
  const draw = { title: slot(title), steps: slot(steps), tables: slot(tables), teach: slot(teach) };
  const lobby = h('main.lobby', h('div.lcloth'), title, steps, tables, teach);
  return {
    places: [lobby],
    show: (screen) => {
      lobby.classList.toggle('roomy', screen.join.wifi === undefined && screen.tables.length <= FEW);
      draw.title([screen.pit, screen.chips, screen.guests, screen.came], () => [
        h('div.eyes', cube(1), cube(1)),
        h(
          'div.name',
          fitted(screen.pit, title12),
          h('p.came', screen.guests === 0 ? chipsIn(screen) : `${chipsIn(screen)} · ${cameIn(screen)}`),
        ),
      ]);
      steps.classList.toggle('with-wifi', screen.join.wifi !== undefined);
      draw.steps(screen.join, () => stepsPart(screen));
      tables.className = `ltables ${crowded(screen.tables.length)}`;
      draw.tables(screen.tables, () => tablesPart(screen));
      // Where there are many tables, theirs is the room.
      teach.hidden = !screen.locked && screen.tables.length > MANY;
      draw.teach([screen.locked, screen.trail], () => [
        h('span', screen.locked ? said.locked : said.display),
        ...trailPart(screen),
      ]);
    },
  };
}

const chipsIn = ({ chips }: LobbyScreen): string => (chips === UNTOLD_CHIPS ? said.playChips : chips);

/** Who has come, the last first; of more than there is room for it is said how many they are. */
function cameIn({ came, guests: count }: LobbyScreen): string {
  const guests = said.guests({ count });
  if (came.length === 0) return guests;
  const rest = count - came.length;
  const names = came.join(', ');
  return said.guestsNamed({
    guests,
    names: rest === 0 ? names : `${names} ${said.andMore({ count: rest })}`,
  });
}

/** The name of the night, in one line as long as it can be read from afar. */
const title12 = { of: 'h1', size: 12, letters: 16 };

const network = { of: 'p', size: 2.8, letters: 19 };

/** So many tables stand in one row, so many at their full size, and so many at all. */
const FEW = 3;
const MANY = 8;
const MOST = 12;

const crowded = (tables: number): string =>
  tables > MANY ? 'four small' : tables > 6 ? 'four' : tables === 4 ? 'two' : '';

function stepsPart({ join }: LobbyScreen): readonly Part[] {
  const { address, code, qr, wifi } = join;
  const typed =
    code === null
      ? [h('p.soft', said.noCode), giveCode()]
      : [h('h2', said.andType), h('p.codes', ...code.split('').map((letter) => h('b', letter)))];
  return [
    wifi === undefined
      ? null
      : h('div.step.wifi', h('h2', h('i', '1'), said.joinWifi), qrCode(wifi.qr), fitted(wifi.name, network)),
    h(
      'div.step.scan',
      h('h2', wifi === undefined ? null : h('i', '2'), said.scan),
      qrCode(qr),
      h('p', said.noApp),
    ),
    h('div.step.type', h('h2', said.orGoTo), h('p.addr', address), ...typed),
  ];
}

/** Each table as a link, so that a remote can go to it. */
function tablesPart({ tables }: LobbyScreen): readonly Part[] {
  if (tables.length === 0) return [h('p.none', said.noTables)];
  const shown = tables.slice(0, tables.length > MOST ? MOST - 1 : MOST);
  const rest = tables.length - shown.length;
  const links = shown.map((each) => {
    const { table, title, pack } = each;
    const link = h(
      'a.lobby-table',
      h('b', title),
      h('span', aboutTable(each, tables.length > 6).join(' · ')),
    );
    link.setAttribute('href', `t/${table}/screen${searchFor(undefined)}`);
    link.setAttribute('data-pack', pack);
    return link;
  });
  return rest === 0 ? links : [...links, h('p.none', said.more({ count: rest }))];
}

/** The game, unless the table is called so, how full it is, and what may be bet; a narrow place leaves the last out. */
function aboutTable(
  { title, pack, phase, taken, seats, limits, kind }: LobbyScreen['tables'][number],
  isNarrow: boolean,
): readonly string[] {
  const game = nameBy(said.games, pack) || pack;
  const isNamed = title.toLowerCase().indexOf(game.toLowerCase()) >= 0;
  const stands = (kind === 'party' ? nameBy(said.parties, phase) : nameBy(said.phases, phase)) || phase;
  return [
    isNamed || phase === 'closed' ? stands : game,
    said.taken({ taken, seats }),
    ...(limits === null || isNarrow ? [] : [`${amount(limits.minimum)}–${amount(limits.maximum)}`]),
  ];
}
