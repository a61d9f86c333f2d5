import { balanceOf, checklistOf, type NextStep, rolesFor } from '@dicepit/engine';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { toastWhyNot } from '../../shell/toasts.tsx';
import { list, sum } from '../../words/numbers.ts';
import { told } from '../../words/refusal-words.ts';
import { Basis } from '../desk/basis.tsx';
import { type Desk, itemSays, tried } from '../desk/desk.ts';
import { stepTitle } from '../desk/next-words.ts';
import { stepNow, take } from '../desk/press-next.ts';
import { commandWords, dealerWords } from '../said.ts';

export type OpeningProps = { readonly desk: Desk; readonly steps: readonly NextStep[] };

/** A table that is being opened: what is still to do, by whom and by which rule, and what is done. */
export function OpeningView({ desk, steps }: OpeningProps) {
  const said = dealerWords.value;
  const done = doneAt(desk);
  const first = stepNow(steps);
  return (
    <main class="dmain opening">
      <section class="pay" aria-label={said.stepsOpen}>
        <h2>
          {said.openingTitle} <span>{said.openingText}</span>
        </h2>
        <ol class="steps">
          {steps.map((step, place) => (
            // The same command may stand there for two things; its place is what tells them apart.
            <li key={`${place}-${step.command.type}`}>
              <StepRow desk={desk} step={step} isNow={step === first} />
            </li>
          ))}
        </ol>
      </section>
      {desk.table.state === 'opening' && (
        <section class="pay" aria-label={said.stepsDone}>
          <h2>{said.stepsDone}</h2>
          {done.length === 0 && <p class="small quiet stays">{said.nothingDone}</p>}
          <ul class="steps">
            {done.map(({ says, basis }) => (
              <li key={says} class="step-done">
                <span class="tk">
                  <Icon name="check" small />
                </span>
                <span>{says}</span>
                {basis !== undefined && <Basis desk={desk} basis={basis} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

type StepRowProps = { readonly desk: Desk; readonly step: NextStep; readonly isNow: boolean };

function StepRow({ desk, step, isNow }: StepRowProps) {
  const { roles } = rolesFor(desk.rules.procedure, step.command.type);
  const names = commandWords.value.roles;
  const clause = clauseOf(desk, step);
  const isMine = desk.asker.roles.some((role) => roles.includes(role));
  const whose = list(roles.map((role) => names[role]));
  const refusal =
    step.refusal === undefined
      ? undefined
      : isMine
        ? told(step.refusal)
        : dealerWords.value.waitsFor({ whom: whose });
  return (
    <div class={isNow ? 'steprow cur' : 'steprow'}>
      <Action
        class="step-act"
        why={desk.away ? dealerWords.value.awayWhy : refusal}
        onPress={() => take(desk, step)}
        onRefused={toastWhyNot}
      >
        <span class="tk" />
        <span class="wg">
          {stepTitle(desk, step)}
          <small>{refusal ?? whose}</small>
        </span>
      </Action>
      {clause !== undefined && <ClauseLink clause={clause} />}
    </div>
  );
}

/** The clause that a step rests on: of what it would do, or of why it cannot be done. */
function clauseOf(desk: Desk, { command, refusal }: NextStep): string | undefined {
  const answer = tried(desk, command);
  const clause = refusal?.clause ?? (answer.ok ? answer.events[0]?.clause : undefined);
  return clause === undefined || clause.startsWith('policy/') ? undefined : clause;
}

type Done = { readonly says: string; readonly basis?: string };

function doneAt(desk: Desk): readonly Done[] {
  const said = dealerWords.value;
  const { table } = desk;
  const names = commandWords.value.roles;
  const lines = checklistOf({ table, setup: desk.setup, procedure: desk.rules.procedure });
  const asked = new Set(desk.rules.procedure.opening.checklist.map(({ item }) => item));
  const inBowl = [...table.dice.dice.values()].filter(({ place }) => place === 'bowl').length;
  const arriving = [...table.dice.dice.values()].filter(({ place }) => place === 'arriving').length;
  return [
    ...[...table.staff.values()].map((role) => ({ says: said.signedOn({ role: names[role] }) })),
    ...lines
      .filter(({ done }) => done)
      .map((line) => ({
        says: itemSays(desk, asked.has(line.item) ? 'checklist' : 'equipment', line),
        basis: line.basis,
      })),
    ...(inBowl > 0 ? [{ says: said.diceInBowl({ count: inBowl }) }] : []),
    ...(arriving > 0 ? [{ says: said.diceWaiting({ count: arriving }) }] : []),
    ...(table.opening.floatCounted
      ? [{ says: said.floatCounted({ sum: sum(balanceOf(table.ledger, 'float')) }) }]
      : []),
    ...(table.opening.oddsPosted ? [{ says: said.oddsPosted }] : []),
  ];
}
