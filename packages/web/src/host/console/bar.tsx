import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/icon.tsx';
import { Brand } from '../../shell/brand.tsx';
import { settingsOpen } from '../../shell/settings-sheet.tsx';
import { hostWords } from '../said.ts';

export type BarProps = {
  readonly title: string;
  readonly note: string;
  readonly children?: ComponentChildren;
};

/** The bar over every page of the host. */
export function Bar({ title, note, children }: BarProps) {
  return (
    <header class="bar">
      <Brand />
      <span class="bar-line" />
      <div class="evt">
        <b>{title}</b>
        <span>{note}</span>
      </div>
      <span class="grow" />
      {children}
      <button
        type="button"
        class="iconbtn"
        aria-label={hostWords.value.desk.settings}
        onClick={() => (settingsOpen.value = true)}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}
