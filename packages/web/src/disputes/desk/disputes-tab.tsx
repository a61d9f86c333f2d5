import { type DisputeGround, disputeGrounds, findLadder } from '@dicepit/desks';
import { ladder } from '@dicepit/engine';
import type { DisputeCard } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { withToast } from '../../host/console-state.ts';
import { client, me, pit } from '../../live/pit.ts';
import { useTable } from '../../live/table.ts';
import * as css from '../../office/cases.module.css';
import { DeskLink, deskPlace, goTo } from '../../office/desk-place.tsx';
import { usePolling } from '../../office/polling.ts';
import { Select } from '../../parts/field.tsx';
import { Form, Pair } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Panel, PanelEmpty } from '../../parts/panel.tsx';
import { SendWords } from '../../parts/send-words.tsx';
import { Writing } from '../../parts/writing.tsx';
import { dayAndTime } from '../../words/words.ts';
import { inOrder, whoseStep } from '../dispute-dry-run.ts';
import { aboutText, disputeWords, rolesText } from '../dispute-words.ts';
import { DisputePage } from './dispute-page.tsx';
import { cards, hasOlder, opened, readCards, readOlder, readOpened } from './dispute-store.ts';

/** The place in the address that a new dispute is written down at. */
const NEW_DISPUTE_ITEM = 'new';

/** The disputes: a list of them, and beside it the one that the address names. */
export function DisputesTab() {
  const said = disputeWords.value.desk;
  const { item } = deskPlace.value;
  // Those who work at the tables write down for a player what the player says.
  const mayWrite = me.value?.roles.some((role) => ladder.includes(role)) === true;
  usePolling(readCards, 'disputes', 'disputes');
  return (
    <div class={item === undefined ? css.cases : `${css.cases} ${css.hasCase}`}>
      <h1 class="sr">{said.title}</h1>
      <div class={css.list}>
        {mayWrite && (
          <DeskLink to={{ tab: 'disputes', item: NEW_DISPUTE_ITEM }} class="btn">
            <Icon name="plus" small />
            {said.write}
          </DeskLink>
        )}
        <DisputeList current={item} />
      </div>
      <div class={css.opened}>
        {item === undefined ? (
          <p class={`quiet ${css.pick}`}>{said.pick}</p>
        ) : (
          <Opened key={item} item={item} />
        )}
      </div>
    </div>
  );
}

function Opened({ item }: { readonly item: string }) {
  const said = disputeWords.value.desk;
  useEffect(() => {
    opened.value = undefined;
  }, [item]);
  usePolling(() => (item === NEW_DISPUTE_ITEM ? Promise.resolve() : readOpened(item)), item, 'disputes');
  const facts = opened.value;
  return (
    <>
      <DeskLink to={{ tab: 'disputes' }} class={`btn btn-sm btn-quiet ${css.back}`}>
        <Icon name="chevron" small />
        {said.back}
      </DeskLink>
      {item === NEW_DISPUTE_ITEM && <WriteDown />}
      {item !== NEW_DISPUTE_ITEM && facts === undefined && <p class="quiet">{said.opening}</p>}
      {facts === null && (
        <p class="panel" role="alert">
          {said.missing}
        </p>
      )}
      {facts !== undefined && facts !== null && facts.dispute === item && <DisputePage facts={facts} />}
    </>
  );
}

const nobody = { person: null, roles: [] };

/** What is disputed: what waits for somebody first, and what is over apart. */
function DisputeList({ current }: { readonly current: string | undefined }) {
  const said = disputeWords.value.desk;
  const listed = cards.value;
  if (listed === undefined) return <p class="quiet">{said.opening}</p>;
  const { open, over } = inOrder(listed, me.value ?? nobody);
  return (
    <>
      <Panel title={said.open} aside={<span class="quiet num">{open.length}</span>}>
        {open.length === 0 && <PanelEmpty>{said.none}</PanelEmpty>}
        <Cards cards={open} current={current} />
      </Panel>
      <Panel title={said.over} aside={<span class="quiet num">{over.length}</span>}>
        {over.length === 0 && <PanelEmpty>{said.noneOver}</PanelEmpty>}
        <Cards cards={over} current={current} />
        {hasOlder.value && (
          <button type="button" class="btn btn-sm" onClick={() => void readOlder()}>
            {said.more}
          </button>
        )}
      </Panel>
    </>
  );
}

type CardsProps = { readonly cards: readonly DisputeCard[]; readonly current: string | undefined };

const Cards = ({ cards: listed, current }: CardsProps) => (
  <ul>
    {listed.map((card) => (
      <li key={card.dispute}>
        <Case card={card} isCurrent={card.dispute === current} />
      </li>
    ))}
  </ul>
);

function Case({ card, isCurrent }: { readonly card: DisputeCard; readonly isCurrent: boolean }) {
  const said = disputeWords.value;
  const table = pit.value?.tables.find((each) => each.table === card.table)?.title ?? card.table;
  const step = whoseStep(card, me.value ?? nobody);
  return (
    <DeskLink to={{ tab: 'disputes', item: card.dispute }} class={css.card} current={isCurrent}>
      <span class="sw" data-pack={card.pack} />
      <span class={css.what}>
        <b>{aboutText(card)}</b>
        <span>{said.grounds[card.ground]}</span>
        <span class="quiet">{said.desk.who({ name: card.name, table })}</span>
      </span>
      <span class={css.state}>
        <span class={step.is === 'you' ? 'pill good' : 'pill'}>{said.phases[card.phase]}</span>
        <span class={step.is === 'you' ? `${css.step} ${css.isYours}` : css.step}>
          {step.is === 'you' && <Icon name="person" small />}
          {step.is === 'others'
            ? said.desk.step.others({ roles: rolesText(step.roles) })
            : said.desk.step[step.is]}
        </span>
        {card.complaint && <span class={`${css.step} ${css.isWarned}`}>{said.desk.complaint}</span>}
        <span class="quiet small">{dayAndTime(card.raisedAt)}</span>
      </span>
    </DeskLink>
  );
}

/** Staff write down what a player disputes at the table, about one of the rolls that the table knows. */
function WriteDown() {
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
    const raised = await withToast(client.ask('raiseDispute', { body }), said.desk.written);
    if (raised === undefined) return;
    await readCards();
    goTo({ tab: 'disputes', item: raised.dispute });
  };
  return (
    <section class={`panel ${css.toDo}`} aria-labelledby="write-down">
      <h2 class="h2" id="write-down">
        {said.desk.write}
      </h2>
      <Form>
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
            <Pair>
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
            </Pair>
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
      </Form>
    </section>
  );
}
