import { type CommandBody, everyPips, type Pips, type Die as TableDie } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import { Die } from '../../parts/die.tsx';
import { voidCall } from '../../words/calls.ts';
import { roleTitle } from '../../words/roles.ts';
import { list, time } from '../../words/words.ts';
import { Basis, diceOfSet, placeName, shooterWords } from '../dealer-parts.tsx';
import { clockOf, type DealerView, giveFromSheet, itemSays, nameAt, refusalText } from '../dealer-view.ts';
import { commandWords, dealerWords } from '../dealer-words.ts';
import * as css from './desk-sheets.module.css';
import { Select } from './outcome-sheets.tsx';
import { DeskSheet, Give, OpenForm, Part, tell } from './parts.tsx';

const here = { is: 'dice' } as const;

/** Where every die is, who has looked at it, and what is done when one leaves the table. */
export function DiceSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { custody, receiving } = view.rules.procedure;
  const dice = diceOfSet(view.table);
  const arriving = dice.filter(({ place }) => place === 'arriving').map(({ die }) => die);
  const lying = dice.filter(({ place }) => place === 'layout').map(({ die }) => die);
  if (view.setup.dice === 'virtual')
    return (
      <DeskSheet view={view} title={said.diceTitle}>
        <p class="lead">{said.diceAreVirtual}</p>
      </DeskSheet>
    );
  return (
    <DeskSheet view={view} title={said.diceTitle}>
      {view.table.dice.replacing !== undefined && (
        <p class="lead">
          {said.newSetNeeded} <Basis view={view} basis={custody.newSet} />
        </p>
      )}
      <ul>
        {dice.map((die) => (
          <DieRow key={die.die} view={view} die={die} />
        ))}
      </ul>
      <Part title={said.newSet}>
        <Buttons split="two">
          <OpenForm view={view} type="ReceiveDice" back={here} />
          {receiving.inspection !== undefined && arriving.length > 0 && (
            <OpenForm
              view={view}
              type="InspectDice"
              from={{ type: 'InspectDice', findings: arriving.map((die) => ({ die, sound: true })) }}
              back={here}
            />
          )}
          {lying.length > 0 && <Give view={view} command={{ type: 'PutInBowl', dice: lying }} then={here} />}
        </Buttons>
      </Part>
    </DeskSheet>
  );
}

function DieRow({ view, die }: { readonly view: DealerView; readonly die: TableDie }) {
  const said = dealerWords.value;
  const missing = view.table.dice.missing.get(die.die);
  const checkers = die.inspections.map(({ by }) => roleTitle(by.role));
  const note =
    missing === undefined
      ? checkers.length === 0
        ? ''
        : said.inspectedBy({ names: list(checkers) })
      : missing.searched
        ? said.searching({ time: clockOf(view.now - missing.since) })
        : said.missingSince({ time: time(missing.since) });
  return (
    <li>
      <div class={css.die}>
        <b>{die.die}</b>
        <span class={css.place}>
          {placeName(view.table, die)}
          {note !== '' && <small>{note}</small>}
        </span>
        <span class={css.acts}>
          <DieActs view={view} die={die} searched={missing?.searched} />
        </span>
      </div>
    </li>
  );
}

type ActsProps = {
  readonly view: DealerView;
  readonly die: TableDie;
  readonly searched: boolean | undefined;
};

