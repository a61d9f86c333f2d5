import { openGame, ratio } from '@dicepit/engine';
import { layouts, lessons } from '@dicepit/games';
import { drawLessonPicture, type LessonDrawing } from '@dicepit/layout';
import type { LessonShown } from '@dicepit/wire';
import { BASE, type LanguageTag } from '@dicepit/words';
import { loadPageWords } from '@dicepit/words/page-words';
import { noTable, tableOn } from '../floor/facts.ts';
import type { Pit } from '../pit/pit.ts';
import { type Result, refused } from '../pit/result.ts';
import { rulesOf, tableStream } from '../table/pit-table.ts';
import { notSetUp } from './screens.ts';

/**
 * How the game of a table is played, in a minute. It is drawn here, from the rules that the table has chosen: a page that
 * shows it needs no rules, and a phone loads nothing for it that it does not show.
 */
export async function lessonAt(
  pit: Pit,
  table: string,
  language: LanguageTag = BASE,
): Promise<Result<{ readonly answer: LessonShown }>> {
  const card = await tableOn(pit, table);
  if (card === undefined) return { ok: false, refusal: noTable };
  const lesson = lessons[card.pack];
  if (lesson === undefined) return refused(409, { code: 'CONFLICT', case: 'no-lesson' });
  const drawing = await drawingOf(pit, table);
  if (drawing === undefined) return { ok: false, refusal: notSetUp };
  const { cards, toOne, ...words } = await loadPageWords(language, 'lessons');
  const texts: Readonly<Record<string, Readonly<Record<string, LessonText>>>> = cards;
  const by: LessonDrawing = {
    ...drawing,
    words: {
      ...words,
      odds: (odds) => {
        const { pays, per } = ratio(odds);
        return toOne({ odds: String(pays / per) });
      },
    },
  };
  return {
    ok: true,
    answer: {
      pack: card.pack,
      cards: lesson.map(({ id, picture }) => {
        const { title = '', text = '' } = texts[card.pack]?.[id] ?? {};
        return { id, title, text, svg: drawLessonPicture(picture, by) };
      }),
    },
  };
}

type LessonText = { readonly title: string; readonly text: string };

/** The game of a table with the options that it has chosen, and its felt; a race has neither. */
async function drawingOf(pit: Pit, table: string): Promise<Pick<LessonDrawing, 'table'> | undefined> {
  const { state } = await pit.tables.current(tableStream(table));
  if (state.is === 'party') return {};
  if (state.is !== 'banked' || state.table.setup === undefined) return undefined;
  const rules = rulesOf(state);
  const game = rules && openGame(rules, state.table.setup);
  const layout = layouts[state.pack];
  return game === undefined || layout === undefined ? undefined : { table: { game, layout } };
}
