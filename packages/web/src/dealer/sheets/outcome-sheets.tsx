import {
  type CommandBody,
  citeBasis,
  evolveTable,
  isRoll,
  ladder,
  type NoRoll,
  placeInBook,
  type Role,
  rollLines,
} from '@dicepit/engine';
import { writeClause } from '@dicepit/games';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import * as look from '../../parts/field.module.css';
import { Icon } from '../../parts/icon.tsx';
import { callOf, reasonSays, thrownAt, thrownNow, voidCall } from '../../words/calls.ts';
import { nameOfPacks, tellRefusal } from '../../words/refusal-words.ts';
import { roleTitle } from '../../words/roles.ts';
import { inSentence, list, timeToTheSecond } from '../../words/words.ts';
import { Basis } from '../dealer-parts.tsx';
import { amendsAlone, type DealerView, dryRun, giveFromSheet, nameAt, refusalText } from '../dealer-view.ts';
import { dealerWords } from '../dealer-words.ts';
import { type Keyed, storeKeyed } from '../pad.ts';
import { outcomeWords } from '../roll.tsx';
import { effectsOfEvents, effectsOfLines, type SeatEffect } from '../settle.ts';
import * as css from './desk-sheets.module.css';
import { DeskSheet, Effects, FacesField, FacesShown, Part, tell } from './parts.tsx';

/** Corrects what was keyed, before anything is settled, with a supervisor looking on. */
export function AmendSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const [faces, setFaces] = useState<Keyed>([]);
  const { roll } = view.table;
  const call = roll?.calls.at(-1);
  const thrown = thrownNow(view.table);
  const { dice } = view.game;
  const was = call?.outcome.kind === 'total' ? call.outcome.roll : [];
  const wasCalled = call === undefined ? '' : outcomeWords(view, call.outcome, thrown);
  const whole = isRoll(faces, dice);
  const finds = whole ? callOf(view.game, faces, thrown) : said.keyOther;
  const alone: CommandBody = { type: 'AmendEntry', faces, alone: true };
  const isAlone = whole && refusalText(view, alone) === undefined;
  const amend: CommandBody = isAlone ? alone : { type: 'AmendEntry', faces };
  const effects = whole
    ? effectsOfLines(rollLines(view.rules, view.table).left, rollLines(view.rules, view.table, faces).left)
    : [];
  return (
    <DeskSheet view={view} title={said.amendTitle}>
      <p class="lead">
        {said.amendText} <Basis view={view} basis={view.rules.procedure.calling.amending.clause} />
      </p>
      <div class={css.swap}>
        <div>
          <span class="small quiet">{said.keyedAt({ time: timeToTheSecond(call?.at ?? view.now) })}</span>
          <FacesShown dice={dice} faces={was} />
          <b>{wasCalled}</b>
        </div>
        <Icon name="chevron" />
        <div>
          <span class="small quiet">{said.diceShow}</span>
          <FacesShown dice={dice} faces={faces} />
          <b>{finds}</b>
        </div>
      </div>
      <Part title={said.diceShow}>
        <FacesField dice={dice} faces={faces} onChange={setFaces} />
      </Part>
      {whole && <Effects view={view} effects={effects} note={said.nothingMoved} />}
      <p class={`small quiet ${css.approval}`}>{amendsAlone(view) ? said.amendAlone : said.amendApproval}</p>
      <Buttons split="lean">
        <button type="button" class="btn" onClick={() => view.show(undefined)}>
          {said.amendKeep({ call: inSentence(wasCalled) })}
        </button>
        <Action
          class="btn btn-main"
          why={whole ? refusalText(view, amend) : said.keyOther}
          onPress={() => void giveFromSheet(view, amend)}
          onRefused={tell}
        >
          {whole ? (isAlone ? said.amendTo : said.amendAsk)({ call: inSentence(finds) }) : said.amendTitle}
        </Action>
      </Buttons>
    </DeskSheet>
  );
}

type OverruleProps = { readonly view: DealerView; readonly roll: number | undefined };

