import { type DrillPlan, type Question, rightAnswer } from '@dicepit/desks';
import type { Game } from '@dicepit/engine';
import { html, type Paper, paperBody, paperCss } from '@dicepit/rulebook';
import { languageSpoken, packTold, printed, said } from '../language.ts';
import { type DrillText, loadDrillText } from './drill-text.ts';

/** A drill to be printed: the questions with room to write, and the answers on a page of their own. */
export async function sheetPage(plan: DrillPlan, questions: readonly Question[]): Promise<string> {
  const text = await loadDrillText(plan);
  const [asked, answered] = [questionsPaper(plan, questions, text), answersPaper(plan, questions, text)];
  const css = `${paperCss(false)}\n.paper + .paper { break-before: page; }\n`;
  return html`<!doctype html>
<html lang="${languageSpoken()}">
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

function questionsPaper(plan: DrillPlan, questions: readonly Question[], text: DrillText): Paper {
  const { name, date, took, right } = said().drill.sheet;
  return {
    ...toHead(plan),
    blocks: [
      { is: 'blanks', labels: [name, date, took, right] },
      ...questions.flatMap((question, at) => [
        { is: 'heading', text: `${at + 1}` } as const,
        ...text.sceneLines(question.scene).map((line) => ({ is: 'text', text: line.trim() }) as const),
        // Room to write behind what is asked.
        ...text
          .askLines(question)
          .map((line) => ({ is: 'text', text: `${line.trim()} ____________` }) as const),
      ]),
    ],
  };
}

function answersPaper(plan: DrillPlan, questions: readonly Question[], text: DrillText): Paper {
  const words = said().drill.sheet;
  return {
    ...toHead(plan),
    title: words.answers({ title: words.titles[plan.kind] }),
    blocks: [
      {
        is: 'table',
        columns: [
          { title: words.number, weight: 1 },
          { title: words.question, weight: 6 },
          { title: words.answer, weight: 5 },
          { title: words.why, weight: 6 },
        ],
        rows: questions.flatMap(({ asks }, at) =>
          asks.map((ask, part) => [
            part === 0 ? String(at + 1) : '',
            text.askLine(ask),
            text.answerText(ask, rightAnswer(ask)),
            text.becauseText(ask),
          ]),
        ),
      },
    ],
  };
}

function toHead({
  subject,
  kind,
  level,
  seed,
}: DrillPlan): Pick<Paper, 'print' | 'title' | 'subtitle' | 'foot'> {
  const words = said().drill.sheet;
  return {
    print: printed(),
    title: words.titles[kind],
    subtitle:
      subject.is === 'party'
        ? words.partySubtitle({ level })
        : words.subtitle({ name: subject.game.name, place: placeOf(subject.game), level }),
    foot: [words.foot({ seed })],
  };
}

const placeOf = ({ pack, place }: Pick<Game, 'pack' | 'place'>): string => packTold(pack)?.place ?? place;
