import { Icon } from '../parts/icon.tsx';
import { IsoDie } from '../parts/iso-die.tsx';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { language, words } from '../words/words.ts';

export type HeadingProps = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly pack?: string;
};

/** A title past this many letters is lettered smaller, so that it stays on two lines. */
const LONG = 11;

/** The felt at the top of a page that leads somewhere: what is played, and where. */
export function Heading({ title, lines, pack }: HeadingProps) {
  const { languages } = words.value.settings;
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
          aria-label={`${words.value.join.language}: ${languages[language.value]}`}
          onClick={() => (settingsOpen.value = true)}
        >
          {languages[language.value]}
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
