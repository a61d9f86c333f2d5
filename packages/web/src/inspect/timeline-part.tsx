import { bankedPacks } from '@dicepit/games';
import type { EntryKind } from '@dicepit/wire';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { listPacks, packsHere } from '../live/packs.ts';
import { client, pit } from '../live/pit.ts';
import { Select } from '../parts/field.tsx';
import { Wrong } from '../parts/form.tsx';
import { MomentField } from '../parts/moment-field.tsx';
import { number } from '../words/words.ts';
import * as css from './inspect.module.css';
import { changed, type InspectPlace } from './inspect-address.ts';
import { Answered, goTo, inspectPlace, narrow, PlaceLink, TableSelect, useAnswer } from './inspect-frame.tsx';
import { inspectWords, whenOf } from './inspect-words.ts';
import { Lines } from './timeline-lines.tsx';
import {
  clauseMeant,
  clausesLike,
  isNarrowed,
  kindsIn,
  type OfferedClause,
  timelineQueryIn,
  toggled,
} from './timeline-query.ts';

/** What happened, newest first, a page at a time. */
export function TimelinePart() {
  const said = inspectWords.value.timeline;
  const { filters: narrowed = {} } = inspectPlace.value;
  const query = timelineQueryIn(narrowed);
  const { answer, again } = useAnswer(JSON.stringify(query), () => client.ask('readTimeline', { query }));
  return (
    <>
      <h1 class="sr">{said.heading}</h1>
      <Filters />
      <section class="panel" aria-busy={answer.is === 'coming'}>
        <Answered answer={answer} again={again}>
          {({ lines, before }) => (
            <>
              <div class={css.count}>
                <p class="quiet small" role="status">
                  {lines.length === 0 ? noneText(narrowed) : said.lines({ count: number(lines.length) })}
                </p>
                <button type="button" class="btn btn-sm btn-quiet" onClick={again}>
                  {said.refresh}
                </button>
              </div>
              <Lines lines={lines} />
              <nav class={css.btns} aria-label={said.paging}>
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
  filters: changed(narrowed, { before }),
});

/** An empty period is said in words, and is no blank. */
function noneText({ from, to }: Readonly<Record<string, string>>): string {
  const said = inspectWords.value.timeline;
  const at = (text: string): string => whenOf(Number(text));
  if (from !== undefined && to !== undefined) return said.noneBetween({ from: at(from), to: at(to) });
  if (from !== undefined) return said.noneSince({ from: at(from) });
  return to === undefined ? said.none : said.noneUntil({ to: at(to) });
}

/** What the timeline is narrowed to. */
function Filters() {
  const said = inspectWords.value.timeline;
  const filters = inspectPlace.value.filters ?? {};
  const kinds = kindsIn(filters);
  const isKind = (name: string): name is EntryKind => Object.hasOwn(said.kinds, name);
  const offered = Object.keys(said.kinds).filter(isKind);
  const { person, stream } = filters;
  return (
    <section class={`panel ${css.filters}`} aria-label={said.find}>
      <div class={css.find}>
        <TableSelect chosen={filters['table'] ?? ''} every onPick={(table) => narrow({ table })} />
        <RollField />
        <ClauseField />
        <MomentField name={said.from} value={filters['from'] ?? ''} onPick={(from) => narrow({ from })} />
        <MomentField name={said.to} value={filters['to'] ?? ''} onPick={(to) => narrow({ to })} />
      </div>
      <div class={css.chips} role="group" aria-label={said.kindsName}>
        {offered.map((kind) => (
          <button
            key={kind}
            type="button"
            class={css.chip}
            aria-pressed={kinds.includes(kind)}
            onClick={() => narrow(toggled(filters, kind))}
          >
            {said.kinds[kind]}
          </button>
        ))}
      </div>
      {kinds.includes('no-rolls') && <Reasons chosen={filters['reason'] ?? ''} />}
      {isNarrowed(filters) && (
        <div class={css.btns}>
          {person !== undefined && (
            <Away text={said.person({ name: filters['name'] ?? person })} fields={{ person: '', name: '' }} />
          )}
          {stream !== undefined && <Away text={said.stream({ stream })} fields={{ stream: '' }} />}
          <button type="button" class="btn btn-sm" onClick={() => goTo({ part: 'timeline' }, { stay: true })}>
            {said.clear}
          </button>
        </div>
      )}
    </section>
  );
}

type AwayProps = { readonly text: string; readonly fields: Readonly<Record<string, string>> };

function Away({ text, fields }: AwayProps) {
  return (
    <button
      type="button"
      class={css.chip}
      aria-pressed="true"
      aria-label={inspectWords.value.timeline.without({ filter: text })}
      onClick={() => narrow(fields)}
    >
      {text}
    </button>
  );
}

/** Every reason that some game knows for a void roll, as far as the rules of the games have come. */
function reasonsNow(): readonly string[] {
  packsHere(listPacks().map(({ id }) => id));
  const reasons = bankedPacks.flatMap((pack) => {
    const opened = pack.open();
    return opened.ok ? opened.game.procedure.noRolls.map(({ reason }) => reason) : [];
  });
  return [...new Set(reasons)].toSorted();
}

function Reasons({ chosen }: { readonly chosen: string }) {
  const said = inspectWords.value.timeline;
  return (
    <div class={css.reason}>
      <Select
        name={said.reason}
        options={[
          ['', said.everyReason],
          ...reasonsNow().map((each) => [each, each.replaceAll('-', ' ')] as const),
        ]}
        chosen={chosen}
        onPick={(reason) => narrow({ reason })}
      />
    </div>
  );
}

/** Finds roll n of the table that is chosen; where there is one table only, it is meant. */
function RollField() {
  const said = inspectWords.value.timeline;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const tables = pit.value?.tables ?? [];
  const table = inspectPlace.value.filters?.['table'] ?? (tables.length === 1 ? tables[0]?.table : undefined);
  return (
    <form
      class={`field ${css.rollField}`}
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(table === undefined);
        if (table !== undefined) goTo({ part: 'rolls', item: table, step: String(Number(typed)) });
      }}
    >
      <label for={id}>{said.findRoll}</label>
      <div class={css.inLine}>
        <input
          id={id}
          class="input"
          type="number"
          required
          min={1}
          max={999_999_999}
          inputMode="numeric"
          value={typed}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" class="btn">
          {said.go}
        </button>
      </div>
      {isWrong && (
        <Wrong id={`${id}-wrong`} role="alert" isSmall>
          {said.chooseTable}
        </Wrong>
      )}
    </form>
  );
}