/** Puts another outcome in the place of the one called: before it is settled, or by reversal afterwards. */
export function OverruleSheet({ view, roll: asked }: OverruleProps) {
  const said = dealerWords.value;
  const rolls = rollsAt(view);
  const [number, setNumber] = useState(asked ?? rolls[0]?.number ?? 0);
  const [isVoid, setVoid] = useState(false);
  const [faces, setFaces] = useState<Keyed>([]);
  const [reason, setReason] = useState('');
  const target = rolls.find((each) => each.number === number);
  const last = target?.calls.at(-1);
  if (target === undefined || last === undefined)
    return (
      <DeskSheet view={view} title={said.overruleTitle}>
        <p class="lead">{said.noRollsYet}</p>
      </DeskSheet>
    );
  const { dice } = view.game;
  const whole = isVoid || isRoll(faces, dice);
  const finds = isVoid
    ? voidCall(view.game)
    : isRoll(faces, dice)
      ? callOf(view.game, faces, thrownAt(view.table, target))
      : said.keyOther;
  const command: Ruling = {
    type: 'OverruleCall',
    roll: number,
    faces: isVoid ? 'void' : faces,
    words: reason.trim(),
  };
  return (
    <DeskSheet view={view} title={said.overruleTitle}>
      <p class="lead">
        {said.overruleText} <Basis view={view} basis={view.rules.procedure.overruling.clause} />
      </p>
      <Ladder view={view} called={last.by.role} />
      {rolls.length > 1 && (
        <Select
          label={said.whichRoll}
          value={String(number)}
          options={rolls.map((each) => [String(each.number), rollWords(view, each)])}
          onChange={(value) => setNumber(Number(value))}
        />
      )}
      <div class={css.swap}>
        <div>
          <span class="small quiet">{said.whoCalled({ name: roleTitle(last.by.role) })}</span>
          <FacesShown dice={dice} faces={last.outcome.kind === 'total' ? last.outcome.roll : []} />
          <b>{outcomeWords(view, last.outcome, thrownAt(view.table, target))}</b>
        </div>
        <Icon name="chevron" />
        <div>
          <span class="small quiet">{said.whoFinds({ name: rankOf(view) })}</span>
          <FacesShown dice={dice} faces={isVoid ? [] : faces} />
          <b>{finds}</b>
        </div>
      </div>
      <Part title={said.outcome}>
        <div class={css.reasons}>
          <Choice on={!isVoid} onPress={() => setVoid(false)}>
            {said.otherFaces}
          </Choice>
          <Choice on={isVoid} onPress={() => setVoid(true)}>
            {voidCall(view.game)}
          </Choice>
        </div>
        {!isVoid && <FacesField dice={dice} faces={faces} onChange={setFaces} />}
      </Part>
      {whole && <Effects view={view} effects={effectsOf(view, target, command)} />}
      <label class="field">
        <span class="label">{said.reasonInWords}</span>
        <input class="input" value={reason} onInput={({ currentTarget }) => setReason(currentTarget.value)} />
      </label>
      <Buttons split="lean">
        <button type="button" class="btn" onClick={() => view.show(undefined)}>
          {said.letStand}
        </button>
        <Action
          class="btn btn-main"
          why={whole ? refusalText(view, command) : said.keyOther}
          onPress={() => void giveFromSheet(view, command)}
          onRefused={tell}
        >
          {whole ? said.overruleTo({ call: inSentence(finds) }) : said.overruleTitle}
        </Action>
      </Buttons>
    </DeskSheet>
  );
}

type Ruling = Extract<CommandBody, { readonly type: 'OverruleCall' }>;

type Target = NonNullable<DealerView['table']['roll']> | DealerView['table']['recent'][number];

/** The rolls that could be overruled: the one under way once it is called, then those that are done. */
function rollsAt({ table }: DealerView): readonly Target[] {
  const { roll, recent } = table;
  return roll === undefined || roll.calls.length === 0 ? recent : [roll, ...recent];
}

function rollWords(view: DealerView, target: Target): string {
  const { rollUnderWay, rollDone } = dealerWords.value;
  const last = target.calls.at(-1);
  if (!('settlements' in target)) return rollUnderWay({ roll: target.number });
  return rollDone({
    roll: target.number,
    call: last === undefined ? '' : outcomeWords(view, last.outcome, thrownAt(view.table, target)),
  });
}

/** Of a roll that is settled the postings of its reversal say it; before that it is the difference of two settlements. */
function effectsOf(view: DealerView, target: Target, ruling: Ruling): readonly SeatEffect[] {
  // What somebody still has to write does not change what it does.
  const answer = dryRun(view, { ...ruling, words: 'as found' });
  if (!answer.ok) return [];
  if ('settlements' in target) return effectsOfEvents(answer.events);
  const { settled, left } = rollLines(view.rules, view.table);
  const after = rollLines(view.rules, answer.events.reduce(evolveTable, view.table));
  return effectsOfLines([...settled, ...left], after.left);
}

/** Who may overrule whom: the rank that called, and those of whoever looks. */
function Ladder({ view, called }: { readonly view: DealerView; readonly called: Role }) {
  const { ranks } = dealerWords.value;
  return (
    <ol class={css.ladder} aria-label={ranks}>
      {ladder.map((role) => (
        <li
          key={role}
          class={role === called ? css.isCaller : view.asker.roles.includes(role) ? css.isMine : ''}
        >
          {roleTitle(role)}
          {view.asker.roles.includes(role) && <small> {dealerWords.value.youMark}</small>}
        </li>
      ))}
    </ol>
  );
}

const rankOf = ({ asker }: DealerView): string => {
  const highest = ladder.findLast((role) => asker.roles.includes(role)) ?? 'dealer';
  return roleTitle(highest);
};

type ChoiceProps = { readonly on: boolean; readonly onPress: () => void; readonly children: string };

