import type { Cents, CommandBody } from '@dicepit/engine';
import { useEffect, useState } from 'preact/hooks';
import { chipsName, client, deskNews } from '../../live/pit.ts';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Segment, Setting } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { toastWith } from '../../shell/toasts.tsx';
import { whyTold } from '../../words/refusal-words.ts';
import { figure, sum, words } from '../../words/words.ts';
import { toProblem } from '../bets.ts';
import * as dockCss from '../dock.module.css';
import { Figure } from '../dock.tsx';
import type { PlayerStore } from '../player-store.ts';
import { type PlayerView, rackOf, refusalFor } from '../player-view.ts';
import { playerWords } from '../player-words.ts';
import * as css from './sheets.module.css';

/** Chips from the account at the cage, and back into it. */
export function ChipsSheet({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.cage;
  const [account, setAccount] = useState<Cents | undefined>(undefined);
  const close = (): void => {
    store.sheet.value = undefined;
  };
  const look = async (): Promise<void> => {
    const answer = await client.account();
    if (answer.ok) setAccount(answer.value.cents);
    else store.refuse({ problem: answer.problem });
  };
  const news = deskNews.value.chips;
  useEffect(() => void look(), [news]);
  const rack = rackOf(view);
  const back = async (): Promise<void> => {
    if (!(await cashOut(store, view))) return;
    toastWith(said.cashedOut({ sum: sum(rack) }));
    void look();
  };
  return (
    <Sheet title={said.title} note={chipsName()} closable onClose={close}>
      <div class={`${dockCss.money} ${css.account}`} data-part="money">
        <Figure name={words.value.chipsAt.account} text={account === undefined ? '' : sum(account)} />
        <Figure name={words.value.chipsAt.rack} text={sum(rack)} />
      </div>
      {account === 0 && <p class="lead">{said.emptyAccount}</p>}
      {account !== undefined && account > 0 && (
        <Buy store={store} view={view} account={account} buying={buyingAt(view)} onBought={close} />
      )}
      {rack > 0 && (
        <Buttons>
          <Action onPress={() => void back()}>{said.cashOut({ sum: sum(rack) })}</Action>
        </Buttons>
      )}
      <p class={`quiet small ${css.note}`}>{said.noValue}</p>
    </Sheet>
  );
}

type BuyProps = {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly account: Cents;
  readonly buying: Buying;
  readonly onBought: () => void;
};

function Buy({ store, view, account, buying, onBought }: BuyProps) {
  const said = playerWords.value.cage;
  const { mine } = view;
  const [colour, setColour] = useState(buying.colours[0]);
  const [value, setValue] = useState(buying.values[0] ?? buying.unit);
  const unit = colour === undefined ? buying.unit : value;
  const [wished, setWished] = useState(proposed(account, unit));
  const cents = inSteps(wished, unit, account);
  if (mine === undefined) return null;
  const { seat } = mine;
  const command = {
    type: 'BuyIn',
    seat,
    cents,
    from: 'account',
    ...(colour === undefined ? {} : { colour: { colour, value } }),
  } as const;
  const why = refusalFor(view, command);
  const step = Math.max(unit, inSteps(10_00, unit, account));
  const buy = async (): Promise<void> => {
    if (!(await store.command(command))) return;
    toastWith(said.bought({ sum: sum(cents) }));
    onBought();
  };
  return (
    <>
      {mine.colour !== undefined && (
        <p class="lead">
          {said.fixed({ colour: colourName(mine.colour.colour), sum: sum(mine.colour.value) })}
        </p>
      )}
      {colour !== undefined && (
        <ColourPicker buying={buying} colour={colour} value={value} onColour={setColour} onValue={setValue} />
      )}
      <Stepper
        value={sum(cents)}
        note={unit === 1_00 && colour === undefined ? said.howMuch : said.count({ count: `${cents / unit}` })}
        less={{ label: said.less, onPress: () => setWished(Math.max(unit, cents - step)) }}
        more={{ label: said.more, onPress: () => setWished(cents + step) }}
      />
      <div class={css.quick}>
        {quickSums(account, unit).map((each) => (
          <Action key={each} class="btn btn-sm" pressed={each === cents} onPress={() => setWished(each)}>
            {sum(each)}
          </Action>
        ))}
        <Action class="btn btn-sm" onPress={() => setWished(account)}>
          {said.all}
        </Action>
      </div>
      <Buttons>
        <Action
          class="btn btn-main"
          why={whyTold(why)}
          onPress={() => void buy()}
          onRefused={() => {
            if (why !== undefined) store.refuse({ problem: toProblem(why) });
          }}
        >
          {said.buy({ sum: sum(cents) })}
        </Action>
      </Buttons>
    </>
  );
}

type ColourPickerProps = {
  readonly buying: Buying;
  readonly colour: string;
  readonly value: Cents;
  readonly onColour: (colour: string) => void;
  readonly onValue: (value: Cents) => void;
};

/** A colour of one's own, and what each of its chips is worth. */
function ColourPicker({ buying, colour, value, onColour, onValue }: ColourPickerProps) {
  const said = playerWords.value.cage;
  return (
    <>
      <Setting name={said.colour}>
        <div class={css.colours}>
          {buying.colours.map((each) => (
            <label key={each} class={css.colour}>
              <input type="radio" name="colour" checked={each === colour} onChange={() => onColour(each)} />
              <span class="chip">
                <Chip worth={value} colour={each} figure={figure(value)} />
              </span>
              <span class="small">{colourName(each)}</span>
            </label>
          ))}
        </div>
      </Setting>
      <Setting name={said.value}>
        <div class={css.values}>
          {buying.values.map((each) => (
            <Segment key={each} group="value" checked={each === value} onPick={() => onValue(each)}>
              {sum(each)}
            </Segment>
          ))}
        </div>
      </Setting>
    </>
  );
}

/** A colour in the language of this device; one that is not known there goes by its own name. */
function colourName(colour: string): string {
  const names: Readonly<Record<string, string>> = playerWords.value.colours;
  return names[colour] ?? colour;
}

/** What somebody can buy at this table: which colours are free, what a chip may be worth, and in what steps. */
type Buying = {
  /** The steps of a sum. */
  readonly unit: Cents;
  /** Colours to choose from; none where chips have a value of their own, or where one is held. */
  readonly colours: readonly string[];
  readonly values: readonly Cents[];
};

/** What is there to choose for somebody who buys in. What they hold is not chosen anew. */
export function buyingAt({ table, mine, rules }: PlayerView): Buying {
  const { colour } = rules.procedure.money;
  if (mine?.colour !== undefined) return { unit: mine.colour.value, colours: [], values: [] };
  if (colour?.only !== true) return { unit: 1_00, colours: [], values: [] };
  const taken = new Set([...table.seats.values()].map((seat) => seat.colour?.colour));
  const { least, most } = colour.value;
  const step = table.setup?.policies.chipStep ?? colour.value.step;
  const smallest = Math.ceil(least / step) * step;
  const largest = Math.min(most, table.signs.limits?.maximum ?? most);
  const values = Array.from(
    { length: Math.max(0, Math.floor((largest - smallest) / step) + 1) },
    (_, index) => smallest + index * step,
  );
  return { unit: least, colours: colour.colours.filter((each) => !taken.has(each)), values };
}

/** A sum within what there is, in whole steps. */
export const inSteps = (cents: Cents, unit: Cents, most: Cents): Cents =>
  Math.max(0, Math.floor(Math.min(cents, most) / unit) * unit);

/** The sums that are offered at a tap: as many as the account holds. */
export const quickSums = (account: Cents, unit: Cents): readonly Cents[] =>
  [20_00, 50_00, 100_00, 200_00].filter((cents) => cents <= account && cents % unit === 0);

/** What is proposed first: a hundred, or all there is. */
export const proposed = (account: Cents, unit: Cents): Cents => inSteps(100_00, unit, account);

/** What has to be done to take all chips off the table: those of one's own colour are handed in first. */
function cashingOut(view: PlayerView): readonly CommandBody[] {
  const { mine } = view;
  if (mine === undefined) return [];
  const { seat } = mine;
  return [
    ...(mine.colour === undefined ? [] : [{ type: 'ColourOut', seat } as const]),
    ...(rackOf(view) > 0 ? [{ type: 'CashOut', seat } as const] : []),
  ];
}

/** What has to be done to leave, once nothing of one's own lies on the layout. */
const leaving = (view: PlayerView): readonly CommandBody[] =>
  view.mine === undefined
    ? []
    : [...cashingOut(view), { type: 'StandUp', seat: view.mine.seat, handInTokens: true }];

/** Gives commands one after the other as long as they are taken. */
async function giveInTurn(store: PlayerStore, commands: readonly CommandBody[]): Promise<boolean> {
  for (const command of commands) if (!(await store.command(command))) return false;
  return true;
}

const cashOut = (store: PlayerStore, view: PlayerView): Promise<boolean> =>
  giveInTurn(store, cashingOut(view));

export const leave = (store: PlayerStore, view: PlayerView): Promise<boolean> =>
  giveInTurn(store, leaving(view));

/**
 * Puts chips that the host has given into the rack, so that they can be played at once. They stay in the account where no
 * chips can be bought just now, or where a colour is still to be chosen.
 */
export async function takeGift(store: PlayerStore, given: Cents, account: Cents): Promise<boolean> {
  const view = store.view.peek();
  if (view?.mine === undefined) return false;
  const { unit, colours } = buyingAt(view);
  const cents = inSteps(given, unit, account);
  const command = { type: 'BuyIn', seat: view.mine.seat, cents, from: 'account' } as const;
  if (colours.length > 0 || cents === 0 || refusalFor(view, command) !== undefined) return false;
  return store.command(command);
}
