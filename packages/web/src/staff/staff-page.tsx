import type { ComponentChildren } from 'preact';
import { client, pitConnection, refreshMe, retryPit } from '../live/pit.ts';
import { Connection } from '../shell/banners.tsx';
import { Card } from '../shell/cards.tsx';
import { SettingsButton } from '../shell/settings-sheet.tsx';
import { CallsForHelp } from './calls-for-help.tsx';
import { DeskBar } from './desk-bar.tsx';
import * as staff from './staff-page.module.css';

type StaffPageProps = {
  /** What stands beside the brand: what page this is, and whose. */
  readonly heading: ComponentChildren;
  /** The ways to the parts of the page, where it has several. */
  readonly tabs?: ComponentChildren;
  readonly said: { readonly signOut: string; readonly settings: string };
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** A page of somebody who has signed in: the bar with the way out, and whether the pit is heard. */
export const StaffPage = ({ heading, tabs, said, class: name = '', children }: StaffPageProps) => (
  <div class="wide">
    <DeskBar heading={heading} tabs={tabs} class={staff.bar}>
      <button
        type="button"
        class="btn btn-sm btn-quiet"
        onClick={() => void client.signOut().then(refreshMe)}
      >
        {said.signOut}
      </button>
      <SettingsButton label={said.settings} />
    </DeskBar>
    <main class={`${staff.page} ${name}`} data-part="staff-page">
      <Connection state={pitConnection.value} onRetry={retryPit} />
      <CallsForHelp />
      {children}
    </main>
  </div>
);

type NothingHereProps = { readonly title: string; readonly text: string; readonly signOut: string };

/** Somebody has signed in for whom there is nothing on this page: they may be somebody else as well. */
export const NothingHere = ({ title, text, signOut }: NothingHereProps) => (
  <Card title={title} text={text}>
    <button type="button" class="btn" onClick={() => void client.signOut().then(refreshMe)}>
      {signOut}
    </button>
  </Card>
);
