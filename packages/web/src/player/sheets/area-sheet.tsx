import { isOneRoll, type Wager } from '@dicepit/engine';
import { chancesBarredAt } from '@dicepit/games';
import { useEffect, useState } from 'preact/hooks';
import { me, pit } from '../../live/pit.ts';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import { Die } from '../../parts/die.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Segments } from '../../parts/field.tsx';
import { SeatMark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { ClauseLink, chancesBarredFor } from '../../shell/clauses.tsx';
import { wagerInWords } from '../../words/refusal-words.ts';
import { dice } from '../../words/words.ts';
import { chosenChip, type PlayerStore, put, setTakeDownWish, tap } from '../player-store.ts';
import { inChips, myStakeOn, nameAt, type PlayerView, stakeOf, staysUpHere } from '../player-view.ts';
import { playerWords } from '../player-words.ts';
import type { Chance } from '../wager-facts.ts';
import { areaFacts, chanceOf, inShort, priceOf, type RollGroups, totalsText } from '../wager-facts.ts';
import * as css from './sheets.module.css';

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
      aside={<span class={css.pays}>{priceOf(view, wager)}</span>}
      closable
      onClose={close}
    >
      <p class={css.inShort}>{inShort(view, wager, chosenChip(store, view))}</p>
      <Facts>
        {wins !== undefined && (
          <div>
            <dt>{said.winsOn}</dt>
            <Rolls view={view} groups={wins} />
          </div>
        )}
        {loses !== undefined && (
          <div>
            <dt>{said.losesOn}</dt>
            <Rolls view={view} groups={loses} />
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
          <dd class={css.rolls}>
            {clauses.map((clause) => (
              <ClauseLink key={clause} clause={clause} />
            ))}
          </dd>
        </div>
      </Facts>
      {view.mine !== undefined && <Stake store={store} view={view} wager={wager} onDone={close} />}
    </Sheet>
  );
}

function Stake({
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
      <Stepper
        value={inChips(view, held)}
        note={
          limits === undefined
            ? said.yourBet
            : said.limits({
                minimum: inChips(view, limits.minimum),
                maximum: inChips(view, limits.maximum),
              })
        }
        less={{ label: said.takeOff({ sum: inChips(view, chip) }), onPress: () => tap(store, wager.id, -1) }}
        more={{
          class: 'btn btn-main',
          label: said.add({ sum: inChips(view, chip) }),
          onPress: () => tap(store, wager.id, 1),
        }}
      />
      {staysUpHere(view, wager) && <WonStake store={store} wager={wager.id} />}
      <Buttons split={held > 0 ? 'two' : undefined}>
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
      </Buttons>
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
      <dd class={css.rolls}>
        {mine !== undefined && (
          <span class={css.who}>
            <SeatMark table={view.table} seat={mine.seat} size="mark-s" />{' '}
            {said.you({ sum: inChips(view, stakeOf(mine)) })}
          </span>
        )}
        {others.map((bet) => (
          <span key={bet.bet} class={css.who}>
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
            <b class={`num ${css.figure}`}>{said.chanceOf({ part: chance.part, whole: chance.whole })}</b>{' '}
            <span class="quiet">{said.keeps({ share: chance.edge })}</span>
          </>
        )}
      </dd>
    </div>
  );
}

/** A set of rolls: single ones drawn, totals in words. */
function Rolls({ view, groups }: { readonly view: PlayerView; readonly groups: RollGroups | 'rest' }) {
  if (groups === 'rest') return <dd>{playerWords.value.rolls.rest}</dd>;
  const text = totalsText(groups, view.game);
  const [face] = groups.faces;
  return (
    <dd class={css.rolls}>
      {groups.rolls.map((roll) => (
        <span key={roll.join('-')} class={css.roll} role="img" aria-label={dice(roll)}>
          {roll.map((pips, place) => (
            // Equal dice differ by their place only.
            <Die key={`${place}-${pips}`} pips={pips} />
          ))}
        </span>
      ))}
      {face !== undefined && (
        <span class={css.roll}>
          <Die pips={face} />
        </span>
      )}
      {text !== '' && (
        <span>{groups.rolls.length > 0 ? playerWords.value.rolls.or({ more: text }) : text}</span>
      )}
    </dd>
  );
}