/** What can be done about a die, by where it is. */
function DieActs({ view, die: { die, place }, searched }: ActsProps) {
  const said = dealerWords.value;
  if (place === 'found')
    return (
      <>
        <Give
          view={view}
          class="btn btn-sm"
          command={{ type: 'InspectFoundDie', die, sound: true }}
          then={here}
        >
          {said.inspectSound}
        </Give>
        <Give
          view={view}
          class="btn btn-sm"
          command={{ type: 'InspectFoundDie', die, sound: false }}
          then={here}
        >
          {said.inspectUnfit}
        </Give>
      </>
    );
  if (place === 'missing')
    return searched === true ? (
      <>
        <OpenForm view={view} class="btn btn-sm" type="RecordFound" fixed={{ die }} back={here}>
          {said.found}
        </OpenForm>
        <Give view={view} class="btn btn-sm" command={{ type: 'DeclareLost', die }} then={here}>
          {said.lostForGood}
        </Give>
      </>
    ) : (
      <Give view={view} class="btn btn-sm" command={{ type: 'StartSearch', die }} then={here}>
        {said.startSearch}
      </Give>
    );
  return (
    <Give view={view} class="btn btn-sm" command={{ type: 'RecordDieOff', die }} then={here}>
      {said.dieOff}
    </Give>
  );
}

/** A die that leans on something, or whose face somebody doubts. */
export function FaceSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { cocked } = view.rules.procedure.calling;
  const { roll } = view.table;
  const here = { is: 'face' } as const;
  return (
    <DeskSheet view={view} title={said.faceTitle}>
      <p class="lead">
        {said.faceText} <Basis view={view} basis={cocked.clause} />
      </p>
      {Array.from({ length: view.game.dice }, (_, die) => (
        <Part key={die} title={commandWords.value.dieOfRoll({ place: die + 1 })} note={roll?.dice[die] ?? ''}>
          <Buttons split="two">
            <Give view={view} command={{ type: 'ReportCockedDie', die }} then={here}>
              {said.cocked}
            </Give>
            <Give view={view} command={{ type: 'DisputeFace', die }} then={here}>
              {said.dispute}
            </Give>
          </Buttons>
          {roll?.cocked.includes(die) === true && roll.faces[die] === undefined && (
            <ReadCocked view={view} die={die} />
          )}
        </Part>
      ))}
      {roll?.dispute?.ruled === false && <RuleFace view={view} />}
    </DeskSheet>
  );
}

function ReadCocked({ view, die }: { readonly view: DealerView; readonly die: number }) {
  const said = dealerWords.value;
  const { test } = view.rules.procedure.calling.cocked;
  const [chosen, setChosen] = useState<readonly Pips[]>([]);
  const [judged] = chosen;
  if (test === 'void') return null;
  const command: CommandBody =
    test === 'opposite'
      ? { type: 'ReadCockedDie', die, touching: chosen }
      : { type: 'ReadCockedDie', die, judged: judged ?? 'cannot-tell' };
  return (
    <div>
      <p class="label">{test === 'opposite' ? said.touchingFaces : said.judgedFace}</p>
      <PickFaces chosen={chosen} many={test === 'opposite'} onChange={setChosen} />
      <Buttons>
        <Give view={view} class="btn btn-main" command={command} then={{ is: 'face' }}>
          {said.readCocked}
        </Give>
      </Buttons>
    </div>
  );
}

