import type { BankedScreen, PartyScreen } from '@dicepit/wire';
import { nameBy } from '../words/name-by.ts';
import { h, type Part } from './dom.ts';
import { amount, said } from './said.ts';

/** The bar over a table: what is played, where the round stands, and the sign. */
export function bankedBar(screen: BankedScreen): readonly Part[] {
  const { limits, age } = screen;
  const lines: (readonly [string, string])[] = [];
  if (limits !== null) {
    lines.push([said.minimum, amount(limits.minimum)], [said.maximum, amount(limits.maximum)]);
    if (limits.unit !== null) lines.push([said.unit, amount(limits.unit)]);
  }
  if (age !== null) lines.push([said.age, `${age}+`]);
  return [brand(screen.game, subtitle(screen)), strip(screen), lines.length === 0 ? h('span') : sign(lines)];
}

export const partyBar = (screen: PartyScreen): readonly Part[] => [
  brand(screen.game, said.partyThrow({ count: screen.throws })),
  h('p.aim', said.aim),
  sign(partyChips),
];

/** What a chip of each colour is worth at a party. */
export const partyChips: readonly (readonly [string, string])[] = [
  [said.white, '1'],
  [said.red, '5'],
  [said.blue, '10'],
];

export function sign(lines: readonly (readonly [string, string])[], large = false): HTMLElement {
  return h(
    large ? 'dl.sign.big' : 'dl.sign',
    ...lines.map(([name, figure]) => h('div', h('dt', name), h('dd', figure))),
  );
}

const brand = (name: string, about: string): HTMLElement => h('div.brand', h('h1', name), h('p', about));

/** The title of the table without the name of the game, which stands beside it. */
function subtitle({ game, title }: BankedScreen): string {
  const [first = '', ...rest] = title.split(', ');
  const own = first.toUpperCase() === game.toUpperCase() && rest.length > 0 ? rest.join(', ') : title;
  return own.toUpperCase() === game.toUpperCase() ? '' : own.slice(0, 1).toUpperCase() + own.slice(1);
}

function strip({ phases, phase }: BankedScreen): HTMLElement {
  const shown = phase === 'offering the dice' ? 'betting' : phase;
  const isRound = phases.indexOf(shown) >= 0;
  const names = isRound ? phases : [phase];
  return h(
    'ol.phases',
    ...names.map((name) => {
      const item = h(name === shown || !isRound ? 'li.on' : 'li', nameBy(said.phases, name) || name);
      if (name === shown) item.setAttribute('aria-current', 'step');
      return item;
    }),
  );
}
