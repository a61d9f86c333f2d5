import './rules.css';
import 'virtual:book.css';
import '../look/rules.css';
import { keepSettings } from '../settings/settings.ts';
import { followContents } from './follow-contents.ts';
import { letCopy } from './let-copy.ts';
import { letFind } from './let-find.ts';
import { showUses } from './show-uses.ts';

/** What a script adds to a book that is whole without one. */
keepSettings();
letFind();
letCopy();
followContents();
void showUses();

const print = document.getElementById('print');
if (print !== null) {
  print.hidden = false;
  print.addEventListener('click', () => globalThis.print());
}
