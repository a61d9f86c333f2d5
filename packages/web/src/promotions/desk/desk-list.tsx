import { type AwardMethod, awardMethods } from '@dicepit/desks';
import type { DeskPromotionCard } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { told } from '../../host/console-state.ts';
import { client, me } from '../../live/pit.ts';
import { DeskLink, goTo } from '../../office/at-desk.tsx';
import { useKeepAsking, usePitTime } from '../../office/keep-asking.ts';
import { Field, Segments } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { StagePill } from '../parts/stage-pill.tsx';
import { promotionWords } from '../said.ts';
import { ClockPill, DutyLine } from './clock-pills.tsx';
import { ahead, cards, readCards } from './live.ts';
import { Meter } from './meter.tsx';

/** All promotions, where each stands, and what is to be done about it. */
export function DeskList() {
  useKeepAsking(readCards, 'list', 'promotions');
  const [isNew, setNew] = useState(false);
  const said = promotionWords.value;
  const listed = cards.value;
  return (
    <section class="panel promo-list" aria-labelledby="promotions-h">
      <div class="panel-h">
        <h1 class="h2" id="promotions-h">
          {said.desk.title}
        </h1>
        <div class="kv-btns">
          <DeskLink to={{ tab: 'promotions', item: 'register' }} class="btn btn-sm btn-quiet">
            {said.parts.register.title}
          </DeskLink>
          {me.value?.roles.includes('operator') === true && (
            <button type="button" class="btn btn-sm" onClick={() => setNew(true)}>
              <Icon name="plus" small />
              {said.desk.begin}
            </button>
          )}
        </div>
      </div>
      {listed === undefined && <p class="quiet panel-empty">{said.desk.loading}</p>}
      {listed?.length === 0 && <p class="quiet panel-empty">{said.desk.none}</p>}
      <ul>
        {listed?.toReversed().map((card) => (
          <PromotionCard key={card.promotion} card={card} />
        ))}
      </ul>
      {isNew && <NewPromotion onClose={() => setNew(false)} />}
    </section>
  );
}

function PromotionCard({ card }: { readonly card: DeskPromotionCard }) {
  const { methods } = promotionWords.value.desk;
  const now = usePitTime(ahead.value);
  const { promotion, title, method, stage, clock, completeness, duties } = card;
  const isDraft = stage === 'draft';
  return (
    <li class="promo-card">
      <div class="promo-say">
        <h2>
          <DeskLink to={{ tab: 'promotions', item: promotion }}>{title}</DeskLink>
        </h2>
        <p class="quiet small">{methods[method]}</p>
      </div>
      <div class="pills">
        <StagePill stage={stage} />
        {clock !== undefined && <ClockPill clock={clock} now={now} />}
      </div>
      {isDraft && <Meter completeness={completeness} />}
      {duties.length > 0 && (
        <ul class="duties">
          {duties.map((duty) => (
            <DutyLine key={`${duty.kind} ${duty.about ?? ''}`} duty={duty} now={now} promotion={promotion} />
          ))}
        </ul>
      )}
    </li>
  );
}

function NewPromotion({ onClose }: { readonly onClose: () => void }) {
  const said = promotionWords.value.desk;
  const [title, setTitle] = useState('');
  const [method, setMethod] = useState<AwardMethod>('prize draw');
  const create = async (): Promise<void> => {
    const made = await told(
      client.ask('createPromotion', { body: { title: title.trim(), method } }),
      said.created({ title: title.trim() }),
    );
    if (made !== undefined) goTo({ tab: 'promotions', item: made.promotion });
  };
  return (
    <Sheet title={said.begin} note={said.beginNote} onClose={onClose} closable>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Field name={said.name} required maxLength={60} value={title} onType={setTitle} autofocus />
        <Segments
          name={said.method}
          options={awardMethods.map((each) => [each, said.methods[each]] as const)}
          chosen={method}
          onPick={setMethod}
          note={said.methodNotes[method]}
        />
        <div class="btns">
          <button type="submit" class="btn btn-main">
            {said.create}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
