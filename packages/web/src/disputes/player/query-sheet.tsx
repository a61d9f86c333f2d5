import { type DisputeGround, disputeGrounds } from '@dicepit/desks';
import type { PastRoll } from '@dicepit/engine';
import type { DisputeFacts, ProblemDetails } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../../live/pit.ts';
import { Select } from '../../parts/field.tsx';
import { SendWords } from '../../parts/send-words.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Writing } from '../../parts/writing.tsx';
import { type Slip, toSlip } from '../../player/past-rolls.ts';
import { type PlayerView, wagerName } from '../../player/player-view.ts';
import { playerWords } from '../../player/player-words.ts';
import { announce } from '../../shell/announcer.tsx';
import { change, sum } from '../../words/words.ts';
import { disputeWords } from '../dispute-words.ts';
import * as css from './my-disputes.module.css';
import { LadderWords, MyDispute, Problem } from './my-disputes.tsx';

export type QueryProps = {
  readonly view: PlayerView;
  readonly roll: PastRoll | undefined;
  readonly table: string;
  readonly onClose: () => void;
};

/** Raises a dispute about a roll or one bet on it; what comes of it is shown in its place. */
export function QuerySheet({ view, roll, table, onClose }: QueryProps) {
  const said = disputeWords.value;
  // The table forgets a roll in time; whoever writes about it goes on writing.
  const [about] = useState(roll);
  const [raised, setRaised] = useState<DisputeFacts | undefined>(undefined);
  if (raised !== undefined) return <MyDispute dispute={raised.dispute} onClose={onClose} known={raised} />;
  if (about === undefined) return null;
  return (
    <Sheet
      title={said.player.query({ roll: String(about.number) })}
      note={said.player.queryText}
      closable
      onClose={onClose}
    >
      <Query
        view={view}
        roll={about.number}
        table={table}
        slip={toSlip(view, about)}
        onRaised={(facts) => {
          announce(said.player.raised);
          setRaised(facts);
        }}
      />
    </Sheet>
  );
}

type AskingProps = {
  readonly view: PlayerView;
  readonly roll: number;
  readonly table: string;
  readonly slip: Slip | undefined;
  readonly onRaised: (facts: DisputeFacts) => void;
};

function Query({ view, roll, table, slip, onRaised }: AskingProps) {
  const said = disputeWords.value;
  const [bet, setBet] = useState('');
  const [ground, setGround] = useState<DisputeGround>('settlement');
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<ProblemDetails | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const raise = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const body = { table, roll, ground, words, ...(bet === '' ? {} : { bet }) };
    const answer = await client.ask('raiseDispute', { body });
    setBusy(false);
    setProblem(answer.ok ? undefined : answer.problem);
    if (answer.ok) onRaised(answer.value);
  };
  return (
    <div class={css.form}>
      <Select
        name={said.player.about}
        options={[['', said.player.wholeRoll], ...linesOf(view, slip)]}
        chosen={bet}
        onPick={setBet}
      />
      <Select
        name={said.player.ground}
        options={disputeGrounds.map((each) => [each, said.grounds[each]])}
        chosen={ground}
        onPick={setGround}
      />
      <Writing
        name={said.player.words}
        note={said.player.wordsNote}
        value={words}
        rows={3}
        onType={setWords}
      />
      <LadderWords pack={view.game.pack} ground={ground} />
      <Problem problem={problem} />
      <SendWords
        name={said.player.raise}
        words={words}
        needs={said.player.wordsNeeded}
        onSend={() => void raise()}
      />
    </div>
  );
}

/** Each line of the slip by its bet, as somebody would point at it. */
function linesOf(view: PlayerView, slip: Slip | undefined): readonly (readonly [string, string])[] {
  const { line } = disputeWords.value.player;
  const outcomes = playerWords.value.slip;
  return (slip?.lines ?? []).map(({ bet, wager, word, cents }) => {
    const written = word === 'stays' ? sum(cents) : change(word === 'won' ? cents : -cents);
    return [bet, line({ wager: wagerName(view, wager), word: outcomes[word], sum: written })];
  });
}
