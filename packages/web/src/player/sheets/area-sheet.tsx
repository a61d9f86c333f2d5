import type { Fraction } from '@dicepit/analysis';
import { isOneRoll, type Wager } from '@dicepit/engine';
import { chancesBarredAt, layouts } from '@dicepit/games';
import { placeAreas, toAreaPrint } from '@dicepit/layout';
import { useEffect, useState } from 'preact/hooks';
import { paysText } from '../../felt/area.tsx';
import { me, pit } from '../../live/pit.ts';
import { Action } from '../../parts/action.tsx';
import { Die } from '../../parts/die.tsx';
import { Segments } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ClauseLink, chancesBarredFor } from '../../shell/clauses.tsx';
import { wagerInWords } from '../../words/refusal-words.ts';
import { dice, number, percent } from '../../words/words.ts';
import { areaFacts, inShort, type RollGroups, totalsText } from '../areas.ts';
import { chosenChip, put, tap } from '../player-actions.ts';
import { type PlayerStore, setTakeDownWish } from '../player-store.ts';
import { inChips, myStakeOn, nameAt, type PlayerView, stakeOf, staysUpHere } from '../player-view.ts';
import { playerWords } from '../player-words.ts';

/** Everything about one area: what wins and loses there, what it pays, where that is written, and one's own bet. */
export function AreaSheet({
  store,
  view,
  wager: id,
}: {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly wager: string;
}) {
  const said = playerWords.value.area;
  const wager = view.game.wagers[id];
  const close = (): void => {
    store.debounced.flush();
    store.sheet.value = undefined;
  };
  if (wager === undefined) return null;
  const { wins, loses, goesOn, step, clauses } = areaFacts(view, wager);
  return (
    <Sheet
      title={wager.name}
      note={noteOf(view.game.pack, wager, step)}
      aside={<span class="pays-big">{priceOf(view, wager)}</span>}
      closable
      onClose={close}
    >
      <p class="in-short">{inShort(view, wager, chosenChip(store, view))}</p>
      <dl class="facts">
        {wins !== undefined && (
          <div>
            <dt>{said.winsOn}</dt>
            <Rolls groups={wins} />
          </div>
        )}
        {loses !== undefined && (
          <div>
            <dt>{said.losesOn}</dt>
            <Rolls groups={loses} />
          </div>
        )}
        {goesOn !== undefined && (
          <div>
            <dt>{goesOn === 'stays' ? said.staysOn : said.goesOnOn}</dt>
            <dd>{playerWords.value.rolls.rest}</dd>
          </div>
        )}
        {!areChancesBarred(view) && <Chances wager={wager} />}
        <Here view={view} wager={id} />
        <div>
          <dt>{said.rule}</dt>
          <dd class="rollset">
            {clauses.map((clause) => (
              <ClauseLink key={clause} clause={clause} />
            ))}
          </dd>
        </div>
      </dl>
      {view.mine !== undefined && <Stepper store={store} view={view} wager={wager} onDone={close} />}
    </Sheet>
  );
}

function Stepper({
  store,
  view,
  wager,
  onDone,
}: {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly wager: Wager;
  readonly onDone: () => void;
}) {
  const said = playerWords.value.area;
  const { limits } = areaFacts(view, wager);
  const held = myStakeOn(view, wager.id);
  const chip = chosenChip(store, view);
  return (
    <>
      <div class="step">
        <Action
          class="btn"
          label={said.takeOff({ sum: inChips(view, chip) })}
          onPress={() => tap(store, wager.id, -1)}
        >
          <Icon name="minus" />
        </Action>
        <div class="mid" role="status">
          <b>{inChips(view, held)}</b>
          <span class="small quiet">
            {limits === undefined
              ? said.yourBet
              : said.limits({
                  minimum: inChips(view, limits.minimum),
                  maximum: inChips(view, limits.maximum),
                })}
          </span>
        </div>
        <Action
          class="btn btn-main"
          label={said.add({ sum: inChips(view, chip) })}
          onPress={() => tap(store, wager.id, 1)}
        >
          <Icon name="plus" />
        </Action>
      </div>
      {staysUpHere(view, wager) && <WonStake store={store} wager={wager.id} />}
      <div class={held > 0 ? 'btns two' : 'btns'}>
        {held > 0 && (
          <Action
            onPress={() => {
              if (put(store, { [wager.id]: -held })) onDone();
            }}
          >
            {said.takeDown}
          </Action>
        )}
        <Action class="btn btn-main" onPress={onDone}>
          {said.done}
        </Action>
      </div>
    </>
  );
}

/** Where a table leaves won bets up, somebody may want theirs back instead. */
function WonStake({ store, wager }: { readonly store: PlayerStore; readonly wager: string }) {
  const { whenItWins, wonStake, wonStakeNote } = playerWords.value.area;
  const chosen = store.comesDown.value.has(wager) ? 'down' : 'up';
  return (
    <Segments
      name={whenItWins}
      options={[
        ['up', wonStake.up],
        ['down', wonStake.down],
      ]}
      chosen={chosen}
      onPick={(picked) => setTakeDownWish(store, wager, picked === 'down')}
      note={chosen === 'down' ? wonStakeNote : undefined}
    />
  );
}

