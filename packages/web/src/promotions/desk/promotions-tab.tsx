import { type AwardMethod, awardMethods } from '@dicepit/desks';
import type { DeskPromotionCard } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { withToast } from '../../host/console-state.ts';
import { client, me } from '../../live/pit.ts';
import { Deed, Line } from '../../office/desk-controls.tsx';
import { DeskLink, deskPlace, goTo } from '../../office/desk-place.tsx';
import { usePitTime, usePolling } from '../../office/polling.ts';
import { Buttons } from '../../parts/buttons.tsx';
import { Field, Segments } from '../../parts/field.tsx';
import { Form, Pair } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Panel, PanelEmpty } from '../../parts/panel.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { promotionWords } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { StagePill } from '../terms/terms-view.tsx';
import { ClockPill, DutyLine, Meter, PersonPick } from './promotion-controls.tsx';
import { PromotionSheet } from './promotion-sheet.tsx';
import { ahead, cards, isOperator, nameOf, people, readCards, register } from './promotion-store.ts';

/** The id under which the lists for all promotions stand; ids of promotions have a hyphen. */
const REGISTER_ITEM = 'register';

/** The promotions desk: all of them, one of them, or what is kept for all. */
export function PromotionsTab() {
  const { item } = deskPlace.value;
  if (item === undefined) return <DeskList />;
  return item === REGISTER_ITEM ? <RegisterPage /> : <PromotionSheet key={item} promotion={item} />;
}

/** All promotions, where each stands, and what is to be done about it. */
function DeskList() {
  usePolling(readCards, 'list', 'promotions');
  const [isNew, setNew] = useState(false);
  const said = promotionWords.value;
  const listed = cards.value;
  return (
    <Panel
      title={said.desk.title}
      class={css.deskList}
      isPage
      aside={
        <div class={css.headActs}>
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
      }
    >
      {listed === undefined && <PanelEmpty>{said.desk.loading}</PanelEmpty>}
      {listed?.length === 0 && <PanelEmpty>{said.desk.none}</PanelEmpty>}
      <ul>
        {listed?.toReversed().map((card) => (
          <PromotionCard key={card.promotion} card={card} />
        ))}
      </ul>
      {isNew && <NewPromotion onClose={() => setNew(false)} />}
    </Panel>
  );
}

function PromotionCard({ card }: { readonly card: DeskPromotionCard }) {
  const { methods } = promotionWords.value.desk;
  const now = usePitTime(ahead.value);
  const { promotion, title, method, stage, clock, completeness, duties } = card;
  const isDraft = stage === 'draft';
  return (
    <li class={css.deskCard}>
      <div>
        <h2>
          <DeskLink to={{ tab: 'promotions', item: promotion }}>{title}</DeskLink>
        </h2>
        <p class="quiet small">{methods[method]}</p>
      </div>
      <div class={css.pills}>
        <StagePill stage={stage} />
        {clock !== undefined && <ClockPill clock={clock} now={now} />}
      </div>
      {isDraft && <Meter completeness={completeness} />}
      {duties.length > 0 && (
        <ul class={css.duties}>
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
    const made = await withToast(
      client.ask('createPromotion', { body: { title: title.trim(), method } }),
      said.created({ title: title.trim() }),
    );
    if (made !== undefined) goTo({ tab: 'promotions', item: made.promotion });
  };
  return (
    <Sheet title={said.begin} note={said.beginNote} onClose={onClose} closable>
      <Form onSend={create}>
        <Field name={said.name} required maxLength={60} value={title} onType={setTitle} autofocus />
        <Segments
          name={said.method}
          options={awardMethods.map((each) => [each, said.methods[each]] as const)}
          chosen={method}
          onPick={setMethod}
          note={said.methodNotes[method]}
        />
        <Buttons>
          <button type="submit" class="btn btn-main">
            {said.create}
          </button>
        </Buttons>
      </Form>
    </Sheet>
  );
}

/** What is kept for all promotions: what regulations bar from prizes, and who is a member of what. */
function RegisterPage() {
  usePolling(readCards, 'register', 'promotions');
  const said = promotionWords.value;
  return (
    <section class={`panel ${css.openPart}`} aria-labelledby="register-h">
      <DeskLink to={{ tab: 'promotions' }} class={css.back}>
        <Icon name="undo" small />
        {said.desk.back}
      </DeskLink>
      <h1 class="h2" id="register-h">
        {said.parts.register.title}
      </h1>
      <Prescribed />
      <Members />
    </section>
  );
}

function Prescribed() {
  const said = promotionWords.value.parts.register;
  const { prescribed } = register.value;
  const [category, setCategory] = useState('');
  const [reference, setReference] = useState('');
  const set = async (body: { category: string; reference: string; prescribed: boolean }) => {
    const kept = await withToast(
      client.ask('setPrescribed', { body }),
      body.prescribed ? said.added : said.lifted,
    );
    if (kept !== undefined) register.value = kept;
  };
  return (
    <section class={css.stepOf}>
      <h2>
        {said.prescribed} <ClauseLink clause="nsw/10.5.5" />
      </h2>
      {prescribed.length === 0 && <p class="quiet">{said.noPrescribed}</p>}
      <ul class={css.records}>
        {prescribed.map((each) => (
          <li key={each.category}>
            <b>{each.category}</b> <span class="quiet">{each.reference}</span>
            {isOperator() && (
              <Deed
                name={said.lift({ category: each.category })}
                onPress={() => set({ ...each, prescribed: false })}
              />
            )}
          </li>
        ))}
      </ul>
      {isOperator() && (
        <div class={css.fields}>
          <Pair>
            <Line name={said.category} value={category} onType={setCategory} />
            <Line name={said.reference} value={reference} onType={setReference} />
          </Pair>
          <Deed name={said.add} onPress={() => set({ category, reference, prescribed: true })} />
        </div>
      )}
    </section>
  );
}

function Members() {
  const said = promotionWords.value.parts.register;
  const { members } = register.value;
  const guests = people.value.filter(({ kind }) => kind === 'guest');
  const [picked, setPicked] = useState('');
  const [membership, setMembership] = useState('');
  const person = picked === '' ? (guests[0]?.person ?? '') : picked;
  const set = async (): Promise<void> => {
    const kept = await withToast(
      client.ask('setMembership', { params: { person }, body: { membership } }),
      said.isSet,
    );
    if (kept !== undefined) register.value = kept;
  };
  return (
    <section class={css.stepOf}>
      <h2>
        {said.members} <ClauseLink clause="nsw/10.7.3" />
      </h2>
      {members.length === 0 && <p class="quiet">{said.noMembers}</p>}
      <ul class={css.records}>
        {members.map((each) => (
          <li key={each.person}>
            <b>{nameOf(each.person)}</b> <span class="quiet">{each.membership}</span>
          </li>
        ))}
      </ul>
      {isOperator() && guests.length > 0 && (
        <div class={css.fields}>
          <Pair>
            <PersonPick name={said.person} among={guests} chosen={person} onPick={setPicked} />
            <Line name={said.membership} value={membership} onType={setMembership} />
          </Pair>
          <Deed name={said.set} onPress={set} />
        </div>
      )}
    </section>
  );
}
