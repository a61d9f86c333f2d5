import { writeClause } from '@dicepit/games';
import { useEffect } from 'preact/hooks';
import { me, pit, refreshMe } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { Banner } from '../shell/banners.tsx';
import { BrandLink } from '../shell/brand.tsx';
import { Card } from '../shell/cards.tsx';
import { type ChancesBarred, chancesBarredFor } from '../shell/clauses.tsx';
import { NeedsPacks } from '../shell/needs-packs.tsx';
import { toLobby, toRules } from '../shell/place.ts';
import { SettingsButton } from '../shell/settings-sheet.tsx';
import { toastWith } from '../shell/toasts.tsx';
import { packNameInList } from '../words/pack-name.ts';
import { DifferencePanel } from './difference-panel.tsx';
import * as css from './lab.module.css';
import { OptionFields, PillSelect } from './lab-controls.tsx';
import { toCommand } from './lab-link.ts';
import { usual, withGame } from './lab-settings.ts';
import { chooseGame, gamesAsked, isSet, lab, linkNow, listGames, unread } from './lab-store.ts';
import { labWords } from './lab-words.ts';
import { LoadedPanel } from './loaded-panel.tsx';
import { SessionPanel } from './session-panel.tsx';
import { SimulationPanel } from './simulation-panel.tsx';
import { StrategiesPanel } from './strategies-panel.tsx';
import { WagersPanel } from './wagers-panel.tsx';

/** The odds lab: exact figures where there are any, simulation where there are none, and pictures of both. */
export function LabPage() {
  const said = labWords.value;
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  // Whoever sits down elsewhere in the meantime is somebody else to this page.
  const taken = pit.value?.tables.map(({ table, taken: seats }) => `${table} ${seats}`).join();
  useEffect(() => void refreshMe(), [taken]);
  const barred = chancesBarredFor(me.value, pit.value);
  if (barred !== undefined) return <Barred {...barred} />;
  if (!isSet.value)
    return (
      <main class="card-page">
        <NeedsPacks packs={gamesAsked}>{() => null}</NeedsPacks>
      </main>
    );
  return (
    <div class="wide">
      <LabBar />
      <main class={css.page}>
        <GameStrip />
        <Unread />
        <WagersPanel />
        <SessionPanel />
        <SimulationPanel />
        <DifferencePanel />
        <StrategiesPanel />
        <LoadedPanel />
      </main>
    </div>
  );
}

/** Somebody has sat down since the page was sent, or came by a way on which the server could not know them. */
function Barred({ title, pack, clause }: ChancesBarred) {
  const said = labWords.value;
  return (
    <Card title={said.barredTitle} text={said.barred({ title, clause: writeClause(clause) })}>
      <a class="btn btn-main" href={toLobby}>
        {said.toTable}
      </a>
      <a class="btn" href={toRules(pack, clause)}>
        {said.readClause({ clause: writeClause(clause) })}
      </a>
    </Card>
  );
}

/** What of a link could not be read. The page goes on with what it could. */
function Unread() {
  const said = labWords.value;
  if (unread.value.length === 0) return null;
  return (
    <Banner
      icon="warn"
      role="alert"
      class={css.unread}
      text={said.unread({ fields: unread.value.join(', ') })}
    >
      <button type="button" class="iconbtn" aria-label={said.dismiss} onClick={() => (unread.value = [])}>
        <Icon name="close" />
      </button>
    </Banner>
  );
}

/** What the page is, and how to take away what is set on it. */
function LabBar() {
  const said = labWords.value;
  return (
    <header class={`bar ${css.bar}`}>
      <BrandLink tables={said.tables} />
      <h1 class={css.name}>
        <b>{said.title}</b>
        <span>{said.note}</span>
      </h1>
      <button type="button" class="btn btn-sm" onClick={() => void copied(linkNow(), said.linkCopied)}>
        {said.copyLink}
      </button>
      <button
        type="button"
        class="btn btn-sm"
        onClick={() => void copied(toCommand(lab.peek()), said.commandCopied)}
      >
        {said.copyCommand}
      </button>
      <SettingsButton label={said.settings} />
    </header>
  );
}

/** The game, and everything that its rules leave to the table. */
function GameStrip() {
  const said = labWords.value;
  const chosen = lab.value;
  return (
    <div class={`${css.game} ${css.ctl}`} role="group" aria-label={said.gameAndOptions}>
      <PillSelect
        name={said.game}
        options={listGames().map(({ id }) => [id, packNameInList(id)] as const)}
        chosen={chosen.pack}
        onPick={(pack) => void chooseGame(pack, () => (lab.value = withGame(lab.peek(), usual(pack))))}
      />
      <OptionFields
        chosen={chosen}
        onChoose={(options) => (lab.value = withGame(lab.peek(), { pack: chosen.pack, options }))}
      />
    </div>
  );
}

async function copied(text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastWith(told);
  } catch {
    // Without https, or where somebody forbids it, a page may not copy: then it is shown, to be copied by hand.
    toastWith(text);
  }
}
