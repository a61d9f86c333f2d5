import type { HouseChip } from '@dicepit/engine';
import { Chip } from '../../parts/chip.tsx';
import { figure, list } from '../../words/numbers.ts';
import { show } from '../console/open-sheet.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';

/** The chips that the house plays with, and the way to others. */
export function ChipsPanel() {
  const said = hostWords.value.chips;
  const money = night.value?.pit.money;
  if (money === undefined) return null;
  return (
    <section class="panel" aria-labelledby="chips-h">
      <div class="panel-h">
        <h2 class="h2" id="chips-h">
          {said.title}
        </h2>
        <button
          type="button"
          class="btn btn-sm"
          aria-label={said.changeChips}
          onClick={() => show({ is: 'chips' })}
        >
          {said.change}
        </button>
      </div>
      <ChipRack chips={money.chips} />
    </section>
  );
}

/** Chips side by side, each by its colour, its spots and its figure. */
export function ChipRack({ chips }: { readonly chips: readonly HouseChip[] }) {
  const said = hostWords.value.chips;
  const spoken = chips.map(({ worth, colour }) =>
    said.chip({ sum: figure(worth), colour: said.colours[colour] }),
  );
  return (
    <div class="chip-rack" role="img" aria-label={list(spoken)}>
      {chips.map(({ worth, colour }, place) => (
        <Chip key={colour} worth={worth} colour={colour} spots={4 + 2 * place} figure={figure(worth)} />
      ))}
    </div>
  );
}
