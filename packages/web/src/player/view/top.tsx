import { phaseOf, setCount } from '@dicepit/engine';
import { factsOf } from '@dicepit/games';
import { useSecond } from '../../live/use-second.ts';
import { Die } from '../../parts/die.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Tumble } from '../../parts/tumble.tsx';
import { settings } from '../../settings/settings.ts';
import { useIsAway } from '../../shell/connection.tsx';
import { dice, timeToTheSecond } from '../../words/numbers.ts';
import { words } from '../../words/words.ts';
import type { Desk } from '../desk/desk.ts';
import { Hint } from '../hints/hint-cards.tsx';
import { isTeaching } from '../hints/learning.ts';
import { lessonNow } from '../hints/lessons.ts';
import { lastRolls, type RollEntry } from '../history/rolls.ts';
import { playerWords } from '../said.ts';
import type { Sight } from '../sight.ts';
import { facesNow, statusOf } from '../status/status.ts';
import { PhaseGlyph } from './glyph.tsx';

/** The band over the felt: what is happening, the dice, and the last rolls. */
export function Top({
  desk,
  sight,
  bare,
}: {
  readonly desk: Desk;
  readonly sight: Sight;
  readonly bare: boolean;
}) {
  const sets = setCount(sight.game, sight.table);
  const lesson = isTeaching() ? lessonNow(sight, settings.value.learnt, bare) : undefined;
  const isHinting = lesson !== undefined;
  // Before the first roll there is nothing in the strip and nothing is counted: their place is free.
  const isFree = isHinting && (sets === undefined ? lastRolls(sight).length : sets.thrown + sets.won) === 0;
  return (
    <header class="top">
      <h1 class="sr">{desk.open.live.value?.title}</h1>
      <div class="status">
        <Saying desk={desk} sight={sight} />
        <TopDice sight={sight} />
        <button
          type="button"
          class="iconbtn"
          aria-label={words.value.common.menu}
          aria-haspopup="dialog"
          onClick={() => (desk.sheet.value = { is: 'menu' })}
        >
          <Icon name="menu" />
        </button>
      </div>
      {sets === undefined
        ? !bare && !isFree && <Strip sight={sight} onOpen={() => (desk.sheet.value = { is: 'record' })} />
        : !isFree && <Counters sight={sight} />}
      {isHinting && <Hint desk={desk} sight={sight} lesson={lesson} />}
    </header>
  );
}

function Saying({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const state = desk.open.connection.value;
  const isAway = useIsAway(state);
  const now = useSecond() + desk.open.followed.ahead();
  const said = playerWords.value.status;
  if (isAway) {
    const since = state.is === 'reconnecting' ? timeToTheSecond(state.staleSince) : '';
    return (
      <>
        <PhaseGlyph glyph="away" />
        <div class="say" role="status">
          <b>{said.reconnecting}</b>
          <span>{since === '' ? '' : said.board({ time: since, roll: `${sight.table.rolled}` })}</span>
        </div>
      </>
    );
  }
  const { title, line, glyph } = statusOf({ ...sight, at: now });
  return (
    <>
      <PhaseGlyph glyph={glyph} />
      <div class="say">
        <b>{title}</b>
        <span>{line}</span>
      </div>
    </>
  );
}

/** The dice in the top band: rolling while they are out, then at rest as they fell. */
function TopDice({ sight }: { readonly sight: Sight }) {
  const { game, table } = sight;
  const said = playerWords.value.status;
  const faces = facesNow(sight);
  const phase = phaseOf(table);
  const isOut = phase === 'dice out' || phase === 'at rest';
  if (faces === undefined && !isOut) return null;
  const label = faces === undefined ? said.inTheAir : `${said.lastRoll} ${dice(faces)}`;
  return (
    <span class="lastroll" role="img" aria-label={label}>
      {table.roll === undefined && faces !== undefined ? (
        faces.map((pips, place) => (
          // Equal dice differ by their place only.
          <Die key={`${place}-${pips}`} pips={pips} />
        ))
      ) : (
        <Tumble key={table.rolled} faces={faces} dice={game.dice} />
      )}
    </span>
  );
}

function Strip({ sight, onOpen }: { readonly sight: Sight; readonly onOpen: () => void }) {
  const said = playerWords.value.strip;
  const rolls = lastRolls(sight);
  return (
    <button type="button" class="strip" aria-haspopup="dialog" onClick={onOpen}>
      <span class="sr">{stripName(sight, rolls)}</span>
      <span class="lbl" aria-hidden="true">
        {said.label}
      </span>
      {rolls.map((roll, index) => (
        <span key={roll.number} class={index === 0 ? 't now' : 't'} aria-hidden="true">
          {roll.total ?? said.voided}
          {roll.alike && <small>{said[alikeAt(sight)]}</small>}
        </span>
      ))}
      <Icon name="chevron" />
    </button>
  );
}

/** The strip as it is read to whoever does not see it: what is one letter there is a word here. */
function stripName(sight: Sight, rolls: readonly RollEntry[]): string {
  const { label, open, inWords } = playerWords.value.strip;
  const figures = rolls.map(({ total, alike }) =>
    alike ? `${total} ${inWords[alikeAt(sight)]}` : `${total ?? inWords.voided}`,
  );
  return figures.length === 0 ? `${label}. ${open}` : `${label}: ${figures.join(', ')}. ${open}`;
}

/** What equal dice are called in this game. */
function alikeAt({ game }: Sight): 'hard' | 'double' | 'triple' {
  if (game.dice === 3) return 'triple';
  return factsOf(game.pack)?.alike ?? 'hard';
}

/** What Double Dice counts for all to see: throws of the set, and sets won. */
function Counters({ sight: { game, table } }: { readonly sight: Sight }) {
  const said = playerWords.value.status;
  const sets = setCount(game, table);
  const most = game.procedure.turn?.sets?.most;
  if (sets === undefined || most === undefined) return null;
  return (
    <div class="counters">
      <Counter name={said.throwsDone} count={sets.thrown} of={sets.throws} square />
      <Counter name={said.setsWon} count={sets.won} of={most} />
    </div>
  );
}

type CounterProps = {
  readonly name: string;
  readonly count: number;
  readonly of: number;
  readonly square?: boolean;
};

function Counter({ name, count, of, square = false }: CounterProps) {
  const said = playerWords.value.status;
  return (
    <div class="counter" role="img" aria-label={`${said.of({ number: `${count}`, all: `${of}` })} ${name}`}>
      <span class="n">
        {count}
        <small>{said.of({ number: `${count}`, all: `${of}` }).slice(String(count).length)}</small>
      </span>
      <div>
        <div class="k">{name}</div>
        <div class={square ? 'dots sq' : 'dots'}>
          {Array.from({ length: of }, (_, place) => (
            <i key={`${place}`} class={place < count ? 'f' : ''} />
          ))}
        </div>
      </div>
    </div>
  );
}
