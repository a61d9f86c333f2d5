import type { ProblemDetails } from '@dicepit/wire';
import { Action } from '../parts/action.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { told } from '../words/refusal-words.ts';
import { foreignProblem, translated, translatedProblem } from '../words/translated.ts';
import { words } from '../words/words.ts';
import { ClauseLink } from './clause-link.tsx';
import { type Said, splitSentence } from './said.ts';

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

/** Why something was refused. The title is the answer; the clause and the way out stand under it. */
export function Refused({ problem, after, instead, anyway, leave, onClose }: RefusedProps) {
  const { title, text } = saidOf(problem, after);
  const { understood } = words.value.shell;
  return (
    <Sheet title={title} onClose={onClose}>
      {text !== '' && (
        <p class="lead" lang={languageOf(problem)}>
          {text}
        </p>
      )}
      {problem.clause !== undefined && problem.clause !== '' && (
        <dl class="facts">
          <div>
            <dt>{words.value.shell.refusedRule}</dt>
            <dd>
              <ClauseLink clause={problem.clause} />
            </dd>
          </div>
        </dl>
      )}
      <div class="btns">
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
      </div>
    </Sheet>
  );
}

/** What a page says of its own accord is in the language of the page; the rules and the server write English. */
const languageOf = (problem: RefusedProps['problem']): 'en' | undefined =>
  problem.type?.startsWith('urn:dicepit:problem:') === true ? foreignProblem(problem) : undefined;

/** The sentence of the rules is the answer, so that its first part is the title and what is left the text. */
function saidOf(problem: RefusedProps['problem'], after = 1): Said {
  const { code, clause, figures, title, detail, status } = problem;
  const { unreachableTitle, unreachableText, tooManyTitle, tooManyText } = words.value.shell;
  if (code === 'UNREACHABLE') return { title: unreachableTitle, text: unreachableText };
  if (code === 'TOO_MANY') return { title: tooManyTitle, text: tooManyText({ seconds: after }) };
  if (detail === '' && figures === undefined) return { title: translated(title), text: '' };
  // What this page has found by itself is told here; what the pit has answered, it has told.
  const said = detail === '' ? told({ ...figures, code, clause }) : translatedProblem(problem);
  return status === 409 || status === 0 ? splitSentence(said) : { title: translated(title), text: said };
}
