import type { Game } from '@dicepit/engine';
import type { LayoutAt, RollSheet } from '@dicepit/wire';
import { list, sum } from '../../words/numbers.ts';
import { inspectWords, nameAt } from '../said.ts';
import { gameAt, layoutImage, rollIn, type ShownLayout, stagesOf } from './shown-layout.ts';

/** The layout before the call and after the settlement, beside each other. */
export function Layouts({ sheet }: { readonly sheet: RollSheet }) {
  const said = inspectWords.value.roll;
  const { pack, before, after, outcome, lit } = sheet;
  const game = gameAt(pack, before);
  if (game === undefined) return <p class="panel quiet">{said.noLayout}</p>;
  const roll = rollIn(game, outcome);
  const names = lit.map((wager) => game.wagers[wager]?.name ?? wager);
  return (
    <section class="panel" aria-labelledby="roll-layouts">
      <div class="panel-h">
        <h2 class="h2" id="roll-layouts">
          {said.layouts}
        </h2>
        <p class="quiet small">{names.length === 0 ? said.noLit : said.lit({ names: list(names) })}</p>
      </div>
      <div class="inspect-layouts">
        <Drawn
          title={said.before}
          name={said.beforeText({ game: game.name })}
          game={game}
          shown={{ at: before }}
        />
        <Drawn
          title={said.after}
          name={said.afterText({ game: game.name })}
          game={game}
          shown={{ at: after, ...(roll === undefined ? {} : { called: { roll, stages: stagesOf(before) } }) }}
        />
      </div>
    </section>
  );
}

type DrawnProps = {
  readonly title: string;
  readonly name: string;
  readonly game: Game;
  readonly shown: ShownLayout;
};

function Drawn({ title, name, game, shown }: DrawnProps) {
  const said = inspectWords.value.roll;
  const { bets } = shown.at;
  return (
    <figure class="inspect-layout">
      <figcaption>{title}</figcaption>
      <img src={layoutImage(game, shown)} alt={`${name}: ${betsText(bets)}`} />
      <details>
        <summary>{said.betsLying}</summary>
        {bets.length === 0 ? (
          <p class="quiet small">{said.noBets}</p>
        ) : (
          <ul class="small">
            {bets.map((bet) => (
              <li key={bet.bet}>{betText(bet)}</li>
            ))}
          </ul>
        )}
      </details>
    </figure>
  );
}

type Bet = LayoutAt['bets'][number];

const betText = ({ wagerName, name, seat, chips, tokens }: Bet): string =>
  inspectWords.value.roll.bet({ wager: wagerName, name: nameAt(name, seat), sum: sum(chips + tokens) });

const betsText = (bets: readonly Bet[]): string =>
  bets.length === 0 ? inspectWords.value.roll.noBets : bets.map(betText).join(', ');
