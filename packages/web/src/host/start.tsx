import { bankedPacks, isRace } from '@dicepit/games';
import { type Law, lawNamed, laws } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { listPacks, loadList, loadPack } from '../live/packs.ts';
import { client } from '../live/pit.ts';
import { Buttons } from '../parts/buttons.tsx';
import { Field, Segments, Select, Setting, Tick } from '../parts/field.tsx';
import { Form, Pair } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { NeedsPacks } from '../shell/needs-packs.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { nameBy } from '../words/names.ts';
import { packName, packNameInList } from '../words/pack-name.ts';
import { inLanguage } from '../words/refusal-words.ts';
import { list, number, sum, time, words } from '../words/words.ts';
import { Banners, Bar } from './bar.tsx';
import * as sheets from './console.module.css';
import { lasted, night, printOnly, savedAt, withToast } from './console-state.ts';
import { isOnlyDemo } from './entered.ts';
import { busiest } from './host-table.ts';
import { hostWords } from './host-words.ts';
import * as css from './start.module.css';
import {
  type ApprovalDraft,
  approvalFields,
  asksApproval,
  type Draft,
  firstDraft,
  houseMayDeal,
  lacking,
  lawPages,
  mayFlag,
  openTable,
  outsideLimitsOf,
  ownColours,
  paceNames,
  throwTimes,
} from './start-draft.ts';

type StartProps = {
  /** A night that can be gone on with. */
  readonly canResume: boolean;
  readonly onResume: () => void;
  readonly onClose: () => void;
  /** Shows the tables that are there to look around at. */
  readonly onLook: () => void;
  readonly onOpened: () => void;
};

/** Three questions to open a table, or the night that was left unfinished. */
export function Start({ canResume, onResume, onClose, onLook, onOpened }: StartProps) {
  // A pit may deal more than the house's own.
  useEffect(() => void loadList(), []);
  const said = hostWords.value.start;
  const pit = night.value?.pit;
  const isDemo = night.value !== undefined && isOnlyDemo(night.value);
  const isFirst = isDemo || night.value?.tables.length === 0;
  const [draft, setDraft] = useState<Draft>(() => draftFor(lawNamed(pit?.law ?? null)));
  const [sheet, setSheet] = useState<'more' | 'law' | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  // What is empty is said when somebody wants to open the table, and then until it is filled in.
  const [isAsked, setAsked] = useState(false);
  // What a game leaves to its table stands in its rules.
  useEffect(() => void loadPack(draft.pack), [draft.pack]);
  const missing = isAsked ? lacking(draft) : [];
  const law = lawNamed(pit?.law ?? null);
  const change = (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes }));
  const chooseLaw = (chosen: Law | undefined): void => {
    if (chosen !== undefined) change({ mode: chosen.mode, adults: chosen.adults });
    if ((chosen?.name ?? null) !== (pit?.law ?? null))
      void withToast(
        client.ask('changeSettings', { body: { law: chosen?.name ?? '', ranking: chosen?.ranking ?? true } }),
      );
  };
  const open = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const isHere = await loadPack(draft.pack);
    setBusy(false);
    if (!isHere) return toastRefusal(words.value.shell.gameUnreadTitle);
    setAsked(true);
    const [first] = lacking(draft);
    if (first !== undefined) {
      document.getElementById(approvalPlace(first))?.focus();
      return;
    }
    setBusy(true);
    const card = await openTable(draft);
    setBusy(false);
    if (card !== undefined) onOpened();
  };
  return (
    <div class="wide">
      <Bar title={isFirst ? said.newNight : said.another} note={isFirst ? said.newNote : said.anotherNote}>
        {!isFirst && !canResume && (
          <button type="button" class="btn btn-sm" onClick={onResume}>
            {said.cancel}
          </button>
        )}
      </Bar>
      <main class={css.start}>
        <h1 class="sr">{isFirst ? said.newNight : said.another}</h1>
        <Banners />
        {canResume && <Unfinished onResume={onResume} onClose={onClose} />}
        {isDemo && !canResume && (
          <div class={css.look}>
            <p class="quiet">{said.lookNote}</p>
            <button type="button" class="btn" onClick={onLook}>
              {said.look}
            </button>
          </div>
        )}
        <Questions draft={draft} onChange={change} missing={missing} />
        <div class={`${css.question} ${css.law}`}>
          <h2>{hostWords.value.laws.title}</h2>
          <div>
            <button type="button" class="btn" onClick={() => setSheet('law')}>
              {law === undefined ? hostWords.value.laws.none : hostWords.value.laws.names[law.name].name}
              <Icon name="chevron" small />
            </button>
            <span class="quiet small">
              {law === undefined
                ? hostWords.value.laws.noneNote
                : hostWords.value.laws.names[law.name].off.map((line) => `${line}.`).join(' ')}
            </span>
          </div>
        </div>
        <div class={css.end}>
          <button type="button" class="btn" onClick={() => setSheet('more')}>
            {said.more}
          </button>
          <button
            type="button"
            class={`btn btn-sign ${canResume ? '' : 'btn-main'}`}
            aria-busy={busy}
            onClick={() => void open()}
          >
            {said.open}
          </button>
        </div>
      </main>
      {sheet === 'more' && (
        <MoreSettings
          draft={draft}
          onChange={change}
          named={packName(draft.pack)}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet === 'law' && (
        <LawSheet chosen={law?.name} onChoose={chooseLaw} onClose={() => setSheet(undefined)} />
      )}
    </div>
  );
}

