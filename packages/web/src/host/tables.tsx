import type { Answer } from '@dicepit/client';
import { tableRules } from '@dicepit/games';
import type { HostTable } from '@dicepit/wire';
import { packsHere } from '../live/packs.ts';
import { client } from '../live/pit.ts';
import { Buttons } from '../parts/buttons.tsx';
import { Segments, Setting } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { Panel, PanelCard, PanelEmpty } from '../parts/panel.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { partyWords } from '../party/party-view.ts';
import { toDealer, toRules, toScreen, toTable } from '../shell/place.ts';
import { packNameInList } from '../words/pack-name.ts';
import * as css from './console.module.css';
import { clock, closeSheet, lasted, night, refusal, show, withToast } from './console-state.ts';
import {
  breakOff,
  closeTable,
  isOpen,
  lineOf,
  needsSomebody,
  paceTable,
  reopenTable,
  showAge,
  timeThrows,
} from './host-table.ts';
import { hostWords } from './host-words.ts';
import { paceNamed, paceNames, throwTimes } from './start-draft.ts';
import { WordingRow } from './wording.tsx';

/** The tables of the pit, each with where it stands. */
export function Tables({ onNewTable }: { readonly onNewTable: () => void }) {
  const said = hostWords.value.tables;
  const { tables = [], pit } = night.value ?? {};
  return (
    <Panel
      title={said.title}
      aside={
        <button type="button" class="btn btn-sm btn-quiet" onClick={onNewTable}>
          <Icon name="plus" small />
          {said.openOne}
        </button>
      }
    >
      {tables.length === 0 && <PanelEmpty>{said.none}</PanelEmpty>}
      <ul>
        {tables.map((table) => (
          <TableLine key={table.card.table} table={table} paused={pit?.paused?.since} />
        ))}
      </ul>
      <WordingRow />
    </Panel>
  );
}

function TableLine({ table, paused }: { readonly table: HostTable; readonly paused: number | undefined }) {
  const said = hostWords.value.tables;
  const { card } = table;
  return (
    <PanelCard
      pack={card.pack}
      name={card.title}
      notes={[
        <>
          {needsSomebody(table) && <Icon name="warn" small />}
          {lineOf(table, paused)}
        </>,
        said.seats({ taken: card.taken, seats: card.seats }),
      ]}
    >
      <button
        type="button"
        class="btn btn-sm"
        aria-label={`${said.open}: ${card.title}`}
        onClick={() => show({ is: 'table', table: card.table })}
      >
        {said.open}
      </button>
    </PanelCard>
  );
}

/** One table: its pages, its pace, and its doors. */
export function TableSheet({ table: id }: { readonly table: string }) {
  const said = hostWords.value.tables;
  const table = night.value?.tables.find(({ card }) => card.table === id);
  if (table === undefined) return null;
  const { card } = table;
  const game = packNameInList(card.pack);
  const note = [
    game,
    lineOf(table, night.value?.pit.paused?.since),
    card.staffed === 'house' ? said.byHouse : said.byPeople,
  ].join('. ');
  return (
    <Sheet title={card.title} note={note} onClose={closeSheet} closable>
      <Form>
        <Buttons {...(card.kind === 'banked' ? { split: 'two' } : { class: css.three })}>
          <Leads to={toTable(id)}>{said.goTo}</Leads>
          <Leads to={toScreen(id)}>{said.screen}</Leads>
          {card.kind === 'banked' && <Leads to={toDealer(id)}>{said.dealer}</Leads>}
          <Leads to={toRules(card.pack)}>{said.rules}</Leads>
        </Buttons>
        <Pace table={table} />
        <Party table={table} />
        <Doors table={table} />
      </Form>
    </Sheet>
  );
}