/** A supervisor says which face counts, or that the roll is void. */
function RuleFace({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const [chosen, setChosen] = useState<readonly Pips[]>([]);
  const [note, setNote] = useState('');
  const [isVoid, setVoid] = useState(false);
  const [face] = chosen;
  const command: CommandBody = { type: 'RuleFace', face: isVoid ? 'void' : (face ?? 1), words: note.trim() };
  const why = !isVoid && face === undefined ? said.ruledFace : refusalText(view, command);
  return (
    <Part title={said.ruleFace}>
      <p class="label">{said.ruledFace}</p>
      <PickFaces
        chosen={isVoid ? [] : chosen}
        many={false}
        onChange={(faces) => {
          setVoid(false);
          setChosen(faces);
        }}
      />
      <button
        type="button"
        class={isVoid ? `${css.reason} ${css.isOn}` : css.reason}
        aria-pressed={isVoid}
        onClick={() => setVoid(!isVoid)}
      >
        {voidCall(view.game)}
      </button>
      <label class="field">
        <span class="label">{said.reasonInWords}</span>
        <input class="input" value={note} onInput={({ currentTarget }) => setNote(currentTarget.value)} />
      </label>
      <Buttons>
        <Action
          class="btn btn-main"
          why={why}
          onPress={() => void giveFromSheet(view, command)}
          onRefused={tell}
        >
          {said.ruleFace}
        </Action>
      </Buttons>
    </Part>
  );
}

type PickProps = {
  readonly chosen: readonly Pips[];
  readonly many: boolean;
  readonly onChange: (faces: readonly Pips[]) => void;
};

function PickFaces({ chosen, many, onChange }: PickProps) {
  const toggled = (pips: Pips): readonly Pips[] => {
    if (chosen.includes(pips)) return chosen.filter((each) => each !== pips);
    return many ? [...chosen, pips] : [pips];
  };
  return (
    <div class={css.pad}>
      {everyPips.map((pips) => (
        <button
          key={pips}
          type="button"
          class={chosen.includes(pips) ? `${css.face} ${css.isOn}` : css.face}
          aria-pressed={chosen.includes(pips)}
          aria-label={dealerWords.value.face({ pips })}
          onClick={() => onChange(toggled(pips))}
        >
          <Die pips={pips} />
        </button>
      ))}
    </div>
  );
}

/** Something is broken: the roll is finished by the dice, and then the table halts until it is put right. */
export function FaultSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { fields, values } = commandWords.value;
  const items = view.rules.procedure.equipment.items.map(
    (each) => [each.item, itemSays(view, 'equipment', each)] as const,
  );
  const [equipment, setEquipment] = useState(items[0]?.[0] ?? 'table');
  const [note, setNote] = useState('');
  return (
    <DeskSheet view={view} title={said.faultTitle}>
      <p class="lead">
        {said.faultText} <Basis view={view} basis={view.rules.procedure.halting.halt} />
      </p>
      {view.table.halt === undefined ? (
        <>
          <Select
            label={fields['equipment'] ?? ''}
            value={equipment}
            options={[...items, ['other', values['other'] ?? 'other']]}
            onChange={setEquipment}
          />
          <label class="field">
            <span class="label">{fields['words']}</span>
            <input class="input" value={note} onInput={({ currentTarget }) => setNote(currentTarget.value)} />
          </label>
          <Buttons>
            <Give
              view={view}
              class="btn btn-main"
              command={{ type: 'ReportMalfunction', equipment, words: note.trim() }}
            >
              {said.reportFault}
            </Give>
          </Buttons>
        </>
      ) : (
        <Buttons>
          <OpenForm view={view} type="LiftHalt" class="btn btn-main" />
        </Buttons>
      )}
    </DeskSheet>
  );
}

/** Everything about who throws. */
export function ShooterSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const { is, warnings } = view.table.shooter;
  const { title, note } = shooterWords(view);
  const asked = is.kind === 'offered' && is.to !== 'waiting' ? is.to : undefined;
  return (
    <DeskSheet view={view} title={title} note={note}>
      {warnings.length > 0 && <p class="lead">{said.warnings({ words: warnings.join('; ') })}</p>}
      {asked !== undefined && <p class="lead">{said.yesIsTheirs({ name: nameAt(view, asked) })}</p>}
      <Buttons split="two">
        <Give view={view} command={{ type: 'OfferDice' }} />
        {asked !== undefined && (
          <Give view={view} command={{ type: 'DeclineDice', seat: asked }}>
            {said.noAnswer({ name: nameAt(view, asked) })}
          </Give>
        )}
        <Give view={view} command={{ type: 'PassDice' }} />
        <OpenForm view={view} type="WarnShooter" />
        <OpenForm view={view} type="OrderToPass" />
        <Give view={view} command={{ type: 'ReportUnable' }} />
        <OpenForm view={view} type="NameSubstitute" />
      </Buttons>
    </DeskSheet>
  );
}
