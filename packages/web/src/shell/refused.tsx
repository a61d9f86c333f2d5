import type { ProblemDetails } from '@dicepit/wire';
import { useId } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { Facts } from '../parts/facts.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import { words } from '../words/words.ts';
import { ClauseLink } from './clauses.tsx';

export type RefusedProps = {
  readonly problem: Pick<ProblemDetails, 'code' | 'title' | 'detail' | 'status' | 'clause' | 'figures'> &
    Partial<Pick<ProblemDetails, 'type'>>;
  /** Seconds after which it is worth asking again. */
  readonly after?: number;
  /** The nearest lawful act, named by what it does: `Make it 50`. */
  readonly instead?: { readonly name: string; readonly onPress: () => void };
  /** What was asked is only warned of, and may be done all the same. */
  readonly anyway?: { readonly name: string; readonly onPress: () => void };
  /** What leaving it says: `Leave it at 30`. */
  readonly leave?: string;
  readonly onClose: () => void;
};

/** Why something was refused, with the clause and the way out under it. */
export function Refused({ problem, after, instead, anyway, leave, onClose }: RefusedProps) {
  const { title, text } = refusalText(problem, { after, isWarning: anyway !== undefined });
  const why = useId();
  const { understood } = words.value.shell;
  return (
    <Sheet title={title} describedBy={why} onClose={onClose}>
      {text !== '' && (
        <p class="lead" id={why}>
          {text}
        </p>
      )}
      {problem.clause !== undefined && problem.clause !== '' && (
        <Facts>
          <div>
            <dt>{words.value.shell.refusedRule}</dt>
            <dd>
              <ClauseLink clause={problem.clause} />
            </dd>
          </div>
        </Facts>
      )}
      <Buttons>
        {instead !== undefined && (
          <Action class="btn btn-main" onPress={instead.onPress} autofocus>
            {instead.name}
          </Action>
        )}
        {anyway !== undefined && <Action onPress={anyway.onPress}>{anyway.name}</Action>}
        <Action
          class={instead === undefined ? 'btn btn-main' : 'btn'}
          onPress={onClose}
          autofocus={instead === undefined}
        >
          {leave ?? understood}
        </Action>
      </Buttons>
    </Sheet>
  );
}

/** A refusal as a sheet says it: that it is one, and the whole sentence of why, which nothing here looks into. */
function refusalText(
  problem: RefusedProps['problem'],
  { after = 1, isWarning }: { readonly after?: number | undefined; readonly isWarning: boolean },
): { readonly title: string; readonly text: string } {
  const { code, figures, title, detail, status } = problem;
  const said = words.value.shell;
  if (code === 'UNREACHABLE') return { title: said.unreachableTitle, text: said.unreachableText };
  if (code === 'TOO_MANY') return { title: said.tooManyTitle, text: said.tooManyText({ seconds: after }) };
  if (detail === '' && figures === undefined) return { title, text: '' };
  const text = toldProblem(problem);
  if (isWarning) return { title: said.warnedTitle, text };
  return { title: status === 409 || status === 0 ? said.refusedTitle : title, text };
}
