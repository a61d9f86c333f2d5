import type { Cents } from '@dicepit/engine';
import { useEffect, useState } from 'preact/hooks';
import { client, deskNews } from '../../live/pit.ts';
import { Action } from '../../parts/action.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { chipsName } from '../../shell/chips-name.ts';
import { toastWith } from '../../shell/toasts.tsx';
import { sum } from '../../words/numbers.ts';
import { whyTold } from '../../words/refusal-words.ts';
import { words } from '../../words/words.ts';
import type { Desk } from '../desk/desk.ts';
import { asProblem } from '../desk/problem.ts';
import { type Buying, buyingAt, inSteps, proposed, quickSums } from '../money/buying.ts';
import { cashOut } from '../money/cashing-out.ts';
import { playerWords } from '../said.ts';
import { rackOf, type Sight, whyNot } from '../sight.ts';
import { Figure } from '../view/dock.tsx';
import { ColourPicker, colourName } from './colour-picker.tsx';

/** Chips from the account at the cage, and back into it. */
export function ChipsSheet({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.cage;
  const [account, setAccount] = useState<Cents | undefined>(undefined);
  const close = (): void => {
    desk.sheet.value = undefined;
  };
  const look = async (): Promise<void> => {
    const answer = await client.account();
    if (answer.ok) setAccount(answer.value.cents);
    else desk.refuse({ problem: answer.problem });
  };
  const news = deskNews.value.chips;
  useEffect(() => void look(), [news]);
  const rack = rackOf(sight);
  const back = async (): Promise<void> => {
    if (!(await cashOut(desk, sight))) return;
    toastWith(said.cashedOut({ sum: sum(rack) }));
    void look();
  };
  return (
    <Sheet title={said.title} note={chipsName()} closable onClose={close}>
      <div class="money cage-now">
        <Figure name={words.value.chipsAt.account} text={account === undefined ? '' : sum(account)} />
        <Figure name={words.value.chipsAt.rack} text={sum(rack)} />
      </div>
      {account === 0 && <p class="lead">{said.emptyAccount}</p>}
      {account !== undefined && account > 0 && (
        <Buy desk={desk} sight={sight} account={account} buying={buyingAt(sight)} onBought={close} />
      )}
      {rack > 0 && (
        <div class="btns">
          <Action onPress={() => void back()}>{said.cashOut({ sum: sum(rack) })}</Action>
        </div>
      )}
      <p class="quiet small record-note">{said.noValue}</p>
    </Sheet>
  );
}

type BuyProps = {
  readonly desk: Desk;
  readonly sight: Sight;
  readonly account: Cents;
  readonly buying: Buying;
  readonly onBought: () => void;
};

function Buy({ desk, sight, account, buying, onBought }: BuyProps) {
  const said = playerWords.value.cage;
  const { mine } = sight;
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
  const why = whyNot(sight, command);
  const step = Math.max(unit, inSteps(10_00, unit, account));
  const buy = async (): Promise<void> => {
    if (!(await desk.command(command))) return;
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
      <div class="step">
        <Action class="btn" label={said.less} onPress={() => setWished(Math.max(unit, cents - step))}>
          <Icon name="minus" />
        </Action>
        <div class="mid" role="status">
          <b>{sum(cents)}</b>
          <span class="small quiet">
            {unit === 1_00 && colour === undefined ? said.howMuch : said.count({ count: `${cents / unit}` })}
          </span>
        </div>
        <Action class="btn" label={said.more} onPress={() => setWished(cents + step)}>
          <Icon name="plus" />
        </Action>
      </div>
      <div class="quick">
        {quickSums(account, unit).map((each) => (
          <Action key={each} class="btn btn-sm" pressed={each === cents} onPress={() => setWished(each)}>
            {sum(each)}
          </Action>
        ))}
        <Action class="btn btn-sm" onPress={() => setWished(account)}>
          {said.all}
        </Action>
      </div>
      <div class="btns">
        <Action
          class="btn btn-main"
          why={whyTold(why)}
          onPress={() => void buy()}
          onRefused={() => {
            if (why !== undefined) desk.refuse({ problem: asProblem(why) });
          }}
        >
          {said.buy({ sum: sum(cents) })}
        </Action>
      </div>
    </>
  );
}
