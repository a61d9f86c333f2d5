import { factsOf } from '@dicepit/games';
import type { CageAccount, Me } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { guestWords } from '../join/said.ts';
import { client, me, pit } from '../live/pit.ts';
import type { OpenTable } from '../live/table.ts';
import { Action } from '../parts/action.tsx';
import { Icon } from '../parts/icon.tsx';
import { PatienceChoice } from '../parts/patience-choice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { signed } from '../party/signed.ts';
import { ClauseLink } from '../shell/clause-link.tsx';
import { Later } from '../shell/later.tsx';
import { toPromotions } from '../shell/place.ts';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { toastWhyNot } from '../shell/toasts.tsx';
import { change, number, sum } from '../words/numbers.ts';
import { translatedProblem } from '../words/translated.ts';
import { words } from '../words/words.ts';
import { AccountLines, topUpsIn } from './account-lines.tsx';
import { ChipsOverTime } from './chips-over-time.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { ownAt, recordBarredBy, useRackChanges } from './own-record.ts';
import { resultsFile, saveAs } from './results-file.ts';

const myDisputes = async () => (await import('../disputes/player/my-disputes.tsx')).MyDisputes;

export type MeProps = {
  /** The table that somebody sits at; none in the lobby. */
  readonly open?: OpenTable;
  readonly onClose: () => void;
};

/** Somebody's own sheet: chips, how they came and went, a file of it, another phone, the way out. */
export function MeSheet({ open, onClose }: MeProps) {
  const [next, setNext] = useState<'move' | 'leave' | 'disputes' | undefined>(undefined);
  const account = useAccount();
  if (next === 'move') return <MoveSheet onClose={onClose} />;
  if (next === 'leave') return <LeaveSheet onClose={onClose} />;
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
      <ul class="menulist">
        <li>
          <Action
            class="menuitem"
            onPress={() => {
              onClose();
              settingsOpen.value = true;
            }}
          >
            {said.settings} <Icon name="chevron" />
          </Action>
        </li>
        <li>
          <Action class="menuitem" onPress={() => setNext('disputes')}>
            {said.disputes} <Icon name="chevron" />
          </Action>
        </li>
        {hasPromotions(live?.pack) && (
          <li>
            <a class="menuitem" href={toPromotions}>
              {said.promotions} <Icon name="chevron" />
            </a>
          </li>
        )}
        <li>
          <Action class="menuitem" onPress={() => setNext('move')}>
            {said.move} <Icon name="chevron" />
          </Action>
        </li>
        <li>
          <Action class="menuitem" onPress={() => setNext('leave')}>
            {said.leave} <Icon name="chevron" />
          </Action>
        </li>
      </ul>
    </Sheet>
  );
}

/** Where the house deals, whoever needs longer to answer and to throw has longer. */
function Patience() {
  const choose = async (patience: NonNullable<Me['patience']>): Promise<void> => {
    const answer = await client.ask('askPatience', { body: { patience } });
    if (answer.ok) me.value = answer.value;
    else toastWhyNot(translatedProblem(answer.problem));
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

const knowsPromotions = (pack: string): boolean => factsOf(pack)?.promotions === true;

type SumsProps = { readonly open: OpenTable | undefined; readonly account: CageAccount | undefined };

/** What somebody has, and where. */
function Sums({ open, account }: SumsProps) {
  const { me: said } = guestWords.value;
  const { chipsAt: at } = words.value;
  const live = open?.live.value;
  const own = live === undefined ? undefined : ownAt(live);
  const write = live?.kind === 'party' ? number : sum;
  return (
    <dl class="mesums">
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
        {said.overTimeBarred} <ClauseLink clause={barred} />
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
      <div class="btns">
        <Action
          onPress={() => saveAs(`dicepit-${live.id}.csv`, resultsFile(changes, isParty ? 'whites' : 'cents'))}
        >
          {said.file}
        </Action>
        <p class="small quiet">{said.fileNote}</p>
      </div>
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
