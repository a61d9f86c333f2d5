import type { Game } from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import type { AreaView } from '../felt/felt.tsx';
import { FeltGrid } from '../felt/felt.tsx';
import * as phone from '../parts/phone.module.css';
import * as dock from '../player/dock.module.css';

/** The felt of a pack with every state that an area can have, one after the other. */
export function FeltSample({ pack }: { readonly pack: string }) {
  const game = gameOf(pack);
  const layout = layouts[pack];
  if (game === undefined || layout === undefined) return <p>There is no such pack.</p>;
  const wagers = Object.keys(game.wagers);
  const shown = Object.fromEntries(
    wagers.map((wager, index): [string, AreaView] => [wager, states[index % states.length] ?? {}]),
  );
  return (
    <div
      class={`${phone.phone} ${phone.beside}`}
      data-page="table"
      data-pack={pack}
      data-sample={`felt/${pack}`}
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
        <FeltGrid
          game={game}
          layout={layout}
          shown={shown}
          onAdd={() => undefined}
          onRemove={() => undefined}
          onInfo={() => undefined}
        />
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

function gameOf(id: string): Game | undefined {
  const opened = bankedPacks.find((pack) => pack.id === id)?.open();
  return opened?.ok === true ? opened.game : undefined;
}