function Choice({ on, onPress, children }: ChoiceProps) {
  return (
    <button
      type="button"
      class={on ? `${css.reason} ${css.isOn}` : css.reason}
      aria-pressed={on}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Voids the roll, for one of the pack's own reasons. What it does to the bets is said before it is done. */
export function NoRollSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { procedure } = view.game;
  const { noRoll } = view.rules.procedure.calling;
  const called = voidCall(view.game);
  const [reason, setReason] = useState(view.table.roll?.facts[0] ?? '');
  const [note, setNote] = useState('');
  const [die, setDie] = useState('');
  const [variant, setVariant] = useState('');
  const chosen = procedure.noRolls.find((each) => each.reason === reason);
  const variants = noRoll.variants[reason] ?? [];
  const thrown = view.table.roll?.dice ?? [];
  const isSought = seeks(view, reason);
  const details = {
    reason,
    ...(note.trim() === '' ? {} : { words: note.trim() }),
    ...(die === '' ? {} : die === ALL ? { dice: thrown } : { die }),
    ...(variant === '' || !variants.includes(variant) ? {} : { variant }),
  };
  const call: CommandBody = { type: 'CallNoRoll', ...details };
  const why = chosen === undefined ? said.chooseReason : refusalText(view, call);
  const rowsOf = (must: boolean) =>
    procedure.noRolls
      .filter((each) => each.must === must)
      .map((each) => (
        <Reason
          key={each.reason}
          view={view}
          reason={each}
          on={each.reason === reason}
          onPress={() => {
            setReason(each.reason);
            if (die === ALL && !seeks(view, each.reason)) setDie('');
          }}
        />
      ));
  const gives = async (): Promise<void> => {
    // A die that left the table is looked for next, and the sheet of the dice is where.
    if (await giveFromSheet(view, call, isSought ? { is: 'dice' } : undefined)) storeKeyed([]);
  };
  return (
    <DeskSheet view={view} title={said.noRollTitle({ call: called })}>
      <p class="lead">{consequence(view)}</p>
      {procedure.noRolls.some(({ must }) => must) && (
        <Part title={said.must} note={said.mustNote}>
          <div class={css.reasons}>{rowsOf(true)}</div>
        </Part>
      )}
      {procedure.noRolls.some(({ must }) => !must) && (
        <Part title={said.may} note={said.mayNote}>
          <div class={css.reasons}>{rowsOf(false)}</div>
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
      {view.setup.dice === 'physical' && (
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
      <Buttons split="lean">
        <button type="button" class="btn" onClick={() => view.show(undefined)}>
          {said.backToDice}
        </button>
        <Action class="btn btn-main" why={why} onPress={() => void gives()} onRefused={tell}>
          {chosen === undefined
            ? said.callVoid({ call: inSentence(called) })
            : said.callNoRoll({
                call: inSentence(called),
                clause: writeClause(citeBasis(view.game, chosen.clause)),
              })}
        </Action>
      </Buttons>
    </DeskSheet>
  );
}

/** Every die of the roll, in the list that has them one by one. */
const ALL = 'all';

/** Whether a roll that is void for this reason leaves a die to look for. */
const seeks = ({ setup, rules }: DealerView, reason: string): boolean =>
  setup.dice === 'physical' &&
  rules.procedure.custody.off.isSought &&
  rules.procedure.custody.off.reason === reason;

type ReasonProps = {
  readonly view: DealerView;
  readonly reason: NoRoll<string>;
  readonly on: boolean;
  readonly onPress: () => void;
};

function Reason({ view, reason, on, onPress }: ReasonProps) {
  // Words and the die are what somebody still says: a reason that only lacks them can be chosen.
  const [die] = view.table.roll?.dice ?? [];
  const about = die === undefined ? {} : { die };
  const answer = dryRun(view, { type: 'CallNoRoll', reason: reason.reason, words: reason.says, ...about });
  return (
    <Action
      class={on ? `${css.reason} ${css.isOn}` : css.reason}
      part="reason"
      pressed={on}
      why={answer.ok ? undefined : tellRefusal(answer.refusal)}
      onPress={onPress}
      onRefused={tell}
    >
      <span>{capital(reasonSays(view.game, reason))}</span>
      <span class="cl">{placeInBook(citeBasis(view.game, reason.clause))}</span>
    </Action>
  );
}

/** What a void roll does to the bets and the dice, as the rules of this game have it. */
function consequence(view: DealerView): string {
  const { noRollOpen, noRollFrozen, theDealer } = dealerWords.value;
  const thrower = view.table.roll?.thrower;
  const name = typeof thrower === 'number' ? nameAt(view, thrower) : theDealer;
  const { voidRoll } = view.game.procedure;
  const isOpen = voidRoll.bets === 'open' || view.setup.policies.betsAfterVoidRound;
  return isOpen ? noRollOpen({ name }) : noRollFrozen({ name });
}

type SelectProps = {
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
      <select
        class={`input ${look.select}`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
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
