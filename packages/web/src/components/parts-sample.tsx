import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { Chip, Stack } from '../parts/chip.tsx';
import { Die, DieFaces } from '../parts/die.tsx';
import { Field, Segment, SegmentRow, Segments, Select, Setting, Tick } from '../parts/field.tsx';
import { Form, Pair, Wrong } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { IsoDie } from '../parts/iso-die.tsx';
import { Labelled } from '../parts/labelled.tsx';
import { Mark, MarkCount, SeatMark } from '../parts/mark.tsx';
import { MomentField } from '../parts/moment-field.tsx';
import { PatienceChoice } from '../parts/patience-choice.tsx';
import { Puck, PuckDisc } from '../parts/puck.tsx';
import { Qr } from '../parts/qr.tsx';
import { SeatMap, SeatSays, seatLook } from '../parts/seat-map.tsx';
import { SendWords } from '../parts/send-words.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { Writing } from '../parts/writing.tsx';
import { Page } from '../shell/lobby.tsx';
import { Sample } from './sample.tsx';

const nothing = (): void => undefined;

const colours = 'white red blue green black purple yellow orange pink brown grey turquoise'.split(' ');
const puckSays = { on: 'On', off: 'Off' } as const;
const fewOptions = [
  ['a', 'One'],
  ['b', 'Two'],
  ['c', 'Three'],
] as const;

const table = {
  seats: new Map([
    [1, { name: 'Ann' }],
    [2, { name: 'Ben', colour: { colour: 'turquoise', value: 5_00 } }],
  ]),
};
const faces = [
  { name: 'Crown', symbol: '♛' },
  { name: 'Anchor', symbol: '⚓' },
];

/** What is pressed, filled in and drawn, in every state, each under its name. */
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
      <Action pressed onPress={nothing}>
        Pressed
      </Action>
      <Action class="btn btn-main" why="The dice are out" onPress={nothing}>
        Main, not now
      </Action>
    </Sample>
    <Sample name="buttons" isStacked>
      <Buttons>
        <Action class="btn btn-main" onPress={nothing}>
          One under
        </Action>
        <Action onPress={nothing}>Another</Action>
      </Buttons>
      <Buttons split="two">
        <Action class="btn btn-main" onPress={nothing}>
          Of one
        </Action>
        <Action why="Nothing was changed" onPress={nothing}>
          Width
        </Action>
      </Buttons>
      <Buttons split="lean">
        <Action onPress={nothing}>Less</Action>
        <Action class="btn btn-main" onPress={nothing}>
          The wider one
        </Action>
      </Buttons>
    </Sample>
    <Sample name="stepper" isStacked>
      <Stepper
        value="25"
        note="5 to 500"
        less={{ label: 'Take 5 off', onPress: nothing }}
        more={{ label: 'Add 5', class: 'btn btn-main', onPress: nothing }}
      />
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
      <SeatMark table={table} seat={1} />
      <SeatMark table={table} seat={2} size="mark-l" />
      <SeatMark table={table} seat={3} />
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
      <DieFaces.Provider value={faces}>
        {([1, 2] as const).map((pips) => (
          <Die key={pips} pips={pips} />
        ))}
      </DieFaces.Provider>
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
    <Sample name="labelled" isStacked>
      <Labelled
        name="With a note"
        note="What belongs to it"
        control={(tied) => <input {...tied} class="input" />}
      />
      <Labelled name="Missing" isMissing control={(tied) => <input {...tied} class="input" />} />
      <Labelled
        name="For screen readers alone"
        nameless
        control={(tied) => <input {...tied} class="input" value="Its name is not seen" />}
      >
        <p class="quiet small">And more below</p>
      </Labelled>
    </Sample>
    <Sample name="form" isStacked>
      <Form onSend={nothing}>
        <Pair>
          <Field name="Least" value="5" onType={nothing} />
          <Field name="Most" value="2" onType={nothing} isMissing />
        </Pair>
        <Wrong role="alert">The most is less than the least.</Wrong>
        <Wrong isSmall>A small one, where little room is left.</Wrong>
        <button type="submit" class="btn btn-main">
          Save
        </button>
      </Form>
      <Form role="status">
        <p>Only looked at: it was sent.</p>
      </Form>
    </Sample>
    <Sample name="setting" isStacked>
      <Setting name="Under one name">
        <SegmentRow options={fewOptions} chosen="c" onPick={nothing} />
        <SegmentRow options={fewOptions} chosen={undefined} onPick={nothing} />
      </Setting>
      <Setting name="Its name is not seen" nameless>
        <Segment group="alone" checked onPick={nothing}>
          Stays down
        </Segment>
        <Segment group="alone" checked={false} onPick={nothing}>
          Is up
        </Segment>
      </Setting>
    </Sample>
    <Sample name="choice">
      <PatienceChoice name="How long the house waits" chosen={2} onChoose={nothing} />
    </Sample>
    <Sample name="puck">
      <Puck name="Point is six" puck="on" says={puckSays} />
      <Puck name="Come-out" puck="off" says={puckSays} />
      <Puck name="A stage without a puck" puck={null} says={puckSays} />
      <PuckDisc puck="on" says={puckSays} />
      <PuckDisc puck="off" says={puckSays} />
    </Sample>
    <Sample name="sheet">
      {/* What contains its layout holds the sheet, which else lies over the other samples. */}
      <div style={{ contain: 'layout', width: '100%', height: '160px' }}>
        <Sheet open closable title="A sheet" note="Its second line" onClose={nothing}>
          <p>What it is about</p>
        </Sheet>
      </div>
    </Sample>
    <Sample name="pictures">
      <span style={{ width: '160px' }}>
        <Qr text="https://example.test" label="A code" />
      </span>
      <span style={{ width: '240px' }}>
        <SeatMap
          seats={10}
          name="Seats"
          dealer="Dealer"
          says={<SeatSays title="Seat 3" text="Cleo sits here" isSpoken={false} />}
        >
          <span {...seatLook({ seat: 3, seats: 10, isChosen: true })}>
            <Mark seat={3} name="Cleo" size="mark-l" />
          </span>
        </SeatMap>
      </span>
    </Sample>
  </Page>
);
