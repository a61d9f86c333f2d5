import type { Cents } from '@dicepit/engine';
import { findPack } from '@dicepit/games';
import type { AccountLine, CageAccount, Me, OneTime, ProblemDetails } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { toMove } from '../join/guest.ts';
import { guestWords } from '../join/guest-words.ts';
import { client, me, pit } from '../live/pit.ts';
import type { OpenTable } from '../live/table.ts';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { MenuItem, MenuLink, MenuList } from '../parts/menu-list.tsx';
import { PatienceChoice } from '../parts/patience-choice.tsx';
import { Qr } from '../parts/qr.tsx';
import { ResultLine } from '../parts/result-line.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { SheetTable } from '../parts/sheet-table.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import { Later } from '../shell/later.tsx';
import { toLobby, toPromotions } from '../shell/place.ts';
import { Refused } from '../shell/refused.tsx';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import { change, number, signed, sum, time, words } from '../words/words.ts';
import * as css from './me-sheet.module.css';
import { ownAt, type RackChange, recordBarredBy, useRackChanges } from './own-record.ts';

const recapSheet = async () => (await import('./recap-sheet.tsx')).RecapSheet;
const myDisputes = async () => (await import('../disputes/player/my-disputes.tsx')).MyDisputes;

export type MeProps = {
  /** The table that somebody sits at; none in the lobby. */
  readonly open?: OpenTable;
  readonly onClose: () => void;
};

/** Somebody's own sheet: chips, how they came and went, a file of it, another phone, the way out. */
export function MeSheet({ open, onClose }: MeProps) {
  const [next, setNext] = useState<'move' | 'leave' | 'disputes' | 'evening' | undefined>(undefined);
  const account = useAccount();
  if (next === 'move') return <MoveSheet onClose={onClose} />;
  if (next === 'leave') return <LeaveSheet onClose={onClose} />;
  if (next === 'evening') return <Later load={recapSheet} props={{ onClose }} />;
  if (next === 'disputes') return <Later load={myDisputes} props={{ onClose }} />;
  const said = guestWords.value.me;
  const live = open?.live.value;
  const seat = live?.you.seat;
  return (
    <Sheet
      title={me.value?.name ?? said.title}
      {...(live === undefined || seat === undefined
        ? {}
        : { note: said.seat({ seat: String(seat), table: live.title }) })}
      onClose={onClose}
      closable
    >
      <Sums open={open} account={account} />
      {open !== undefined && seat !== undefined && <Record open={open} />}
      {account !== undefined && <AccountLines account={account} />}
      <Patience />
      <MenuList>
        <MenuItem name={said.evening} onPress={() => setNext('evening')} />
        <MenuItem
          name={said.settings}
          onPress={() => {
            onClose();
            settingsOpen.value = true;
          }}
        />
        <MenuItem name={said.disputes} onPress={() => setNext('disputes')} />
        {hasPromotions(live?.pack) && <MenuLink name={said.promotions} href={toPromotions} />}
        <MenuItem name={said.move} onPress={() => setNext('move')} />
        <MenuItem name={said.leave} onPress={() => setNext('leave')} />
      </MenuList>
    </Sheet>
  );
}

/** Where the house deals, whoever needs longer to answer and to throw has longer. */
function Patience() {
  const choose = async (patience: NonNullable<Me['patience']>): Promise<void> => {
    const answer = await client.ask('askPatience', { body: { patience } });
    if (answer.ok) me.value = answer.value;
    else toastRefusal(toldProblem(answer.problem));
  };
  if (pit.value?.tables.every(({ staffed }) => staffed === 'people') !== false) return null;
  return (
    <PatienceChoice
      name={guestWords.value.me.patience}
      chosen={me.value?.patience ?? 1}
      onChoose={(patience) => void choose(patience)}
    />
  );
}

/** Where the rules know promotions: at a table of theirs, or in a lobby that has one. */
const hasPromotions = (pack: string | undefined): boolean =>
  pack === undefined
    ? (pit.value?.tables.some((table) => knowsPromotions(table.pack)) ?? false)
    : knowsPromotions(pack);

const knowsPromotions = (pack: string): boolean => findPack(pack)?.promotions === true;

type SumsProps = { readonly open: OpenTable | undefined; readonly account: CageAccount | undefined };