const draftFor = (law: Law | undefined): Draft =>
  law === undefined ? firstDraft : { ...firstDraft, mode: law.mode, adults: law.adults };

type QuestionsProps = { readonly draft: Draft; readonly onChange: (changes: Partial<Draft>) => void };

const modes = ['fun', 'home', 'strict', 'training'] as const;

/** The three questions that a table needs answered: which game, which dice, and how seriously. */
function Questions({ draft, onChange, missing }: QuestionsProps & MissingProps) {
  const said = hostWords.value.start;
  const isParty = isRace(draft.pack);
  return (
    <>
      <Question title={said.game}>
        {listPacks().map(({ id: pack, place }) => (
          <Option
            key={pack}
            question={said.game}
            pack={pack}
            name={packNameInList(pack, nameBy(said.names, pack))}
            note={nameBy(said.games, pack) ?? place}
            isOn={draft.pack === pack}
            onPick={() => onChange({ pack, options: {} })}
          />
        ))}
      </Question>
      <Question title={said.dice} wide>
        <Option
          question={said.dice}
          name={said.physical}
          note={isParty ? said.physicalParty : said.physicalNote}
          isOn={draft.dice === 'physical'}
          onPick={() => onChange({ dice: 'physical' })}
        />
        <Option
          question={said.dice}
          name={said.virtual}
          note={said.virtualNote}
          isOn={draft.dice === 'virtual'}
          onPick={() => onChange({ dice: 'virtual' })}
        />
      </Question>
      {!isParty && (
        <Question title={said.mode}>
          {modes.map((mode) => (
            <Option
              key={mode}
              question={said.mode}
              name={said.modes[mode]}
              note={said.modeNotes[mode]}
              isOn={draft.mode === mode}
              onPick={() => onChange({ mode })}
            />
          ))}
        </Question>
      )}
      <ApprovalQuestion draft={draft} onChange={onChange} missing={missing} />
    </>
  );
}

type MissingProps = { readonly missing: readonly (keyof ApprovalDraft)[] };

/** Where a field of the approval stands in the page, so that it can be found when it is empty. */
const approvalPlace = (field: keyof ApprovalDraft): string => `approval-${field}`;

