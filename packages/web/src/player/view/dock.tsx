import { Action } from '../../parts/action.tsx';
import { Chip, Stack } from '../../parts/chip.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { shortcutFor } from '../../settings/keys.ts';
import { figure, inDollars, sum } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import { type ActName, act, whyNotAct } from '../desk/acting.ts';
import { chipsOf, chosenOf } from '../desk/chips.ts';
import type { Desk } from '../desk/desk.ts';
import { playerWords } from '../said.ts';
import { inChips, onTable, rackOf, type Sight, signFor, tokensOf, unitOf } from '../sight.ts';
import { Signs } from './signs.tsx';

/** Everything the thumb uses while bets are open: what one has, the chips, and what can be done with the bets. */
export function Dock({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  return (
    <>
      <Money desk={desk} sight={sight} />
      <Rail desk={desk} sight={sight} />
      <LimitsLine sight={sight} />
      <Signs sight={sight} ahead={desk.open.followed.ahead()} />
      <div class="acts" role="toolbar" aria-label={playerWords.value.acts.label}>
        {actNames.map((name) => (
          <Act key={name} desk={desk} name={name} />
        ))}
      </div>
    </>
  );
}

/** Chips in the rack and on the table: never out of sight. */
function Money({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.money;
  const tokens = tokensOf(sight);
  const colour = sight.mine?.colour;
  const isNarrow = colour !== undefined || tokens > 0;
  return (
    <div class="money">
      <Figure name={words.value.chipsAt.rack} text={inChips(sight, rackOf(sight))} />
      <Figure name={words.value.chipsAt.onTable} text={inChips(sight, onTable(sight))} />
      {colour !== undefined && <Figure name={said.chip} text={inDollars(colour.value)} />}
      {tokens > 0 && (
        <button
          type="button"
          class="m token-switch"
          aria-pressed={desk.pays.value === 'tokens'}
          aria-label={said.tokensFirst({ sum: sum(tokens) })}
          onClick={() => desk.payWith(desk.pays.value === 'tokens' ? 'chips' : 'tokens')}
        >
          <span>{said.tokens}</span> <b>{sum(tokens)}</b>
        </button>
      )}
      <span class="grow" />
      <button
        type="button"
        class="toggle"
        aria-pressed={desk.removing.value}
        aria-label={said.remove}
        onClick={() => (desk.removing.value = !desk.removing.value)}
      >
        <Icon name="minus" />
        {!isNarrow && <span>{said.remove}</span>}
      </button>
    </div>
  );
}

export function Figure({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div class="m">
      <span>{name}</span>
      <b>{text}</b>
    </div>
  );
}

/** What the sign says of every bet, beside the chips it is made with. */
function LimitsLine({ sight }: { readonly sight: Sight }) {
  const limits = signFor(sight);
  if (limits === undefined) return null;
  const { limitsAre } = playerWords.value.money;
  return (
    <p class="limits-line small quiet">
      {limitsAre({ minimum: inChips(sight, limits.minimum), maximum: inChips(sight, limits.maximum) })}
    </p>
  );
}

function Rail({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.money;
  const chips = chipsOf(sight);
  const chosen = chosenOf(desk, sight);
  const colour = sight.mine?.colour?.colour;
  const step = (from: number, by: number): void => {
    const next = chips[(chips.indexOf(from) + by + chips.length) % chips.length];
    if (next !== undefined) desk.chosen.value = next;
  };
  return (
    <div
      class={`rail of-${chips.length}`}
      role="radiogroup"
      aria-label={colour === undefined ? said.rail : said.railCount}
    >
      {chips.map((chip) => {
        const count = chip / unitOf(sight);
        return (
          // A chip is drawn, so that no input of the browser can stand in its place.
          // biome-ignore lint/a11y/useSemanticElements: see above.
          <button
            key={chip}
            type="button"
            role="radio"
            class={chip === chosen ? 'chip on' : 'chip'}
            aria-checked={chip === chosen}
            aria-label={
              colour === undefined ? said.chipOf({ sum: sum(chip) }) : said.chipsOf({ count: `${count}` })
            }
            tabIndex={chip === chosen ? 0 : -1}
            ref={(button) => {
              // Arrows move the choice, and the focus goes with it.
              if (chip === chosen && button?.parentElement?.contains(document.activeElement) === true)
                button.focus();
            }}
            onClick={() => (desk.chosen.value = chip)}
            onKeyDown={(event) => {
              const by = stepOf(event.key);
              if (by === 0) return;
              event.preventDefault();
              step(chip, by);
            }}
          >
            {colour === undefined ? (
              <Chip worth={chip} figure={figure(chip)} token={desk.pays.value === 'tokens'} />
            ) : (
              <Stack cents={chip} figure={`${count}`} colour={colour} />
            )}
          </button>
        );
      })}
    </div>
  );
}

const stepOf = (key: string): number =>
  key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;

const actNames: readonly ActName[] = ['undo', 'redo', 'clear', 'repeat', 'double'];

const icons: Readonly<Record<ActName, IconName | undefined>> = {
  undo: 'undo',
  redo: 'redo',
  clear: 'clear',
  repeat: 'repeat',
  double: undefined,
};

function Act({ desk, name }: { readonly desk: Desk; readonly name: ActName }) {
  const why = whyNotAct(desk, name);
  const icon = icons[name];
  return (
    <Action
      class="act"
      shortcut={shortcutFor(name)}
      why={why?.problem.detail}
      onPress={() => void act(desk, name)}
      onRefused={() => {
        if (why !== undefined) desk.refuse(why);
      }}
    >
      {icon === undefined ? (
        <span class="x2" aria-hidden="true">
          ×2
        </span>
      ) : (
        <Icon name={icon} />
      )}
      {playerWords.value.acts[name]}
    </Action>
  );
}
