import {
  type DrawnWinner,
  isDrawn,
  LARGE_PRIZE,
  listPicks,
  needsScrutineer,
  type Promotion,
  redrawDue,
  type TellingOutcome,
  type TellingWay,
} from '@dicepit/desks';
import type { Pips } from '@dicepit/engine';
import { diceFor } from '@dicepit/proof';
import type { DeskPromotion } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { me } from '../../live/pit.ts';
import { LongText } from '../../office/desk-controls.tsx';
import { usePitTime } from '../../office/polling.ts';
import { Segments, Select } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number } from '../../words/words.ts';
import { dollars, promotionWords, when } from '../promotion-words.ts';
import * as css from '../promotions.module.css';
import { toPromotion } from '../public/promotion-address.ts';
import {
  DicePick,
  DutyLine,
  Give,
  type PartProps,
  PersonPick,
  picked,
  tellingOptions,
} from './promotion-controls.tsx';
import { ahead, isOperator, nameOf, people } from './promotion-store.ts';

/** The draw sheet: who watches, the draw itself, and what it was made of. */
export function DrawPart({ facts }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const { whole } = facts;
  const { event } = whole.terms;
  const isOverseen = needsScrutineer(whole.terms);
  return (
    <>
      {event.at !== null && <p>{said.planned({ at: when(event.at), place: event.place })}</p>}
      <section class={css.stepOf}>
        <h3>
          {said.scrutineer} <ClauseLink clause="nsw/10.2" />
        </h3>
        <p class="quiet small">
          {isOverseen
            ? said.needed({ sum: dollars(LARGE_PRIZE) })
            : said.notNeeded({ sum: dollars(LARGE_PRIZE) })}
        </p>
        {(isOverseen || whole.scrutineer !== undefined) && <Scrutiny facts={facts} />}
      </section>
      {isOperator() && !isDrawn(promotionIn(facts)) && <Drawing facts={facts} />}
      <DrawSheet facts={facts} />
    </>
  );
}

const promotionIn = ({ whole, entries }: DeskPromotion): Promotion => ({
  ...whole,
  entries: { count: entries, blocks: [] },
});

function Drawing({ facts }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const { method } = facts.whole;
  return (
    <section class={css.stepOf}>
      <h3>
        {said.run} <ClauseLink clause="nsw/10.7.1" />
      </h3>
      {method === 'prize draw' ? (
        <Give command={{ type: 'RunDraw' }} name={said.run} said={said.ran} sure={said.sure} main />
      ) : (
        <ThrowDice facts={facts} />
      )}
    </section>
  );
}

/** One throw for the next prize. */
function ThrowDice({ facts }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const { entries, whole } = facts;
  const dice = diceFor(Math.max(1, entries - whole.winners.length));
  const [thrown, setThrown] = useState<readonly Pips[]>([]);
  const faces = picked(thrown, dice);
  const prize = whole.terms.prizes[whole.winners.length]?.prize ?? '';
  return (
    <div class={css.fields}>
      <p>{said.throwFor({ prize, dice: number(dice) })}</p>
      <DicePick thrown={faces} onPick={setThrown} />
      <Give
        command={{ type: 'ThrowForPrize', faces }}
        name={said.record}
        said={said.recorded}
        main
        onDone={() => setThrown([])}
      />
    </div>
  );
}

