import { useCallback } from 'preact/hooks';
import { useSecond } from '../../live/use-second.ts';
import { waitingAt } from '../../live/waiting.ts';
import { Action } from '../../parts/action.tsx';
import { IsoDie } from '../../parts/iso-die.tsx';
import { shortcutFor } from '../../settings/keys.ts';
import { TimeLeft, waitsOf } from '../../shell/time-left.tsx';
import { sum } from '../../words/numbers.ts';
import { whyTold } from '../../words/refusal-words.ts';
import { words } from '../../words/words.ts';
import type { Desk } from '../desk/desk.ts';
import { asProblem } from '../desk/problem.ts';
import { playerWords } from '../said.ts';
import { onTable, type Sight, whyNot } from '../sight.ts';
import { whyNoThrow } from '../status/status.ts';
import { ShakeSwitch } from './shake-switch.tsx';

/** The dock of whoever has the dice in hand: one large button, and the ways out beside it. */
export function ThrowDock({ desk, sight: seen }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.dice;
  // What waits for time only is over without anything happening at the table.
  const sight = { ...seen, at: useSecond() + desk.open.followed.ahead() };
  const why = whyNoThrow(sight);
  const { mine, table, game } = sight;
  const shaken = useCallback(() => void throwNow(desk), [desk]);
  if (mine === undefined) return null;
  const { seat } = mine;
  const byHand = table.setup?.dice === 'physical';
  const held = whyNot(sight, { type: 'GiveUpDice', seat });
  const waiting = waitingAt(table, waitsOf(desk.open.id));
  return (
    <>
      <div class="handd">
        <IsoDie top={5} class="hd" />
        <IsoDie top={2} class="hd" />
        {game.dice === 3 && <IsoDie top={6} class="hd" />}
        <div class="txt">
          <b>{said.yours({ name: mine.name })}</b>
          <span class="small quiet">
            {byHand
              ? said.handThrow
              : (whyTold(why) ?? said.ready({ roll: `${table.rolled + 1}`, sum: sum(onTable(sight)) }))}
          </span>
        </div>
      </div>
      {!byHand && <ThrowButton desk={desk} sight={sight} />}
      {waiting !== undefined && why === undefined && (
        <TimeLeft
          table={desk.open.id}
          waiting={waiting}
          ahead={desk.open.followed.ahead()}
          then={words.value.shell.waiting.thenDiceGoOn}
        />
      )}
      {!byHand && (
        <div class="other-throws">
          <p class="small quiet swipe">{said.swipe}</p>
          <ShakeSwitch onThrow={shaken} />
        </div>
      )}
      <div class="btns two throw-ways">
        <Action class="btn btn-sm" onPress={() => (desk.rebetting.value = true)}>
          {said.changeBets}
        </Action>
        <Action
          class="btn btn-sm"
          why={whyTold(held)}
          onPress={() => void desk.command({ type: 'GiveUpDice', seat })}
          onRefused={() => {
            if (held !== undefined) desk.refuse({ problem: asProblem(held) });
          }}
        >
          {said.pass}
        </Action>
      </div>
    </>
  );
}

function ThrowButton({
  desk,
  sight,
  small = false,
}: {
  readonly desk: Desk;
  readonly sight: Sight;
  readonly small?: boolean;
}) {
  const why = whyNoThrow(sight);
  return (
    <Action
      class={small ? 'btn btn-main btn-sm' : 'btn btn-main btn-sign throwbtn'}
      why={whyTold(why)}
      shortcut={shortcutFor('throw')}
      onPress={() => void throwNow(desk)}
      onRefused={() => void throwNow(desk)}
    >
      <svg class="ico" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20V5M5.5 11.5 12 5l6.5 6.5" />
      </svg>
      {playerWords.value.dice.throw}
    </Action>
  );
}

/** Throws, or says why not. What was tapped a moment ago goes first. */
export async function throwNow(desk: Desk): Promise<void> {
  await desk.settled();
  const sight = desk.sight.peek();
  if (sight?.mine === undefined) return;
  const { seat } = sight.mine;
  const why = whyNoThrow({ ...sight, at: desk.now() });
  if (why !== undefined) desk.refuse({ problem: asProblem(why) });
  else await desk.command({ type: 'ThrowDice', seat });
}

/** A line over the chips while a shooter changes bets: the throw is never far. */
export function ThrowBack({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const byHand = sight.table.setup?.dice === 'physical';
  const said = playerWords.value.dice;
  return (
    <div class="throw-back">
      <b>{playerWords.value.status.yourThrow}</b>
      {byHand ? (
        <Action class="btn btn-sm" onPress={() => (desk.rebetting.value = false)}>
          {said.backToThrow}
        </Action>
      ) : (
        <ThrowButton desk={desk} sight={sight} small />
      )}
    </div>
  );
}
