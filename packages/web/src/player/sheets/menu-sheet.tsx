import type { Game } from '@dicepit/engine';
import { hasLesson } from '@dicepit/games';
import { useEffect, useState } from 'preact/hooks';
import { pit } from '../../live/pit.ts';
import { ReactionsLater } from '../../me/reactions-later.tsx';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { LaterOrNothing } from '../../shell/later.tsx';
import { toRules, toTables } from '../../shell/place.ts';
import { settingsOpen } from '../../shell/settings-sheet.tsx';
import { toastWith } from '../../shell/toasts.tsx';
import { sum, words } from '../../words/words.ts';
import { clearing, isNothing } from '../bets.ts';
import type { PlayerStore, SheetName } from '../player-store.ts';
import { onTable, type PlayerView, worthOf } from '../player-view.ts';
import { playerWords } from '../player-words.ts';
import { leave } from './chips-sheet.tsx';
import * as css from './sheets.module.css';

const teamChoice = async () => (await import('../../me/lively.tsx')).TeamChoice;

/** What else there is to do at a table. */
export function MenuSheet({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.menu;
  const go = (is: Exclude<SheetName['is'], 'area' | 'query'>) => (): void => {
    store.sheet.value = { is };
  };
  const mark = useRulesMark(view.game);
  const seated = view.mine !== undefined;
  const fair = store.open.live.value?.dice ?? null;
  return (
    <Sheet
      title={said.title}
      note={store.open.live.value?.title ?? ''}
      closable
      onClose={() => (store.sheet.value = undefined)}
    >
      {view.table.setup?.mode !== 'strict' && <ReactionsLater table={store.open.id} />}
      {seated && pit.value?.teams !== undefined && (
        <LaterOrNothing load={teamChoice} props={{ chosen: '' }} />
      )}
      <ul class={css.menu}>
        {seated && <Entry name={said.chips} icon="plus" onPress={go('chips')} />}
        <Entry name={said.players} icon="person" onPress={go('players')} />
        <Entry name={said.record} icon="clock" onPress={go('record')} />
        {seated && <Entry name={said.typed} icon="search" onPress={go('typed')} />}
        {seated && <Entry name={said.bounds} icon="lock" onPress={go('bounds')} />}
        {seated && fair !== null && <Entry name={said.ownWords} icon="check" onPress={go('words')} />}
        {view.person !== undefined && <Entry name={said.disputes} icon="warn" onPress={go('disputes')} />}
        {view.person !== undefined && view.rules.procedure.conduct !== undefined && (
          <Entry name={said.advice} icon="person" onPress={go('advice')} />
        )}
        <Entry
          name={said.settings}
          icon="moon"
          onPress={() => {
            store.sheet.value = undefined;
            settingsOpen.value = true;
          }}
        />
        <Entry name={said.keys} icon="chevron" onPress={go('keys')} />
        {hasLesson(view.game.pack) && (
          <Entry name={words.value.common.howToPlay} icon="play" onPress={go('play')} />
        )}
        <Way name={said.rules} href={toRules(view.game.pack)} />
        {fair !== null && <Way name={said.fair} href="./fair" />}
        <Way name={said.tables} href={toTables} />
        {seated && <Entry name={said.leave} icon="close" onPress={go('leave')} />}
      </ul>
      {mark !== undefined && <p class="quiet small">{said.rulesMark({ mark })}</p>}
    </Sheet>
  );
}

/** The mark of the rules; nothing until it is worked out, or where the network has gone before. */
function useRulesMark(game: Game): string | undefined {
  const [mark, setMark] = useState<string>();
  useEffect(() => {
    import('./rules-mark.ts').then(({ rulesMark }) => setMark(rulesMark(game)), nothing);
  }, [game]);
  return mark;
}

const nothing = (): void => undefined;

type EntryProps = { readonly name: string; readonly icon: IconName; readonly onPress: () => void };

function Entry({ name, icon, onPress }: EntryProps) {
  return (
    <li>
      <button type="button" class={css.entry} onClick={onPress}>
        <Icon name={icon} />
        {name}
      </button>
    </li>
  );
}

function Way({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <li>
      <a class={css.entry} href={href}>
        <Icon name="chevron" />
        {name}
      </a>
    </li>
  );
}

/** Leaving the table: what may come down comes down, the chips go to the account, the seat becomes free. */
export function LeaveSheet({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.leave;
  const close = (): void => {
    store.sheet.value = undefined;
  };
  const go = async (): Promise<void> => {
    const down = clearing(view);
    if (!isNothing(down) && !(await store.give(down, (done) => done))) return;
    const now = store.actual.peek();
    if (now === undefined || !(await leave(store, now))) return;
    close();
    toastWith(said.gone);
  };
  const worth = worthOf(view);
  const lies = onTable(view);
  return (
    <Sheet title={said.title} onClose={close}>
      <p class="lead">{worth > 0 ? said.text({ sum: sum(worth) }) : said.textEmpty}</p>
      {lies > 0 && <p class="lead">{said.betsUp({ sum: sum(lies) })}</p>}
      <Buttons split="two">
        <Action onPress={() => void go()}>{said.go}</Action>
        <Action class="btn btn-main" onPress={close} autofocus>
          {said.stay}
        </Action>
      </Buttons>
    </Sheet>
  );
}
