import { languageName } from '@dicepit/words/languages';
import { Icon } from '../parts/icon.tsx';
import { IsoDie } from '../parts/iso-die.tsx';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { language } from '../words/words.ts';
import { guestWords } from './said.ts';

export type HeadingProps = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly pack?: string;
};

/** A title past this many letters is lettered smaller, so that it stays on two lines. */
const LONG = 11;

/** The felt at the top of a page that leads somewhere: what is played, and where. */
export function Heading({ title, lines, pack }: HeadingProps) {
  const spoken = languageName(language.value);
  return (
    <header class="joincard" data-pack={pack}>
      <div class="hd">
        <p class="brand" role="img" aria-label="Dicepit">
          <span aria-hidden="true">
            D<i>ı</i>cep<i>ı</i>t
          </span>
        </p>
        <button
          type="button"
          class="btn btn-quiet btn-sm"
          aria-label={`${guestWords.value.join.language}: ${spoken}`}
          onClick={() => (settingsOpen.value = true)}
        >
          {spoken}
          <Icon name="chevron" small />
        </button>
      </div>
      <div class="jt">
        <div>
          <h1 class={title.length > LONG ? 'is-long' : ''}>{title}</h1>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <span class="jd">
          <IsoDie top={1} sides={[2, 3]} />
          <IsoDie top={1} sides={[4, 2]} />
        </span>
      </div>
    </header>
  );
}
