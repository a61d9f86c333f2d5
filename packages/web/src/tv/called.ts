import type { PartyScreen, Screen } from '@dicepit/wire';
import { calls } from '../words/de/calls.ts';
import { language, reasonIn } from './said.ts';

/** A call in the language of this screen; the pit writes it in English. */
function called(words: string, faces: readonly number[], pack: string): string {
  // A total that was called without its faces has no words of its own here.
  if (language === 'en' || faces.length === 0) return words;
  const [first = 1] = faces;
  const total = faces.reduce((sum, pips) => sum + pips, 0);
  const name = calls.numbers[total] || words;
  const isHard = faces.every((pips) => pips === first);
  if (faces.length === 3) return isHard ? calls.triple(name, String(first)) : name;
  if (pack === 'double-dice') return isHard ? calls.double(name, String(first)) : name;
  if (total === 2) return calls.snakeEyes;
  if (total % 2 === 1 || total === 12) return name;
  return isHard ? calls.hard(name) : calls.easy(name);
}

/** What a throw of the party is called: its number, and what it did. */
function calledAtParty(
  { words, faces }: { readonly words: string; readonly faces: readonly number[] },
  did: 'wins' | 'turns' | 'nothing',
): string {
  const total = faces.reduce((sum, pips) => sum + pips, 0);
  const name = calls.numbers[total];
  if (language === 'en' || name === undefined) return words;
  if (did === 'wins') return `${name} gewinnt`;
  if (total === 2) return calls.snakeEyes;
  return did === 'turns' ? `${name} ist zu` : name;
}

/** The call of a screen in the words that stand on it; nothing where there is none. */
export function callOn(screen: Screen): string {
  if (screen.is === 'lobby' || screen.call === null) return '';
  if (screen.is === 'party') return calledAtParty(screen.call, whatItDid(screen));
  const { call, pack } = screen;
  return call.is === 'void' ? reasonIn(call.words) : called(call.words, call.faces, pack);
}

/** What the last throw of a party did. */
function whatItDid({ winner, rows }: PartyScreen): 'wins' | 'turns' | 'nothing' {
  if (winner !== null) return 'wins';
  return rows.some(({ cards }) => cards.some(({ turned }) => turned)) ? 'turns' : 'nothing';
}
