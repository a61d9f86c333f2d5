import type { SettlingUp } from '@dicepit/wire';
import settling from '@dicepit/words/pages/settling.json' with { type: 'json' };
import { useEffect, useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { UNTOLD_CHIPS } from '../words/names.ts';
import { change, dayAndTime, number, pageWords, signed, sum, words } from '../words/words.ts';
import { Bar } from './bar.tsx';
import { night, printOnly, refusal } from './console-state.ts';
import * as css from './settling-up.module.css';

/** The words of the sheet come with it, and not with the console. */
const settlingWords = pageWords('settling', settling);

/** The sheet that the host settles up by: everybody by name, whether it balances, as a page, a file and on paper. */
export function SettlingUpPage({ onDone }: { readonly onDone: () => void }) {
  const said = settlingWords.value;
  const sheet = useSheet();
  const name = sheet?.pit ?? night.value?.pit.name ?? '';
  const when =
    sheet === undefined
      ? ''
      : sheet.closedAt === null
        ? said.open({ time: dayAndTime(sheet.at) })
        : said.closed({ time: dayAndTime(sheet.closedAt) });
  const save = (): void => {
    if (sheet !== undefined) saveFile(`${said.file}.csv`, settlingCsv(sheet, said.columns));
  };
  return (
    <div class={`wide ${css.page}`}>
      <Bar title={said.title} note={[name, when].filter((each) => each !== '').join(', ')}>
        <button type="button" class="btn btn-sm" onClick={onDone}>
          {said.back}
        </button>
        <button type="button" class="btn btn-sm" onClick={save} disabled={sheet === undefined}>
          {said.csv}
        </button>
        <button
          type="button"
          class="btn btn-sm btn-main"
          disabled={sheet === undefined}
          onClick={() => printOnly('[data-part="settling-up"]')}
        >
          <Icon name="print" small />
          {said.print}
        </button>
      </Bar>
      <main>
        <h1 class="sr">{said.title}</h1>
        {sheet !== undefined && <Sheet sheet={sheet} when={when} />}
      </main>
    </div>
  );
}

/** Read again whenever the bank of the night has moved. */
function useSheet(): SettlingUp | undefined {
  const [sheet, setSheet] = useState<SettlingUp | undefined>(undefined);
  const { bank, tables = [], guests = [] } = night.value ?? {};
  const moved = JSON.stringify([bank, guests.length, tables.map(({ card, rolled }) => [card.phase, rolled])]);
  useEffect(() => {
    let isMeant = true;
    void client.ask('readSettlingUp').then((answer) => {
      if (!isMeant) return;
      if (answer.ok) setSheet(answer.value);
      else refusal.value = { problem: answer.problem };
    });
    return () => {
      isMeant = false;
    };
  }, [moved]);
  return sheet;
}

type SheetProps = { readonly sheet: SettlingUp };

function Sheet({ sheet, when }: SheetProps & { readonly when: string }) {
  const said = settlingWords.value;
  const { guests, fundraiser, whites, trail } = sheet;
  const chips = sheet.chips === UNTOLD_CHIPS ? words.value.common.playChips : sheet.chips;
  return (
    <div class={css.sheet} data-part="settling-up">
      <header class={css.onPaper}>
        <h1>{said.title}</h1>
        <p>{[sheet.pit, when].join(', ')}</p>
      </header>
      <Balance sheet={sheet} />
      {guests.length === 0 ? (
        <p class="quiet">{said.nobody}</p>
      ) : (
        <>
          <p class="quiet small">{said.how({ chips })}</p>
          <Guests sheet={sheet} />
        </>
      )}
      {whites !== null && <Whites whites={whites} />}
      <div class={css.foot}>
        <p>{houseSaid(sheet)}</p>
        {fundraiser !== null && (
          <p>
            {said.raised({ cause: fundraiser.cause, sum: sum(fundraiser.total), goal: sum(fundraiser.goal) })}
          </p>
        )}
        {trail !== null && <p>{said.trail({ words: trail })}</p>}
      </div>
      <div class={`${css.onPaper} ${css.signed}`}>
        {said.signatures.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </div>
    </div>
  );
}

/** Whether everything that came in is accounted for, and the sum by which anybody can check it. */
function Balance({ sheet: { all, guests } }: SheetProps) {
  const said = settlingWords.value;
  const wrong = guests.filter(({ balanced }) => !balanced).map(({ name }) => name);
  const owed = all.owes === 0 ? '' : said.lessOwed({ sum: sum(all.owes) });
  const figures = {
    bought: sum(all.bought),
    toppedUp: sum(all.toppedUp),
    net: `${all.net < 0 ? '−' : '+'} ${sum(Math.abs(all.net))}`,
    all: sum(all.bought + all.toppedUp + all.net),
    cashed: sum(all.cashed),
    held: sum(all.held),
  };
  return (
    <div
      class={all.balanced ? css.balance : `${css.balance} ${css.wrong}`}
      role={all.balanced ? 'status' : 'alert'}
    >
      <Icon name={all.balanced ? 'check' : 'warn'} />
      <b>{all.balanced ? said.balances : said.balancesNot}</b>
      <span>
        {`${said.sum(figures)}${owed}`}
        {wrong.length > 0 && ` ${said.wrong({ names: wrong.join(', ') })}`}
      </span>
    </div>
  );
}

type Line = Omit<SettlingUp['guests'][number], 'person' | 'name' | 'team'>;

function Guests({ sheet: { guests, all } }: SheetProps) {
  const { columns, allGuests, title } = settlingWords.value;
  const owing = guests.some(({ owes }) => owes !== 0);
  const hasTeams = guests.some(({ team }) => team !== undefined);
  const toSee = guests.filter((line) => !isSettled(line)).length;
  return (
    // A narrow screen moves the table under the names, by finger and by key.
    <div class={css.scroll} tabIndex={0} role="region" aria-label={title}>
      <table class={`tbl ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{columns.guest}</th>
            {hasTeams && <th scope="col">{columns.team}</th>}
            {kinds(owing).map((kind) => (
              <th key={kind} scope="col" class="r">
                {columns[kind]}
              </th>
            ))}
            <th scope="col">{columns.toDo}</th>
          </tr>
        </thead>
        <tbody>
          {guests.map((line, place) => (
            <tr key={line.person}>
              <th scope="row">
                <span class={css.name}>
                  <Mark seat={(place % 10) + 1} name={line.name} size="mark-s" />
                  {line.name}
                </span>
              </th>
              {hasTeams && <td>{line.team ?? ''}</td>}
              <Figures line={line} owing={owing} />
              <td class={css.toDo}>{toDo(line)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{allGuests({ count: guests.length })}</th>
            {hasTeams && <td />}
            <Figures line={all} owing={owing} />
            <td class={css.toDo}>{settlingWords.value.toSee({ count: toSee })}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const money = ['bought', 'toppedUp', 'donated', 'net', 'cashed', 'held'] as const;

/** A column for what is owed only where somebody owes anything. */
const kinds = (owing: boolean): readonly (keyof Omit<Line, 'balanced'>)[] =>
  owing ? [...money, 'owes'] : money;

const Figures = ({ line, owing }: { readonly line: Line; readonly owing: boolean }) => (
  <>
    {kinds(owing).map((kind) => (
      <td
        key={kind}
        class={[
          'r',
          line[kind] === 0 ? css.zero : '',
          (kind === 'held' || kind === 'owes') && line[kind] !== 0 ? css.open : '',
        ].join(' ')}
      >
        {kind === 'net' ? change(line.net) : sum(line[kind])}
      </td>
    ))}
  </>
);

const isSettled = ({ held, owes, balanced }: Line): boolean => held === 0 && owes === 0 && balanced;

function toDo(line: Line): string {
  const said = settlingWords.value.toDo;
  if (isSettled(line)) return said.settled;
  return [
    line.held === 0 ? '' : said.held({ sum: sum(line.held) }),
    line.owes === 0 ? '' : said.owes({ sum: sum(line.owes) }),
    line.balanced ? '' : said.off,
  ]
    .filter((each) => each !== '')
    .join(' ');
}

function houseSaid({ house: { bank, players } }: SettlingUp): string {
  const said = settlingWords.value;
  const own =
    bank < 0 ? said.paidOut({ sum: sum(-bank) }) : bank > 0 ? said.tookIn({ sum: sum(bank) }) : said.even;
  return players === 0 ? own : `${own} ${said.housePlayers({ sum: change(players) })}`;
}

/** The chips of parties, by themselves: they are counted in whites and are nobody's money. */
function Whites({
  whites: { guests, housePlayers, kitty },
}: {
  readonly whites: NonNullable<SettlingUp['whites']>;
}) {
  const said = settlingWords.value;
  return (
    <section class={css.whites}>
      <h2 class="h2">{said.whites}</h2>
      <table class={`tbl ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{said.columns.guest}</th>
            <th scope="col" class="r">
              {said.brought}
            </th>
            <th scope="col" class="r">
              {said.columns.net}
            </th>
            <th scope="col" class="r">
              {said.has}
            </th>
          </tr>
        </thead>
        <tbody>
          {guests.map(({ person, name, brought, net, out }) => (
            <tr key={person}>
              <th scope="row">{name}</th>
              <td class="r">{number(brought)}</td>
              <td class="r">{signed(net)}</td>
              <td class="r">{number(out)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(kitty !== 0 || housePlayers !== 0) && (
        <p class="quiet small">{said.kitty({ kitty: number(kitty), house: signed(housePlayers) })}</p>
      )}
    </section>
  );
}

type Columns = Readonly<Record<'guest' | 'team' | (typeof money)[number] | 'owes', string>>;

/** The same for a spreadsheet: a mark of its letters first, a line to a guest, sums with two places and a point. */
export function settlingCsv({ guests, all }: Pick<SettlingUp, 'guests' | 'all'>, columns: Columns): string {
  const figures = (line: Line): readonly string[] =>
    [...money, 'owes' as const].map((kind) => (line[kind] / 100).toFixed(2));
  const hasTeams = guests.some(({ team }) => team !== undefined);
  const inTeam = (team: string): readonly string[] => (hasTeams ? [team] : []);
  const rows = [
    [columns.guest, ...inTeam(columns.team), ...[...money, 'owes' as const].map((kind) => columns[kind])],
    ...guests.map((line) => [line.name, ...inTeam(line.team ?? ''), ...figures(line)]),
    ['', ...inTeam(''), ...figures(all)],
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A name that would be a formula in a spreadsheet is made a text. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the text by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