function Leads({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a class="btn" href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function Pace({ table }: { readonly table: HostTable }) {
  const said = hostWords.value;
  const { card, pace } = table;
  if (pace === null) return null;
  if (card.kind === 'party')
    return (
      <Segments
        name={said.start.partyThrowing}
        options={throwTimes.map((time) => [String(time), lasted(time)])}
        chosen={String(pace.throwing)}
        onPick={(time) =>
          void withToast(timeThrows(table, pace, Number(time)), said.tables.paced({ table: card.title }))
        }
        note={said.start.partyThrowingNote}
      />
    );
  const named = paceNamed(pace);
  return (
    <Segments
      name={said.tables.pace}
      options={paceNames.map((name) => [name, said.start.paces[name]])}
      chosen={named ?? 'calm'}
      onPick={(name) =>
        void withToast(paceTable(table, pace, name), said.tables.paced({ table: card.title }))
      }
      note={said.tables.paceNow({ betting: lasted(pace.betting) })}
    />
  );
}

/** Somebody who has disappeared from a party: the seat is cleared, or the game ended, also in the middle of it. */
function Party({ table }: { readonly table: HostTable }) {
  const said = hostWords.value.tables;
  const { card } = table;
  const seated = (night.value?.guests ?? []).flatMap(({ name, seats, here }) =>
    seats.flatMap(({ table: at, seat }) => (at === card.table ? [{ name, seat, here }] : [])),
  );
  if (card.kind !== 'party' || seated.length === 0) return null;
  const isOn = card.phase === 'high dice' || card.phase === 'throwing';
  // Dice thrown by hand are read at the table, by whoever sits there.
  const thrower =
    card.dice === 'virtual' && card.waiting?.for === 'throw'
      ? seated.find(({ name }) => name === card.waiting?.name)
      : undefined;
  const asks = client.table(card.table);
  return (
    <Setting name={said.gone}>
      <p class="quiet small">{isOn ? said.goneInGame : said.goneText}</p>
      <Buttons split="two">
        {seated.map(({ name, seat, here }) => (
          <button
            key={seat}
            type="button"
            class="btn"
            onClick={() => void withToast(asks.command({ type: 'StandUp', seat }), said.cleared({ name }))}
          >
            {here ? said.clear({ name }) : said.clearAway({ name })}
          </button>
        ))}
        {thrower !== undefined && (
          <button
            type="button"
            class="btn"
            onClick={() =>
              void withToast(
                asks.command({ type: 'ThrowFor', seat: thrower.seat }),
                said.threwFor({ name: thrower.name }),
              )
            }
          >
            {partyWords.value.throwFor({ name: thrower.name })}
          </button>
        )}
        {isOn && (
          <button
            type="button"
            class="btn"
            onClick={() =>
              void withToast(asks.command({ type: 'EndGame' }), said.gameEnded({ table: card.title }))
            }
          >
            {said.endGame}
          </button>
        )}
      </Buttons>
    </Setting>
  );
}

function Doors({ table }: { readonly table: HostTable }) {
  const said = hostWords.value.tables;
  const { title, table: id, kind } = table.card;
  const retire = async (): Promise<void> => {
    const gone = await withToast(
      client.ask('retireTable', { params: { table: id } }),
      said.retired({ table: title }),
    );
    if (gone !== undefined) closeSheet();
  };
  // Where the rules let nobody under an age run the game, whoever closes it says once that they are of that age.
  const { pack } = table.card;
  const years = tableRules[packsHere([pack]) === 'here' ? pack : '']?.procedure.staff.age?.years ?? 0;
  const close = (asked: Promise<Answer<unknown>>): void => {
    refusal.value = undefined;
    void withToast(asked, said.closed({ table: title }), {
      SET_NOT_FINISHED: { name: said.breakOff, onPress: () => close(breakOff(table)) },
      AGE_NOT_SHOWN: {
        name: said.ofAge({ years: String(years) }),
        onPress: () => close(showAge(table, years, clock.value).then(() => closeTable(table, clock.value))),
      },
    });
  };
  const isClosing = !isOpen(table) || table.pace?.closesAt !== undefined;
  return (
    <Setting name={isClosing ? said.retire : said.close}>
      <p class="quiet small">{said.retireText}</p>
      <Buttons split="two">
        {kind === 'banked' &&
          (isClosing ? (
            <button
              type="button"
              class="btn"
              onClick={() => void withToast(reopenTable(table), said.reopened({ table: title }))}
            >
              {said.reopen}
            </button>
          ) : (
            <button type="button" class="btn" onClick={() => close(closeTable(table, clock.value))}>
              {said.close}
            </button>
          ))}
        <button type="button" class="btn" onClick={() => void retire()}>
          {said.retire}
        </button>
      </Buttons>
    </Setting>
  );
}
