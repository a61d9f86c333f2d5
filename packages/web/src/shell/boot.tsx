import { type ComponentChild, render } from 'preact';
import '../look/look.css';
import { openPit } from '../live/pit.ts';
import { keepSettings } from '../settings/settings.ts';
import { speak } from '../words/words.ts';
import { browsersTurn } from './browsers-turn.ts';
import { Frame } from './frame.tsx';
import { watchVersion } from './version.ts';

/** Puts a page on the screen: its words, its look, the pit behind it, and the frame around it. */
export async function boot(page: () => ComponentChild): Promise<void> {
  keepSettings();
  openPit();
  watchVersion();
  await speak();
  await browsersTurn();
  const place = document.getElementById('page');
  if (place === null) return;
  // What stood there while the page came has done its work, and so has the watch over it.
  place.replaceChildren();
  render(<Frame page={page} />, place);
}