/** What the draw was made of, so that anybody can make it again. */
function DrawSheet({ facts }: PartProps) {
  const said = promotionWords.value.parts;
  const { promotion, whole } = facts;
  const { list, opening, seed, throws, winners } = whole;
  if (list === undefined) return null;
  return (
    <section class={css.stepOf}>
      <h3>{said.draw.sheet}</h3>
      <dl class={css.digests}>
        <div>
          <dt>{said.entries.digest}</dt>
          <dd class={css.hex}>{list.digest}</dd>
        </div>
        {whole.method === 'prize draw' && (
          <>
            <div>
              <dt>{said.entries.commitment}</dt>
              <dd class={css.hex}>{opening?.commitment}</dd>
            </div>
            <div>
              <dt>{said.draw.seed}</dt>
              <dd class={css.hex}>{seed ?? said.draw.sealed}</dd>
            </div>
          </>
        )}
        {throws.length > 0 && (
          <div>
            <dt>{said.draw.throws}</dt>
            <dd>{throws.map((each) => each.join('-')).join(', ')}</dd>
          </div>
        )}
      </dl>
      <ul class={css.records}>
        {winners.map(({ prize, entry, person, at }) => (
          <li key={prize}>
            <b>{nameOf(person)}</b>{' '}
            <span class="quiet">
              {prize}, {entry}, {said.winners.drawnAt({ at: when(at) })}
            </span>
          </li>
        ))}
      </ul>
      {winners.length > 0 && (
        <a class="btn btn-sm" href={toPromotion({ promotion })}>
          {said.draw.check}
        </a>
      )}
    </section>
  );
}

/** Who watches the draw, and what they attest before and after it. */
function Scrutiny({ facts }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const { scrutineer, attested } = facts.whole;
  const isHere = people.value.find(({ person }) => person === scrutineer)?.here ?? false;
  return (
    <>
      {scrutineer === undefined ? (
        <p>{said.nobody}</p>
      ) : (
        <p>
          {said.isNominated({ name: nameOf(scrutineer) })}{' '}
          <span class="pill">
            <Icon name={isHere ? 'check' : 'moon'} />
            {isHere ? said.here : said.away}
          </span>
        </p>
      )}
      {isOperator() && facts.whole.winners.length === 0 && <Nominate />}
      <dl class={css.digests}>
        {(['before', 'after'] as const).map((time) => {
          const at = attested[time];
          return (
            <div key={time}>
              <dt>{said[time]}</dt>
              <dd>{at === undefined ? said.notAttested : said.attestedAt({ at: when(at) })}</dd>
            </div>
          );
        })}
      </dl>
      {me.value?.roles.includes('scrutineer') === true && <Attest facts={facts} />}
    </>
  );
}

function Nominate() {
  const said = promotionWords.value.parts.draw;
  const able = people.value.filter(({ roles }) => roles.includes('scrutineer'));
  const [picked, setPicked] = useState('');
  const person = picked === '' ? (able[0]?.person ?? '') : picked;
  if (able.length === 0) return <p class="quiet">{said.noScrutineers}</p>;
  return (
    <div class={css.fields}>
      <PersonPick name={said.scrutineer} among={able} chosen={person} onPick={setPicked} />
      <Give command={{ type: 'NominateScrutineer', person }} name={said.nominate} said={said.nominated} />
    </div>
  );
}

function Attest({ facts }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const [words, setWords] = useState('');
  const time = facts.whole.attested.before === undefined ? 'before' : 'after';
  return (
    <div class={css.fields}>
      <LongText name={said.attestWords} value={words} onType={setWords} most={500} />
      <Give
        command={{ type: 'Attest', when: time, words }}
        name={said.attest[time]}
        said={said.attested}
        main
        onDone={() => setWords('')}
      />
    </div>
  );
}