/** Who has what on it now. */
function Here({ view, wager }: { readonly view: PlayerView; readonly wager: string }) {
  const said = playerWords.value.area;
  const bets = view.table.betting.bets.filter((bet) => bet.wager === wager);
  const mine = bets.find(({ seat }) => seat === view.mine?.seat);
  const others = bets.filter(({ seat }) => seat !== view.mine?.seat).toSorted((a, b) => a.seat - b.seat);
  return (
    <div>
      <dt>{said.here}</dt>
      <dd class="rollset">
        {mine !== undefined && (
          <span class="who">
            <SeatMark table={view.table} seat={mine.seat} size="mark-s" />{' '}
            {said.you({ sum: inChips(view, stakeOf(mine)) })}
          </span>
        )}
        {others.map((bet) => (
          <span key={bet.bet} class="who">
            <SeatMark table={view.table} seat={bet.seat} size="mark-s" />{' '}
            {`${nameAt(view, bet.seat)} ${inChips({ ...view, mine: undefined }, stakeOf(bet))}`}
          </span>
        ))}
        {others.length === 0 && (
          <span class="quiet">{mine === undefined ? said.nobody : said.nobodyElse}</span>
        )}
      </dd>
    </div>
  );
}

function noteOf(
  pack: string,
  wager: Wager,
  step: { readonly now: number; readonly of: number } | undefined,
): string {
  const said = playerWords.value.area;
  const until = isOneRoll(wager) ? said.oneRoll : said.untilDecided;
  const course = step === undefined ? until : said.step({ now: `${step.now}`, all: `${step.of}` });
  // The felt keeps its printed names; what one means is said here.
  const meaning = wagerInWords(pack, wager);
  return meaning === undefined ? course : `${meaning} · ${course}`;
}

/** What it pays, as the felt says it. */
export function priceOf({ game }: Pick<PlayerView, 'game'>, wager: Wager): string {
  const layout = layouts[game.pack];
  const area = layout && placeAreas(game, layout, 'portrait').find((each) => each.wager === wager.id)?.area;
  return area === undefined ? '' : paysText(toAreaPrint(wager, area));
}

/** How likely a wager wins, and what the house keeps on average, as somebody reads it. */
type Chance = { readonly part: string; readonly whole: string; readonly edge: string };

/** The exact figures. Reckoning is not part of the first page: it is fetched when somebody asks for it. */
export async function chanceOf(wager: Wager): Promise<Chance | undefined> {
  try {
    const { computeFigures } = await import('@dicepit/analysis');
    const { win, edge } = computeFigures(wager);
    return { ...asParts(win), edge: percent(edge.toNumber()) };
  } catch {
    // The network is away: the sheet does without.
    return undefined;
  }
}

/** More than this below the line is not a chance that anybody can picture. */
const MAX_DENOMINATOR = 1_000;

function asParts(win: Fraction): Pick<Chance, 'part' | 'whole'> {
  return win.d <= MAX_DENOMINATOR
    ? { part: `${win.n}`, whole: `${win.d}` }
    : { part: '1', whole: number(Math.round(10 / win.toNumber()) / 10) };
}

/** Whether the rules of this table, or of another at which whoever looks has a seat, keep chances from players. */
const areChancesBarred = ({ game }: Pick<PlayerView, 'game'>): boolean =>
  chancesBarredAt(game.pack) !== undefined || chancesBarredFor(me.value, pit.value) !== undefined;

function Chances({ wager }: { readonly wager: Wager }) {
  const said = playerWords.value.area;
  const [chance, setChance] = useState<Chance | undefined>(undefined);
  useEffect(() => {
    let isOpen = true;
    void chanceOf(wager).then((found) => {
      if (isOpen) setChance(found);
    });
    return () => {
      isOpen = false;
    };
  }, [wager]);
  return (
    <div>
      <dt>{said.chance}</dt>
      <dd>
        {chance !== undefined && (
          <>
            <b class="num chance">{said.chanceOf({ part: chance.part, whole: chance.whole })}</b>{' '}
            <span class="quiet">{said.keeps({ share: chance.edge })}</span>
          </>
        )}
      </dd>
    </div>
  );
}

/** A set of rolls: single ones drawn, totals in words. */
function Rolls({ groups }: { readonly groups: RollGroups | 'rest' }) {
  if (groups === 'rest') return <dd>{playerWords.value.rolls.rest}</dd>;
  const text = totalsText(groups);
  const [face] = groups.faces;
  return (
    <dd class="rollset">
      {groups.rolls.map((roll) => (
        <span key={roll.join('-')} class="p" role="img" aria-label={dice(roll)}>
          {roll.map((pips, place) => (
            // Equal dice differ by their place only.
            <Die key={`${place}-${pips}`} pips={pips} />
          ))}
        </span>
      ))}
      {face !== undefined && (
        <span class="p">
          <Die pips={face} />
        </span>
      )}
      {text !== '' && (
        <span>{groups.rolls.length > 0 ? playerWords.value.rolls.or({ more: text }) : text}</span>
      )}
    </dd>
  );
}
