import { type CommandBody, isRoll, rollLines } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { callOf } from '../../said/call.ts';
import { timeToTheSecond } from '../../words/numbers.ts';
import { inSentence } from '../../words/words.ts';
import { Basis } from '../desk/basis.tsx';
import { amendsAlone, type Desk, whyNot } from '../desk/desk.ts';
import type { Keyed } from '../pad/faces.ts';
import { outcomeWords } from '../roll/callout.tsx';
import { dealerWords } from '../said.ts';
import { effectsOfLines } from '../settle/effects.ts';
import { Effects } from './effects.tsx';
import { FacesField, FacesShown } from './faces-field.tsx';
import { DeskSheet, Part } from './parts.tsx';
import { tell } from './told.ts';

/** Corrects what was keyed, before anything is settled, with a supervisor looking on. */
export function AmendSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const [faces, setFaces] = useState<Keyed>([]);
  const { roll } = desk.table;
  const call = roll?.calls.at(-1);
  const { dice } = desk.game;
  const was = call?.outcome.kind === 'total' ? call.outcome.roll : [];
  const wasCalled = call === undefined ? '' : outcomeWords(desk, call.outcome, roll?.thrower);
  const whole = isRoll(faces, dice);
  const finds = whole ? callOf(desk.game, faces, roll?.thrower) : said.keyOther;
  const alone: CommandBody = { type: 'AmendEntry', faces, alone: true };
  const isAlone = whole && whyNot(desk, alone) === undefined;
  const amend: CommandBody = isAlone ? alone : { type: 'AmendEntry', faces };
  const effects = whole
    ? effectsOfLines(rollLines(desk.rules, desk.table).left, rollLines(desk.rules, desk.table, faces).left)
    : [];
  return (
    <DeskSheet desk={desk} title={said.amendTitle}>
      <p class="lead">
        {said.amendText} <Basis desk={desk} basis={desk.rules.procedure.calling.amending.clause} />
      </p>
      <div class="swapd">
        <div>
          <span class="small quiet">{said.keyedAt({ time: timeToTheSecond(call?.at ?? desk.now) })}</span>
          <FacesShown dice={dice} faces={was} />
          <b>{wasCalled}</b>
        </div>
        <Icon name="chevron" />
        <div class="to">
          <span class="small quiet">{said.diceShow}</span>
          <FacesShown dice={dice} faces={faces} />
          <b>{finds}</b>
        </div>
      </div>
      <Part title={said.diceShow}>
        <FacesField dice={dice} faces={faces} onChange={setFaces} />
      </Part>
      {whole && <Effects desk={desk} effects={effects} note={said.nothingMoved} />}
      <p class="small quiet approval">{amendsAlone(desk) ? said.amendAlone : said.amendApproval}</p>
      <div class="btns lean">
        <button type="button" class="btn" onClick={() => desk.show(undefined)}>
          {said.amendKeep({ call: inSentence(wasCalled) })}
        </button>
        <Action
          class="btn btn-main"
          why={whole ? whyNot(desk, amend) : said.keyOther}
          onPress={() => void desk.give(amend).then((done) => done && desk.show(undefined))}
          onRefused={tell}
        >
          {whole ? (isAlone ? said.amendTo : said.amendAsk)({ call: inSentence(finds) }) : said.amendTitle}
        </Action>
      </div>
    </DeskSheet>
  );
}