/** By which approval such a game is played: rules that are kept to the letter ask for the record before the table opens. */
function ApprovalQuestion({ draft, onChange, missing }: QuestionsProps & MissingProps) {
  const said = hostWords.value.start.approval;
  const clause = asksApproval(draft);
  const id = useId();
  if (clause === undefined) return null;
  return (
    <div class={css.question} role="group" aria-labelledby={id} data-part="approval">
      <h2 id={id}>{said.title}</h2>
      <Form>
        <p class="quiet small">
          {said.note} <ClauseLink clause={clause} pack={draft.pack} />
        </p>
        <div class={css.approval}>
          {approvalFields.map((field) => (
            <Field
              key={field}
              id={approvalPlace(field)}
              name={said.fields[field]}
              value={draft.approval[field]}
              maxLength={200}
              required
              isMissing={missing.includes(field)}
              {...(field === 'from' ? { type: 'date' as const } : { placeholder: said.examples[field] })}
              onType={(text) => onChange({ approval: { ...draft.approval, [field]: text } })}
            />
          ))}
        </div>
        {missing.length > 0 && (
          <p class="why" role="alert">
            {said.missing({ fields: list(missing.map((field) => said.fields[field])) })}
          </p>
        )}
      </Form>
    </div>
  );
}

type QuestionProps = {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
};

function Question({ title, wide = false, children }: QuestionProps) {
  const id = useId();
  return (
    <div class={css.question} role="radiogroup" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div class={wide ? `${css.choice} ${css.isWide}` : css.choice}>{children}</div>
    </div>
  );
}

type OptionProps = {
  readonly question: string;
  readonly name: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onPick: () => void;
  /** The game whose cloth it is drawn on. */
  readonly pack?: string;
};

function Option({ question, name, note, isOn, onPick, pack }: OptionProps) {
  return (
    <label
      class={`${css.option} ${pack === undefined ? '' : css.isFelt} ${isOn ? css.isOn : ''}`}
      data-pack={pack}
    >
      <input type="radio" class="sr" name={question} checked={isOn} onChange={onPick} />
      <b>{name}</b>
      <span>{note}</span>
      {isOn && (
        <span class={css.check}>
          <Icon name="check" small />
        </span>
      )}
    </label>
  );
}

type MoreSettingsProps = QuestionsProps & {
  /** What the table is called where nothing is typed. */
  readonly named: string;
  readonly onClose: () => void;
};

const houseCounts = ['0', '1', '2', '3', '4'] as const;

/** Everything that has a default. */
function MoreSettings({ draft, onChange, named, onClose }: MoreSettingsProps) {
  const said = hostWords.value.start;
  const { more, title, seats, housePlayers, housePlayersNote, adults } = said;
  const isParty = isRace(draft.pack);
  return (
    <Sheet title={more} onClose={onClose} closable>
      <Form>
        <Field
          name={title}
          value={draft.title}
          placeholder={named}
          maxLength={60}
          onType={(text) => onChange({ title: text })}
        />
        <Field
          name={seats}
          type="number"
          min={2}
          max={30}
          inputMode="numeric"
          value={String(draft.seats)}
          onType={(text) => onChange({ seats: Math.min(100, Math.max(2, Number.parseInt(text, 10) || 2)) })}
        />
        {isParty ? (
          <PartySettings draft={draft} onChange={onChange} />
        ) : (
          <NeedsPacks packs={[draft.pack]}>
            {() => <BankSettings draft={draft} onChange={onChange} />}
          </NeedsPacks>
        )}
        <Segments
          name={housePlayers}
          options={houseCounts.map((count) => [count, count])}
          chosen={houseCounts.find((count) => count === String(draft.housePlayers)) ?? '0'}
          onPick={(count) => onChange({ housePlayers: Number(count) })}
          note={housePlayersNote}
        />
        {!isParty && (
          <Tick on={draft.adults} onChange={(on) => onChange({ adults: on })}>
            {adults}
          </Tick>
        )}
        <button type="button" class="btn btn-main" onClick={onClose}>
          {words.value.common.done}
        </button>
      </Form>
    </Sheet>
  );
}

