import { client, pit } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { PanelLine, Verbatim } from '../parts/panel.tsx';
import * as css from './inspect.module.css';
import { Answered, useAnswer } from './inspect-frame.tsx';
import { inspectWords } from './inspect-words.ts';

/** The trail to be taken away, and how to check it on one's own machine. */
export function TrailPart() {
  const said = inspectWords.value.trail;
  return (
    <>
      <section class="panel" aria-labelledby="trail-h">
        <h1 class="h2" id="trail-h">
          {said.heading}
        </h1>
        <p class="quiet">{said.lead}</p>
        <ul class={css.files}>
          <File title={said.trailFile} note={said.trailNote} href="./api/v1/trail" name="trail.ndjson" />
          <File title={said.headsFile} note={said.headsNote} href="./api/v1/heads" name="heads.json" />
          <Script />
        </ul>
        <Key />
      </section>
      <div class={css.two}>
        <section class="panel" aria-labelledby="trail-own">
          <h2 class="h2" id="trail-own">
            {said.onMachine}
          </h2>
          <p>{said.byHand}</p>
          <Verbatim isTyped>python3 inspect.py trail.ndjson heads.json</Verbatim>
          <p>{said.byDicepit}</p>
          <Verbatim isTyped>dicepit verify trail.ndjson --anchor heads.json</Verbatim>
          <Verbatim isTyped>dicepit report daily trail.ndjson --pdf daily.pdf</Verbatim>
          <p>
            <a href="./fair">{said.inBrowser}</a>
          </p>
        </section>
        <section class="panel" aria-labelledby="trail-recipe">
          <h2 class="h2" id="trail-recipe">
            {said.recipe}
          </h2>
          <ol class={css.recipe}>
            {Object.values(said.steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

type FileProps = {
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly name: string;
};

function File({ title, note, href, name }: FileProps) {
  return (
    <PanelLine isTall isItem>
      <span>
        <b>{title}</b>
        <span class={`quiet small ${css.fileNote}`}>{note}</span>
      </span>
      <a
        class="btn btn-sm"
        href={href}
        download={name}
        aria-label={`${inspectWords.value.trail.save}: ${title}`}
      >
        {inspectWords.value.trail.save}
      </a>
    </PanelLine>
  );
}

/** The script comes from the page itself, so that whoever has no network but this one has it. */
function Script() {
  const said = inspectWords.value.trail;
  const save = async (): Promise<void> => {
    const { default: text } = await import('../../../../docs/examples/inspect.py?raw');
    const url = URL.createObjectURL(new Blob([text], { type: 'text/x-python' }));
    const link = document.createElement('a');
    Object.assign(link, { href: url, download: 'inspect.py' });
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <PanelLine isTall isItem>
      <span>
        <b>{said.scriptFile}</b>
        <span class={`quiet small ${css.fileNote}`}>{said.scriptNote}</span>
      </span>
      <button
        type="button"
        class="btn btn-sm"
        aria-label={`${said.save}: ${said.scriptFile}`}
        onClick={() => void save()}
      >
        {said.save}
      </button>
    </PanelLine>
  );
}

/** What the signatures are checked by: never to be believed from the file that it has signed. */
function Key() {
  const said = inspectWords.value;
  const { answer, again } = useAnswer(`key ${pit.value?.name ?? ''}`, () => client.ask('readIntegrity'));
  return (
    <Answered answer={answer} again={again}>
      {({ publicKey }) => (
        <>
          <p class={`label ${css.label}`}>{said.integrity.key}</p>
          <Verbatim>{publicKey}</Verbatim>
          <p class={`quiet small ${css.warned}`}>
            <Icon name="warn" small /> {said.trail.keyText}
          </p>
        </>
      )}
    </Answered>
  );
}
