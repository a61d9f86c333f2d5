import { isRoll, type NextStep, phaseOf, rolesFor, rollLines } from '@dicepit/engine';
import { Action } from '../../parts/action.tsx';
import { callOf } from '../../said/call.ts';
import { toastWhyNot } from '../../shell/toasts.tsx';
import { list } from '../../words/numbers.ts';
import { whyTold } from '../../words/refusal-words.ts';
import { inSentence } from '../../words/words.ts';
import { actOfSheet } from '../keys/acts.ts';
import { Legend, shortcutOf } from '../keys/legend.tsx';
import { keyed } from '../pad/kept.ts';
import { isPadOpen, keysTotals } from '../pad/pad-acts.ts';
import { commandWords, dealerWords } from '../said.ts';
import { settleList } from '../settle/settle-list.ts';
import { type Desk, nameAt } from './desk.ts';
import { type StepWords, settleWords, stepNote, stepTitle } from './next-words.ts';
import { pressNext, stepNow } from './press-next.ts';
import { ways } from './ways.ts';

export type FootProps = { readonly desk: Desk; readonly steps: readonly NextStep[] };

/** The one big step, and the four ways to everything else. */
export function Foot({ desk, steps }: FootProps) {
  const { title, note, why } = nextWords(desk, steps);
  const isMain = why === undefined && stepNow(steps)?.waits !== true;
  return (
    <footer class="dfoot">
      <Action
        class={isMain ? 'btn btn-main btn-sign next' : 'btn btn-sign next'}
        why={why}
        shortcut={shortcutOf('next')}
        onPress={() => pressNext(desk, steps)}
        onRefused={toastWhyNot}
      >
        <span>{title}</span>
        <small>{why ?? note ?? ''}</small>
        <Legend act="next" />
      </Action>
      <div class="row4">
        {ways(desk).map(({ name, sheet, why: barred }) => (
          <Action
            key={name}
            why={barred}
            shortcut={shortcutOf(actOfSheet(sheet))}
            onPress={() => desk.show(sheet)}
            onRefused={toastWhyNot}
          >
            {name}
            <Legend act={actOfSheet(sheet)} />
          </Action>
        ))}
      </div>
    </footer>
  );
}

type Next = StepWords & { readonly why?: string | undefined };

/** What the button says, and why it cannot be pressed if it cannot. */
function nextWords(desk: Desk, steps: readonly NextStep[]): Next {
  const said = dealerWords.value;
  const faces = keyed.value;
  const step = stepNow(steps);
  const away = desk.away ? said.awayWhy : undefined;
  if (isPadOpen(desk) && isRoll(faces, desk.game.dice))
    return {
      title: said.enterCall({ call: inSentence(callOf(desk.game, faces, desk.table.roll?.thrower)) }),
      note: said.readBack,
      why: away,
    };
  if (step === undefined) return waiting(desk);
  const refusal = whyTold(step.refusal);
  const why = away ?? refusal ?? (desk.busy ? said.busyWhy : undefined);
  if (step.missing === 'faces')
    return {
      title: said.enter,
      why:
        away ??
        (keysTotals(desk) ? said.totalNeeded : said.enterNeeds({ left: desk.game.dice - faces.length })),
    };
  if (step.command.type === 'SettleRoll')
    return { ...settleWords(desk, settleList(rollLines(desk.rules, desk.table))), why };
  const after = steps[steps.indexOf(step) + 1];
  const note = step.refusal === undefined ? stepNote(desk, step, after) : undefined;
  return {
    title: stepTitle(desk, step),
    why: waitsFor(desk, step) ?? why,
    ...(note === undefined ? {} : { note }),
  };
}

/** A step that is somebody else's says whose. */
function waitsFor({ rules, asker }: Desk, { command, refusal }: NextStep): string | undefined {
  const { roles } = rolesFor(rules.procedure, command.type);
  if (refusal === undefined || asker.roles.some((role) => roles.includes(role))) return undefined;
  return dealerWords.value.waitsFor({ whom: list(roles.map((role) => commandWords.value.roles[role])) });
}

/** Nobody of the staff has anything to do: a player does, or the house. */
function waiting(desk: Desk): Next {
  const said = dealerWords.value;
  const { is } = desk.table.shooter;
  if (phaseOf(desk.table) === 'dice out') return { title: said.waitingForHouse, why: said.nothingNextNote };
  if (is.kind === 'choosing') {
    const name = nameAt(desk, is.seat);
    return { title: said.waitingFor({ name }), why: said.waitingToChoose({ name }) };
  }
  if (is.kind === 'seat') {
    const name = is.substitute ?? nameAt(desk, is.seat);
    return { title: said.waitingFor({ name }), why: said.waitingToThrow({ name }) };
  }
  return { title: said.nothingNext, why: said.nothingNextNote };
}
