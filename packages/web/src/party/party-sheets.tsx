import { useState } from 'preact/hooks';
import type { OpenTable } from '../live/table.ts';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { MenuItem, MenuLink, MenuList } from '../parts/menu-list.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { SheetTable } from '../parts/sheet-table.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { Later } from '../shell/later.tsx';
import { toRules, toTables } from '../shell/place.ts';
import { Refused } from '../shell/refused.tsx';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { toastRefusal, toastWith } from '../shell/toasts.tsx';
import { whyTold } from '../words/refusal-words.ts';
import { number, time, words } from '../words/words.ts';
import * as css from './party.module.css';
import { type LiveParty, type PartyRequests, refused } from './party-store.ts';
import { type Forecast, forecasts, type PartyView, partyWords, refusalFor } from './party-view.ts';
import type { Story } from './story.ts';

export type SheetName = 'menu' | 'play' | 'numbers' | 'story' | 'bring' | 'me' | 'stand';

type SheetsProps = {
  readonly open: OpenTable;
  readonly sheet: SheetName | undefined;
  readonly view: PartyView;
  readonly live: LiveParty;
  readonly story: Story;
  readonly asking: PartyRequests;
  readonly onSheet: (sheet: SheetName | undefined) => void;
};

const howToPlay = async () => (await import('../me/lively.tsx')).HowToPlay;
const meSheet = async () => (await import('../me/me-sheet.tsx')).MeSheet;

/** Whatever lies over the page, one at a time; a refusal lies on top. */
export function PartySheets(props: SheetsProps) {
  const { problem, after } = refused.value ?? {};
  return (
    <>
      <OpenSheet {...props} />
      {problem !== undefined && (
        <Refused
          problem={problem}
          {...(after === undefined ? {} : { after })}
          onClose={() => (refused.value = undefined)}
        />
      )}
    </>
  );
}

function OpenSheet({ open, sheet, view, live, story, asking, onSheet }: SheetsProps) {
  const close = (): void => onSheet(undefined);
  const { mine } = view;
  switch (sheet) {
    case undefined:
      return null;
    case 'menu':
      return (
        <PartyMenu
          pack={live.pack}
          isSeated={mine !== undefined}
          hasDice={live.dice !== null}
          whyStay={
            mine === undefined ? undefined : whyTold(refusalFor(view, { type: 'StandUp', seat: mine.seat }))
          }
          onOpen={onSheet}
          onClose={close}
        />
      );
    case 'play':
      return <Later load={howToPlay} props={{ table: open.id, onClose: close }} />;
    case 'numbers':
      return <NumbersSheet view={view} onClose={close} />;
    case 'story':
      return <StorySheet story={story} onClose={close} />;
    case 'bring':
      return mine === undefined ? null : <BringSheet seat={mine.seat} asking={asking} onClose={close} />;
    case 'me':
      return <Later load={meSheet} props={{ open, onClose: close }} />;
    case 'stand':
      return mine === undefined ? null : (
        <StandSheet view={view} seat={mine.seat} asking={asking} onClose={close} />
      );
  }
}

type StandProps = {
  readonly view: PartyView;
  readonly seat: number;
  readonly asking: PartyRequests;
  readonly onClose: () => void;
};

function StandSheet({ view, seat, asking, onClose }: StandProps) {
  const said = partyWords.value;
  const leave = async (): Promise<void> => {
    const isDone = await asking.ask({ type: 'StandUp', seat });
    onClose();
    if (isDone) toastWith(said.gone);
  };
  return (
    <Sheet title={said.standTitle} onClose={onClose}>
      <p class="lead">{said.standText({ sum: number(view.mine?.rack ?? 0) })}</p>
      <Buttons split="two">
        <Action onPress={() => void leave()}>{said.leave}</Action>
        <Action class="btn btn-main" onPress={onClose} autofocus>
          {said.stay}
        </Action>
      </Buttons>
    </Sheet>
  );
}

type MenuProps = {
  readonly pack: string;
  readonly isSeated: boolean;
  readonly hasDice: boolean;
  /** Why nobody can leave now, where they cannot. */
  readonly whyStay: string | undefined;
  readonly onOpen: (sheet: 'me' | 'story' | 'stand' | 'play') => void;
  readonly onClose: () => void;
};

