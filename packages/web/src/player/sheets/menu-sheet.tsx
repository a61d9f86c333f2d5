import type { Game } from '@dicepit/engine';
import { useEffect, useState } from 'preact/hooks';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { toRules, toTables } from '../../shell/place.ts';
import { settingsOpen } from '../../shell/settings-sheet.tsx';

import type { Desk, SheetName } from '../desk/desk.ts';
import { playerWords } from '../said.ts';
import type { Sight } from '../sight.ts';

/** What else there is to do at a table. */
export function MenuSheet({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.menu;
  const go = (is: Exclude<SheetName['is'], 'area' | 'query'>) => (): void => {
    desk.sheet.value = { is };
  };
  const mark = useRulesMark(sight.game);
  const seated = sight.mine !== undefined;
  const fair = desk.open.live.value?.dice ?? null;
  return (
    <Sheet
      title={said.title}
      note={desk.open.live.value?.title ?? ''}
      closable
      onClose={() => (desk.sheet.value = undefined)}
    >
      <ul class="menu">
        {seated && <Entry name={said.chips} icon="plus" onPress={go('chips')} />}
        <Entry name={said.players} icon="person" onPress={go('players')} />
        <Entry name={said.record} icon="clock" onPress={go('record')} />
        {seated && <Entry name={said.typed} icon="search" onPress={go('typed')} />}
        {seated && <Entry name={said.bounds} icon="lock" onPress={go('bounds')} />}
        {seated && fair !== null && <Entry name={said.ownWords} icon="check" onPress={go('words')} />}
        {sight.person !== undefined && <Entry name={said.disputes} icon="warn" onPress={go('disputes')} />}
        {sight.person !== undefined && sight.rules.procedure.conduct !== undefined && (
          <Entry name={said.advice} icon="person" onPress={go('advice')} />
        )}
        <Entry
          name={said.settings}
          icon="moon"
          onPress={() => {
            desk.sheet.value = undefined;
            settingsOpen.value = true;
          }}
        />
        <Entry name={said.keys} icon="chevron" onPress={go('keys')} />
        <Way name={said.rules} href={toRules(sight.game.pack)} />
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
      <button type="button" class="menu-item" onClick={onPress}>
        <Icon name={icon} />
        {name}
      </button>
    </li>
  );
}

function Way({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <li>
      <a class="menu-item" href={href}>
        <Icon name="chevron" />
        {name}
      </a>
    </li>
  );
}
