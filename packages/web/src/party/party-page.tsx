import { totalOf, writeRoll } from '@dicepit/engine';
import { type Card, everyCard, toStanding } from '@dicepit/games';
import { useEffect, useState } from 'preact/hooks';
import { guestWords } from '../join/guest-words.ts';
import { useIsAway } from '../live/passing-time.ts';
import type { TablePageProps } from '../live/table.ts';
import { hearOfChips } from '../me/hear-of-chips.ts';
import { ReactionsLater } from '../me/reactions-later.tsx';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import * as phone from '../parts/phone.module.css';
import { Connection, PausedPit } from '../shell/banners.tsx';
import { arriving, Flight, MomentOver, SnakeEyes } from '../throw/flight.tsx';
import { number, signed, words } from '../words/words.ts';
import { Dock } from './dock.tsx';
import * as css from './party.module.css';
import { PartySheets, type SheetName } from './party-sheets.tsx';
import { announceParty, createPartyStore, type PartyStore, usePartyRequests } from './party-store.ts';
import { forecasts, isMyThrow, type PartyView, partyWords, type Row, toPartyView } from './party-view.ts';
import { lastRoll, type Noting, noteOf, type Story } from './story.ts';

/** The party game on a phone: the kitty, one's own ten cards, everybody's rows, and the throw. */
export function PartyPage({ open, onSit }: TablePageProps) {
  const [shown, setShown] = useState<PartyStore | undefined>(undefined);
  const [sheet, setSheet] = useState<SheetName | undefined>(undefined);
  const asking = usePartyRequests(open);
  useEffect(() => hearOfChips(), []);
  useEffect(() => {
    const party = createPartyStore(open);
    const quiet = announceParty(party);
    setShown(party);
    return () => {
      quiet();
      party.stop();
    };
  }, [open]);
  const connection = open.connection.value;
  const isAway = useIsAway(connection);
  const live = shown?.live.value;
  if (shown === undefined || live === undefined) return null;

  const said = partyWords.value;
  const view = toPartyView(live);
  const story = shown.story.value;
  const isRolling = shown.isRolling.value;
  const dice = shown.dice.value;
  const seven = forecasts(view.table).find(({ total }) => total === 7);
  return (
    <div
      class={`${phone.phone} ${css.page} ${isAway ? css.isStale : ''}`}
      data-page="table"
      data-pack={live.pack}
    >
      <Status
        view={view}
        story={story}
        isRolling={isRolling}
        isArriving={dice?.isTold === true}
        onMenu={() => setSheet('menu')}
      />
      {/* A tap lets the dice rest. */}
      <main class={css.cloth} data-part="cloth" onPointerDown={shown.rest}>
        <Connection state={connection} onRetry={() => open.followed.retryNow()} />
        <PausedPit />
        {view.table.game.phase.is === 'won' ? <Winner view={view} story={story} /> : <Kitty view={view} />}
        {view.mine !== undefined && (
          <>
            <h2 class={css.heading}>
              {said.yourCards}
              <span>
                {said.leftToTurn({ count: view.mine.faceUp.length })}
                {seven !== undefined && (
                  <button type="button" class="linklike" onClick={() => setSheet('numbers')}>
                    {said.whatOpen}
                  </button>
                )}
              </span>
            </h2>
            <Cards row={view.mine} name={said.yourCards} />
          </>
        )}
        <LastThrow lines={isRolling ? [said.inTheAir] : (story.at(-1)?.lines ?? [])} />
        <ReactionsLater table={open.id} />
        <Others rows={view.others} view={view} story={story} seven={seven} />
      </main>
      <Flight
        dice={dice}
        count={2}
        large
        moment={
          lastRoll(story)?.every((pips) => pips === 1) === true && (
            <MomentOver title={said.snakeEyes} picture={<SnakeEyes />} />
          )
        }
      />
      <Dock
        table={open.id}
        view={view}
        asking={asking}
        ahead={open.ahead.value}
        connection={connection}
        isRolling={isRolling}
        onBring={() => setSheet('bring')}
        onSit={onSit}
      />
      <PartySheets
        open={open}
        sheet={sheet}
        view={view}
        live={live}
        story={story}
        asking={asking}
        onSheet={setSheet}
      />
    </div>
  );
}

