import type { ComponentChildren } from 'preact';
import { Action } from '../parts/action.tsx';
import { Chip, Stack } from '../parts/chip.tsx';
import { Die } from '../parts/die.tsx';
import { Field, Segments, Select, Tick } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { IsoDie } from '../parts/iso-die.tsx';
import { Mark, MarkCount } from '../parts/mark.tsx';
import { MomentField } from '../parts/moment-field.tsx';
import { PatienceChoice } from '../parts/patience-choice.tsx';
import { Puck } from '../parts/puck.tsx';
import { Qr } from '../parts/qr.tsx';
import { SeatMap, seatLook } from '../parts/seat-map.tsx';
import { SendWords } from '../parts/send-words.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Writing } from '../parts/writing.tsx';
import { Page } from '../shell/lobby.tsx';

const nothing = (): void => undefined;

const colours = 'white red blue green black purple yellow orange pink brown grey turquoise'.split(' ');
const puckSays = { on: 'On', off: 'Off' } as const;
const fewOptions = [
  ['a', 'One'],
  ['b', 'Two'],
  ['c', 'Three'],
] as const;

/** Every part in every state, each under its name. */
export const PartsSample = () => (
  <Page>
    <h1>Parts</h1>
    <Sample name="action">
      <Action onPress={nothing}>Press</Action>
      <Action class="btn btn-main" onPress={nothing}>
        Main
      </Action>
      <Action class="btn btn-sm btn-quiet" onPress={nothing}>
        Quiet
      </Action>
      <Action class="btn btn-sign" onPress={nothing}>
        Sign
      </Action>
      <Action why="The dice are out" onPress={nothing}>
        Not now
      </Action>
    </Sample>
    <Sample name="icon">
      <Icon name="close" />
      <Icon name="check" small />
    </Sample>
    <Sample name="mark">
      {Array.from({ length: 10 }, (_, index) => (
        <Mark key={index} seat={index + 1} name={String.fromCodePoint(65 + index)} />
      ))}
      {colours.map((colour) => (
        <Mark key={colour} seat={1} name={colour} colour={colour} />
      ))}
      <Mark seat={1} name="Ann" size="mark-s" />
      <Mark seat={3} name="Cleo" size="mark-s" />
      <Mark seat={3} name="Cleo" size="mark-l" />
      <MarkCount count={4} />
    </Sample>
    <Sample name="chip">
      <span class="chip" style={{ width: '48px' }}>
        <Chip worth={5_00} />
      </span>
      <span class="chip" style={{ width: '48px' }}>
        <Chip worth={25_00} token />
      </span>
      <Stack cents={5_00} figure="5" />
      <Stack cents={130_00} figure="130" />
      <Stack cents={10_00} figure="10" colour="blue" />
      <Stack cents={10_00} figure="10" token />
    </Sample>
    <Sample name="die">
      <Die />
      {([1, 2, 3, 4, 5, 6] as const).map((pips) => (
        <Die key={pips} pips={pips} />
      ))}
      {([1, 2, 3, 4, 5, 6] as const).map((pips) => (
        <span key={pips} style={{ width: '48px' }}>
          <IsoDie top={pips} />
        </span>
      ))}
    </Sample>
    <Sample name="fields">
      <Field name="Name" value="Ann" onType={nothing} note="As it is shown" />
      <Field name="Missing" value="" onType={nothing} isMissing />
      <Select name="One of many" options={fewOptions} chosen="b" onPick={nothing} />
      <Segments name="One of a few" options={fewOptions} chosen="b" onPick={nothing} note="A note" />
      <Tick on onChange={nothing}>
        On
      </Tick>
      <Tick on={false} onChange={nothing}>
        Off
      </Tick>
      <MomentField name="Since" value="" onPick={nothing} />
      <Writing name="What happened" value="" onType={nothing} />
      <SendWords name="Send" words="" needs="Write something first" onSend={nothing} />
    </Sample>
    <Sample name="choice">
      <PatienceChoice name="How long the house waits" chosen={2} onChoose={nothing} />
    </Sample>
    <Sample name="puck">
      <Puck name="Point is six" puck="on" says={puckSays} />
      <Puck name="Come-out" puck="off" says={puckSays} />
      <Puck name="A stage without a puck" puck={null} says={puckSays} />
    </Sample>
    <Sample name="sheet">
      <Sheet open closable title="A sheet" note="Its second line" onClose={nothing}>
        <p>What it is about</p>
      </Sheet>
    </Sample>
    <Sample name="pictures">
      <span style={{ width: '160px' }}>
        <Qr text="https://example.test" label="A code" />
      </span>
      <span style={{ width: '240px' }}>
        <SeatMap seats={10} name="Seats" dealer="Dealer">
          <span {...seatLook({ seat: 3, seats: 10, isChosen: true })}>
            <Mark seat={3} name="Cleo" size="mark-l" />
          </span>
        </SeatMap>
      </span>
    </Sample>
  </Page>
);

const Sample = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <section data-sample={name} aria-label={name}>
    <h2>{name}</h2>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' }}>{children}</div>
  </section>
);
