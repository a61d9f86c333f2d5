import {
  answerWords,
  askLine,
  becauseLine,
  type DrillPlan,
  keyOf,
  type Question,
  questionLines,
} from '@dicepit/desks';
import { html, type Paper, paperBody, paperCss } from '@dicepit/rulebook';

/** A drill to be printed: the questions with room to write, and the answers on a page of their own. */
export function sheetPage(plan: DrillPlan, questions: readonly Question[]): string {
  const [asked, answered] = [questionsPaper(plan, questions), answersPaper(plan, questions)];
  const css = `${paperCss(false)}\n.paper + .paper { break-before: page; }\n`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${asked.title}</title>
<style>${{ markup: css }}</style>
</head>
<body>
${paperBody(asked)}${paperBody(answered)}</body>
</html>
`.markup;
}

const titles = {
  pay: 'Pay drill',
  call: 'Call drill',
  'no-roll': 'No-roll drill',
  mock: 'Mock game with mistakes',
  throw: 'Throws of the party game',
};

const questionsPaper = (plan: DrillPlan, questions: readonly Question[]): Paper => ({
  ...headOf(plan),
  blocks: [
    { is: 'blanks', labels: ['Name', 'Date', 'Time taken', 'Right'] },
    ...questions.flatMap((question, at) => [
      { is: 'heading', text: `${at + 1}` } as const,
      ...questionLines(question).map(
        (text) => ({ is: 'text', text: `${text.trim()}${lineFor(text)}` }) as const,
      ),
    ]),
  ],
});

const answersPaper = (plan: DrillPlan, questions: readonly Question[]): Paper => ({
  ...headOf(plan),
  title: `${titles[plan.kind]}: answers`,
  blocks: [
    {
      is: 'table',
      columns: [
        { title: 'No', weight: 1 },
        { title: 'Question', weight: 6 },
        { title: 'Answer', weight: 5 },
        { title: 'Why', weight: 6 },
      ],
      rows: questions.flatMap(({ asks }, at) =>
        asks.map((ask, part) => [
          part === 0 ? String(at + 1) : '',
          askLine(ask),
          answerWords(ask, keyOf(ask)),
          becauseLine(ask),
        ]),
      ),
    },
  ],
});

function headOf({ subject, kind, level, seed }: DrillPlan): Pick<Paper, 'title' | 'subtitle' | 'foot'> {
  const game =
    subject.is === 'party' ? 'Snake Eyes, the parlour game' : `${subject.game.name}, ${subject.game.place}`;
  return {
    title: titles[kind],
    subtitle: `${game}. Level ${level}.`,
    foot: [`Seed ${seed}. Made from the same definitions that settle the bets.`],
  };
}

/** Room to write behind what is asked; what is only shown needs none. */
const lineFor = (text: string): string =>
  text.startsWith('  ') && !text.includes('chips, up') ? ' ____________' : '';
