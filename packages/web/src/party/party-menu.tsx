import { Action } from '../parts/action.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toRules, toTables } from '../shell/place.ts';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { toastWhyNot } from '../shell/toasts.tsx';
import { partyWords } from './said.ts';

export type MenuProps = {
  readonly pack: string;
  readonly isSeated: boolean;
  readonly hasDice: boolean;
  /** Why nobody can leave now, where they cannot. */
  readonly whyStay: string | undefined;
  readonly onOpen: (sheet: 'me' | 'story' | 'stand') => void;
  readonly onClose: () => void;
};

/** Everything that is not needed for the next throw. */
export function PartyMenu({ pack, isSeated, hasDice, whyStay, onOpen, onClose }: MenuProps) {
  const said = partyWords.value;
  return (
    <Sheet title={said.menu} onClose={onClose} closable>
      <ul class="menulist">
        {isSeated && (
          <Item>
            <Action class="menuitem" onPress={() => onOpen('me')}>
              {said.me} <Icon name="chevron" />
            </Action>
          </Item>
        )}
        <Item>
          <Action class="menuitem" onPress={() => onOpen('story')}>
            {said.log} <Icon name="chevron" />
          </Action>
        </Item>
        <Item>
          <a class="menuitem" href={toRules(pack)}>
            {said.rules} <Icon name="chevron" />
          </a>
        </Item>
        {hasDice && (
          <Item>
            <a class="menuitem" href="./fair">
              {said.fair} <Icon name="chevron" />
            </a>
          </Item>
        )}
        <Item>
          <Action
            class="menuitem"
            onPress={() => {
              onClose();
              settingsOpen.value = true;
            }}
          >
            {said.settings} <Icon name="chevron" />
          </Action>
        </Item>
        <Item>
          <a class="menuitem" href={toTables}>
            {said.tables} <Icon name="chevron" />
          </a>
        </Item>
        {isSeated && (
          <Item>
            <Action class="menuitem" why={whyStay} onRefused={toastWhyNot} onPress={() => onOpen('stand')}>
              {said.stand} <Icon name="chevron" />
            </Action>
            {whyStay !== undefined && <p class="small quiet">{whyStay}</p>}
          </Item>
        )}
      </ul>
    </Sheet>
  );
}

const Item = ({ children }: { readonly children: preact.ComponentChildren }) => <li>{children}</li>;
