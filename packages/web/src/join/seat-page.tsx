import type { LiveTable } from '@dicepit/client';
import type { Cents } from '@dicepit/engine';
import { hasLesson } from '@dicepit/games';
import { useEffect, useState } from 'preact/hooks';
import { chipsName, client, me, pit, refreshMe } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { placedAt, SeatCloth } from '../parts/seat-cloth.tsx';
import { MAX_SEATS_AROUND, type Place, seatPlaces } from '../parts/seat-places.ts';
import { PausedPit } from '../shell/banners.tsx';
import { Excluded } from '../shell/cards.tsx';
import { Later, LaterOrNothing } from '../shell/later.tsx';
import { toTables } from '../shell/place.ts';
import { packName } from '../words/pack-name.ts';
import { told } from '../words/refusal-words.ts';
import { number, sum, words } from '../words/words.ts';
import { sitProblem, useGuest } from './guest.ts';
import { guestWords } from './guest-words.ts';
import { ClaimPage, Heading, NameFields, Note, SitRefused, TurnedAwayNote } from './join-page.tsx';
import {
  type BuyIn,
  besides,
  bornAtLatest,
  refusalToSit,
  type Seating,
  seatingOf,
  usualBuyIn,
  yearsAsked,
} from './seating.ts';

const teamChoice = async () => (await import('../me/team-choice.tsx')).TeamChoice;
const howToPlay = async () => (await import('../me/how-to-play.tsx')).HowToPlay;

export type SeatPageProps = {
  readonly live: LiveTable;
  readonly code: string;
  readonly onWatch: () => void;
};