function BankSettings({ draft, onChange }: QuestionsProps) {
  const said = hostWords.value.start;
  const mayDeal = houseMayDeal(draft);
  const chips = ownColours(draft.pack);
  return (
    <>
      <Pair>
        <Field
          name={said.minimum}
          inputMode="decimal"
          value={draft.minimum}
          onType={(text) => onChange({ minimum: text })}
        />
        <Field
          name={said.maximum}
          inputMode="decimal"
          value={draft.maximum}
          onType={(text) => onChange({ maximum: text })}
        />
      </Pair>
      <p class="quiet small">{said.limitsNote}</p>
      {mayFlag(draft) && (
        <Segments
          name={said.outside}
          options={[
            ['refuse', said.outsideRefused],
            ['flag', said.outsideFlagged],
          ]}
          chosen={outsideLimitsOf(draft)}
          onPick={(outsideLimits) => onChange({ outsideLimits })}
          note={outsideLimitsOf(draft) === 'flag' ? said.outsideFlaggedNote : said.outsideRefusedNote}
        />
      )}
      {chips !== undefined && (
        <Field
          name={said.chipStep}
          inputMode="decimal"
          value={draft.chipStep}
          placeholder={sum(chips.step)}
          note={said.chipStepNote({ least: sum(chips.least), most: sum(chips.most), step: sum(chips.step) })}
          onType={(text) => onChange({ chipStep: text })}
        />
      )}
      {mayDeal ? (
        <Segments
          name={said.staffed}
          options={[
            ['house', said.byHouse],
            ['people', said.byPeople],
          ]}
          chosen={draft.staff}
          onPick={(staff) => onChange({ staff })}
        />
      ) : (
        <p class="quiet">{said.byPeopleWhy}</p>
      )}
      {mayDeal && draft.staff === 'house' && (
        <Segments
          name={said.pace}
          options={paceNames.map((name) => [name, said.paces[name]])}
          chosen={draft.pace}
          onPick={(pace) => onChange({ pace })}
        />
      )}
      <PackOptions draft={draft} onChange={onChange} />
    </>
  );
}

/** What the pack's own clauses leave to a table, with the values that they allow. */
function PackOptions({ draft, onChange }: QuestionsProps) {
  const said = hostWords.value.start;
  const pack = bankedPacks.find(({ id }) => id === draft.pack);
  const choose = (key: string, value: string): void => {
    const { [key]: _, ...others } = draft.options;
    onChange({ options: value === '' ? others : { ...others, [key]: value } });
  };
  if (pack === undefined) return null;
  const options = Object.entries(pack.options);
  return (
    <Setting name={said.options}>
      {options.length === 0 && <p class="quiet">{said.noOptions}</p>}
      {options.map(([key, { about, byDefault, allowed, values }]) =>
        values === undefined ? (
          <Field
            key={key}
            name={inLanguage(`option.${pack.id}.${key}`, about)}
            value={draft.options[key] ?? ''}
            placeholder={byDefault}
            note={said.allowed({ values: inLanguage(`allowed.${pack.id}.${key}`, allowed) })}
            onType={(text) => choose(key, text)}
          />
        ) : (
          <Select
            key={key}
            name={inLanguage(`option.${pack.id}.${key}`, about)}
            options={values.map((value) => [
              value === byDefault ? '' : value,
              value === byDefault ? said.byDefault({ value }) : value,
            ])}
            chosen={draft.options[key] ?? ''}
            onPick={(value) => choose(key, value)}
          />
        ),
      )}
    </Setting>
  );
}

function PartySettings({ draft, onChange }: QuestionsProps) {
  const said = hostWords.value.start;
  return (
    <>
      <Field
        name={said.partyChips}
        inputMode="numeric"
        value={draft.partyChips}
        placeholder={said.partyCredit}
        onType={(text) => onChange({ partyChips: text })}
      />
      <Segments
        name={said.partyFirst}
        options={[
          ['high dice', said.partyFirsts['high dice']],
          ['first seat', said.partyFirsts['first seat']],
        ]}
        chosen={draft.partyFirst}
        onPick={(partyFirst) => onChange({ partyFirst })}
      />
      {draft.dice === 'virtual' && (
        <Segments
          name={said.partyThrowing}
          options={throwTimes.map((time) => [String(time), lasted(time)])}
          chosen={String(draft.partyThrowing)}
          onPick={(time) => onChange({ partyThrowing: Number(time) })}
          note={said.partyThrowingNote}
        />
      )}
    </>
  );
}