/** What somebody has, and where. */
function Sums({ open, account }: SumsProps) {
  const { me: said } = guestWords.value;
  const { chipsAt: at } = words.value;
  const live = open?.live.value;
  const own = live === undefined ? undefined : ownAt(live);
  const write = live?.kind === 'party' ? number : sum;
  return (
    <dl class={css.sums}>
      {own !== undefined && (
        <div>
          <dt>{at.rack}</dt>
          <dd>{write(own.rack)}</dd>
        </div>
      )}
      {own !== undefined && live?.kind === 'banked' && (
        <div>
          <dt>{at.onTable}</dt>
          <dd>{sum(own.onTable)}</dd>
        </div>
      )}
      {account !== undefined && (
        <div>
          <dt>{at.account}</dt>
          <dd>
            {sum(account.cents)} <small>{said.topUps({ count: topUpsIn(account) })}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The chart and the file, where a phone may keep them. */
function Record({ open }: { readonly open: OpenTable }) {
  const said = guestWords.value.me;
  const live = open.live.value;
  const barred = live === undefined ? undefined : recordBarredBy(live);
  const changes = useRackChanges(live === undefined || barred !== undefined ? undefined : open);
  if (live === undefined) return null;
  if (barred !== undefined)
    return (
      <p class="quiet">
        {said.overTimeBarred} <ClauseLink clause={barred} pack={live.pack} />
      </p>
    );
  if (changes === undefined) return null;
  const isParty = live.kind === 'party';
  return (
    <>
      <ChipsOverTime
        changes={changes}
        write={isParty ? number : sum}
        writeChange={isParty ? signed : change}
      />
      <Buttons>
        <Action
          onPress={() => saveAs(`dicepit-${live.id}.csv`, resultsFile(changes, isParty ? 'whites' : 'cents'))}
        >
          {said.file}
        </Action>
        <p class="small quiet">{said.fileNote}</p>
      </Buttons>
    </>
  );
}

function useAccount(): CageAccount | undefined {
  const [account, setAccount] = useState<CageAccount | undefined>(undefined);
  useEffect(() => {
    void client.account().then((answer) => {
      if (answer.ok) setAccount(answer.value);
    });
  }, []);
  return account;
}

/** The lines of an account, the newest on top. */
export function AccountLines({ account }: { readonly account: CageAccount }) {
  const said = guestWords.value.me;
  return (
    <section class={css.part}>
      <h3>{words.value.chipsAt.account}</h3>
      {account.lines.length === 0 && <p class="quiet">{said.noLines}</p>}
      <ul class={css.lines}>
        {account.lines.toReversed().map((line) => (
          <ResultLine
            key={line.entry}
            what={whatOf(line)}
            value={change(line.cents)}
            how={`${time(line.at)} · ${sum(line.balance)}`}
          />
        ))}
      </ul>
    </section>
  );
}

/** How often chips came from the host beyond the welcome. */
export const topUpsIn = ({ lines }: Pick<CageAccount, 'lines'>): number =>
  lines.filter(({ type }) => type === 'ChipsIssued').length;

function whatOf({ type, reason }: AccountLine): string {
  const said = guestWords.value.me;
  const names: Readonly<Record<string, string>> = words.value.chipsAt.lines;
  const reasons: Readonly<Record<string, string>> = said.reasons;
  const what = names[type] ?? said.other;
  return reason === undefined || reason === ''
    ? what
    : said.because({ what, reason: reasons[reason] ?? reason });
}

export type OverTimeProps = {
  readonly changes: readonly RackChange[];
  readonly write: (chips: Cents) => string;
  readonly writeChange: (chips: Cents) => string;
};

/** More lines than this nobody reads on a phone; the file has them all. */
const MAX_LINES_SHOWN = 30;

/** Somebody's chips as a small chart, and the same as a table. */
export function ChipsOverTime({ changes, write, writeChange }: OverTimeProps) {
  const said = guestWords.value.me;
  const spark = sparkOf(changes.map(({ chips }) => chips));
  return (
    <section class={css.part}>
      <h3>{said.overTime}</h3>
      {spark === undefined ? (
        <p class="quiet">{said.overTimeEmpty}</p>
      ) : (
        <>
          <svg
            class={css.spark}
            viewBox={`0 0 ${sparkSize.width} ${sparkSize.height}`}
            role="img"
            aria-label={said.chart({ least: write(spark.least), most: write(spark.most) })}
            preserveAspectRatio="none"
          >
            <path d={spark.path} />
          </svg>
          <p class="small quiet">{said.chart({ least: write(spark.least), most: write(spark.most) })}</p>
          <details>
            <summary>{said.asTable}</summary>
            <SheetTable
              head={[
                { text: said.when },
                { text: said.change, isFigure: true },
                { text: said.chips, isFigure: true },
              ]}
              rows={changes
                .slice(-MAX_LINES_SHOWN)
                .toReversed()
                .map(({ version, at, change, chips }) => ({
                  key: version,
                  cells: [
                    { text: time(at) },
                    { text: writeChange(change), isFigure: true },
                    { text: write(chips), isFigure: true },
                  ],
                }))}
            />
          </details>
        </>
      )}
    </section>
  );
}

/** The line of a small chart, and the least and the most of what it shows. */
export type Spark = { readonly path: string; readonly least: number; readonly most: number };

export const sparkSize = { width: 320, height: 64, margin: 4 } as const;

/** One step to a change, each as wide as the next: what matters is the order, not the minutes between. */
export function sparkOf(values: readonly number[]): Spark | undefined {
  if (values.length < 2) return undefined;
  const { width, height, margin } = sparkSize;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = most === least ? 1 : most - least;
  const points = values.map((value, index) => {
    const x = margin + ((width - 2 * margin) * index) / (values.length - 1);
    const y = height - margin - ((height - 2 * margin) * (value - least)) / range;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return { path: `M${points.join('L')}`, least, most };
}

/** Leaves the pit: this phone is nobody's afterwards. */
export function LeaveSheet({ onClose }: { readonly onClose: () => void }) {
  const said = guestWords.value.me;
  const isSeated = (me.value?.seats.length ?? 0) > 0;
  const leave = async (): Promise<void> => {
    await client.signOut();
    location.assign(new URL(toLobby, document.baseURI));
  };
  return (
    <Sheet title={said.leaveTitle} onClose={onClose}>
      <p class="lead">{isSeated ? said.leaveSeated : said.leaveText}</p>
      <Buttons split="two">
        <Action onPress={() => void leave()}>{said.go}</Action>
        <Action class="btn btn-main" onPress={onClose} autofocus>
          {said.stay}
        </Action>
      </Buttons>
    </Sheet>
  );
}

/** A code for another phone to go on from. It is shown once; a new one is made by a tap. */
export function MoveSheet({ onClose }: { readonly onClose: () => void }) {
  const said = guestWords.value.me;
  const [made, setMade] = useState<OneTime | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemDetails | undefined>(undefined);
  const make = async (): Promise<void> => {
    const answer = await client.ask('makeHandover');
    if (answer.ok) setMade(answer.value);
    else setProblem(answer.problem);
  };
  useEffect(() => void make(), []);
  if (problem !== undefined) return <Refused problem={problem} onClose={onClose} />;
  const address = made === undefined ? '' : toMove(new URL('.', document.baseURI).href, made.token);
  return (
    <Sheet title={said.moveTitle} onClose={onClose} closable>
      <p class="lead">{said.moveText}</p>
      {made !== undefined && (
        <>
          <div class={css.code}>
            <Qr text={address} label={said.qr} />
          </div>
          <p class="small quiet">{said.moveTyped}</p>
          <p class={css.address} data-part="address">
            {address}
          </p>
          <p class="small quiet">{said.moveUntil({ time: time(made.until) })}</p>
        </>
      )}
      <Buttons>
        <Action onPress={() => void make()}>{said.moveAgain}</Action>
      </Buttons>
    </Sheet>
  );
}

/** How a number of chips is written in a file: cents as a decimal number, whites as they are. */
export type Unit = 'cents' | 'whites';

/** Every change of a rack as a table for a spreadsheet (RFC 4180), with a name for each column. */
export function resultsFile(changes: readonly RackChange[], unit: Unit): string {
  const lines = changes.map(({ version, at, type, clause, change, chips }) =>
    [new Date(at).toISOString(), String(version), type, clause, written(change, unit), written(chips, unit)]
      .map(quoted)
      .join(','),
  );
  return `${['time,entry,event,clause,change,chips', ...lines].join('\r\n')}\r\n`;
}

/** Hands a text to the browser as a file of that name. */
export function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the text by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const written = (chips: number, unit: Unit): string =>
  unit === 'cents' ? (chips / 100).toFixed(2) : String(chips);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
