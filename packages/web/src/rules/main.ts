import './rules.css';
import 'virtual:book.css';
import './rulebook-page.css';
import { isLanguage } from '@dicepit/words/languages';
import { keepSettings, settings } from '../settings/settings.ts';
import { followContents, letCopy, letFind, showUses } from './book-script.ts';

/** What a script adds to a book that is whole without one. */
keepSettings();
followLanguage();
letFind();
letCopy();
followContents();
void showUses();

const print = document.getElementById('print');
if (print !== null) {
  print.hidden = false;
  print.addEventListener('click', () => globalThis.print());
}

/** The page came in the language of the browser: whoever has chosen another has it in that, unless the address names one. */
function followLanguage(): void {
  const { language } = settings.value;
  const asked = new URLSearchParams(location.search);
  if (!isLanguage(language) || language === document.documentElement.lang || asked.has('lang')) return;
  asked.set('lang', language);
  location.replace(`?${asked}${location.hash}`);
}