/** Everything that is not needed for the next throw. */
function PartyMenu({ pack, isSeated, hasDice, whyStay, onOpen, onClose }: MenuProps) {
  const said = partyWords.value;
  return (
    <Sheet title={said.menu} onClose={onClose} closable>
      <MenuList>
        {isSeated && <MenuItem name={said.me} onPress={() => onOpen('me')} />}
        <MenuItem name={said.log} onPress={() => onOpen('story')} />
        <MenuItem name={words.value.common.howToPlay} onPress={() => onOpen('play')} />
        <MenuLink name={said.rules} href={toRules(pack)} />
        {hasDice && <MenuLink name={said.fair} href="./fair" />}
        <MenuItem
          name={said.settings}
          onPress={() => {
            onClose();
            settingsOpen.value = true;
          }}
        />
        <MenuLink name={said.tables} href={toTables} />
        {isSeated && (
          <MenuItem
            name={said.stand}
            why={whyStay}
            onRefused={toastRefusal}
            onPress={() => onOpen('stand')}
          />
        )}
      </MenuList>
    </Sheet>
  );
}

/** As many as a newcomer usually brings, and what a tap on plus and minus changes. */
const USUAL_CHIPS = 20;
const CHIPS_STEP = 10;

type BringProps = { readonly seat: number; readonly asking: PartyRequests; readonly onClose: () => void };

/** Brings more chips to a party between two games. */
function BringSheet({ seat, asking, onClose }: BringProps) {
  const [whites, setWhites] = useState(USUAL_CHIPS);
  const said = partyWords.value;
  return (
    <Sheet title={said.bringTitle} onClose={onClose}>
      <p class="lead">{said.bringText}</p>
      <Stepper
        value={number(whites)}
        note={said.whites}
        less={{ label: said.less, onPress: () => setWhites(Math.max(CHIPS_STEP, whites - CHIPS_STEP)) }}
        more={{ label: said.more, onPress: () => setWhites(whites + CHIPS_STEP) }}
      />
      <Buttons split="lean">
        <Action onPress={onClose}>{words.value.common.cancel}</Action>
        <Action
          class="btn btn-main"
          onPress={() =>
            void asking.ask({ type: 'BringChips', seat, whites }).then((done) => {
              onClose();
              if (done) toastWith(said.brought({ count: whites }));
            })
          }
        >
          {said.bringCount({ count: whites })}
        </Action>
      </Buttons>
    </Sheet>
  );
}

/** What each number would do if it fell now: whose card it is, who pays, where the dice go. */
function NumbersSheet({ view, onClose }: { readonly view: PartyView; readonly onClose: () => void }) {
  const said = partyWords.value;
  const nameOf = (seat: number): string =>
    view.table.seats.get(seat)?.name ?? words.value.common.seat({ seat });
  const thrower = view.thrower?.name ?? '';
  return (
    <Sheet title={said.what} note={said.has({ name: thrower })} onClose={onClose} closable>
      <SheetTable
        head={[{ text: said.total }, { text: said.whatHappens }]}
        rows={forecasts(view.table).map((forecast) => ({
          key: forecast.total,
          of: forecast.total,
          cells: [{ text: sentenceOf(forecast, nameOf, thrower) }],
        }))}
      />
    </Sheet>
  );
}

function sentenceOf(forecast: Forecast, nameOf: (seat: number) => string, thrower: string): string {
  const said = partyWords.value;
  const { pays, draws, passesTo, turns, chances, wins } = forecast;
  const parts = [
    pays === undefined ? '' : said.pays({ name: nameOf(pays.seat), count: pays.chips }),
    draws === undefined || draws.chips === 0
      ? ''
      : said.draws({ name: nameOf(draws.seat), count: draws.chips }),
    chances === undefined
      ? ''
      : chances.how === 'given'
        ? said.completePass({ name: thrower, count: chances.count })
        : said.missed({ count: chances.count }),
    passesTo === undefined ? '' : said.passesTo({ name: nameOf(passesTo) }),
    turns === undefined ? '' : said.turns({ name: nameOf(turns.seat), card: String(turns.card) }),
    wins === undefined ? '' : said.wins({ name: nameOf(wins) }),
  ].filter((part) => part !== '');
  const [first = said.throwsOn({ name: thrower }), ...rest] = parts;
  return `${[first, ...rest].join('; ')}.`;
}

/** What happened so far, the newest on top. */
function StorySheet({ story, onClose }: { readonly story: Story; readonly onClose: () => void }) {
  const { story: title, storyEmpty } = partyWords.value;
  return (
    <Sheet title={title} onClose={onClose} closable>
      {story.length === 0 && <p class="lead">{storyEmpty}</p>}
      <ol class={css.story}>
        {story.toReversed().map((chapter, index) => (
          // Two throws of one moment may read alike; their place tells them apart.
          <li key={`${chapter.at}-${story.length - index}`}>
            <time>{time(chapter.at)}</time>
            <span>{chapter.lines.join(' ')}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
