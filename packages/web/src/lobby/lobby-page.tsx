import type { Me, TableCard } from '@dicepit/wire';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { guestWords } from '../join/guest-words.ts';
import * as door from '../join/join-page.module.css';
import { Heading } from '../join/join-page.tsx';
import { me, pit, pitConnection, retryPit } from '../live/pit.ts';
import { hearOfChips } from '../me/hear-of-chips.ts';
import { ReactionsLater } from '../me/reactions-later.tsx';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { Icon } from '../parts/icon.tsx';
import { Connection, PausedPit } from '../shell/banners.tsx';
import { Later, LaterOrNothing } from '../shell/later.tsx';
import { LabFoot, Page, TableLink, TableLinks } from '../shell/lobby.tsx';
import { toLobby, toTable } from '../shell/place.ts';
import { nameBy } from '../words/names.ts';
import { packName } from '../words/pack-name.ts';
import { list, sum } from '../words/words.ts';
import * as css from './lobby-page.module.css';

const recapSheet = async () => (await import('../me/recap-sheet.tsx')).RecapSheet;
const teamChoice = async () => (await import('../me/lively.tsx')).TeamChoice;
const meSheet = async () => (await import('../me/me-sheet.tsx')).MeSheet;

/** The tables of the pit for a guest: each a way in, and whoever has a seat sees where it is. */
export function LobbyPage() {
  const [isMe, setMe] = useState(false);
  const [isRecap, setRecap] = useState(false);
  useEffect(() => hearOfChips(), []);
  const said = guestWords.value.lobby;
  const facts = pit.value;
  const { name = null, person = null } = me.value ?? {};
  return (
    <Page class={`${door.page} ${css.page}`}>
      <Connection state={pitConnection.value} onRetry={retryPit} />
      <Heading title={facts?.name ?? said.title} lines={name === null ? [] : [said.hello({ name })]} />
      <PausedPit />
      <div class={css.bar}>
        <h2>{said.title}</h2>
        {person === null ? (
          <a class="btn btn-sm btn-main" href={toLobby}>
            {said.joinNow}
          </a>
        ) : (
          <Action class="btn btn-sm" onPress={() => setMe(true)}>
            <Icon name="person" small />
            {said.me}
          </Action>
        )}
      </div>
      {person === null && <p class="quiet">{said.watching}</p>}
      {person !== null && facts !== undefined && facts.guests > 1 && (
        <p class="small quiet">
          {said.came({ names: list(facts.came), more: facts.guests - facts.came.length })}
        </p>
      )}
      <ReactionsLater />
      {person !== null && facts?.teams !== undefined && (
        <LaterOrNothing load={teamChoice} props={{ chosen: '' }} />
      )}
      {facts !== undefined && facts.tables.length === 0 && <p class="lead">{said.empty}</p>}
      {person !== null && isOver(facts?.tables ?? []) && (
        <Buttons>
          <Action class="btn btn-main" onPress={() => setRecap(true)}>
            {guestWords.value.me.evening}
          </Action>
        </Buttons>
      )}
      <TableLinks label={said.title}>
        {facts?.tables.map((card) => (
          <Entry key={card.table} card={card} watches={person === null} />
        ))}
      </TableLinks>
      <LabFoot />
      {isRecap && <Later load={recapSheet} props={{ onClose: () => setRecap(false) }} />}
      {isMe && <Later load={meSheet} props={{ onClose: () => setMe(false) }} />}
    </Page>
  );
}

/** Whether there is nothing to play at any more. */
const isOver = (tables: readonly TableCard[]): boolean =>
  tables.length > 0 && tables.every(({ phase }) => phase === 'closed');

function Entry({ card, watches }: { readonly card: TableCard; readonly watches: boolean }) {
  const { phase, lines, isYours } = cardFacts(card, me.value);
  return (
    <TableLink href={`${toTable(card.table)}${watches ? '#/watch' : ''}`} card={card}>
      <span class={css.phase}>
        {isYours && <strong>{guestWords.value.lobby.yours}</strong>}
        {phase}
      </span>
      <span class={css.facts}>
        {lines.map((line) => (
          <Fragment key={line}>
            <span class={css.fact}>{line}</span>{' '}
          </Fragment>
        ))}
      </span>
    </TableLink>
  );
}

/** What the card of a table says: where it stands, and whether there is room. */
type CardFacts = {
  readonly phase: string;
  readonly lines: readonly string[];
  readonly isYours: boolean;
  readonly isFull: boolean;
};

export function cardFacts(card: TableCard, me: Pick<Me, 'seats'> | undefined): CardFacts {
  const said = guestWords.value.lobby;
  const { table, title, pack, phase, seats, taken, house = 0, limits, dice } = card;
  const isFull = taken >= seats;
  const name = packName(pack);
  const lines = [
    name === title ? '' : name,
    dice === 'physical' ? said.realDice : said.houseDice,
    isFull ? said.full : said.free({ count: seats - taken }),
    limits === null ? '' : said.limits({ minimum: sum(limits.minimum), maximum: sum(limits.maximum) }),
    house === 0 ? '' : said.house({ count: house }),
  ];
  return {
    phase: nameBy(said.phases, phase) ?? phase,
    lines: lines.filter((line) => line !== ''),
    isYours: me?.seats.some((seat) => seat.table === table) ?? false,
    isFull,
  };
}
