import type { LiveTable } from '@dicepit/client';
import type { Cents } from '@dicepit/engine';
import { useEffect, useState } from 'preact/hooks';
import { client, me, pit, refreshMe } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { PausedPit } from '../shell/banners.tsx';
import { Excluded } from '../shell/cards.tsx';
import { chipsName } from '../shell/chips-name.ts';
import { toTables } from '../shell/place.ts';
import { nameBy } from '../words/name-by.ts';
import { number, sum } from '../words/numbers.ts';
import { told } from '../words/refusal-words.ts';
import { words } from '../words/words.ts';
import { ClaimPage } from './claim-page.tsx';
import { NameFields } from './fields.tsx';
import { Heading } from './heading.tsx';
import { guestWords } from './said.ts';
import { SeatMap } from './seat-map.tsx';
import { bornAtLatest, seatingOf, usualBuyIn, whyNotSit, yearsAsked } from './seating.ts';
import { sitDown } from './sit-down.ts';
import { SitRefused } from './sit-refused.tsx';
import { Note, TurnedAwayNote } from './turned-away-note.tsx';
import { useGuest } from './use-guest.ts';

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
      : whyNotSit(
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

const titleOf = ({ pack }: LiveTable): string => nameBy(words.value.common.packs, pack) ?? pack;

function linesOf({ title, table, pack }: LiveTable): readonly string[] {
  const { tableAt, realDice, houseDice } = guestWords.value.join;
  const chips = chipsName();
  const place = pit.value?.name ?? 'Dicepit';
  return [
    title === nameBy(words.value.common.packs, pack) ? place : tableAt({ table: title, pit: place }),
    table.setup?.dice === 'physical' ? realDice({ chips }) : houseDice({ chips }),
  ];
}
