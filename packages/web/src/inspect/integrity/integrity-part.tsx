import { client, pit } from '../../live/pit.ts';
import { number } from '../../words/numbers.ts';
import { Answered, useAnswer } from '../answered.tsx';
import { inspectPlace, PlaceLink } from '../at-inspect.tsx';
import { inspectWords, whenOf } from '../said.ts';
import { DiceOfTable } from './dice-of-table.tsx';
import { Verification } from './verification.tsx';

/** Whether the trail is whole, and whether the dice look fair. */
export function IntegrityPart() {
  const said = inspectWords.value.integrity;
  const { asked, again } = useAnswer('integrity', () => client.ask('readIntegrity'));
  return (
    <Answered asked={asked} again={again}>
      {({ software, publicKey, head, hash, words, verification, tables }) => (
        <>
          <div class="inspect-two">
            <section class="panel" aria-labelledby="integrity-head">
              <h1 class="h2" id="integrity-head">
                {said.head}
              </h1>
              <p class="inspect-words">{words}</p>
              <p class="quiet small">{said.words}</p>
              <dl class="inspect-facts">
                <div>
                  <dt>{said.signedAt}</dt>
                  <dd>{whenOf(head.at)}</dd>
                </div>
                <div>
                  <dt>{said.entries}</dt>
                  <dd>{number(head.heads.reduce((sum, { version }) => sum + version, 0))}</dd>
                </div>
                <div>
                  <dt>{said.streams}</dt>
                  <dd>{number(head.heads.length)}</dd>
                </div>
                <div>
                  <dt>{said.software}</dt>
                  <dd>{software}</dd>
                </div>
              </dl>
              <p class="one-time">{hash}</p>
              <p class="label inspect-label">{said.key}</p>
              <p class="one-time">{publicKey}</p>
            </section>
            <Verification first={verification} onEnd={again} />
          </div>
          <Dice doubts={tables} />
        </>
      )}
    </Answered>
  );
}

type Doubts = readonly { readonly table: string; readonly title: string; readonly doubted: boolean }[];

/** The dice of every table, and those of one looked into. */
function Dice({ doubts }: { readonly doubts: Doubts }) {
  const said = inspectWords.value.integrity;
  const table = inspectPlace.value.item ?? pit.value?.tables[0]?.table;
  return (
    <section class="panel" aria-labelledby="integrity-dice">
      <h2 class="h2" id="integrity-dice">
        {said.dice}
      </h2>
      {doubts.length === 0 && <p class="quiet panel-empty">{said.noTables}</p>}
      <nav class="inspect-chips" aria-label={said.dice}>
        {doubts.map((each) => (
          <PlaceLink
            key={each.table}
            to={{ part: 'integrity', item: each.table }}
            class="inspect-chip"
            current={each.table === table}
          >
            {each.title}, {each.doubted ? said.doubted : said.notDoubted}
          </PlaceLink>
        ))}
      </nav>
      {table !== undefined && <DiceOfTable key={table} table={table} />}
    </section>
  );
}