/** Finds what cites a clause. The registers come when somebody begins to type. */
function ClauseField() {
  const said = inspectWords.value.timeline;
  const filtered = inspectPlace.value.filters?.['clause'] ?? '';
  const [typed, setTyped] = useState(filtered);
  const [all, setAll] = useState<readonly OfferedClause[]>([]);
  const [isUnknown, setUnknown] = useState(false);
  const id = useId();
  // At once: after the next frame it would wipe out what is typed meanwhile.
  useLayoutEffect(() => setTyped(filtered), [filtered]);

  const load = async (): Promise<readonly OfferedClause[]> => {
    if (all.length > 0) return all;
    const { everyClause } = await import('../live/pack-texts.ts');
    const rows = await everyClause();
    setAll(rows);
    return rows;
  };
  const find = async (text: string): Promise<void> => {
    if (text.trim() === '') {
      setUnknown(false);
      if (filtered !== '') narrow({ clause: '' });
      return;
    }
    const clause = clauseMeant(await load(), text);
    setUnknown(clause === undefined);
    if (clause !== undefined && clause !== filtered) narrow({ clause });
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        void find(typed);
      }}
    >
      <label for={id}>{said.clause}</label>
      <input
        id={id}
        class="input"
        list={`${id}-list`}
        autocomplete="off"
        spellcheck={false}
        placeholder={said.clauseExample}
        value={typed}
        aria-invalid={isUnknown}
        aria-describedby={isUnknown ? `${id}-wrong` : undefined}
        title={said.clauseNote}
        onFocus={() => void load()}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setUnknown(false);
          // A suggestion that was picked is whole: it is looked for at once.
          if (all.some(({ clause }) => clause === currentTarget.value)) void find(currentTarget.value);
        }}
        onChange={({ currentTarget }) => void find(currentTarget.value)}
      />
      <datalist id={`${id}-list`}>
        {clausesLike(all, typed).map(({ clause, rule }) => (
          <option key={clause} value={clause}>
            {rule.slice(0, 90)}
          </option>
        ))}
      </datalist>
      {isUnknown && (
        <Wrong id={`${id}-wrong`} role="alert" isSmall>
          {said.clauseUnknown({ clause: typed })}
        </Wrong>
      )}
    </form>
  );
}
