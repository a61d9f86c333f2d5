import { Component, type ComponentChild, type ComponentChildren, render } from 'preact';
import '../look/look.css';
import { computed, effect, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { openPit, pit } from '../live/pit.ts';
import { keepSettings, nameOfKey } from '../settings/settings.ts';
import { speak } from '../words/words.ts';
import { Announcer, repeatLast } from './announcer.tsx';
import { Broken, TooOld } from './cards.tsx';
import { SettingsSheet, settingsOpen } from './settings-sheet.tsx';
import { Toasts } from './toasts.tsx';

/** Puts a page on the screen: its words, its look, the pit behind it, and the frame around it. */
export async function boot(page: () => ComponentChild): Promise<void> {
  keepSettings();
  openPit();
  watchVersion();
  await speak();
  await yieldToMain();
  const place = document.getElementById('page');
  if (place === null) return;
  // What stood there while the page came has done its work, and so has the watch over it.
  place.replaceChildren();
  render(<Frame page={page} />, place);
}

/** What is around every page: the voices, what pops up, the settings, and a card where the page itself has broken. */
function Frame({ page: Page }: { readonly page: () => ComponentChild }) {
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

/** Where it is written down, for this tab only, that it has loaded itself again for a software. */
const STORAGE_KEY = 'dicepit.reloaded-for';

const first = signal<string | undefined>(undefined);
const reloaded = signal(false);

/** Whether the pit runs another software than this page came from, and loading again has been tried. */
const isTooOld = computed(() => {
  const now = pit.value?.software;
  return reloaded.value && now !== undefined && first.value !== undefined && now !== first.value;
});

/** Watches the software of the pit for as long as the page is open. */
function watchVersion(): void {
  effect(() => {
    const now = pit.value?.software;
    if (first.peek() === undefined && now !== undefined) first.value = now;
    const step = stepFor({ first: first.peek(), now, reloadedFor: reloadedFor() });
    if (step === 'say so') reloaded.value = true;
    if (step === 'reload' && now !== undefined && noted(now)) location.reload();
  });
}

function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Where nothing can be noted, nothing is reloaded: it might go on for ever. */
function noted(software: string): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, software);
    return true;
  } catch {
    return false;
  }
}

type Step = 'nothing' | 'reload' | 'say so';

/** What a page does about the software of the pit: it loads itself again once for each, and then says so. */
export function stepFor(known: {
  readonly first: string | undefined;
  readonly now: string | undefined;
  readonly reloadedFor: string | null;
}): Step {
  const { first, now, reloadedFor } = known;
  if (now === undefined || first === undefined || now === first) return 'nothing';
  return reloadedFor === now ? 'say so' : 'reload';
}

/** Lets the browser have its turn: on a slow phone reading a script and drawing by it each take a while. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume);
  });
