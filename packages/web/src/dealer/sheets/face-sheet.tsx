import { type CommandBody, everyPips, type Pips } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Die } from '../../parts/die.tsx';
import { voidCall } from '../../said/call.ts';
import { Basis } from '../desk/basis.tsx';
import { type Desk, whyNot } from '../desk/desk.ts';
import { commandWords, dealerWords } from '../said.ts';
import { DeskSheet, Give, Part } from './parts.tsx';
import { tell } from './told.ts';

/** A die that leans on something, or whose face somebody doubts. */
export function FaceSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const { cocked } = desk.rules.procedure.calling;
  const { roll } = desk.table;
  const here = { is: 'face' } as const;
  return (
    <DeskSheet desk={desk} title={said.faceTitle}>
      <p class="lead">
        {said.faceText} <Basis desk={desk} basis={cocked.clause} />
      </p>
      {Array.from({ length: desk.game.dice }, (_, die) => (
        <Part key={die} title={commandWords.value.dieOfRoll({ place: die + 1 })} note={roll?.dice[die] ?? ''}>
          <div class="btns two">
            <Give desk={desk} command={{ type: 'ReportCockedDie', die }} then={here}>
              {said.cocked}
            </Give>
            <Give desk={desk} command={{ type: 'DisputeFace', die }} then={here}>
              {said.dispute}
            </Give>
          </div>
          {roll?.cocked.includes(die) === true && roll.faces[die] === undefined && (
            <ReadCocked desk={desk} die={die} />
          )}
        </Part>
      ))}
      {roll?.dispute?.ruled === false && <RuleFace desk={desk} />}
    </DeskSheet>
  );
}

function ReadCocked({ desk, die }: { readonly desk: Desk; readonly die: number }) {
  const said = dealerWords.value;
  const { test } = desk.rules.procedure.calling.cocked;
  const [chosen, setChosen] = useState<readonly Pips[]>([]);
  const [judged] = chosen;
  if (test === 'void') return null;
  const command: CommandBody =
    test === 'opposite'
      ? { type: 'ReadCockedDie', die, touching: chosen }
      : { type: 'ReadCockedDie', die, judged: judged ?? 'cannot-tell' };
  return (
    <div class="reading">
      <p class="label">{test === 'opposite' ? said.touchingFaces : said.judgedFace}</p>
      <PickFaces chosen={chosen} many={test === 'opposite'} onChange={setChosen} />
      <div class="btns">
        <Give desk={desk} class="btn btn-main" command={command} then={{ is: 'face' }}>
          {said.readCocked}
        </Give>
      </div>
    </div>
  );
}

/** A supervisor says which face counts, or that the roll is void. */
function RuleFace({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const [chosen, setChosen] = useState<readonly Pips[]>([]);
  const [note, setNote] = useState('');
  const [isVoid, setVoid] = useState(false);
  const [face] = chosen;
  const command: CommandBody = { type: 'RuleFace', face: isVoid ? 'void' : (face ?? 1), words: note.trim() };
  const why = !isVoid && face === undefined ? said.ruledFace : whyNot(desk, command);
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
        class={isVoid ? 'reason on' : 'reason'}
        aria-pressed={isVoid}
        onClick={() => setVoid(!isVoid)}
      >
        {voidCall(desk.game)}
      </button>
      <label class="field">
        <span class="label">{said.reasonInWords}</span>
        <input class="input" value={note} onInput={({ currentTarget }) => setNote(currentTarget.value)} />
      </label>
      <div class="btns">
        <Action
          class="btn btn-main"
          why={why}
          onPress={() => void desk.give(command).then((done) => done && desk.show(undefined))}
          onRefused={tell}
        >
          {said.ruleFace}
        </Action>
      </div>
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
    <div class="facepick">
      {everyPips.map((pips) => (
        <button
          key={pips}
          type="button"
          class={chosen.includes(pips) ? 'facekey on' : 'facekey'}
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
