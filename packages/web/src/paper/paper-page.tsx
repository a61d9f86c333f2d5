import { findPack, packs } from '@dicepit/games';
import { type PaperKind, paperKinds, paperPage } from '@dicepit/rulebook';
import type * as Words from '@dicepit/words';
import type { LanguageTag, Teller } from '@dicepit/words';
import paper from '@dicepit/words/pages/paper.json' with { type: 'json' };
import print from '@dicepit/words/pages/print.json' with { type: 'json' };
import { type Print, printOf } from '@dicepit/words/print';
import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { loadText } from '../live/pack-texts.ts';
import { listPacks, loadList, loadPack } from '../live/packs.ts';
import { me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { Select } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Connection } from '../shell/banners.tsx';
import { stepsIn, toSteps } from '../shell/place.ts';
import { SignIn } from '../staff/entering.tsx';
import { StaffPage } from '../staff/staff-page.tsx';
import { packNameInList } from '../words/pack-name.ts';
import { comesWithLanguage, language, pageWords } from '../words/words.ts';
import * as css from './paper.module.css';
import { type PaperFor, paperFor, postedAt, sheetsOf } from './paper-sheets.ts';
import { PaperView } from './paper-view.tsx';

/** Paper for the tables of this pit, for those who run them. */
export function PaperworkPage() {
  const who = me.value;
  if (who === undefined || pit.value === undefined)
    return <Connection state={pitConnection.value} onRetry={retryPit} />;
  return who.kind === 'staff' ? <Paperwork /> : <SignIn />;
}

function Paperwork() {
  const said = paperWords.value;
  const { of = pit.value?.tables[0]?.table ?? packs[0].id, sheet = 'sign' } = paperPlace.value;
  const found = usePaperFor(of);
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  return (
    <StaffPage
      said={said}
      class={css.paperwork}
      heading={
        <>
          <h1>{said.title}</h1>
          <span>{said.lead}</span>
        </>
      }
    >
      <Made of={of} sheet={sheet} found={found} />
    </StaffPage>
  );
}

type Found = PaperFor | 'coming' | 'nothing';

/** Whose paper it is: a table is asked what it posts now, and a game has what its rules say. */
function usePaperFor(of: string): Found {
  const [found, setFound] = useState<Found>('coming');
  const isLive = pitConnection.value.is === 'live';
  useEffect(() => {
    let isOver = false;
    setFound('coming');
    void foundFor(of).then((now) => {
      if (!isOver) setFound(now);
    });
    return () => {
      isOver = true;
    };
  }, [of, isLive]);
  return found;
}

/** What a sheet is made of comes before it is made: what a table posts now, and the rules and the text of the game. */
async function foundFor(of: string): Promise<Found> {
  await loadList();
  const isGame = findPack(of) !== undefined;
  const answer = isGame
    ? { ok: true as const, value: { pack: of, options: {}, posted: {} } }
    : await postedAt(of);
  if (!answer.ok) return 'nothing';
  const { pack } = answer.value;
  const areHere = await Promise.all([loadPack(pack), loadText(pack)]);
  return areHere.every(Boolean) ? answer.value : 'nothing';
}

type MadeProps = { readonly of: string; readonly sheet: PaperKind; readonly found: Found };

function Made({ of, sheet, found }: MadeProps) {
  const said = paperWords.value;
  const isHere = typeof found === 'object';
  const sheets = isHere ? sheetsOf(found.pack) : [sheet];
  const kind = sheets.includes(sheet) ? sheet : (sheets[0] ?? 'procedure');
  const print = printHere.value;
  const paper = isHere && print !== undefined ? paperFor(kind, found, print) : undefined;
  const isOfTable = isHere && found.posted.table !== undefined;
  return (
    <>
      <section class={`panel ${css.choosing}`} aria-label={said.title}>
        <Select
          name={said.of}
          options={[
            ...(pit.value?.tables ?? []).map(
              ({ table, title }) => [table, said.tableOption({ title })] as const,
            ),
            ...listPacks().map(({ id }) => [id, said.packOption({ name: packNameInList(id) })] as const),
          ]}
          chosen={of}
          onPick={(picked) => goTo({ of: picked, sheet })}
        />
        <Select
          name={said.sheet}
          options={sheets.map((each) => [each, said.sheets[each]] as const)}
          chosen={kind}
          onPick={(picked) => goTo({ of, sheet: picked })}
        />
        <div class={css.buttons}>
          <button type="button" class="btn btn-main" onClick={() => globalThis.print()}>
            <Icon name="print" small />
            {said.print}
          </button>
          {paper !== undefined && (
            <button
              type="button"
              class="btn"
              onClick={() => savePage(`${of}-${kind}.html`, paperPage(paper))}
            >
              {said.save}
            </button>
          )}
        </div>
        {isHere && (
          <p class="quiet small">
            {sheets.length === 1 ? said.onlyProcedure : isOfTable ? said.posted : said.blank}
          </p>
        )}
      </section>
      {(found === 'coming' || print === undefined) && <p class="quiet">{said.loading}</p>}
      {(found === 'nothing' || (isHere && print !== undefined && paper === undefined)) && (
        <p role="alert">{said.notThere}</p>
      )}
      {paper !== undefined && <PaperView paper={paper} />}
    </>
  );
}

function savePage(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Which sheet of which table or game; both stand in the address, so that it can be opened again. */
type PaperPlace = { readonly of?: string; readonly sheet?: PaperKind };

const paperPlace = signal<PaperPlace>(placeNow());

globalThis.addEventListener('popstate', () => {
  paperPlace.value = placeNow();
});

function goTo(place: PaperPlace): void {
  history.pushState(null, '', new URL(toSteps('paper', place.of, place.sheet), document.baseURI));
  paperPlace.value = place;
}

function placeNow(): PaperPlace {
  const [, of = '', name = ''] = stepsIn(location.href, document.baseURI);
  const sheet = paperKinds.find((kind) => kind === name);
  return { ...(of === '' ? {} : { of }), ...(sheet === undefined ? {} : { sheet }) };
}

/** The words of the paperwork come with it, and not with every other page. */
const paperWords = pageWords('paper', paper);

/** What is printed on sheets, and not what stands around them. */
const printWords = pageWords('print', print);

/** What packs say, in the languages that were asked for so far. */
const tellers = signal<ReadonlyMap<LanguageTag, Teller>>(new Map());

/** The language that is spoken, for sheets; nothing until what packs say in it is here. */
const printHere = computed<Print | undefined>(() => {
  const teller = tellers.value.get(language.value);
  if (teller === undefined) void load(language.value);
  return teller === undefined ? undefined : printOf(teller, printWords.value);
});

comesWithLanguage(load);

async function load(tag: LanguageTag): Promise<void> {
  try {
    const { loadTeller }: Pick<typeof Words, 'loadTeller'> = await import('@dicepit/words');
    const teller = await loadTeller(tag, ['book']);
    tellers.value = new Map([...tellers.peek(), [tag, teller]]);
  } catch {
    // The network is away: there is no sheet until it is back and the page is asked for again.
  }
}
