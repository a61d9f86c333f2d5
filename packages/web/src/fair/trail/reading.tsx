import { number } from '../../words/numbers.ts';
import { fairWords } from '../said.ts';

/** How far the check of a file has come. */
export function Reading({ lines, part }: { readonly lines: number; readonly part?: number | undefined }) {
  const said = fairWords.value.wholeFile;
  return (
    <section class="verdict is-open" aria-labelledby="trail-reading">
      <h2 id="trail-reading">{said.reading}</h2>
      <progress
        class="fair-progress"
        aria-labelledby="trail-reading"
        {...(part === undefined ? {} : { value: part })}
      />
      <p class="quiet">{said.readingNote({ lines: number(lines) })}</p>
    </section>
  );
}
