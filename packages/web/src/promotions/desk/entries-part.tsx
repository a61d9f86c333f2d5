import { useState } from 'preact/hooks';
import { withToast } from '../../host/console-state.ts';
import { client } from '../../live/pit.ts';
import { Deed } from '../../office/desk-controls.tsx';
import { usePitTime } from '../../office/polling.ts';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number } from '../../words/words.ts';
import { promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { Give, type PartProps, PersonPick } from './promotion-controls.tsx';
import { ahead, fixedList, isOperator, nameOf, people, readOpened } from './promotion-store.ts';

/** So many of the entries are shown; whoever wants them all reads the public page or the trail. */
const MAX_ENTRIES_SHOWN = 200;

/** Who has entered, until when, and the list as it is fixed for the draw. */
export function EntriesPart({ facts }: PartProps) {
  const said = promotionWords.value.parts.entries;
  const now = usePitTime(ahead.value);
  const { entries, whole } = facts;
  const { list, opening, terms } = whole;
  const closes = terms.entriesClose;
  return (
    <>
      <dl class={css.figures}>
        <div>
          <dt>{said.count}</dt>
          <dd>{number(entries)}</dd>
        </div>
      </dl>
      {closes !== null && (
        <p>{now > closes ? said.closed({ at: when(closes) }) : said.closes({ at: when(closes) })}</p>
      )}
      {list === undefined && isOperator() && <AtCounter facts={facts} />}
      <section class={css.stepOf}>
        <h3>
          {said.list} <ClauseLink clause="nsw/10.7.6" />
        </h3>
        {list === undefined && (
          <>
            <p class="quiet small">{said.listLater}</p>
            {isOperator() && <Give command={{ type: 'FixEntries' }} name={said.fix} said={said.fixed} main />}
          </>
        )}
        {list !== undefined && (
          <dl class={css.digests}>
            <div>
              <dt>{said.fixedAt({ at: when(list.at) })}</dt>
              <dd>{number(list.count)}</dd>
            </div>
            <div>
              <dt>{said.digest}</dt>
              <dd class={css.hex}>{list.digest}</dd>
            </div>
          </dl>
        )}
        {whole.method === 'prize draw' && (
          <dl class={css.digests}>
            <div>
              <dt>{said.commitment}</dt>
              <dd class={css.hex}>{opening?.commitment ?? said.uncommitted}</dd>
            </div>
          </dl>
        )}
        {fixedList.value.length > 0 && (
          <ol class={css.entryList}>
            {fixedList.value.slice(0, MAX_ENTRIES_SHOWN).map(({ entry, person }) => (
              <li key={entry}>
                <span class="num">{entry}</span> {nameOf(person)}
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

function AtCounter({ facts: { promotion } }: PartProps) {
  const said = promotionWords.value.parts.entries;
  const guests = people.value.filter(({ kind }) => kind === 'guest');
  const [picked, setPicked] = useState('');
  const person = picked === '' ? (guests[0]?.person ?? '') : picked;
  const enter = async (): Promise<void> => {
    await withToast(client.ask('enterPromotion', { params: { promotion }, body: { person } }), said.entered);
    await readOpened(promotion);
  };
  return (
    <section class={css.stepOf}>
      <h3>
        {said.counter} <ClauseLink clause="nsw/10.7.3" />
      </h3>
      {guests.length === 0 ? (
        <p class="quiet">{said.nobody}</p>
      ) : (
        <div class={css.fields}>
          <PersonPick name={said.person} among={guests} chosen={person} onPick={setPicked} />
          <Deed name={said.enter} onPress={enter} />
        </div>
      )}
    </section>
  );
}
