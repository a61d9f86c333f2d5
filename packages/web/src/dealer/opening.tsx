import { balanceOf, createChecklist, type NextStep, rolesFor } from '@dicepit/engine';
import { Action } from '../parts/action.tsx';
import { Icon } from '../parts/icon.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { tellRefusal } from '../words/refusal-words.ts';
import { roleTitle } from '../words/roles.ts';
import { list, sum } from '../words/words.ts';
import { Basis } from './dealer-parts.tsx';
import { type DealerView, dryRun, itemSays } from './dealer-view.ts';
import { dealerWords } from './dealer-words.ts';
import * as desk from './desk.module.css';
import { stepNow, stepTitle, take } from './next-step.ts';
import * as css from './table-lists.module.css';

type OpeningProps = { readonly view: DealerView; readonly steps: readonly NextStep[] };

/** A table that is being opened: what is still to do, by whom and by which rule, and what is done. */
export function OpeningView({ view, steps }: OpeningProps) {
  const said = dealerWords.value;
  const done = doneAt(view);
  const first = stepNow(steps);
  return (
    <main class={`${desk.main} ${desk.isOpening}`}>
      <section class={`${css.list} ${css.opening}`} aria-label={said.stepsOpen}>
        <h2>
          {said.openingTitle} <span>{said.openingText}</span>
        </h2>
        <ol class={css.steps}>
          {steps.map((step, place) => (
            // The same command may stand there for two things; its place is what tells them apart.
            <li key={`${place}-${step.command.type}`}>
              <StepRow view={view} step={step} isNow={step === first} />
            </li>
          ))}
        </ol>
      </section>
      {view.table.state === 'opening' && (
        <section class={`${css.list} ${css.opening}`} aria-label={said.stepsDone}>
          <h2>{said.stepsDone}</h2>
          {done.length === 0 && <p class={`small quiet ${css.empty}`}>{said.nothingDone}</p>}
          <ul class={css.steps}>
            {done.map(({ says, basis }) => (
              <li key={says} class={css.done}>
                <span class={css.box}>
                  <Icon name="check" small />
                </span>
                <span class={css.wager}>{says}</span>
                {basis !== undefined && <Basis view={view} basis={basis} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

type StepRowProps = { readonly view: DealerView; readonly step: NextStep; readonly isNow: boolean };

function StepRow({ view, step, isNow }: StepRowProps) {
  const { roles } = rolesFor(view.rules.procedure, step.command.type);
  const clause = clauseOf(view, step);
  const isMine = view.asker.roles.some((role) => roles.includes(role));
  const whose = list(roles.map(roleTitle));
  const refusal =
    step.refusal === undefined
      ? undefined
      : isMine
        ? tellRefusal(step.refusal)
        : dealerWords.value.waitsFor({ whom: whose });
  return (
    <div class={isNow ? `${css.step} ${css.isNow}` : css.step}>
      <Action
        class={css.take}
        why={view.away ? dealerWords.value.awayWhy : refusal}
        onPress={() => take(view, step)}
        onRefused={toastRefusal}
      >
        <span class={css.box} />
        <span class={css.wager}>
          {stepTitle(view, step)}
          <small>{refusal ?? whose}</small>
        </span>
      </Action>
      {clause !== undefined && <ClauseLink clause={clause} />}
    </div>
  );
}

/** The clause that a step rests on: of what it would do, or of why it cannot be done. */
function clauseOf(view: DealerView, { command, refusal }: NextStep): string | undefined {
  const answer = dryRun(view, command);
  const clause = refusal?.clause ?? (answer.ok ? answer.events[0]?.clause : undefined);
  return clause === undefined || clause.startsWith('policy/') ? undefined : clause;
}

type Done = { readonly says: string; readonly basis?: string };

function doneAt(view: DealerView): readonly Done[] {
  const said = dealerWords.value;
  const { table } = view;
  const lines = createChecklist({ table, setup: view.setup, procedure: view.rules.procedure });
  const asked = new Set(view.rules.procedure.opening.checklist.map(({ item }) => item));
  const inBowl = [...table.dice.dice.values()].filter(({ place }) => place === 'bowl').length;
  const arriving = [...table.dice.dice.values()].filter(({ place }) => place === 'arriving').length;
  return [
    ...[...table.staff.values()].map((role) => ({ says: said.signedOn({ role: roleTitle(role) }) })),
    ...lines
      .filter(({ done }) => done)
      .map((line) => ({
        says: itemSays(view, asked.has(line.item) ? 'checklist' : 'equipment', line),
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
