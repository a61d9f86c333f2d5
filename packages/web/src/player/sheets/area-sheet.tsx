import { isOneRoll, type Wager } from '@dicepit/engine';
import { layouts } from '@dicepit/games';
import { areasOf, printOf } from '@dicepit/layout';
import { paysText } from '../../felt/odds-words.ts';
import { Action } from '../../parts/action.tsx';
import { Segments } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ClauseLink } from '../../shell/clause-link.tsx';
import { wagerInWords } from '../../words/refusal-words.ts';
import { areaFacts } from '../areas/area-facts.ts';
import { inShort } from '../areas/in-short.ts';
import { staysUpHere } from '../areas/terms-at.ts';
import { put, tap } from '../desk/acting.ts';
import { chosenOf } from '../desk/chips.ts';
import type { Desk } from '../desk/desk.ts';
import { wish } from '../desk/wishes.ts';
import { playerWords } from '../said.ts';
import { inChips, myStakeOn, nameAt, type Sight, stakeOf } from '../sight.ts';
import { areChancesBarred, Chances } from './chances.tsx';
import { Rolls } from './rolls.tsx';

/** Everything about one area: what wins and loses there, what it pays, where that is written, and one's own bet. */
export function AreaSheet({
  desk,
  sight,
  wager: id,
}: {
  readonly desk: Desk;
  readonly sight: Sight;
  readonly wager: string;
}) {
  const said = playerWords.value.area;
  const wager = sight.game.wagers[id];
  const close = (): void => {
    desk.gathering.flush();
    desk.sheet.value = undefined;
  };
  if (wager === undefined) return null;
  const { wins, loses, goesOn, step, clauses } = areaFacts(sight, wager);
  return (
    <Sheet
      title={wager.name}
      note={noteOf(sight.game.pack, wager, step)}
      aside={<span class="pays-big">{priceOf(sight, wager)}</span>}
      closable
      onClose={close}
    >
      <p class="in-short">{inShort(sight, wager, chosenOf(desk, sight))}</p>
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
        {!areChancesBarred(sight) && <Chances wager={wager} />}
        <Here sight={sight} wager={id} />
        <div>
          <dt>{said.rule}</dt>
          <dd class="rollset">
            {clauses.map((clause) => (
              <ClauseLink key={clause} clause={clause} />
            ))}
          </dd>
        </div>
      </dl>
      {sight.mine !== undefined && <Stepper desk={desk} sight={sight} wager={wager} onDone={close} />}
    </Sheet>
  );
}

function Stepper({
  desk,
  sight,
  wager,
  onDone,
}: {
  readonly desk: Desk;
  readonly sight: Sight;
  readonly wager: Wager;
  readonly onDone: () => void;
}) {
  const said = playerWords.value.area;
  const { limits } = areaFacts(sight, wager);
  const held = myStakeOn(sight, wager.id);
  const chip = chosenOf(desk, sight);
  return (
    <>
      <div class="step">
        <Action
          class="btn"
          label={said.takeOff({ sum: inChips(sight, chip) })}
          onPress={() => tap(desk, wager.id, -1)}
        >
          <Icon name="minus" />
        </Action>
        <div class="mid" role="status">
          <b>{inChips(sight, held)}</b>
          <span class="small quiet">
            {limits === undefined
              ? said.yourBet
              : said.limits({
                  minimum: inChips(sight, limits.minimum),
                  maximum: inChips(sight, limits.maximum),
                })}
          </span>
        </div>
        <Action
          class="btn btn-main"
          label={said.add({ sum: inChips(sight, chip) })}
          onPress={() => tap(desk, wager.id, 1)}
        >
          <Icon name="plus" />
        </Action>
      </div>
      {staysUpHere(sight, wager) && <WonStake desk={desk} wager={wager.id} />}
      <div class={held > 0 ? 'btns two' : 'btns'}>
        {held > 0 && (
          <Action
            onPress={() => {
              if (put(desk, { [wager.id]: -held })) onDone();
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
function WonStake({ desk, wager }: { readonly desk: Desk; readonly wager: string }) {
  const { whenItWins, wonStake, wonStakeNote } = playerWords.value.area;
  const chosen = desk.comesDown.value.has(wager) ? 'down' : 'up';
  return (
    <Segments
      name={whenItWins}
      options={[
        ['up', wonStake.up],
        ['down', wonStake.down],
      ]}
      chosen={chosen}
      onPick={(picked) => wish(desk, wager, picked === 'down')}
      note={chosen === 'down' ? wonStakeNote : undefined}
    />
  );
}

/** Who has what on it now. */
function Here({ sight, wager }: { readonly sight: Sight; readonly wager: string }) {
  const said = playerWords.value.area;
  const bets = sight.table.betting.bets.filter((bet) => bet.wager === wager);
  const mine = bets.find(({ seat }) => seat === sight.mine?.seat);
  const others = bets.filter(({ seat }) => seat !== sight.mine?.seat).toSorted((a, b) => a.seat - b.seat);
  return (
    <div>
      <dt>{said.here}</dt>
      <dd class="rollset">
        {mine !== undefined && (
          <span class="who">
            <SeatMark table={sight.table} seat={mine.seat} size="mark-s" />{' '}
            {said.you({ sum: inChips(sight, stakeOf(mine)) })}
          </span>
        )}
        {others.map((bet) => (
          <span key={bet.bet} class="who">
            <SeatMark table={sight.table} seat={bet.seat} size="mark-s" />{' '}
            {`${nameAt(sight, bet.seat)} ${inChips({ ...sight, mine: undefined }, stakeOf(bet))}`}
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
export function priceOf({ game }: Pick<Sight, 'game'>, wager: Wager): string {
  const layout = layouts[game.pack];
  const area = layout && areasOf(game, layout, 'portrait').find((each) => each.wager === wager.id)?.area;
  return area === undefined ? '' : paysText(printOf(wager, area));
}
