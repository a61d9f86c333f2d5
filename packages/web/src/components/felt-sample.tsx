import type { Game, Layout, Pack } from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import { automaticLayout } from '@dicepit/layout';
import { layout as crapsLayout } from '../../../../examples/craps/src/layout.ts';
import { craps } from '../../../../examples/craps/src/pack.ts';
import { crownAndAnchor } from '../../../../examples/crown-and-anchor/src/pack.ts';
import { sicBo } from '../../../../examples/sic-bo/src/pack.ts';
import type { AreaView } from '../felt/felt.tsx';
import { FeltGrid } from '../felt/felt.tsx';
import { DieFaces } from '../parts/die.tsx';
import * as phone from '../parts/phone.module.css';
import * as dock from '../player/dock.module.css';

type Sampled = { readonly game: Game; readonly layout: Layout };

/** The games that are examples. */
export const examples: Readonly<Record<string, Sampled>> = Object.fromEntries([
  ...sampled(craps, crapsLayout),
  ...[crownAndAnchor, sicBo].flatMap((pack) => sampled(pack, automaticLayout(pack))),
]);

/** The felt of a pack of the house, which may have come after this module, or of an example. */
function feltOf(id: string): Sampled | undefined {
  const pack = bankedPacks.find((each) => each.id === id);
  return examples[id] ?? (pack && Object.fromEntries(sampled(pack, layouts[id]))[id]);
}

function sampled(pack: Pack, layout: Layout | undefined): readonly (readonly [string, Sampled])[] {
  const opened = pack.open();
  return opened.ok && layout !== undefined ? [[pack.id, { game: opened.game, layout }]] : [];
}

type FeltSampleProps = {
  readonly pack: string;
  /** Whether there is a bet of everybody on every area, and the puck on all that it can lie on. */
  readonly isFull: boolean;
};

/** The felt of a pack with every state that an area can have, one after the other. */
export function FeltSample({ pack, isFull }: FeltSampleProps) {
  const felt = feltOf(pack);
  if (felt === undefined) return <p>There is no such pack.</p>;
  const { game, layout } = felt;
  const wagers = Object.keys(game.wagers);
  const marked = new Set(
    Object.values(game.course?.show ?? {}).flatMap(({ puck, at }) => (puck === undefined ? [] : at)),
  );
  const full = (wager: string): AreaView =>
    marked.has(wager) ? { ...everything, puck: { is: 'on', name: 'The point' } } : everything;
  const shown = Object.fromEntries(
    wagers.map((wager, index): [string, AreaView] => [
      wager,
      isFull ? full(wager) : (states[index % states.length] ?? {}),
    ]),
  );
  return (
    <div
      class={`${phone.phone} ${phone.beside}`}
      data-page="table"
      data-pack={pack}
      data-sample={`${isFull ? 'full' : 'felt'}/${pack}`}
    >
      <header class={phone.top}>
        <div class={phone.status}>
          <div class={phone.say}>
            <b>Bets open</b>
            <span>Ana shoots, roll 118</span>
          </div>
        </div>
      </header>
      <main class={phone.cloth}>
        <DieFaces.Provider value={game.faces}>
          <FeltGrid
            game={game}
            layout={layout}
            shown={shown}
            onAdd={() => undefined}
            onRemove={() => undefined}
            onInfo={() => undefined}
          />
        </DieFaces.Provider>
      </main>
      <footer class={phone.dock}>
        <div class={dock.money}>
          <div class={dock.sum}>
            <span>Chips</span>
            <b>430</b>
          </div>
        </div>
        <div class={dock.rail} />
        <div class={dock.acts}>
          <div class={dock.act} />
        </div>
      </footer>
    </div>
  );
}

const ana = { seat: 1, name: 'Ana', cents: 5_00 };
const ben = { seat: 2, name: 'Ben', cents: 25_00 };
const dee = { seat: 4, name: 'Dee', cents: 10_00 };

const everything: AreaView = { own: { cents: 1_250_00 }, others: [ana, ben, dee] };

const states: readonly AreaView[] = [
  { others: [ana] },
  { own: { cents: 5_00 } },
  { own: { cents: 30_00 }, others: [ben] },
  { lit: true, own: { cents: 10_00 }, others: [dee] },
  { others: [ana, ben, dee, { seat: 5, name: 'Eve', cents: 1_00 }] },
  { asking: 10_00 },
  { refused: true },
  { locked: '7.2', own: { cents: 15_00 } },
  { closed: '9.1', own: { cents: 5_00 } },
  {},
  { lit: true },
];