type LawSheetProps = {
  readonly chosen: Law['name'] | undefined;
  readonly onChoose: (law: Law | undefined) => void;
  readonly onClose: () => void;
};

/** The law that the night is held under: what it switches off, and what the host has to see to. */
function LawSheet({ chosen, onChoose, onClose }: LawSheetProps) {
  const said = hostWords.value.laws;
  const [looked, setLooked] = useState<Law['name'] | 'none'>(chosen ?? 'none');
  const law = laws.find(({ name }) => name === looked);
  const text = law === undefined ? undefined : said.names[law.name];
  return (
    <Sheet title={said.title} note={said.notAdvice} onClose={onClose} closable>
      <Form>
        <Segments
          name={said.title}
          options={[['none', said.none], ...laws.map(({ name }) => [name, said.names[name].name] as const)]}
          chosen={looked}
          onPick={setLooked}
        />
        {text === undefined ? (
          <p class="quiet">{said.noneNote}</p>
        ) : (
          <article class={css.text} data-part="law">
            <h3 class="h2">{text.name}</h3>
            <h4>{said.switchesOff}</h4>
            <ul class={sheets.dots}>
              {text.off.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <h4>{said.checklist}</h4>
            <ul class={css.boxes}>
              {text.checklist.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {law !== undefined && <Pages of={law.name} />}
            <p class="quiet small">{said.notAdvice}</p>
          </article>
        )}
        <Buttons split="two">
          {text !== undefined && (
            <button type="button" class="btn" onClick={() => printOnly('[data-part="law"]')}>
              {said.print}
            </button>
          )}
          <button
            type="button"
            class="btn btn-main"
            onClick={() => {
              onChoose(law);
              onClose();
            }}
          >
            {said.choose}
          </button>
        </Buttons>
      </Form>
    </Sheet>
  );
}

/** Links for whoever decides, with the addresses in letters for the printed sheet. */
function Pages({ of }: { readonly of: Law['name'] }) {
  const said = hostWords.value.laws;
  if (lawPages[of].length === 0) return null;
  return (
    <>
      <h4>{said.pages}</h4>
      <ul class={sheets.dots} data-part="law-pages">
        {lawPages[of].map(({ title, by, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" lang="en">
              {title}
            </a>
            , {by}
            <span class="quiet small">{url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}</span>
          </li>
        ))}
      </ul>
      <p class="quiet small">{said.outside}</p>
    </>
  );
}

type UnfinishedProps = { readonly onResume: () => void; readonly onClose: () => void };

/** The night that stopped half-way, exactly where it stopped. */
function Unfinished({ onResume, onClose }: UnfinishedProps) {
  const said = hostWords.value;
  const overview = night.value;
  if (overview === undefined) return null;
  const { pit, guests, tables } = overview;
  const table = busiest(tables);
  const people = guests.filter(({ kind }) => kind === 'guest').length;
  const facts = [
    table === undefined
      ? undefined
      : said.start.unfinishedAt({ table: table.card.title, roll: number(table.rolled) }),
    said.desk.guests({ count: people }),
    savedAt.value === undefined
      ? undefined
      : said.desk.saved({ time: time(overview.trail?.at ?? savedAt.value) }),
  ].filter((fact) => fact !== undefined);
  return (
    <section class={`panel ${css.unfinished}`} aria-label={said.start.unfinished({ name: pit.name })}>
      <div>
        <h2 class="h2">{said.start.unfinished({ name: pit.name })}</h2>
        <p class="quiet">
          {facts.join(', ')}. {said.start.unfinishedText}
        </p>
      </div>
      <div>
        <button type="button" class="btn" onClick={onClose}>
          {said.start.closeIt}
        </button>
        <button type="button" class="btn btn-main" onClick={onResume}>
          <Icon name="chevron" small />
          {said.start.resume}
        </button>
      </div>
    </section>
  );
}
