import { type Cents, type Game, LARGEST_STAKE, type Wager } from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Sheet } from '../../parts/sheet.tsx';
import { announce } from '../../shell/announcer.tsx';
import { wagerInWords, whyTold } from '../../words/refusal-words.ts';
import { list, time } from '../../words/words.ts';
import { findWarning } from '../bets.ts';
import { lastRolls, writeOutcome } from '../past-rolls.ts';
import type { PlayerStore } from '../player-store.ts';
import { chosenChip, executeAct, put } from '../player-store.ts';
import {
  inChips,
  myBets,
  myStakeOn,
  nameAt,
  onTable,
  type PlayerView,
  rackOf,
  stakeOf,
  unitOf,
  wagerName,
} from '../player-view.ts';
import { playerWords } from '../player-words.ts';
import { throwNow } from '../throw-dock.tsx';
import { changesText } from '../top-bar.tsx';
import { chanceOf, priceOf } from '../wager-facts.ts';
import * as css from './sheets.module.css';

/** A line to type bets and questions into; every answer is written under it and said aloud. */
export function TypedSheet({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.typed;
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [line, setLine] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const close = (): void => {
    store.sheet.value = undefined;
  };
  useLayoutEffect(() => input.current?.focus(), []);
  const ask = async (line: string): Promise<void> => {
    const answer = await answered(store, view, line);
    if (answer === '') return;
    announce(answer);
    setAnswers((before) => [answer, ...before].slice(0, 6));
  };
  return (
    <Sheet title={said.title} closable onClose={close}>
      <form
        class={css.typed}
        onSubmit={(event) => {
          event.preventDefault();
          const { current } = input;
          if (current === null) return;
          void ask(current.value);
          current.value = '';
          setLine('');
        }}
      >
        <input
          ref={input}
          class="input"
          aria-label={said.label}
          placeholder={said.example}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="send"
          aria-describedby="typed-warning"
          onInput={({ currentTarget }) => setLine(currentTarget.value)}
        />
        <button type="submit" class="btn btn-main">
          {said.send}
        </button>
      </form>
      <p id="typed-warning" class={css.warning} role="status">
        {warned(store, view, line)}
      </p>
      <p class="quiet small">{said.hint}</p>
      <ul class={css.answers}>
        {answers.map((answer, index) => (
          // The same answer may be given twice; its place tells it apart.
          <li key={`${answers.length - index}-${answer}`}>{answer}</li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What the posted limits say against a bet while it is still being written. */
function warned(store: PlayerStore, view: PlayerView, line: string): string {
  const typed = readTyped(line, view.game, { unit: unitOf(view), chosen: chosenChip(store, view) });
  return typed.is === 'bet'
    ? (whyTold(findWarning(view, { [typed.wager]: typed.cents })?.refusal) ?? '')
    : '';
}

/** Does what a line asks, or answers it. */
async function answered(store: PlayerStore, view: PlayerView, line: string): Promise<string> {
  const said = playerWords.value.typed;
  const typed = readTyped(line, view.game, { unit: unitOf(view), chosen: chosenChip(store, view) });
  switch (typed.is) {
    case 'nothing':
      return '';
    case 'unknown':
      return typed.near.length === 0
        ? said.unknown({ text: typed.text })
        : said.several({ text: typed.text, names: list(typed.near.map((wager) => wagerName(view, wager))) });
    case 'question':
      return answerTo(view, typed.about);
    case 'odds':
      return await oddsOf(view, typed.wager);
    case 'act':
      doAct(store, view, typed.act);
      return '';
    case 'bet':
    case 'off': {
      const held = myStakeOn(view, typed.wager);
      const cents = typed.is === 'bet' ? typed.cents : -Math.min(typed.cents ?? held, held);
      if (cents === 0) return playerWords.value.acts.nothingThere;
      const changes = { [typed.wager]: cents };
      return put(store, changes) ? said.sent({ what: changesText(view, changes) }) : '';
    }
  }
}

async function oddsOf(view: PlayerView, id: string): Promise<string> {
  const said = playerWords.value.typed;
  const wager = view.game.wagers[id];
  if (wager === undefined) return said.unknown({ text: id });
  const pays = said.odds({ wager: wager.name, pays: priceOf(view, wager) });
  const chance = chancesBarredAt(view.game.pack) === undefined ? await chanceOf(wager) : undefined;
  return chance === undefined
    ? pays
    : `${pays} ${said.chance({ part: chance.part, whole: chance.whole, share: chance.edge })}`;
}

function doAct(store: PlayerStore, { mine }: PlayerView, name: TypedAct): void {
  if (mine === undefined) return;
  const { seat } = mine;
  if (name === 'throw') void throwNow(store);
  else if (name === 'take') void store.command({ type: 'AcceptDice', seat });
  else if (name === 'pass') void store.command({ type: 'GiveUpDice', seat });
  else void executeAct(store, name);
}

/** What somebody asks by a line of text. */
type Typed =
  | { readonly is: 'bet'; readonly wager: string; readonly cents: Cents }
  /** Without a sum, all of it. */
  | { readonly is: 'off'; readonly wager: string; readonly cents: Cents | undefined }
  | { readonly is: 'act'; readonly act: TypedAct }
  | { readonly is: 'question'; readonly about: Question }
  | { readonly is: 'odds'; readonly wager: string }
  | { readonly is: 'nothing' }
  /** The words that were not understood, and the wagers that they might mean. */
  | { readonly is: 'unknown'; readonly text: string; readonly near: readonly string[] };

type TypedAct = 'undo' | 'redo' | 'clear' | 'repeat' | 'double' | 'throw' | 'take' | 'pass';
type Question = 'last' | 'bets' | 'chips' | 'shooter' | 'time' | 'limits' | 'help';

/** The words of every language that is spoken here; none of them means two things. */
const acts: Readonly<Record<string, TypedAct>> = {
  undo: 'undo',
  redo: 'redo',
  clear: 'clear',
  repeat: 'repeat',
  again: 'repeat',
  double: 'double',
  x2: 'double',
  throw: 'throw',
  roll: 'throw',
  take: 'take',
  pass: 'pass',
  zurück: 'undo',
  vor: 'redo',
  leeren: 'clear',
  nochmal: 'repeat',
  wiederholen: 'repeat',
  verdoppeln: 'double',
  doppelt: 'double',
  werfen: 'throw',
  nehmen: 'take',
  weiter: 'pass',
};

const questions: Readonly<Record<string, Question>> = {
  last: 'last',
  bets: 'bets',
  chips: 'chips',
  rack: 'chips',
  shooter: 'shooter',
  time: 'time',
  limits: 'limits',
  help: 'help',
  '?': 'help',
  letzter: 'last',
  einsätze: 'bets',
  werfer: 'shooter',
  zeit: 'time',
  grenzen: 'limits',
  hilfe: 'help',
};

/** What asks for the odds of a wager, before its name. */
const oddsQuestion = /^(?:odds|quote|quoten)\s+/;

/**
 * Reads a line: `field 10`, `hard 8 5`, `-any7`, `repeat`, `odds field`. The last number is the sum where words are
 * left before it that name a wager; `unit` is what one chip is worth, the chosen chip what is meant without a sum.
 */
export function readTyped(
  line: string,
  game: Game,
  { unit, chosen }: { readonly unit: Cents; readonly chosen: Cents },
): Typed {
  const text = line.trim().toLowerCase();
  if (text === '') return { is: 'nothing' };
  const act = acts[text];
  if (act !== undefined) return { is: 'act', act };
  const about = questions[text];
  if (about !== undefined) return { is: 'question', about };
  if (oddsQuestion.test(text))
    return named(game, text.replace(oddsQuestion, ''), (wager) => ({ is: 'odds', wager }));
  const isOff = text.startsWith('-') || text.startsWith('−');
  const rest = isOff ? text.slice(1).trim() : text;
  const { words, sum } = splitSum(rest, game, unit);
  return named(game, words, (wager) =>
    isOff ? { is: 'off', wager, cents: sum } : { is: 'bet', wager, cents: sum ?? chosen },
  );
}

/** `hard 8 5` is five on Hard 8, and `hard 8` is Hard 8 without a sum: the longest name that is one counts. */
function splitSum(
  text: string,
  game: Game,
  unit: Cents,
): { readonly words: string; readonly sum: Cents | undefined } {
  if (wagerCalled(game, text).length === 1) return { words: text, sum: undefined };
  const [, words, figures] = /^(.*\S)\s+\$?(\d+(?:[.,]\d{1,2})?)$/.exec(text) ?? [];
  if (words === undefined || figures === undefined) return { words: text, sum: undefined };
  // More than any bet may hold is more than this table takes, and is told as that.
  const sum = Math.round(Number(figures.replace(',', '.')) * unit);
  return { words, sum: Math.min(sum, LARGEST_STAKE) };
}

function named(game: Game, words: string, make: (wager: string) => Typed): Typed {
  const found = wagerCalled(game, words);
  const [wager] = found;
  return wager !== undefined && found.length === 1
    ? make(wager)
    : { is: 'unknown', text: words.trim(), near: found };
}

/**
 * The wagers that somebody may mean: one where the words are its name, printed or in the language that is spoken, or
 * its id, however they are spaced and dashed; else all whose names have these words in them.
 */
export function wagerCalled(game: Game, words: string): readonly string[] {
  const asked = bare(words);
  if (asked === '') return [];
  const wagers = Object.values(game.wagers);
  // `Harte 8, aus zwei Vieren` is typed `harte 8`: what stands behind the comma only explains.
  const inWords = (wager: Wager): string => wagerInWords(game.pack, wager)?.replace(/,.*/, '') ?? '';
  const exact = wagers.filter((wager) =>
    [bare(wager.id), bare(wager.name), numbersIn(wager.name), bare(inWords(wager))].includes(asked),
  );
  if (exact.length > 0) return exact.map(({ id }) => id);
  return wagers
    .filter((wager) => `${bare(wager.name)} ${bare(wager.id)} ${bare(inWords(wager))}`.includes(asked))
    .map(({ id }) => id);
}

/** Names as they are typed: small letters and figures, and nothing between them. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `2 or 5` may be typed `2 5` and `2/5`, since its figures are its name. */
const numbersIn = (name: string): string => (/^[\d\s]*or[\d\s]*$/.test(name) ? name.replace(/\D/g, '') : '-');

/** What is answered to a question about the table; in chips where those have a colour of one's own. */
export function answerTo(view: PlayerView, about: Question): string {
  const said = playerWords.value.typed;
  const { table, game } = view;
  switch (about) {
    case 'last': {
      const [roll] = lastRolls(view);
      return roll === undefined
        ? said.noRoll
        : said.lastRoll({ roll: `${roll.number}`, call: writeOutcome(game, roll) });
    }
    case 'bets': {
      const bets = myBets(view).map((bet) =>
        playerWords.value.notices.on({
          sum: inChips(view, stakeOf(bet)),
          wager: wagerName(view, bet.wager),
        }),
      );
      return bets.length === 0 ? said.noBets : said.bets({ list: list(bets) });
    }
    case 'chips':
      return said.chips({ chips: inChips(view, rackOf(view)), table: inChips(view, onTable(view)) });
    case 'shooter':
      return shooterText(view);
    case 'time':
      return said.time({ time: time(view.at) });
    case 'limits': {
      const { limits } = table.signs;
      return limits === undefined
        ? said.noLimits
        : said.limits({ minimum: inChips(view, limits.minimum), maximum: inChips(view, limits.maximum) });
    }
    case 'help':
      return said.help;
  }
}

function shooterText({ table, mine }: PlayerView): string {
  const said = playerWords.value.typed;
  const { is } = table.shooter;
  if (is.kind === 'dealer') return said.dealerThrows;
  if (is.kind !== 'seat' && is.kind !== 'choosing') return said.nobody;
  return is.seat === mine?.seat ? said.youShoot : said.shooter({ name: nameAt({ table }, is.seat) });
}
