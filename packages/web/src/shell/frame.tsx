import { Component, type ComponentChild, type ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { nameOfKey } from '../settings/keys.ts';
import { Announcer, repeatLast } from './announcer.tsx';
import { Broken, TooOld } from './cards.tsx';
import { SettingsSheet, settingsOpen } from './settings-sheet.tsx';
import { Toasts } from './toasts.tsx';
import { isTooOld } from './version.ts';

/** What is around every page: the voices, what pops up, the settings, and a card where the page itself has broken. */
export function Frame({ page: Page }: { readonly page: () => ComponentChild }) {
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (isRepeatKey(event)) repeatLast();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
  return (
    <>
      <Announcer />
      <Fence>{isTooOld.value ? <TooOld /> : <Page />}</Fence>
      <Toasts />
      {settingsOpen.value && <SettingsSheet onClose={() => (settingsOpen.value = false)} />}
    </>
  );
}

/** L alone, for the last message, where single keys are on and nobody is writing. */
function isRepeatKey({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  const writing = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
  return nameOfKey(key) === 'again' && !writing;
}

/** Preact asks for a class where a mistake in what is drawn has to be caught. */
class Fence extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  /** Whoever looks into the browser's own record finds what it was. */
  override componentDidCatch(mistake: unknown): void {
    // oxlint-disable-next-line no-console
    console.error(mistake);
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
