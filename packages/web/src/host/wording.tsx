import {
  type HouseWording,
  type HouseWords,
  LONGEST_CALL,
  type Wordable,
  wordableCalls,
} from '@dicepit/engine';
import { announcing, bankedPacks, packs } from '@dicepit/games';
import type { WordingFacts } from '@dicepit/wire';
import { callsIn } from '@dicepit/words/calls';
import { everyLanguage, type Language, languages } from '@dicepit/words/languages';
import { useEffect, useState } from 'preact/hooks';
import { listPacks } from '../live/packs.ts';
import { client, houseWording } from '../live/pit.ts';
import { Buttons } from '../parts/buttons.tsx';
import { download } from '../parts/download.ts';
import { Segments, Select, Setting } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { PanelLine } from '../parts/panel.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { NeedsPacks } from '../shell/needs-packs.tsx';
import { toastRefusal, toastWith } from '../shell/toasts.tsx';
import { packNameInList } from '../words/pack-name.ts';
import { languageSpoken } from '../words/words.ts';
import { closeSheet, show, withToast } from './console-state.ts';
import { hostWords } from './host-words.ts';
import * as css from './wording.module.css';
import {
  changedParts,
  countOf,
  type Part,
  readWordingFile,
  withWords,
  wordingFile,
  wordsOf,
} from './wording-draft.ts';

/** What the house calls its rolls: for each game and language a line to every call, with the book's word in it. */
export function WordingSheet() {
  const said = hostWords.value.wording;
  const [house, setHouse] = useState<WordingFacts | undefined>(undefined);
  useEffect(() => void withToast(client.ask('readWording')).then(setHouse), []);
  return (
    <Sheet title={said.title} note={said.note} onClose={closeSheet} closable>
      {/* What is typed before the words of the house are here would be lost when they come. */}
      {house !== undefined && (
        <NeedsPacks packs={bankedNow()}>{() => <WordingForm house={house} />}</NeedsPacks>
      )}
    </Sheet>
  );
}

/** The games whose calls can be worded: their rules say what is called. */
const bankedNow = (): readonly string[] =>
  listPacks()
    .filter(({ kind }) => kind === 'banked')
    .map(({ id }) => id);

function WordingForm({ house }: { readonly house: WordingFacts }) {
  const said = hostWords.value.wording;
  const [draft, setDraft] = useState<HouseWording>(house.words);
  const [part, setPart] = useState<Part>({ pack: packs[0].id, language: languageSpoken() });
  const wordable = wordableOf(part);
  const [shown, setShown] = useState('total-2');
  const changes = changedParts(house.words, draft);
  const save = async (): Promise<void> => {
    for (const change of changes) {
      const answer = await withToast(client.ask('wordCalls', { body: change }));
      // What was refused stays on the sheet, to be mended.
      if (answer === undefined) return setPart(change);
    }
    await withToast(Promise.resolve({ ok: true, value: undefined } as const), said.saved);
    closeSheet();
  };
  const calls = wordsOf(draft, part);
  return (
    <Form onSend={save}>
      <Select
        name={said.game}
        options={bankedNow().map((id) => [id, packNameInList(id)])}
        chosen={part.pack}
        onPick={(pack) => setPart({ ...part, pack })}
      />
      <Segments<Language>
        name={said.language}
        options={everyLanguage.map((language) => [language, languages[language].name])}
        chosen={part.language}
        onPick={(language) => setPart({ ...part, language })}
      />
      <Preview part={part} calls={wordable} call={shown} words={calls} />
      {house.strict.includes(part.pack) && <Bound pack={part.pack} />}
      <Lines
        part={part}
        wordable={wordable}
        words={calls}
        onType={(key, text) => setDraft(withWords(draft, part, { ...calls, [key]: text }))}
        onShow={setShown}
      />
      <button
        type="button"
        class="btn"
        disabled={Object.values(calls).every((text) => text === '')}
        onClick={() => setDraft(withWords(draft, part, {}))}
      >
        {said.reset}
      </button>
      <Files wording={draft} onBrought={setDraft} />
      <button type="submit" class="btn btn-main" disabled={changes.length === 0}>
        {said.save}
      </button>
    </Form>
  );
}

/** Every call of a game as the book has it in a language. */
function wordableOf({ pack, language }: Part): readonly Wordable[] {
  const opened = bankedPacks.find(({ id }) => id === pack)?.open();
  return opened?.ok === true ? wordableCalls(opened.game, callsIn(language)) : [];
}

type LinesProps = {
  readonly part: Part;
  readonly wordable: readonly Wordable[];
  readonly words: Readonly<Record<string, string>>;
  readonly onType: (key: string, text: string) => void;
  readonly onShow: (key: string) => void;
};

