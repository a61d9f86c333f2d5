import type { ComponentChildren } from 'preact';
import { Action } from './action.tsx';
import { Icon } from './icon.tsx';
import * as css from './menu-list.module.css';

type MenuListProps = { readonly children: ComponentChildren };

/** What a sheet leads to, one under another. */
export const MenuList = ({ children }: MenuListProps) => (
  <ul class={css.list} data-part="menu">
    {children}
  </ul>
);

type MenuItemProps = {
  readonly name: string;
  readonly onPress: () => void;
  /** Why it cannot be done now; it stands below, and is said when it is pressed. */
  readonly why?: string | undefined;
  readonly onRefused?: (why: string) => void;
};

/** Something to be done, or to be looked at here. */
export const MenuItem = ({ name, ...action }: MenuItemProps) => (
  <li>
    <Action class={css.item} {...action}>
      {name} <Icon name="chevron" />
    </Action>
    {action.why !== undefined && <p class="small quiet">{action.why}</p>}
  </li>
);

/** The way to another page. */
export const MenuLink = ({ name, href }: { readonly name: string; readonly href: string }) => (
  <li>
    <a class={css.item} href={href}>
      {name} <Icon name="chevron" />
    </a>
  </li>
);
