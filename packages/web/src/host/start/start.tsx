import { type Law, lawNamed } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/words.ts';
import { Bar } from '../console/bar.tsx';
import { Banners } from '../console/host-banners.tsx';
import { isOnlyDemo } from '../entered.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { type Draft, firstDraft, lacking } from './draft.ts';
import { LawSheet } from './law-sheet.tsx';
import { MoreSettings } from './more-settings.tsx';
import { openTable } from './open-table.ts';
import { approvalPlace, Questions } from './questions.tsx';
import { Unfinished } from './unfinished.tsx';

export type StartProps = {
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
  const said = hostWords.value.start;
  const pit = night.value?.pit;
  const isDemo = night.value !== undefined && isOnlyDemo(night.value);
  const isFirst = isDemo || night.value?.tables.length === 0;
  const [draft, setDraft] = useState<Draft>(() => draftFor(lawNamed(pit?.law ?? null)));
  const [sheet, setSheet] = useState<'more' | 'law' | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  // What is empty is said when somebody wants to open the table, and then until it is filled in.
  const [isAsked, setAsked] = useState(false);
  const missing = isAsked ? lacking(draft) : [];
  const law = lawNamed(pit?.law ?? null);
  const change = (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes }));
  const chooseLaw = (chosen: Law | undefined): void => {
    if (chosen !== undefined) change({ mode: chosen.mode, adults: chosen.adults });
    if ((chosen?.name ?? null) !== (pit?.law ?? null))
      void told(
        client.ask('changeSettings', { body: { law: chosen?.name ?? '', ranking: chosen?.ranking ?? true } }),
      );
  };
  const open = async (): Promise<void> => {
    if (busy) return;
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
      <main class="start">
        <h1 class="sr">{isFirst ? said.newNight : said.another}</h1>
        <Banners />
        {canResume && <Unfinished onResume={onResume} onClose={onClose} />}
        {isDemo && !canResume && (
          <div class="start-look">
            <p class="quiet">{said.lookNote}</p>
            <button type="button" class="btn" onClick={onLook}>
              {said.look}
            </button>
          </div>
        )}
        <Questions draft={draft} onChange={change} missing={missing} />
        <div class="q q-law">
          <h2>{hostWords.value.laws.title}</h2>
          <div class="start-law">
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
        <div class="start-end">
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
          named={words.value.common.packs[draft.pack] ?? ''}
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
