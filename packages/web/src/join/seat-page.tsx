import type { LiveTable } from '@dicepit/client';
import type { Cents } from '@dicepit/engine';
import { hasLesson } from '@dicepit/games';
import { useEffect, useState } from 'preact/hooks';
import { chipsName, client, me, pit, refreshMe } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Tick } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { SeatMap, SeatSays, seatLook } from '../parts/seat-map.tsx';
import { PausedPit } from '../shell/banners.tsx';
import { Excluded } from '../shell/cards.tsx';
import { Later, LaterOrNothing } from '../shell/later.tsx';
import { Page } from '../shell/lobby.tsx';
import { toTables } from '../shell/place.ts';
import { packName } from '../words/pack-name.ts';
import { tellRefusal } from '../words/refusal-words.ts';
import { number, sum, words } from '../words/words.ts';
import { sitProblem, takingSeat, useGuest } from './guest.ts';
import { guestWords } from './guest-words.ts';
import * as door from './join-page.module.css';
import { ClaimPage, Heading, NameFields, Note, SitRefused, TurnedAwayNote } from './join-page.tsx';
import * as css from './seat-page.module.css';
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

const teamChoice = async () => (await import('../me/lively.tsx')).TeamChoice;
const howToPlay = async () => (await import('../me/lively.tsx')).HowToPlay;

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
  const taking = takingSeat.value?.table === live.id ? takingSeat.value.seat : undefined;
  const chosen = taking ?? (wanted !== undefined && !seating.taken.has(wanted) ? wanted : seating.free[0]);
  const isIn = me.value?.person != null;
  const years = yearsAsked(live);
  const born = years !== undefined && isOfAge ? bornAtLatest(years, Date.now()) : undefined;
  const name = me.value?.name ?? guest.name.trim();
  const refusal =
    chosen === undefined || taking !== undefined
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
    <Page class={door.page}>
      <Heading title={titleOf(live)} lines={linesOf(live)} pack={live.pack} />
      <PausedPit />
      {/* Whoever is new here finds it before the first chip is down; later it is in the menu of the table. */}
      {hasLesson(live.pack) && (
        <Action class={`btn btn-sm ${css.lesson}`} onPress={() => setLearning(true)}>
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
        <div class={css.head}>
          <span class="label">{said.yourSeat}</span>
          {chosen !== undefined && <span class="small quiet">{said.tapSeat}</span>}
        </div>
        <div data-pack={live.pack}>
          <Seats seating={seating} chosen={chosen} hasDealer={live.kind === 'banked'} onChoose={setWanted} />
        </div>
        {live.house.length > 0 && <p class="small quiet">{said.houseNote}</p>}
        {years !== undefined && (
          <Tick
            on={isOfAge}
            onChange={(on) => {
              setOfAge(on);
              setWhy(undefined);
            }}
          >
            {said.age({ years: String(years) })}
          </Tick>
        )}
        {(why ?? guest.missing) !== undefined && (
          <p class={door.why} role="alert">
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
        {refusal !== undefined && <Note title={said.notNow} text={tellRefusal(refusal)} />}
        <div class={door.go}>
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
            {isIn ? (
              <a class="linklike" href={toTables}>
                {said.backToTables}
              </a>
            ) : (
              said.noApp
            )}{' '}
            <button type="button" class="linklike" onClick={onWatch}>
              {said.justWatch}
            </button>
          </p>
        </div>
      </form>
      <SitRefused />
      {isLearning && <Later load={howToPlay} props={{ table: live.id, onClose: () => setLearning(false) }} />}
    </Page>
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

type SeatsProps = {
  readonly seating: Seating;
  readonly chosen: number | undefined;
  readonly hasDealer: boolean;
  readonly onChoose: (seat: number) => void;
};

/** The table from above with everybody around it. A free seat is chosen by a tap, or by the arrow keys. */
function Seats({ seating, chosen, hasDealer, onChoose }: SeatsProps) {
  const said = guestWords.value.join;
  return (
    <SeatMap
      seats={seating.seats}
      name={said.seats}
      dealer={hasDealer ? said.dealer : undefined}
      says={<Yours seating={seating} chosen={chosen} />}
    >
      {Array.from({ length: seating.seats }, (_, index) => (
        <Seat
          key={index + 1}
          seat={index + 1}
          seating={seating}
          isChosen={chosen === index + 1}
          onChoose={onChoose}
        />
      ))}
    </SeatMap>
  );
}

/** Which seat it is going to be, and between whom. */
function Yours({ seating, chosen }: Pick<SeatsProps, 'seating' | 'chosen'>) {
  const said = guestWords.value.join;
  if (chosen === undefined) return <SeatSays title={said.full} isSpoken />;
  const [left, right] = besides(seating, chosen);
  const where =
    left === undefined
      ? said.alone
      : right === undefined
        ? said.beside({ name: left })
        : said.between({ left, right });
  return <SeatSays title={said.seatYours({ seat: String(chosen) })} text={where} isSpoken />;
}

type SeatProps = {
  readonly seat: number;
  readonly seating: Seating;
  readonly isChosen: boolean;
  readonly onChoose: (seat: number) => void;
};

function Seat({ seat, seating, isChosen, onChoose }: SeatProps) {
  const said = guestWords.value.join;
  const { seats, taken } = seating;
  const sitter = taken.get(seat);
  if (sitter !== undefined) {
    const name = sitter.isHouse ? said.housePlayer({ name: sitter.name }) : sitter.name;
    return (
      <span
        {...seatLook({ seat, seats })}
        role="img"
        aria-label={said.seatTaken({ seat: String(seat), name })}
      >
        <Mark seat={seat} name={sitter.name} size="mark-l" />
        {sitter.isHouse && <i class={css.house}>H</i>}
      </span>
    );
  }
  return (
    <label {...seatLook({ seat, seats, isChosen })}>
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
        <span class={css.free} data-part="number" aria-hidden="true">
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
  takingSeat.value = { table: live.id, seat };
  const table = client.table(live.id);
  const sat = await table.sitDown({ seat, name, ...(born === undefined ? {} : { born }) });
  const since = sat.ok ? await buyChips(live, seat) : undefined;
  takingSeat.value = since === undefined ? undefined : { table: live.id, seat, since };
  if (!sat.ok) sitProblem.value = { problem: sat.problem, seated: false };
}

/** Gives the version of the table at which they lie there; undefined where none were bought. */
async function buyChips(live: LiveTable, seat: number): Promise<number | undefined> {
  const account = await client.account();
  const chips = account.ok ? usualBuyIn(live, account.value.cents) : undefined;
  if (chips === undefined) return undefined;
  const bought = await client.table(live.id).command(buying(seat, chips));
  if (bought.ok) return bought.value.version;
  sitProblem.value = { problem: bought.problem, seated: true };
  return undefined;
}

const buying = (seat: number, { cents, colour }: BuyIn) =>
  ({
    type: 'BuyIn',
    seat,
    cents,
    from: 'account',
    ...(colour === undefined ? {} : { colour }),
  }) as const;
