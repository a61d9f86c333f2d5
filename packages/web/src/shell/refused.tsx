import type { ProblemDetails } from '@dicepit/wire';
import { BASE } from '@dicepit/words/languages';
import { Action } from '../parts/action.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import { languageSpoken, words } from '../words/words.ts';
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

/** Why something was refused. The title is the answer; the clause and the way out stand under it. */
export function Refused({ problem, after, instead, anyway, leave, onClose }: RefusedProps) {
  const { title, text } = refusalText(problem, after);
  const { understood } = words.value.shell;
  return (
    <Sheet title={title} onClose={onClose}>
      {text !== '' && <p class="lead">{text}</p>}
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

/** The sentence of the rules is the answer, so that its first part is the title and what is left the text. */
function refusalText(problem: RefusedProps['problem'], after = 1): TitleAndText {
  const { code, figures, title, detail, status } = problem;
  const { unreachableTitle, unreachableText, tooManyTitle, tooManyText } = words.value.shell;
  if (code === 'UNREACHABLE') return { title: unreachableTitle, text: unreachableText };
  if (code === 'TOO_MANY') return { title: tooManyTitle, text: tooManyText({ seconds: after }) };
  if (detail === '' && figures === undefined) return { title, text: '' };
  const said = toldProblem(problem);
  return status === 409 || status === 0 ? splitSentence(said) : { title, text: said };
}

/** A refusal as a sheet says it: the answer, and what follows from it. */
type TitleAndText = { readonly title: string; readonly text: string };

/** `$2 is below the minimum of $5 (NSW 7.1). Stake $5 or more.` in two: what is wrong, and the way out. */
export function splitSentence(detail: string): TitleAndText {
  // Behind a colon other languages have capitals in the middle of a sentence as well.
  const end = detail.search(languageSpoken() === BASE ? /[.;:] (?=[A-Z])/ : /\. (?=[\p{Lu}„«])/u);
  return end === -1
    ? { title: detail.replace(/\.$/, ''), text: '' }
    : { title: detail.slice(0, end), text: detail.slice(end + 2) };
}