/** Chooses a seat and sits down with chips, by one button; whoever is not in yet comes in by the same one. */
export function SeatPage({ live, code, onWatch }: SeatPageProps) {
  const said = guestWords.value.join;
  const guest = useGuest(code);
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const [isOfAge, setOfAge] = useState(false);
  const [isClaiming, setClaiming] = useState(false);
  const [isSitting, setSitting] = useState(false);
  const [team, setTeam] = useState('');
  const [isLearning, setLearning] = useState(false);
  const [why, setWhy] = useState<string | undefined>(undefined);
  const account = useAccount();

  const seating = seatingOf(live);
  const chosen = wanted !== undefined && !seating.taken.has(wanted) ? wanted : seating.free[0];
  const isIn = me.value?.person != null;
  const years = yearsAsked(live);
  const born = years !== undefined && isOfAge ? bornAtLatest(years, Date.now()) : undefined;
  const name = me.value?.name ?? guest.name.trim();
  const refusal =
    chosen === undefined
      ? undefined
      : refusalToSit(
          live,
          { seat: chosen, person: me.value?.person ?? 'nobody', name, born: born ?? '1900-01-01' },
          Date.now(),
        );
  const isUnder = years !== undefined && !isOfAge;

  const sit = async (): Promise<void> => {
    if (chosen === undefined || isSitting) return;
    setWhy(isUnder ? said.ageWhy({ years: String(years) }) : undefined);
    if (isUnder) return;
    const joined = isIn ? me.value : await guest.come();
    if (joined?.name == null) return;
    setSitting(true);
    if (!isIn && team !== '') await client.ask('chooseTeam', { body: { team } });
    await sitDown(live, { seat: chosen, name: joined.name, born });
    me.value = joined;
    await refreshMe();
    setSitting(false);
  };

  if (guest.away?.is === 'excluded') return <Excluded />;
  if (isClaiming) return <ClaimPage guest={guest} onOther={() => setClaiming(false)} />;
  return (
    <main class="page joinpage">
      <Heading title={titleOf(live)} lines={linesOf(live)} pack={live.pack} />
      <PausedPit />
      {/* Whoever is new here finds it before the first chip is down; later it is in the menu of the table. */}
      {hasLesson(live.pack) && (
        <Action class="btn btn-sm" onPress={() => setLearning(true)}>
          <Icon name="play" small />
          {words.value.common.howToPlay}
        </Action>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        {!isIn && (
          <NameFields
            {...guest}
            onName={guest.setName}
            onCode={guest.setCode}
            onOtherCode={guest.forgetCode}
          />
        )}
        {pit.value?.teams !== undefined && (
          <LaterOrNothing load={teamChoice} props={{ chosen: team, onChoose: setTeam }} />
        )}
        <div class="seathead">
          <span class="label">{said.yourSeat}</span>
          {chosen !== undefined && <span class="small quiet">{said.tapSeat}</span>}
        </div>
        <div data-pack={live.pack}>
          <SeatMap
            seating={seating}
            chosen={chosen}
            hasDealer={live.kind === 'banked'}
            onChoose={setWanted}
          />
        </div>
        {live.house.length > 0 && <p class="small quiet">{said.houseNote}</p>}
        {years !== undefined && (
          <label class="tick">
            <input
              type="checkbox"
              checked={isOfAge}
              onChange={({ currentTarget }) => {
                setOfAge(currentTarget.checked);
                setWhy(undefined);
              }}
            />
            <span>{said.age({ years: String(years) })}</span>
          </label>
        )}
        {(why ?? guest.missing) !== undefined && (
          <p class="joinwhy" role="alert">
            {why ?? guest.missing}
          </p>
        )}
        {guest.away !== undefined && (
          <TurnedAwayNote
            away={guest.away}
            name={guest.name}
            onClaim={() => setClaiming(true)}
            onWaited={guest.forget}
          />
        )}
        {refusal !== undefined && <Note title={said.notNow} text={told(refusal)} />}
        <div class="joingo">
          {chosen === undefined || refusal !== undefined ? (
            <Action class="btn btn-main btn-sign" onPress={onWatch}>
              {said.watch}
            </Action>
          ) : (
            <button type="submit" class="btn btn-main btn-sign" aria-disabled={isSitting || guest.isAsking}>
              {isSitting || guest.isAsking ? said.going : buttonFor(live, isIn, account)}
            </button>
          )}
          <p class="small quiet">
            {isIn ? <a href={toTables}>{said.backToTables}</a> : said.noApp}{' '}
            <button type="button" class="linklike" onClick={onWatch}>
              {said.justWatch}
            </button>
          </p>
        </div>
      </form>
      <SitRefused />
      {isLearning && <Later load={howToPlay} props={{ table: live.id, onClose: () => setLearning(false) }} />}
    </main>
  );
}

/** What the account of whoever is in holds; undefined until it is known. */
function useAccount(): Cents | undefined {
  const [cents, setCents] = useState<Cents | undefined>(undefined);
  const person = me.value?.person;
  useEffect(() => {
    if (person == null) return;
    void client.account().then((answer) => {
      if (answer.ok) setCents(answer.value.cents);
    });
  }, [person]);
  return cents;
}

function buttonFor(live: LiveTable, isIn: boolean, account: Cents | undefined): string {
  const { sitWith, sit, joinAndSit, partyChips } = guestWords.value.join;
  if (live.kind === 'party') {
    const chips = live.table.setup?.startingChips ?? null;
    return chips === null ? (isIn ? sit : joinAndSit) : partyChips({ count: number(chips) });
  }
  const chips = account === undefined ? undefined : usualBuyIn(live, account);
  if (chips !== undefined) return sitWith({ sum: sum(chips.cents) });
  return isIn ? sit : joinAndSit;
}

const titleOf = ({ pack }: LiveTable): string => packName(pack);

function linesOf({ title, table, pack }: LiveTable): readonly string[] {
  const { tableAt, realDice, houseDice } = guestWords.value.join;
  const chips = chipsName();
  const place = pit.value?.name ?? 'Dicepit';
  return [
    title === packName(pack) ? place : tableAt({ table: title, pit: place }),
    table.setup?.dice === 'physical' ? realDice({ chips }) : houseDice({ chips }),
  ];
}

export type SeatMapProps = {
  readonly seating: Seating;
  readonly chosen: number | undefined;
  readonly hasDealer: boolean;
  readonly onChoose: (seat: number) => void;
};

/** The table from above with everybody around it. A free seat is chosen by a tap, or by the arrow keys. */
export function SeatMap({ seating, chosen, hasDealer, onChoose }: SeatMapProps) {
  const said = guestWords.value.join;
  const isAround = seating.seats <= MAX_SEATS_AROUND;
  const places = isAround ? seatPlaces(seating.seats) : [];
  return (
    <fieldset class={isAround ? 'seatmap' : 'seatmap seatmap-many'}>
      <legend class="sr">{said.seats}</legend>
      {isAround && <SeatCloth />}
      {hasDealer && isAround && <span class="seatdealer">{said.dealer}</span>}
      <Yours seating={seating} chosen={chosen} />
      {Array.from({ length: seating.seats }, (_, index) => (
        <Seat
          key={index + 1}
          seat={index + 1}
          place={places[index]}
          seating={seating}
          isChosen={chosen === index + 1}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

/** Which seat it is going to be, and between whom. */
function Yours({ seating, chosen }: Pick<SeatMapProps, 'seating' | 'chosen'>) {
  const said = guestWords.value.join;
  if (chosen === undefined)
    return (
      <p class="seatsay">
        <b>{said.full}</b>
      </p>
    );
  const [left, right] = besides(seating, chosen);
  const where =
    left === undefined
      ? said.alone
      : right === undefined
        ? said.beside({ name: left })
        : said.between({ left, right });
  return (
    <p class="seatsay" aria-live="polite">
      <b>{said.seatYours({ seat: String(chosen) })}</b>
      <span>{where}</span>
    </p>
  );
}

type SeatProps = {
  readonly seat: number;
  readonly place: Place | undefined;
  readonly seating: Seating;
  readonly isChosen: boolean;
  readonly onChoose: (seat: number) => void;
};

function Seat({ seat, place, seating, isChosen, onChoose }: SeatProps) {
  const said = guestWords.value.join;
  const sitter = seating.taken.get(seat);
  const style = placedAt(place);
  if (sitter !== undefined) {
    const name = sitter.isHouse ? said.housePlayer({ name: sitter.name }) : sitter.name;
    return (
      <span
        class="seat is-taken"
        style={style}
        role="img"
        aria-label={said.seatTaken({ seat: String(seat), name })}
      >
        <Mark seat={seat} name={sitter.name} size="mark-l" />
        {sitter.isHouse && <i class="seathouse">H</i>}
      </span>
    );
  }
  return (
    <label class={isChosen ? 'seat is-chosen' : 'seat'} style={style}>
      <input
        type="radio"
        name="seat"
        value={seat}
        checked={isChosen}
        aria-label={said.seatFree({ seat: String(seat) })}
        onChange={() => onChoose(seat)}
      />
      {isChosen ? (
        <Mark seat={seat} name={me.value?.name ?? ''} size="mark-l" />
      ) : (
        <span class="seatfree" aria-hidden="true">
          {seat}
        </span>
      )}
    </label>
  );
}

export type SittingDown = {
  readonly seat: number;
  readonly name: string;
  readonly born?: string | undefined;
};

/** Takes a seat, and the chips that somebody begins with. The account is asked for: it may be new. */
export async function sitDown(live: LiveTable, { seat, name, born }: SittingDown): Promise<void> {
  sitProblem.value = undefined;
  const table = client.table(live.id);
  const sat = await table.sitDown({ seat, name, ...(born === undefined ? {} : { born }) });
  if (!sat.ok) {
    sitProblem.value = { problem: sat.problem, seated: false };
    return;
  }
  const account = await client.account();
  const chips = account.ok ? usualBuyIn(live, account.value.cents) : undefined;
  if (chips === undefined) return;
  const bought = await table.command(buying(seat, chips));
  if (!bought.ok) sitProblem.value = { problem: bought.problem, seated: true };
}

const buying = (seat: number, { cents, colour }: BuyIn) =>
  ({
    type: 'BuyIn',
    seat,
    cents,
    from: 'account',
    ...(colour === undefined ? {} : { colour }),
  }) as const;
