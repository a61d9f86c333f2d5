import { client } from '../../live/pit.ts';
import { number } from '../../words/numbers.ts';
import { changed, type InspectPlace } from '../address.ts';
import { Answered, useAnswer } from '../answered.tsx';
import { inspectPlace, PlaceLink } from '../at-inspect.tsx';
import { inspectWords, whenOf } from '../said.ts';
import { Filters } from './filters.tsx';
import { Lines } from './lines.tsx';
import { soughtIn } from './sought.ts';

/** What happened, newest first, a page at a time. */
export function TimelinePart() {
  const said = inspectWords.value.timeline;
  const { asked: narrowed = {} } = inspectPlace.value;
  const query = soughtIn(narrowed);
  const { asked, again } = useAnswer(JSON.stringify(query), () => client.ask('readTimeline', { query }));
  return (
    <>
      <h1 class="sr">{said.heading}</h1>
      <Filters />
      <section class="panel inspect-timeline" aria-busy={asked.is === 'coming'}>
        <Answered asked={asked} again={again}>
          {({ lines, before }) => (
            <>
              <div class="inspect-count">
                <p class="quiet small" role="status">
                  {lines.length === 0 ? noneText(narrowed) : said.lines({ count: number(lines.length) })}
                </p>
                <button type="button" class="btn btn-sm btn-quiet" onClick={again}>
                  {said.refresh}
                </button>
              </div>
              <Lines lines={lines} />
              <nav class="inspect-btns" aria-label={said.paging}>
                {narrowed['before'] !== undefined && (
                  <PlaceLink to={turned(narrowed, '')} class="btn">
                    {said.newest}
                  </PlaceLink>
                )}
                {before !== null && (
                  <PlaceLink to={turned(narrowed, before)} class="btn">
                    {said.older}
                  </PlaceLink>
                )}
              </nav>
            </>
          )}
        </Answered>
      </section>
    </>
  );
}

const turned = (narrowed: Readonly<Record<string, string>>, before: string): InspectPlace => ({
  part: 'timeline',
  asked: changed(narrowed, { before }),
});

/** An empty period is said in words, and is no blank. */
function noneText({ from, to }: Readonly<Record<string, string>>): string {
  const said = inspectWords.value.timeline;
  const at = (text: string): string => whenOf(Number(text));
  if (from !== undefined && to !== undefined) return said.noneBetween({ from: at(from), to: at(to) });
  if (from !== undefined) return said.noneSince({ from: at(from) });
  return to === undefined ? said.none : said.noneUntil({ to: at(to) });
}
