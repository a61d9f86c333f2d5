import { chancesBarredAt } from '@dicepit/games';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Sheet } from '../../parts/sheet.tsx';
import { announce } from '../../shell/announcer.tsx';
import { list } from '../../words/numbers.ts';
import { whyTold } from '../../words/refusal-words.ts';
import { warningOf } from '../bets/warned.ts';
import { act, put } from '../desk/acting.ts';
import { chosenOf } from '../desk/chips.ts';
import type { Desk } from '../desk/desk.ts';
import { playerWords } from '../said.ts';
import { myStakeOn, type Sight, unitOf, wagerName } from '../sight.ts';
import { answerTo } from '../typed/answer.ts';
import { readTyped, type Act as TypedAct } from '../typed/typed.ts';
import { changesText } from '../view/notices.tsx';
import { throwNow } from '../view/throw-dock.tsx';
import { priceOf } from './area-sheet.tsx';
import { chanceOf } from './chances.tsx';

/** A line to type bets and questions into; every answer is written under it and said aloud. */
export function TypedSheet({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.typed;
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [line, setLine] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const close = (): void => {
    desk.sheet.value = undefined;
  };
  useLayoutEffect(() => input.current?.focus(), []);
  const ask = async (line: string): Promise<void> => {
    const answer = await answered(desk, sight, line);
    if (answer === '') return;
    announce(answer);
    setAnswers((before) => [answer, ...before].slice(0, 6));
  };
  return (
    <Sheet title={said.title} closable onClose={close} class="typed">
      <form
        class="typed-line"
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
      <p id="typed-warning" class="typed-warning" role="status">
        {warned(desk, sight, line)}
      </p>
      <p class="quiet small">{said.hint}</p>
      <ul class="answers">
        {answers.map((answer, index) => (
          // The same answer may be given twice; its place tells it apart.
          <li key={`${answers.length - index}-${answer}`}>{answer}</li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What the posted limits say against a bet while it is still being written. */
function warned(desk: Desk, sight: Sight, line: string): string {
  const typed = readTyped(line, sight.game, { unit: unitOf(sight), chosen: chosenOf(desk, sight) });
  return typed.is === 'bet' ? (whyTold(warningOf(sight, { [typed.wager]: typed.cents })?.refusal) ?? '') : '';
}

/** Does what a line asks, or answers it. */
async function answered(desk: Desk, sight: Sight, line: string): Promise<string> {
  const said = playerWords.value.typed;
  const typed = readTyped(line, sight.game, { unit: unitOf(sight), chosen: chosenOf(desk, sight) });
  switch (typed.is) {
    case 'nothing':
      return '';
    case 'unknown':
      return typed.near.length === 0
        ? said.unknown({ text: typed.text })
        : said.several({ text: typed.text, names: list(typed.near.map((wager) => wagerName(sight, wager))) });
    case 'question':
      return answerTo(sight, typed.about);
    case 'odds':
      return await oddsOf(sight, typed.wager);
    case 'act':
      doAct(desk, sight, typed.act);
      return '';
    case 'bet':
    case 'off': {
      const held = myStakeOn(sight, typed.wager);
      const cents = typed.is === 'bet' ? typed.cents : -Math.min(typed.cents ?? held, held);
      if (cents === 0) return playerWords.value.acts.nothingThere;
      const changes = { [typed.wager]: cents };
      return put(desk, changes) ? said.sent({ what: changesText(sight, changes) }) : '';
    }
  }
}

async function oddsOf(sight: Sight, id: string): Promise<string> {
  const said = playerWords.value.typed;
  const wager = sight.game.wagers[id];
  if (wager === undefined) return said.unknown({ text: id });
  const pays = said.odds({ wager: wager.name, pays: priceOf(sight, wager) });
  const chance = chancesBarredAt(sight.game.pack) === undefined ? await chanceOf(wager) : undefined;
  return chance === undefined
    ? pays
    : `${pays} ${said.chance({ part: chance.part, whole: chance.whole, share: chance.edge })}`;
}

function doAct(desk: Desk, { mine }: Sight, name: TypedAct): void {
  if (mine === undefined) return;
  const { seat } = mine;
  if (name === 'throw') void throwNow(desk);
  else if (name === 'take') void desk.command({ type: 'AcceptDice', seat });
  else if (name === 'pass') void desk.command({ type: 'GiveUpDice', seat });
  else void act(desk, name);
}
