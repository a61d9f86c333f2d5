import { type HouseWording, LONGEST_CALL, type Wordable, wordableCalls } from '@dicepit/engine';
import { announcing, bankedPacks, packs } from '@dicepit/games';
import type { WordingFacts } from '@dicepit/wire';
import { callsIn } from '@dicepit/words/calls';
import { everyLanguage, type Language, languages } from '@dicepit/words/languages';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Segments, Select } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { nameBy } from '../../words/name-by.ts';
import { languageSpoken, words } from '../../words/words.ts';
import { closeSheet } from '../console/open-sheet.ts';
import { told } from '../live/asked.ts';
import { hostWords } from '../said.ts';
import { changedParts, type Part, withWords, wordsOf } from './draft.ts';
import { Files } from './files.tsx';
import { Preview } from './preview.tsx';

/** What the house calls its rolls: for each game and language a line to every call, with the book's word in it. */
export function WordingSheet() {
  const said = hostWords.value.wording;
  const [house, setHouse] = useState<WordingFacts | undefined>(undefined);
  useEffect(() => void told(client.ask('readWording')).then(setHouse), []);
  return (
    <Sheet title={said.title} note={said.note} onClose={closeSheet} closable>
      {/* What is typed before the words of the house are here would be lost when they come. */}
      {house !== undefined && <WordingForm house={house} />}
    </Sheet>
  );
}

function WordingForm({ house }: { readonly house: WordingFacts }) {
  const said = hostWords.value.wording;
  const [draft, setDraft] = useState<HouseWording>(house.words);
  const [part, setPart] = useState<Part>({ pack: packs[0].id, language: languageSpoken() });
  const wordable = wordableOf(part);
  const [shown, setShown] = useState('total-2');
  const changes = changedParts(house.words, draft);
  const save = async (): Promise<void> => {
    for (const change of changes) {
      const answer = await told(client.ask('wordCalls', { body: change }));
      // What was refused stays on the sheet, to be mended.
      if (answer === undefined) return setPart(change);
    }
    await told(Promise.resolve({ ok: true, value: undefined } as const), said.saved);
    closeSheet();
  };
  const calls = wordsOf(draft, part);
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Select
        name={said.game}
        options={bankedPacks.map(({ id }) => [id, nameBy(words.value.common.packs, id) ?? id])}
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
    </form>
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
    <fieldset class="setting wording">
      <legend>{said.calls}</legend>
      {wordable.map(({ key, book }) => (
        <label key={key} class="wording-line">
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
    </fieldset>
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
          {said.boundTotal} <ClauseLink clause={total} />{' '}
        </>
      )}
      {voided !== undefined && (
        <>
          {said.boundVoid} <ClauseLink clause={voided} />
        </>
      )}
    </p>
  );
}
