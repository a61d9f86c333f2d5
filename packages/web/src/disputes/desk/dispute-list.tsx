import type { DisputeCard } from '@dicepit/wire';
import { me, pit } from '../../live/pit.ts';
import { DeskLink } from '../../office/at-desk.tsx';
import { Icon } from '../../parts/icon.tsx';
import { dayAndTime } from '../../words/numbers.ts';
import { aboutText } from '../about.ts';
import { disputeWords, rolesText } from '../said.ts';
import { inOrder, whoseStep } from '../whose-step.ts';
import { cards, hasOlder, readOlder } from './live.ts';

const nobody = { person: null, roles: [] };

/** What is disputed: what waits for somebody first, and what is over apart. */
export function DisputeList({ current }: { readonly current: string | undefined }) {
  const said = disputeWords.value.desk;
  const listed = cards.value;
  if (listed === undefined) return <p class="quiet">{said.opening}</p>;
  const { open, over } = inOrder(listed, me.value ?? nobody);
  return (
    <>
      <section class="panel" aria-labelledby="disputes-open">
        <div class="panel-h">
          <h2 class="h2" id="disputes-open">
            {said.open}
          </h2>
          <span class="quiet num">{open.length}</span>
        </div>
        {open.length === 0 && <p class="quiet panel-empty">{said.none}</p>}
        <Cards cards={open} current={current} />
      </section>
      <section class="panel" aria-labelledby="disputes-over">
        <div class="panel-h">
          <h2 class="h2" id="disputes-over">
            {said.over}
          </h2>
          <span class="quiet num">{over.length}</span>
        </div>
        {over.length === 0 && <p class="quiet panel-empty">{said.noneOver}</p>}
        <Cards cards={over} current={current} />
        {hasOlder.value && (
          <button type="button" class="btn btn-sm" onClick={() => void readOlder()}>
            {said.more}
          </button>
        )}
      </section>
    </>
  );
}

type CardsProps = { readonly cards: readonly DisputeCard[]; readonly current: string | undefined };

const Cards = ({ cards: listed, current }: CardsProps) => (
  <ul>
    {listed.map((card) => (
      <li key={card.dispute}>
        <Case card={card} isCurrent={card.dispute === current} />
      </li>
    ))}
  </ul>
);

function Case({ card, isCurrent }: { readonly card: DisputeCard; readonly isCurrent: boolean }) {
  const said = disputeWords.value;
  const table = pit.value?.tables.find((each) => each.table === card.table)?.title ?? card.table;
  const step = whoseStep(card, me.value ?? nobody);
  return (
    <DeskLink to={{ tab: 'disputes', item: card.dispute }} class="case" current={isCurrent}>
      <span class="sw" data-pack={card.pack} />
      <span class="case-what">
        <b>{aboutText(card)}</b>
        <span>{said.grounds[card.ground]}</span>
        <span class="quiet">{said.desk.who({ name: card.name, table })}</span>
      </span>
      <span class="case-state">
        <span class={step.is === 'you' ? 'pill good' : 'pill'}>{said.phases[card.phase]}</span>
        <span class={step.is === 'you' ? 'case-step is-yours' : 'case-step'}>
          {step.is === 'you' && <Icon name="person" small />}
          {step.is === 'others'
            ? said.desk.step.others({ roles: rolesText(step.roles) })
            : said.desk.step[step.is]}
        </span>
        {card.complaint && <span class="case-step is-warned">{said.desk.complaint}</span>}
        <span class="quiet small">{dayAndTime(card.raisedAt)}</span>
      </span>
    </DeskLink>
  );
}
