import {
  type Answer,
  answerDrill,
  askNext,
  beginDrill,
  type Drill,
  type DrillPlan,
  freshMemory,
  isTimeUp,
  type Question,
  readAnswers,
} from '@dicepit/desks';
import { party } from '@dicepit/games';
import { callsIn } from '@dicepit/words/calls';
import { typedPack } from '../choosing.ts';
import { languageSpoken, said } from '../language.ts';
import type { Keyboard } from '../play/keyboard.ts';
import { quoted } from '../play/settings.ts';
import { wrapped } from '../play/wrapped.ts';
import type { Terminal } from '../terminal.ts';
import { markLines, scoreLines } from './answer-text.ts';
import { loadDrillText } from './drill-text.ts';

type Sitting = { readonly terminal: Terminal; readonly keyboard: Keyboard; readonly now: () => number };

/** Drills somebody from the first question to the score. */
export async function drillAtKeyboard(
  plan: DrillPlan,
  { terminal, keyboard, now }: Sitting,
): Promise<'ended' | 'interrupted'> {
  const width = terminal.interactive ? Math.max(20, process.stdout.columns) : undefined;
  const put = (lines: readonly string[]): void => {
    for (const line of lines) terminal.write(`${wrapped(line, width)}\n`);
  };
  const text = await loadDrillText(plan);
  // Scripts are to give the same bytes each time, so that only a person is told how long it took.
  const timed = terminal.interactive;
  const words = said().drill;
  let drill = beginDrill(plan, freshMemory, now());
  let ending: 'ended' | 'interrupted' = 'ended';
  while (drill.question !== null) {
    const { question } = drill;
    put([
      words.question({ number: drill.marks.length + 1, questions: plan.questions }),
      ...text.sceneLines(question.scene),
      ...text.askLines(question),
    ]);
    const heard = await answersTo(question, { terminal, keyboard });
    if (heard.is !== 'answers') {
      if (heard.is === 'interrupted') ending = 'interrupted';
      break;
    }
    const at = now();
    if (isTimeUp(drill, at)) put([words.timeUp]);
    const marked = answerDrill(drill, heard.answers, at);
    const isMarked = marked.marks.length > drill.marks.length;
    if (isMarked) put([...markLines(marked.marks.at(-1), { text, timed }), '']);
    drill = askNext(marked, now());
  }
  put(scoreLines(drill, { text, timed }));
  terminal.say(`${words.again({ command: howAgain(drill) })}\n`);
  return ending;
}

type AnswersHeard =
  | { readonly is: 'answers'; readonly answers: readonly Answer[] }
  | { readonly is: 'end' | 'interrupted' };

/** Asks until the answers can be read. */
async function answersTo(
  { asks }: Question,
  { terminal, keyboard }: Pick<Sitting, 'terminal' | 'keyboard'>,
): Promise<AnswersHeard> {
  for (;;) {
    const heard = await keyboard.ask('> ', ['loses', 'stays', 'quit']);
    if (heard.kind !== 'line') return { is: heard.kind };
    if (/^\s*(q|quit|exit)\s*$/i.test(heard.text)) return { is: 'end' };
    const answers = readAnswers(asks, heard.text, callsIn(languageSpoken()));
    if (answers !== undefined) return { is: 'answers', answers };
    terminal.say(`${terminal.colours.yellow(hintFor(asks))}\n`);
  }
}

function hintFor(asks: Question['asks']): string {
  const [first] = asks;
  const words = said().drill.hints;
  if (first?.form === 'choice' && first.typed) return words.call;
  const hint = first?.form === 'pay' ? words.pay : words.number;
  return asks.length === 1 ? hint : words.several({ hint, count: asks.length });
}

function howAgain({ plan: { subject, kind, level, questions, seconds, seed } }: Drill): string {
  const pack = subject.is === 'party' ? party.id : subject.game.pack;
  const options = subject.is === 'party' ? [] : Object.entries(subject.game.options);
  const chosen = options.map(([key, value]) => ` -o ${quoted(`${key}=${value}`)}`).join('');
  const time = seconds === undefined ? '' : ` --time ${seconds}`;
  return `dicepit drill ${kind} ${quoted(typedPack(pack))}${chosen} --level ${level} --questions ${questions}${time} --seed ${quoted(seed)}`;
}