/** What the last throw has brought, in the words of the game. The announcer says the same. */
function LastThrow({ lines }: { readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <p class={css.told} data-part="told">
      {lines.join(' ')}
    </p>
  );
}

export type StatusProps = {
  readonly view: PartyView;
  readonly story: Story;
  readonly isRolling: boolean;
  /** The dice come from the cloth to their place up here. */
  readonly isArriving?: boolean;
  readonly onMenu: () => void;
};

/** The line at the top: whose dice, and what happened last. */
export function Status({ view, story, isRolling, isArriving = false, onMenu }: StatusProps) {
  const roll = isRolling ? undefined : lastRoll(story);
  const { title, line } = statusOf(view, story, isRolling);
  return (
    <header class={phone.top} data-part="top">
      <div class={phone.status}>
        <span class={phone.glyph} data-part="glyph">
          <Icon name={isMyThrow(view) ? 'check' : 'clock'} />
        </span>
        <h1 class={phone.say} data-part="say">
          <b>{title}</b>
          <span>{line}</span>
        </h1>
        {roll !== undefined && (
          <span
            class={isArriving ? `${phone.lastRoll} ${arriving}` : phone.lastRoll}
            data-part="last-roll"
            role="img"
            aria-label={partyWords.value.lastRoll({ roll: `${writeRoll(roll)}: ${totalOf(roll)}` })}
          >
            {roll.map((pips, place) => (
              // Equal dice differ by their place only.
              <Die key={`${place}-${pips}`} pips={pips} />
            ))}
          </span>
        )}
        <button type="button" class="iconbtn" aria-label={words.value.common.menu} onClick={onMenu}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

function statusOf(
  view: PartyView,
  story: Story,
  isRolling: boolean,
): { readonly title: string; readonly line: string } {
  const said = partyWords.value;
  const { thrower, mine, table } = view;
  const { phase } = table.game;
  const isMine = thrower !== undefined && thrower.seat === mine?.seat;
  // What came of the throw in the end; the whole of it stands on the cloth.
  const line = story.at(-1)?.lines.at(-1) ?? '';
  if (isRolling)
    return {
      title: isMine ? said.youThrow : said.throws({ name: thrower?.name ?? '' }),
      line: said.inTheAir,
    };
  switch (phase.is) {
    case 'gathering':
      return { title: said.gathering, line: said.playersSeated({ count: table.seats.size }) };
    case 'high dice':
      return { title: isMine ? said.highYours : said.high({ name: thrower?.name ?? '' }), line };
    case 'throwing':
      return { title: isMine ? said.yourThrow : said.has({ name: thrower?.name ?? '' }), line };
    case 'won': {
      const seat = table.players[phase.winner];
      const name = table.seats.get(seat ?? 0)?.name ?? '';
      return { title: seat === mine?.seat ? said.youWon : said.won({ name }), line };
    }
  }
}

/** One's own ten cards. They turn by themselves: the rules leave no choice. */
export function Cards({ row, name }: { readonly row: Pick<Row, 'faceUp'>; readonly name: string }) {
  return (
    <div class={css.cards} role="group" aria-label={name}>
      {everyCard.map((card) => (
        <PlayingCard key={card} card={card} isUp={row.faceUp.includes(card)} />
      ))}
    </div>
  );
}

function PlayingCard({ card, isUp }: { readonly card: Card; readonly isUp: boolean }) {
  const { up, down } = partyWords.value;
  return (
    <div
      class={isUp ? css.card : `${css.card} ${css.down}`}
      data-part="card"
      role="img"
      aria-label={(isUp ? up : down)({ card: String(card) })}
    >
      {isUp ? (
        <>
          <i>{card}</i>
          <b>{card}</b>
        </>
      ) : (
        <>
          <span class={css.back} />
          <span class="num">{card}</span>
        </>
      )}
    </div>
  );
}

/** The same in small, for the others: what is down is struck out and dark. */
export function SmallCards({ row }: { readonly row: Pick<Row, 'faceUp'> }) {
  const { allDown, stillUp } = partyWords.value;
  const said = row.faceUp.length === 0 ? allDown : stillUp({ cards: row.faceUp.join(', ') });
  return (
    <span class={css.smallCards} role="img" aria-label={said}>
      {everyCard.map((card) => (
        <span key={card} class={row.faceUp.includes(card) ? css.smallCard : `${css.smallCard} ${css.isDown}`}>
          {card}
        </span>
      ))}
    </span>
  );
}

/** The others around the table: their cards, their chips, and how the dice stand to them. */
export function Others({ rows, ...noting }: Noting & { readonly rows: readonly Row[] }) {
  return (
    <ol class={css.others} aria-label={partyWords.value.around}>
      {rows.map((row) => (
        <Other key={row.seat} row={row} isThrower={row.seat === noting.view.thrower?.seat} {...noting} />
      ))}
    </ol>
  );
}

function Other({ row, isThrower, ...noting }: Noting & { readonly row: Row; readonly isThrower: boolean }) {
  const said = partyWords.value;
  const note = noteOf(row, noting);
  return (
    <li class={isThrower ? `${css.other} ${css.isThrower}` : css.other} data-part="other">
      <Mark seat={row.seat} name={row.name} />
      <div class={css.who}>
        <p>
          <b>{row.name}</b>
          {row.isHouse && <em class={css.house}>{said.house}</em>}
          <span>{note}</span>
        </p>
        {row.player !== undefined && <SmallCards row={row} />}
      </div>
      <span class={css.left}>
        <b>{row.player === undefined ? number(row.rack) : number(row.faceUp.length)}</b>{' '}
        {row.player === undefined ? guestWords.value.me.chips : said.left}
      </span>
    </li>
  );
}

/** What lies in the middle, and what it is for; the chances of a complete pass where some are left. */
export function Kitty({ view }: { readonly view: PartyView }) {
  const said = partyWords.value;
  const { kitty, phase } = view.table.game;
  const chances = phase.is === 'throwing' ? phase.chances : null;
  return (
    <div class={css.kitty} data-part="kitty">
      <div>
        <span>{said.kitty}</span>
        <b>{number(kitty)}</b>
      </div>
      {chances === null ? (
        <p>{said.goal}</p>
      ) : (
        <p class={css.chances}>
          {Array.from({ length: 3 }, (_, index) => (
            <i key={index} class={index < chances ? css.isLeft : ''} aria-hidden="true" />
          ))}
          <b>{said.chances({ count: chances })}</b>
        </p>
      )}
    </div>
  );
}

/** The card that says who has won, with what, and how everybody stands. */
export function Winner({ view, story }: { readonly view: PartyView; readonly story: Story }) {
  const said = partyWords.value;
  const { table, mine } = view;
  const { phase } = table.game;
  if (phase.is !== 'won') return null;
  const seat = table.players[phase.winner] ?? 0;
  const name = table.seats.get(seat)?.name ?? '';
  const kitty = story.at(-1)?.collected?.chips;
  const { net } = toStanding(table.game);
  const isMine = mine?.seat === seat;
  return (
    <section class={css.winner} data-part="winner">
      <Mark seat={seat} name={name} size="mark-l" />
      <div>
        <h2>{isMine ? said.youWon : said.won({ name })}</h2>
        {kitty !== undefined && (
          <p>{isMine ? said.youWonText({ kitty: number(kitty) }) : said.wonText({ kitty: number(kitty) })}</p>
        )}
      </div>
      <ul aria-label={said.upOrDown}>
        {table.players.map((each, player) => (
          <li key={each}>
            <span>{table.seats.get(each)?.name ?? words.value.common.seat({ seat: each })}</span>
            <b>{signed(net[player] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
