import { ladder, type Role, rolesThat } from '@dicepit/engine';
import type { PageWords } from '@dicepit/words/pages';
import office from '@dicepit/words/pages/office.json' with { type: 'json' };
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusal } from '../host/console-state.ts';
import { loadEveryPack } from '../live/packs.ts';
import { me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { Connection } from '../shell/banners.tsx';
import { Refused } from '../shell/refused.tsx';
import { SignIn } from '../staff/entering.tsx';
import * as staff from '../staff/staff-page.module.css';
import { NothingHere, StaffPage } from '../staff/staff-page.tsx';
import { pageWords } from '../words/words.ts';
import { DeskLink, deskPlace } from './desk-place.tsx';

/** The desk: whoever has something to do there signs in and stands where the address says. */
export function OfficePage() {
  const who = me.value;
  if (who === undefined) return <Connection state={pitConnection.value} onRetry={retryPit} />;
  if (who.kind !== 'staff') return <SignIn />;
  const open = tabsFor(who.roles);
  const tab = open.find(({ id }) => id === deskPlace.value.tab) ?? open[0];
  return tab === undefined ? <Nothing name={who.name ?? ''} /> : <DeskTabs tabs={open} tab={tab} />;
}

function DeskTabs({ tabs, tab }: { readonly tabs: readonly Tab[]; readonly tab: Tab }) {
  const said = deskWords.value;
  useEffect(() => {
    document.title = `${said.tabs[tab.id]} · ${said.title} · Dicepit`;
  }, [said, tab]);
  return (
    <StaffPage
      said={said}
      heading={
        <>
          <b>{said.title}</b>
          <span>{[pit.value?.name, me.value?.name].filter((each) => each !== undefined).join(', ')}</span>
        </>
      }
      tabs={
        <nav class={staff.tabs} aria-label={said.tabsName}>
          {tabs.map(({ id }) => (
            <DeskLink key={id} to={{ tab: id }} class={staff.tab} current={id === tab.id}>
              {said.tabs[id]}
            </DeskLink>
          ))}
        </nav>
      }
    >
      <Loaded key={tab.id} tab={tab} />
      {refusal.value !== undefined && (
        <Refused {...refusal.value} onClose={() => (refusal.value = undefined)} />
      )}
    </StaffPage>
  );
}

type Loading =
  | { readonly is: 'coming' | 'failed' }
  | { readonly is: 'here'; readonly Page: FunctionComponent };

/** A part of the desk comes when it is asked for, so that nobody waits for the others. */
function Loaded({ tab }: { readonly tab: Tab }) {
  const [loading, setLoading] = useState<Loading>({ is: 'coming' });
  const load = (): void => {
    setLoading({ is: 'coming' });
    tab.load().then(
      (Page) => setLoading({ is: 'here', Page }),
      () => setLoading({ is: 'failed' }),
    );
  };
  useEffect(load, [tab]);
  const said = deskWords.value;
  if (loading.is === 'here') return <loading.Page />;
  if (loading.is === 'coming') return <p class={`quiet ${staff.wait}`}>{said.loading}</p>;
  return (
    <section class="panel" role="alert">
      <h1 class="h2">{said.notLoadedTitle}</h1>
      <p>{said.notLoadedText}</p>
      <button type="button" class="btn" onClick={load}>
        {said.again}
      </button>
    </section>
  );
}

function Nothing({ name }: { readonly name: string }) {
  const { nothingTitle, nothingText, signOut } = deskWords.value;
  return <NothingHere title={nothingTitle} text={nothingText({ name })} signOut={signOut} />;
}

/** One part of the desk: who has something to do there, and its page, which comes when it is asked for. */
type Tab = {
  readonly id: keyof OfficeWords['tabs'];
  readonly roles: readonly Role[];
  readonly load: () => Promise<FunctionComponent>;
};

/** Cases are decided by the rules of their games, of whichever table they are. */
function withGames(load: Tab['load']): Tab['load'] {
  return async () => {
    const [page, areHere] = await Promise.all([load(), loadEveryPack()]);
    if (!areHere) throw new Error('the games of this pit could not be read');
    return page;
  };
}

const tabs: readonly Tab[] = [
  {
    id: 'disputes',
    roles: [...ladder, ...rolesThat('inspects')],
    load: withGames(async () => (await import('../disputes/desk/disputes-tab.tsx')).DisputesTab),
  },
  {
    id: 'conduct',
    roles: [...ladder, ...rolesThat('inspects')],
    load: withGames(async () => (await import('../conduct/desk/conduct-tab.tsx')).ConductTab),
  },
  {
    id: 'promotions',
    roles: rolesThat('runs', 'inspects', 'scrutinises'),
    load: async () => (await import('../promotions/desk/promotions-tab.tsx')).PromotionsTab,
  },
];

const tabsFor = (roles: readonly Role[]): readonly Tab[] =>
  tabs.filter((tab) => tab.roles.some((role) => roles.includes(role)));

type OfficeWords = PageWords['office'];

/** The words of the desk come with it, and not with every other page. */
const deskWords = pageWords('office', office);
