import { isDrawn, LARGE_PRIZE, needsScrutineer, type Promotion } from '@dicepit/desks';
import type { Pips } from '@dicepit/engine';
import { diceFor } from '@dicepit/proof';
import type { DeskPromotion } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { ClauseLink } from '../../shell/clauses.tsx';
import { number } from '../../words/numbers.ts';
import { toPromotion } from '../public/address.ts';
import { dollars, promotionWords, when } from '../said.ts';
import { DicePick, picked } from './dice-pick.tsx';
import { Give } from './give-deed.tsx';
import { isOperator } from './is-operator.ts';
import { nameOf } from './live.ts';
import { Scrutiny } from './scrutiny.tsx';
import type { PartProps } from './terms-part.tsx';

/** The draw sheet: who watches, the draw itself, and what it was made of. */
export function DrawPart({ shown }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const { whole } = shown;
  const { event } = whole.terms;
  const isOverseen = needsScrutineer(whole.terms);
  return (
    <>
      {event.at !== null && <p>{said.planned({ at: when(event.at), place: event.place })}</p>}
      <section class="step-of">
        <h3>
          {said.scrutineer} <ClauseLink clause="nsw/10.2" />
        </h3>
        <p class="quiet small">
          {isOverseen
            ? said.needed({ sum: dollars(LARGE_PRIZE) })
            : said.notNeeded({ sum: dollars(LARGE_PRIZE) })}
        </p>
        {(isOverseen || whole.scrutineer !== undefined) && <Scrutiny shown={shown} />}
      </section>
      {isOperator() && !isDrawn(promotionIn(shown)) && <Drawing shown={shown} />}
      <DrawSheet shown={shown} />
    </>
  );
}

const promotionIn = ({ whole, entries }: DeskPromotion): Promotion => ({
  ...whole,
  entries: { count: entries, blocks: [] },
});

function Drawing({ shown }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const { method } = shown.whole;
  return (
    <section class="step-of">
      <h3>
        {said.run} <ClauseLink clause="nsw/10.7.1" />
      </h3>
      {method === 'prize draw' ? (
        <Give command={{ type: 'RunDraw' }} name={said.run} said={said.ran} sure={said.sure} main />
      ) : (
        <ThrowDice shown={shown} />
      )}
    </section>
  );
}

/** One throw for the next prize. */
function ThrowDice({ shown }: PartProps) {
  const said = promotionWords.value.parts.draw;
  const { entries, whole } = shown;
  const dice = diceFor(Math.max(1, entries - whole.winners.length));
  const [thrown, setThrown] = useState<readonly Pips[]>([]);
  const faces = picked(thrown, dice);
  const prize = whole.terms.prizes[whole.winners.length]?.prize ?? '';
  return (
    <div class="asked">
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
function DrawSheet({ shown }: PartProps) {
  const said = promotionWords.value.parts;
  const { promotion, whole } = shown;
  const { list, opening, seed, throws, winners } = whole;
  if (list === undefined) return null;
  return (
    <section class="step-of">
      <h3>{said.draw.sheet}</h3>
      <dl class="digests">
        <div>
          <dt>{said.entries.digest}</dt>
          <dd class="hex">{list.digest}</dd>
        </div>
        {whole.method === 'prize draw' && (
          <>
            <div>
              <dt>{said.entries.commitment}</dt>
              <dd class="hex">{opening?.commitment}</dd>
            </div>
            <div>
              <dt>{said.draw.seed}</dt>
              <dd class="hex">{seed ?? said.draw.sealed}</dd>
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
      <ul class="records">
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
