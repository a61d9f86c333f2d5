import { Sheet } from '../parts/sheet.tsx';
import { time } from '../words/numbers.ts';
import { partyWords } from './said.ts';
import type { Story } from './story.ts';

/** What happened so far, the newest on top. */
export function StorySheet({ story, onClose }: { readonly story: Story; readonly onClose: () => void }) {
  const { story: title, storyEmpty } = partyWords.value;
  return (
    <Sheet title={title} onClose={onClose} closable>
      {story.length === 0 && <p class="lead">{storyEmpty}</p>}
      <ol class="storylist">
        {story.toReversed().map((chapter, index) => (
          // Two throws of one moment may read alike; their place tells them apart.
          <li key={`${chapter.at}-${story.length - index}`}>
            <time>{time(chapter.at)}</time>
            <span>{chapter.lines.join(' ')}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
