import { type CommandBody, citeBasis, type NoRoll, placeInBook } from '@dicepit/engine';
import { writeClause } from '@dicepit/games';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { reasonSays, voidCall } from '../../said/call.ts';
import { list } from '../../words/numbers.ts';
import { nameOfPacks, told } from '../../words/refusal-words.ts';
import { inSentence } from '../../words/words.ts';
import { type Desk, nameAt, tried, whyNot } from '../desk/desk.ts';
import { keep } from '../pad/kept.ts';
import { dealerWords } from '../said.ts';
import { DeskSheet, Part } from './parts.tsx';
import { tell } from './told.ts';

/** Voids the roll, for one of the pack's own reasons. What it does to the bets is said before it is done. */
export function NoRollSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { procedure } = desk.game;
  const { noRoll } = desk.rules.procedure.calling;
  const called = voidCall(desk.game);
  const [reason, setReason] = useState(desk.table.roll?.facts[0] ?? '');
  const [note, setNote] = useState('');
  const [die, setDie] = useState('');
  const [variant, setVariant] = useState('');
  const chosen = procedure.noRolls.find((each) => each.reason === reason);
  const variants = noRoll.variants[reason] ?? [];
  const thrown = desk.table.roll?.dice ?? [];
  const isSought = seeks(desk, reason);
  const details = {
    reason,
    ...(note.trim() === '' ? {} : { words: note.trim() }),
    ...(die === '' ? {} : die === ALL ? { dice: thrown } : { die }),
    ...(variant === '' || !variants.includes(variant) ? {} : { variant }),
  };
  const call: CommandBody = { type: 'CallNoRoll', ...details };
  const why = chosen === undefined ? said.chooseReason : whyNot(desk, call);
  const rowsOf = (must: boolean) =>
    procedure.noRolls
      .filter((each) => each.must === must)
      .map((each) => (
        <Reason
          key={each.reason}
          desk={desk}
          reason={each}
          on={each.reason === reason}
          onPress={() => {
            setReason(each.reason);
            if (die === ALL && !seeks(desk, each.reason)) setDie('');
          }}
        />
      ));
  const gives = async (): Promise<void> => {
    if (!(await desk.give(call))) return;
    keep([]);
    // A die that left the table is looked for next, and the sheet of the dice is where.
    desk.show(isSought ? { is: 'dice' } : undefined);
  };
  return (
    <DeskSheet desk={desk} title={said.noRollTitle({ call: called })}>
      <p class="lead">{consequence(desk)}</p>
      {procedure.noRolls.some(({ must }) => must) && (
        <Part title={said.must} note={said.mustNote}>
          <div class="reasons">{rowsOf(true)}</div>
        </Part>
      )}
      {procedure.noRolls.some(({ must }) => !must) && (
        <Part title={said.may} note={said.mayNote}>
          <div class="reasons">{rowsOf(false)}</div>
        </Part>
      )}
      {variants.length > 0 && (
        <Select
          label={said.formOf}
          value={variant}
          options={variants.map((each) => [each, nameOfPacks('variant', each)])}
          onChange={setVariant}
        />
      )}
      {desk.setup.dice === 'physical' && (
        <Select
          label={said.whichDie}
          value={die}
          options={[
            ['', said.noDie],
            ...thrown.map((each) => [each, each] as const),
            ...(isSought ? [[ALL, said.allDice({ dice: list(thrown) })] as const] : []),
          ]}
          onChange={setDie}
        />
      )}
      {isSought && <p class="quiet small">{said.soughtNext}</p>}
      <label class="field">
        <span class="label">{noRoll.words.includes(reason) ? said.noteNeeded : said.note}</span>
        <input class="input" value={note} onInput={({ currentTarget }) => setNote(currentTarget.value)} />
      </label>
      <div class="btns lean">
        <button type="button" class="btn" onClick={() => desk.show(undefined)}>
          {said.backToDice}
        </button>
        <Action class="btn btn-main" why={why} onPress={() => void gives()} onRefused={tell}>
          {chosen === undefined
            ? said.callVoid({ call: inSentence(called) })
            : said.callNoRoll({
                call: inSentence(called),
                clause: writeClause(citeBasis(desk.game, chosen.clause)),
              })}
        </Action>
      </div>
    </DeskSheet>
  );
}

/** Every die of the roll, in the list that has them one by one. */
const ALL = 'all';

/** Whether a roll that is void for this reason leaves a die to look for. */
const seeks = ({ setup, rules }: Desk, reason: string): boolean =>
  setup.dice === 'physical' &&
  rules.procedure.custody.off.isSought &&
  rules.procedure.custody.off.reason === reason;

type ReasonProps = {
  readonly desk: Desk;
  readonly reason: NoRoll<string>;
  readonly on: boolean;
  readonly onPress: () => void;
};

function Reason({ desk, reason, on, onPress }: ReasonProps) {
  // Words and the die are what somebody still says: a reason that only lacks them can be chosen.
  const [die] = desk.table.roll?.dice ?? [];
  const about = die === undefined ? {} : { die };
  const answer = tried(desk, { type: 'CallNoRoll', reason: reason.reason, words: reason.says, ...about });
  return (
    <Action
      class={on ? 'reason on' : 'reason'}
      pressed={on}
      why={answer.ok ? undefined : told(answer.refusal)}
      onPress={onPress}
      onRefused={tell}
    >
      <span>{capital(reasonSays(desk.game, reason))}</span>
      <span class="cl">{placeInBook(citeBasis(desk.game, reason.clause))}</span>
    </Action>
  );
}

/** What a void roll does to the bets and the dice, as the rules of this game have it. */
function consequence(desk: Desk): string {
  const { noRollOpen, noRollFrozen, theDealer } = dealerWords.value;
  const thrower = desk.table.roll?.thrower;
  const name = typeof thrower === 'number' ? nameAt(desk, thrower) : theDealer;
  const { voidRoll } = desk.game.procedure;
  const isOpen = voidRoll.bets === 'open' || desk.setup.policies.betsAfterVoidRound;
  return isOpen ? noRollOpen({ name }) : noRollFrozen({ name });
}

export type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
};

/** One of several, from a list. */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select class="input" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
