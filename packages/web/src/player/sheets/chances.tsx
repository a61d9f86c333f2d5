import type { Fraction } from '@dicepit/analysis';
import type { Wager } from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import { useEffect, useState } from 'preact/hooks';
import { me, pit } from '../../live/pit.ts';
import { chancesBarredFor } from '../../shell/chances-barred.ts';
import { number, percent } from '../../words/numbers.ts';
import { playerWords } from '../said.ts';
import type { Sight } from '../sight.ts';

/** How likely a wager wins, and what the house keeps on average, as somebody reads it. */
export type Chance = { readonly part: string; readonly whole: string; readonly edge: string };

/** The exact figures. Reckoning is not part of the first page: it is fetched when somebody asks for it. */
export async function chanceOf(wager: Wager): Promise<Chance | undefined> {
  try {
    const { figuresOf } = await import('@dicepit/analysis');
    const { win, edge } = figuresOf(wager);
    return { ...asParts(win), edge: percent(edge.toNumber()) };
  } catch {
    // The network is away: the sheet does without.
    return undefined;
  }
}

/** More than this below the line is not a chance that anybody can picture. */
const LARGEST = 1_000;

function asParts(win: Fraction): Pick<Chance, 'part' | 'whole'> {
  return win.d <= LARGEST
    ? { part: `${win.n}`, whole: `${win.d}` }
    : { part: '1', whole: number(Math.round(10 / win.toNumber()) / 10) };
}

/** Whether the rules of this table, or of another at which whoever looks has a seat, keep chances from players. */
export const areChancesBarred = ({ game }: Pick<Sight, 'game'>): boolean =>
  chancesBarredAt(game.pack) !== undefined || chancesBarredFor(me.value, pit.value) !== undefined;

export function Chances({ wager }: { readonly wager: Wager }) {
  const said = playerWords.value.area;
  const [chance, setChance] = useState<Chance | undefined>(undefined);
  useEffect(() => {
    let isOpen = true;
    void chanceOf(wager).then((found) => {
      if (isOpen) setChance(found);
    });
    return () => {
      isOpen = false;
    };
  }, [wager]);
  return (
    <div>
      <dt>{said.chance}</dt>
      <dd>
        {chance !== undefined && (
          <>
            <b class="num chance">{said.chanceOf({ part: chance.part, whole: chance.whole })}</b>{' '}
            <span class="quiet">{said.keeps({ share: chance.edge })}</span>
          </>
        )}
      </dd>
    </div>
  );
}
