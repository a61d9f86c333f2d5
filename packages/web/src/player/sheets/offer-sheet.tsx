import { phaseOf } from '@dicepit/engine';
import { useEffect } from 'preact/hooks';
import { waitingAt } from '../../live/waiting.ts';
import { Action } from '../../parts/action.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { announce } from '../../shell/announcer.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { TimeLeft, waitsOf } from '../../shell/time-left.tsx';
import { whyTold } from '../../words/refusal-words.ts';
import { words } from '../../words/words.ts';
import type { Desk } from '../desk/desk.ts';
import { nextOffered } from '../dice/next-offered.ts';
import { playerWords } from '../said.ts';
import { nameAt, type Sight, whyNot } from '../sight.ts';

/** The dice are offered to somebody: take them, or let them go on. */
export function OfferSheet({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.dice;
  const { table, mine, game, rules } = sight;
  const { is } = table.shooter;
  if (mine === undefined || is.kind !== 'offered') return null;
  const { seat } = mine;
  const next = nextOffered(sight);
  const { shooter } = rules.procedure;
  const decline = (): void => void desk.command({ type: 'DeclineDice', seat });
  return (
    <Sheet
      title={said.offered}
      note={
        is.from === undefined || is.from === seat
          ? said.offeredText
          : said.from({ name: nameAt(sight, is.from) })
      }
      onClose={() => (desk.offerAside.value = true)}
      class="offer"
    >
      {shooter !== undefined && (
        <p class="offer-rule">
          <ClauseLink
            clause={`${game.prefix}/${is.circuit === 'start' ? shooter.start : shooter.course.clause}`}
          />
        </p>
      )}
      <OfferTime desk={desk} sight={sight} />
      <div class="btns">
        <Action
          class="btn btn-main btn-sign"
          why={whyTold(whyNot(sight, { type: 'AcceptDice', seat }))}
          onPress={() => void desk.command({ type: 'AcceptDice', seat })}
          autofocus
        >
          {said.take}
        </Action>
        <Action onPress={decline}>
          {next === undefined ? said.noThanks : said.noThanksTo({ name: nameAt(sight, next) })}
        </Action>
      </div>
    </Sheet>
  );
}

/** The same in a line over the chips, for whoever wants to bet before answering. */
export function OfferLine({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.dice;
  useEffect(() => {
    // Whoever has put it aside has heard of it.
    if (!desk.offerAside.peek()) announce(playerWords.peek().told.offered);
  }, []);
  if (sight.mine === undefined) return null;
  const { seat } = sight.mine;
  return (
    <>
      <OfferTime desk={desk} sight={sight} />
      <div class="throw-two">
        <Action class="btn btn-sm" onPress={() => void desk.command({ type: 'DeclineDice', seat })}>
          {said.noThanks}
        </Action>
        <Action class="btn btn-main btn-sm" onPress={() => void desk.command({ type: 'AcceptDice', seat })}>
          {said.take}
        </Action>
      </div>
    </>
  );
}

/** How long the offer stands, where the house counts the time. */
function OfferTime({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const { id, followed } = desk.open;
  const waiting = waitingAt(sight.table, waitsOf(id));
  if (waiting?.for !== 'answer') return null;
  const said = words.value.shell.waiting;
  const next = nextOffered(sight);
  const then = next === undefined ? said.thenNext : said.thenAsks({ name: nameAt(sight, next) });
  return <TimeLeft table={id} waiting={waiting} ahead={followed.ahead()} then={then} />;
}

/** Whether the dice are offered to whoever looks. */
export function isOfferedToMe({ table, mine }: Sight): boolean {
  const { is } = table.shooter;
  return (
    mine !== undefined &&
    phaseOf(table) === 'offering the dice' &&
    is.kind === 'offered' &&
    is.to === mine.seat
  );
}

/** Whoever has just sat down looks at the felt first, for so long in milliseconds. */
const LOOKS_AROUND = 20_000;

/** Whether an offer stands in a line over the chips: it was put there, or it came to somebody who has just sat down. */
export const isOfferAside = (desk: Pick<Desk, 'offerAside'>, { table, mine }: Sight): boolean =>
  desk.offerAside.value || (mine !== undefined && table.since - mine.since < LOOKS_AROUND);