function Lines({ part: { language }, wordable, words: calls, onType, onShow }: LinesProps) {
  const said = hostWords.value.wording;
  return (
    <Setting name={said.calls} class={css.calls}>
      {wordable.map(({ key, book }) => (
        <label key={key} class={css.line}>
          <span>{nameOf(key)}</span>
          <input
            class="input"
            lang={language}
            value={calls[key] ?? ''}
            placeholder={book}
            maxLength={LONGEST_CALL}
            autocomplete="off"
            data-call={key}
            onFocus={() => onShow(key)}
            onInput={({ currentTarget }) => {
              onShow(key);
              onType(key, currentTarget.value);
            }}
          />
        </label>
      ))}
    </Setting>
  );
}

/** What a call is of: `4, hard`, or a void roll. */
function nameOf(key: string): string {
  const said = hostWords.value.wording;
  const [manner = '', total] = key.split('-');
  const manners: Readonly<Record<string, string>> = said.manners;
  if (total === undefined) return said.voided;
  const made = manners[manner];
  return made === undefined ? total : `${total}, ${made}`;
}

/** Where the rules are kept to the letter, what has to be heard, and by which clause. */
function Bound({ pack }: { readonly pack: string }) {
  const said = hostWords.value.wording;
  const { total, void: voided } = announcing[pack]?.calls ?? {};
  if (total === undefined && voided === undefined) return null;
  return (
    <p class="quiet small">
      {total !== undefined && (
        <>
          {said.boundTotal} <ClauseLink clause={total} pack={pack} />{' '}
        </>
      )}
      {voided !== undefined && (
        <>
          {said.boundVoid} <ClauseLink clause={voided} pack={pack} />
        </>
      )}
    </p>
  );
}

/** Whether the house calls its rolls as the book has it, and the way to change that. */
export function WordingRow() {
  const said = hostWords.value.wording;
  const count = countOf(houseWording.value);
  return (
    <PanelLine>
      <span>
        {said.row} <span class="quiet">{count === 0 ? said.byBook : said.own({ count })}</span>
      </span>
      <button
        type="button"
        class="btn btn-sm"
        aria-label={`${hostWords.value.join.change}: ${said.title}`}
        onClick={() => show({ is: 'wording' })}
      >
        {hostWords.value.join.change}
      </button>
    </PanelLine>
  );
}

type PreviewProps = {
  readonly part: Part;
  /** Every call of the game, as the book has it in the language. */
  readonly calls: readonly Wordable[];
  readonly call: string;
  readonly words: HouseWords;
};

/** One call as the wall shows it, and as it says it where this browser has a voice for the language. */
function Preview({ part: { language }, calls, call, words }: PreviewProps) {
  const said = hostWords.value.wording;
  const chosen = calls.find(({ key }) => key === call) ?? calls[0];
  if (chosen === undefined) return null;
  const own = words[chosen.key]?.trim() ?? '';
  const text = own === '' ? chosen.book : own;
  return (
    <figure class={css.preview}>
      <figcaption class="small">{said.preview}</figcaption>
      <output lang={language} class={text.length > MAX_ONE_LINE_LENGTH ? css.isLong : ''}>
        {text}
      </output>
      {'speechSynthesis' in globalThis && (
        <button type="button" class="btn btn-sm" onClick={() => speak(text, languages[language].locale)}>
          <Icon name="play" small />
          {said.hear}
        </button>
      )}
    </figure>
  );
}

/** In characters; longer calls are set smaller on the wall as well. */
const MAX_ONE_LINE_LENGTH = 14;

function speak(text: string, locale: string): void {
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = locale;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}

type FilesProps = {
  readonly wording: HouseWording;
  readonly onBrought: (wording: HouseWording) => void;
};

/** The wording as a file to keep or to give on, and such a file taken in. */
function Files({ wording, onBrought }: FilesProps) {
  const said = hostWords.value.wording;
  const bring = async (file: File | undefined): Promise<void> => {
    const brought = file === undefined ? undefined : readWordingFile(await file.text());
    if (brought === undefined) return toastRefusal(said.notAFile);
    onBrought(brought.wording);
    toastWith(said.brought({ taken: brought.taken, left: brought.left }));
  };
  return (
    <Buttons split="two">
      <button
        type="button"
        class="btn"
        onClick={() => download('wording.json', 'application/json', wordingFile(wording))}
      >
        {said.toFile}
      </button>
      <label class={`btn ${css.file}`}>
        {said.fromFile}
        <input
          class="sr"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void bring(currentTarget.files?.[0])}
        />
      </label>
    </Buttons>
  );
}
