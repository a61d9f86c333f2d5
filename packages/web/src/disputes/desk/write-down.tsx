import { type DisputeGround, disputeGrounds, findLadder } from '@dicepit/desks';
import { useState } from 'preact/hooks';
import { told } from '../../host/console-state.ts';
import { client, pit } from '../../live/pit.ts';
import { useTable } from '../../live/table.ts';
import { goTo } from '../../office/at-desk.tsx';
import { Select } from '../../parts/field.tsx';
import { SendWords } from '../../parts/send-words.tsx';
import { Writing } from '../../parts/writing.tsx';
import { disputeWords } from '../said.ts';
import { readCards } from './live.ts';

/** Staff write down what a player disputes at the table, about one of the rolls that the table knows. */
export function WriteDown() {
  const said = disputeWords.value;
  const [picked, setPicked] = useState('');
  const [seat, setSeat] = useState('');
  const [roll, setRoll] = useState('');
  const [ground, setGround] = useState<DisputeGround>('settlement');
  const [words, setWords] = useState('');
  const tables = (pit.value?.tables ?? []).filter(({ pack }) => findLadder(pack, ground) !== undefined);
  const table = tables.find((each) => each.table === picked) ?? tables[0];
  const live = useTable(table?.table);
  const seats = [...(live?.seats.values() ?? [])];
  const rolls = live?.recent.map(({ number }) => String(number)) ?? [];
  const whose = seats.find((each) => String(each.seat) === seat) ?? seats[0];
  const about = rolls.find((each) => each === roll) ?? rolls[0];
  const raise = async (): Promise<void> => {
    if (table === undefined || whose === undefined || about === undefined) return;
    const body = { table: table.table, person: whose.person, roll: Number(about), ground, words };
    const raised = await told(client.ask('raiseDispute', { body }), said.desk.written);
    if (raised === undefined) return;
    await readCards();
    goTo({ tab: 'disputes', item: raised.dispute });
  };
  return (
    <section class="panel to-do" aria-labelledby="write-down">
      <h2 class="h2" id="write-down">
        {said.desk.write}
      </h2>
      <div class="form">
        {table !== undefined && (
          <Select
            name={said.desk.table}
            options={tables.map((each) => [each.table, each.title])}
            chosen={table.table}
            onPick={setPicked}
          />
        )}
        {whose === undefined || about === undefined ? (
          <p class="quiet">{said.desk.noRolls}</p>
        ) : (
          <>
            <div class="pair">
              <Select
                name={said.desk.player}
                options={seats.map((each) => [
                  String(each.seat),
                  said.desk.evidence.seat({ name: each.name, seat: String(each.seat) }),
                ])}
                chosen={String(whose.seat)}
                onPick={setSeat}
              />
              <Select
                name={said.player.about}
                options={rolls.map((each) => [each, said.about.roll({ roll: each })])}
                chosen={about}
                onPick={setRoll}
              />
            </div>
            <Select
              name={said.player.ground}
              options={disputeGrounds.map((each) => [each, said.grounds[each]])}
              chosen={ground}
              onPick={setGround}
            />
            <Writing name={said.desk.words} value={words} rows={3} onType={setWords} />
            <SendWords
              name={said.player.raise}
              words={words}
              needs={said.player.wordsNeeded}
              onSend={() => void raise()}
            />
          </>
        )}
      </div>
    </section>
  );
}
