import { packIds } from '@dicepit/games';
import { type PaperKind, paperPage } from '@dicepit/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { Select } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Connection } from '../shell/banners.tsx';
import { SignIn } from '../staff/entering.tsx';
import { StaffPage } from '../staff/staff-page.tsx';
import { packName } from '../words/pack-name.ts';
import { goTo, paperPlace } from './address.ts';
import { type PaperFor, paperFor, sheetsOf } from './made.ts';
import { PaperView } from './paper-view.tsx';
import { postedAt } from './posted.ts';
import { printHere } from './print.ts';
import { paperWords } from './said.ts';

/** Paper for the tables of this pit, for those who run them. */
export function PaperworkPage() {
  const who = me.value;
  if (who === undefined || pit.value === undefined)
    return <Connection state={pitConnection.value} onRetry={retryPit} />;
  return who.kind === 'staff' ? <Paperwork /> : <SignIn />;
}

function Paperwork() {
  const said = paperWords.value;
  const { of = pit.value?.tables[0]?.table ?? packIds[0] ?? '', sheet = 'sign' } = paperPlace.value;
  const found = usePaperFor(of);
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  return (
    <StaffPage
      said={said}
      class="paperwork"
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
    if (packIds.includes(of)) setFound({ pack: of, options: {}, posted: {} });
    else
      void postedAt(of).then((answer) => {
        if (!isOver) setFound(answer.ok ? answer.value : 'nothing');
      });
    return () => {
      isOver = true;
    };
  }, [of, isLive]);
  return found;
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
      <section class="panel paper-choosing" aria-label={said.title}>
        <Select
          name={said.of}
          options={[
            ...(pit.value?.tables ?? []).map(
              ({ table, title }) => [table, said.tableOption({ title })] as const,
            ),
            ...packIds.map((pack) => [pack, said.packOption({ name: packName(pack) })] as const),
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
        <div class="inspect-btns">
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