/** Who has won what, and how each was told of it within two days. */
export function WinnersPart({ facts }: PartProps) {
  const said = promotionWords.value.parts.winners;
  const { winners, terms } = facts.whole;
  return (
    <>
      {winners.length === 0 && <p class="quiet">{said.none}</p>}
      {winners.length > 0 && terms.presence === true && <p class={css.note}>{said.presence}</p>}
      <ul class={css.records}>
        {winners.map((winner) => (
          <li key={winner.prize}>
            <Winner facts={facts} winner={winner} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Winner({ facts, winner }: PartProps & { readonly winner: DrawnWinner }) {
  const said = promotionWords.value.parts.winners;
  const now = usePitTime(ahead.value);
  const { prize, entry, person, at } = winner;
  const { tellings, terms, integrity } = facts.whole;
  const passed = (facts.whole.passed ?? []).filter((each) => each.prize === prize);
  const duty = facts.duties.find(
    ({ kind, about }) => (kind === 'tell winner' || kind === 'tell winner why') && about === prize,
  );
  const isTold = terms.presence === false && duty === undefined && integrity?.is !== 'cancelled';
  const tried = tellings.filter((each) => each.prize === prize);
  return (
    <article class={css.record}>
      <h3>{nameOf(person)}</h3>
      <p class="quiet">
        {said.prize}: {prize}. {said.entry}: {entry}, {said.drawnAt({ at: when(at) })}
      </p>
      {isTold && (
        <p>
          <span class="pill good">
            <Icon name="check" />
            {said.told}
          </span>
        </p>
      )}
      {duty !== undefined && (
        <ul class={css.duties}>
          <DutyLine duty={duty} now={now} promotion={facts.promotion} />
        </ul>
      )}
      {tried.length > 0 && (
        <ul class={css.log} aria-label={said.tellings}>
          {tried.map((each) => (
            <li key={each.at}>
              <span>{when(each.at)}</span>
              <span>
                {said.ways[each.way]}, {said.outcomes[each.outcome]}
              </span>
              <span>{each.counts ? said.counts : said.doesNotCount}</span>
            </li>
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <p class="quiet">{said.passed({ names: passed.map(({ person }) => nameOf(person)).join(', ') })}</p>
      )}
      <Redraw facts={facts} winner={winner} />
      {isOperator() && <Tell prize={prize} />}
    </article>
  );
}

function Tell({ prize }: { readonly prize: string }) {
  const said = promotionWords.value.parts.winners;
  const [way, setWay] = useState<TellingWay>('telephone');
  const [outcome, setOutcome] = useState<TellingOutcome>('told');
  return (
    <details class={css.fields}>
      <summary>{said.tell}</summary>
      <p class="quiet small">
        {said.endeavours} <ClauseLink clause="nsw/10.8" />
      </p>
      <Select name={said.way} options={tellingOptions()} chosen={way} onPick={setWay} />
      <Segments
        name={said.outcome}
        options={(['told', 'sent', 'no answer'] as const).map((each) => [each, said.outcomes[each]] as const)}
        chosen={outcome}
        onPick={setOutcome}
      />
      <Give command={{ type: 'LogTelling', prize, way, outcome }} name={said.log} said={said.logged} />
    </details>
  );
}

type RedrawProps = PartProps & { readonly winner: DrawnWinner };

/** Until when a winner who has to be there may claim; after that the prize is drawn again. */
function Redraw({ facts, winner }: RedrawProps) {
  const said = promotionWords.value.parts.winners;
  const { whole, entries } = facts;
  const [thrown, setThrown] = useState<readonly Pips[]>([]);
  const { prize, person } = winner;
  const due = redrawDue(whole.terms, winner);
  const hasClaimed = whole.claims.some((claim) => claim.prize === prize && claim.person === person);
  if (due === undefined || hasClaimed) return null;
  const isByDice = whole.method === 'dice throw';
  const dice = diceFor(Math.max(1, entries - listPicks(whole).length));
  const faces = picked(thrown, dice);
  return (
    <div class={css.fields}>
      <p>
        {said.claimUntil({ time: when(due) })} <ClauseLink clause="nsw/10.7.8" />
      </p>
      {isOperator() && isByDice && (
        <>
          <p>{promotionWords.value.parts.draw.throwFor({ prize, dice: number(dice) })}</p>
          <DicePick thrown={faces} onPick={setThrown} />
        </>
      )}
      {isOperator() && (
        <Give
          command={{ type: 'RedrawPrize', prize, ...(isByDice ? { faces } : {}) }}
          name={said.redraw}
          said={said.redrawn}
          sure={said.redrawSure({ name: nameOf(person) })}
          onDone={() => setThrown([])}
        />
      )}
    </div>
  );
}
