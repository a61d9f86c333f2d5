import { type CommandBody, evolveTable, isRoll, ladder, type Role, rollLines } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { callOf, voidCall } from '../../said/call.ts';
import { inSentence } from '../../words/words.ts';
import { Basis } from '../desk/basis.tsx';
import { type Desk, tried, whyNot } from '../desk/desk.ts';
import type { Keyed } from '../pad/faces.ts';
import { outcomeWords } from '../roll/callout.tsx';
import { commandWords, dealerWords } from '../said.ts';
import { effectsOfEvents, effectsOfLines, type SeatEffect } from '../settle/effects.ts';
import { Effects } from './effects.tsx';
import { FacesField, FacesShown } from './faces-field.tsx';
import { Select } from './no-roll-sheet.tsx';
import { DeskSheet, Part } from './parts.tsx';
import { tell } from './told.ts';

type OverruleProps = { readonly desk: Desk; readonly roll: number | undefined };

/** Puts another outcome in the place of the one called: before it is settled, or by reversal afterwards. */
export function OverruleSheet({ desk, roll: asked }: OverruleProps) {
  const said = dealerWords.value;
  const rolls = rollsAt(desk);
  const [number, setNumber] = useState(asked ?? rolls[0]?.number ?? 0);
  const [isVoid, setVoid] = useState(false);
  const [faces, setFaces] = useState<Keyed>([]);
  const [reason, setReason] = useState('');
  const target = rolls.find((each) => each.number === number);
  const last = target?.calls.at(-1);
  if (target === undefined || last === undefined)
    return (
      <DeskSheet desk={desk} title={said.overruleTitle}>
        <p class="lead">{said.noRollsYet}</p>
      </DeskSheet>
    );
  const { dice } = desk.game;
  const whole = isVoid || isRoll(faces, dice);
  const finds = isVoid
    ? voidCall(desk.game)
    : isRoll(faces, dice)
      ? callOf(desk.game, faces, target.thrower)
      : said.keyOther;
  const command: Ruling = {
    type: 'OverruleCall',
    roll: number,
    faces: isVoid ? 'void' : faces,
    words: reason.trim(),
  };
  return (
    <DeskSheet desk={desk} title={said.overruleTitle}>
      <p class="lead">
        {said.overruleText} <Basis desk={desk} basis={desk.rules.procedure.overruling.clause} />
      </p>
      <Ladder desk={desk} called={last.by.role} />
      {rolls.length > 1 && (
        <Select
          label={said.whichRoll}
          value={String(number)}
          options={rolls.map((each) => [String(each.number), rollWords(desk, each)])}
          onChange={(value) => setNumber(Number(value))}
        />
      )}
      <div class="swapd">
        <div>
          <span class="small quiet">{said.whoCalled({ name: commandWords.value.roles[last.by.role] })}</span>
          <FacesShown dice={dice} faces={last.outcome.kind === 'total' ? last.outcome.roll : []} />
          <b>{outcomeWords(desk, last.outcome, target.thrower)}</b>
        </div>
        <Icon name="chevron" />
        <div class="to">
          <span class="small quiet">{said.whoFinds({ name: rankOf(desk) })}</span>
          <FacesShown dice={dice} faces={isVoid ? [] : faces} />
          <b>{finds}</b>
        </div>
      </div>
      <Part title={said.outcome}>
        <div class="reasons">
          <Choice on={!isVoid} onPress={() => setVoid(false)}>
            {said.otherFaces}
          </Choice>
          <Choice on={isVoid} onPress={() => setVoid(true)}>
            {voidCall(desk.game)}
          </Choice>
        </div>
        {!isVoid && <FacesField dice={dice} faces={faces} onChange={setFaces} />}
      </Part>
      {whole && <Effects desk={desk} effects={effectsOf(desk, target, command)} />}
      <label class="field">
        <span class="label">{said.reasonInWords}</span>
        <input class="input" value={reason} onInput={({ currentTarget }) => setReason(currentTarget.value)} />
      </label>
      <div class="btns lean">
        <button type="button" class="btn" onClick={() => desk.show(undefined)}>
          {said.letStand}
        </button>
        <Action
          class="btn btn-main"
          why={whole ? whyNot(desk, command) : said.keyOther}
          onPress={() => void desk.give(command).then((done) => done && desk.show(undefined))}
          onRefused={tell}
        >
          {whole ? said.overruleTo({ call: inSentence(finds) }) : said.overruleTitle}
        </Action>
      </div>
    </DeskSheet>
  );
}

type Ruling = Extract<CommandBody, { readonly type: 'OverruleCall' }>;

type Target = NonNullable<Desk['table']['roll']> | Desk['table']['recent'][number];

/** The rolls that could be overruled: the one under way once it is called, then those that are done. */
function rollsAt({ table }: Desk): readonly Target[] {
  const { roll, recent } = table;
  return roll === undefined || roll.calls.length === 0 ? recent : [roll, ...recent];
}

function rollWords(desk: Desk, target: Target): string {
  const { rollUnderWay, rollDone } = dealerWords.value;
  const last = target.calls.at(-1);
  if (!('settlements' in target)) return rollUnderWay({ roll: target.number });
  return rollDone({
    roll: target.number,
    call: last === undefined ? '' : outcomeWords(desk, last.outcome, target.thrower),
  });
}

/** Of a roll that is settled the postings of its reversal say it; before that it is the difference of two settlements. */
function effectsOf(desk: Desk, target: Target, ruling: Ruling): readonly SeatEffect[] {
  // What somebody still has to write does not change what it does.
  const answer = tried(desk, { ...ruling, words: 'as found' });
  if (!answer.ok) return [];
  if ('settlements' in target) return effectsOfEvents(answer.events);
  const { settled, left } = rollLines(desk.rules, desk.table);
  const after = rollLines(desk.rules, answer.events.reduce(evolveTable, desk.table));
  return effectsOfLines([...settled, ...left], after.left);
}

/** Who may overrule whom: the rank that called, and those of whoever looks. */
function Ladder({ desk, called }: { readonly desk: Desk; readonly called: Role }) {
  const { ranks } = dealerWords.value;
  const names = commandWords.value.roles;
  return (
    <ol class="ladder" aria-label={ranks}>
      {ladder.map((role) => (
        <li key={role} class={role === called ? 'was' : desk.asker.roles.includes(role) ? 'me' : ''}>
          {names[role]}
          {desk.asker.roles.includes(role) && <small> {dealerWords.value.youMark}</small>}
        </li>
      ))}
    </ol>
  );
}

const rankOf = ({ asker }: Desk): string => {
  const highest = ladder.findLast((role) => asker.roles.includes(role)) ?? 'dealer';
  return commandWords.value.roles[highest];
};

type ChoiceProps = { readonly on: boolean; readonly onPress: () => void; readonly children: string };

function Choice({ on, onPress, children }: ChoiceProps) {
  return (
    <button type="button" class={on ? 'reason on' : 'reason'} aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  );
}
