import { useEffect, useState } from 'preact/hooks';
import { useIsAway } from '../live/passing-time.ts';
import { pit, pitConnection } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Field, Select } from '../parts/field.tsx';
import { Banner } from '../shell/banners.tsx';
import { BrandLink } from '../shell/brand.tsx';
import { SettingsButton } from '../shell/settings-sheet.tsx';
import * as css from './fair.module.css';
import {
  askTable,
  checkBrought,
  checkText,
  checkTurn,
  fairWords,
  hasLooked,
  isAsking,
  lastTurn,
  makeReady,
  putAway,
  shown,
  trouble,
} from './fair-store.ts';
import { TurnView } from './fair-turn.tsx';
import { WholeTrail } from './trail-facts.tsx';

/** In milliseconds. */
const CHECKER_DELAY_MS = 1_000;

/** Checks a turn of the dice in the browser alone, and says what that proves and what it does not. */
export function FairPage() {
  const said = fairWords.value;
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  useEffect(() => {
    // After the page itself: what checks whole files is large, and most come for one turn.
    const waiting = setTimeout(makeReady, CHECKER_DELAY_MS);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <div class="wide">
      <header class={`bar ${css.bar}`}>
        <BrandLink tables={said.tables} />
        <p class={css.name}>
          <b>{said.title}</b>
          <span>{said.note}</span>
        </p>
        <SettingsButton label={said.settings} />
      </header>
      <main class={css.page}>
        <div class={css.lead}>
          <h1>{said.heading}</h1>
          <p>{said.lead}</p>
        </div>
        <FromPit />
        <div
          class={hasLooked.value ? css.result : `${css.result} ${css.isLooking}`}
          role="region"
          aria-label={said.title}
        >
          {trouble.value !== undefined && <Banner icon="warn" role="alert" text={trouble.value} />}
          <WholeTrail />
          {shown.value !== undefined && <TurnView shown={shown.value} />}
        </div>
        <FromText />
        <Explanation />
      </main>
    </div>
  );
}

/** A turn of this pit; the newest that is over is checked at once. */
function FromPit() {
  const said = fairWords.value;
  const isAway = useIsAway(pitConnection.value);
  const tables = pit.value?.tables.filter(({ dice }) => dice === 'virtual');
  const asked = new URLSearchParams(location.search);
  const [chosen, choose] = useState(asked.get('table') ?? '');
  const [turn, setTurn] = useState(asked.get('turn') ?? '');
  const table = tables?.find((each) => each.table === chosen)?.table ?? tables?.[0]?.table;
  useEffect(() => {
    if (table === undefined) return;
    void askTable(table).then((newest) => {
      if (newest === undefined) hasLooked.value = true;
      const named = table === asked.get('table') ? Number(asked.get('turn')) : 0;
      const first = named >= 1 ? named : newest;
      if (first === undefined) return;
      setTurn(String(first));
      void checkTurn(table, first);
    });
  }, [table]);
  const hasNone = tables?.length === 0;
  useEffect(() => {
    if (isAway || hasNone) hasLooked.value = true;
  }, [isAway, hasNone]);
  const last = lastTurn.value;
  return (
    <section class={`panel ${css.choose}`} data-part="choose" aria-labelledby="from-pit">
      <h2 id="from-pit">{said.fromPit}</h2>
      {isAway && <p class="quiet small">{said.away}</p>}
      {hasNone && <p class="quiet">{said.noTables}</p>}
      {/* It stands there while the pit is still being asked, so that nothing below it moves when the answer comes. */}
      {!hasNone && (!isAway || table !== undefined) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            putAway();
            if (table !== undefined) void checkTurn(table, Number(turn));
          }}
        >
          <Select
            name={said.table}
            options={tables?.map((each) => [each.table, each.title] as const) ?? []}
            chosen={table ?? ''}
            onPick={choose}
          />
          <Field
            name={said.turn}
            type="number"
            inputMode="numeric"
            min={1}
            {...(last === undefined ? { note: '\u00a0' } : { max: last, note: said.turns({ last }) })}
            required
            value={turn}
            onType={setTurn}
          />
          <button type="submit" class="btn btn-main" disabled={table === undefined}>
            {isAsking.value ? said.checking : said.check}
          </button>
        </form>
      )}
    </section>
  );
}

/** Whatever somebody brings: a file or a text. */
function FromText() {
  const said = fairWords.value;
  const [text, setText] = useState('');
  const fromFile = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) await checkBrought(file);
  };
  return (
    <section class={`panel ${css.choose}`} data-part="choose" aria-labelledby="from-text">
      <h2 id="from-text">{said.pasted}</h2>
      <p class="quiet small">{said.pastedNote}</p>
      <label class={`btn ${css.file}`}>
        {said.file}
        <input
          type="file"
          accept=".jsonl,.ndjson,.json,.txt"
          onChange={({ currentTarget }) => void fromFile(currentTarget.files?.[0])}
        />
      </label>
      <div class="field">
        <label for="fair-text">{said.text}</label>
        <textarea
          id="fair-text"
          class="input"
          rows={3}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <Action class="btn" onPress={() => checkText(text)}>
        {said.checkText}
      </Action>
    </section>
  );
}

/** What a check proves, what it does not, and how to do it without this page. */
function Explanation() {
  const said = fairWords.value;
  return (
    <div class={css.words}>
      <section aria-labelledby="proves">
        <h2 id="proves">{said.proves}</h2>
        <ul>{listed(said.provesList)}</ul>
      </section>
      <section aria-labelledby="not">
        <h2 id="not">{said.not}</h2>
        <ul>{listed(said.notList)}</ul>
      </section>
      <section aria-labelledby="recipe">
        <h2 id="recipe">{said.recipe}</h2>
        <p>{said.recipeLead}</p>
        <ol>{listed(said.recipeList)}</ol>
      </section>
    </div>
  );
}

const listed = (texts: readonly string[]) => Object.values(texts).map((text) => <li key={text}>{text}</li>);
