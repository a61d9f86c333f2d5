import { ladder } from '@dicepit/engine';
import { useEffect } from 'preact/hooks';
import { me } from '../../live/pit.ts';
import { DeskLink, deskPlace } from '../../office/at-desk.tsx';
import { useKeepAsking } from '../../office/keep-asking.ts';
import { Icon } from '../../parts/icon.tsx';
import '../../look/cases.css';
import { disputeWords } from '../said.ts';
import { DisputeList } from './dispute-list.tsx';
import { DisputePage } from './dispute-page.tsx';
import { opened, readCards, readOpened } from './live.ts';
import { WriteDown } from './write-down.tsx';

/** The place in the address that a new dispute is written down at. */
const NEW = 'new';

/** The disputes: a list of them, and beside it the one that the address names. */
export function DisputesTab() {
  const said = disputeWords.value.desk;
  const { item } = deskPlace.value;
  // Those who work at the tables write down for a player what the player says.
  const mayWrite = me.value?.roles.some((role) => ladder.includes(role)) === true;
  useKeepAsking(readCards, 'disputes', 'disputes');
  return (
    <div class={item === undefined ? 'cases' : 'cases has-case'}>
      <h1 class="sr">{said.title}</h1>
      <div class="cases-list">
        {mayWrite && (
          <DeskLink to={{ tab: 'disputes', item: NEW }} class="btn">
            <Icon name="plus" small />
            {said.write}
          </DeskLink>
        )}
        <DisputeList current={item} />
      </div>
      <div class="cases-one">
        {item === undefined ? <p class="quiet cases-pick">{said.pick}</p> : <Opened key={item} item={item} />}
      </div>
    </div>
  );
}

function Opened({ item }: { readonly item: string }) {
  const said = disputeWords.value.desk;
  useEffect(() => {
    opened.value = undefined;
  }, [item]);
  useKeepAsking(() => (item === NEW ? Promise.resolve() : readOpened(item)), item, 'disputes');
  const facts = opened.value;
  return (
    <>
      <DeskLink to={{ tab: 'disputes' }} class="btn btn-sm btn-quiet cases-back">
        <Icon name="chevron" small />
        {said.back}
      </DeskLink>
      {item === NEW && <WriteDown />}
      {item !== NEW && facts === undefined && <p class="quiet">{said.opening}</p>}
      {facts === null && (
        <p class="panel" role="alert">
          {said.missing}
        </p>
      )}
      {facts !== undefined && facts !== null && facts.dispute === item && <DisputePage facts={facts} />}
    </>
  );
}
