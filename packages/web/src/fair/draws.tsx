import type { Pips } from '@dicepit/engine';
import type { DrawRecord } from '@dicepit/proof';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import { byHand } from './by-hand.ts';
import { recomputed } from './checks.ts';
import { fairWords } from './said.ts';
import type { FairTurn } from './turn.ts';

/** Every draw of the turn: what the table recorded beside what the seed gives. */
export function Draws({ turn }: { readonly turn: FairTurn }) {
  const said = fairWords.value;
  const worked = recomputed(turn);
  return (
    <section class="panel" aria-labelledby="draws">
      <h2 id="draws">{said.draws}</h2>
      {turn.drawn.length === 0 && <p class="quiet">{said.noDraws}</p>}
      {turn.drawn.length > 0 && (
        <table class="tbl draws">
          <thead>
            <tr>
              <th scope="col">{said.draw}</th>
              <th scope="col">{said.recorded}</th>
              <th scope="col">{said.worked}</th>
              <th scope="col">
                <span class="sr">{said.same}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {turn.drawn.map((drawn, place) => (
              // A forged record may name a draw twice: its place is what tells it apart.
              // oxlint-disable-next-line react/no-array-index-key
              <Row key={place} drawn={drawn} due={worked[place]} />
            ))}
          </tbody>
        </table>
      )}
      {turn.drawn.map((drawn, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Hand key={place} turn={turn} drawn={drawn} />
      ))}
    </section>
  );
}

function Row({ drawn, due }: { readonly drawn: DrawRecord; readonly due: readonly Pips[] | undefined }) {
  const said = fairWords.value;
  const isSame = due?.join() === drawn.faces.join();
  return (
    <tr class={due !== undefined && !isSame ? 'is-fails' : ''}>
      <th scope="row">{drawn.draw}</th>
      <td>
        <Dice faces={drawn.faces} />
      </td>
      <td>{due === undefined ? <span class="quiet small">{said.notYet}</span> : <Dice faces={due} />}</td>
      <td class="same">
        {due !== undefined && (
          <>
            <Icon name={isSame ? 'check' : 'warn'} small />
            {isSame ? said.same : said.differs}
          </>
        )}
      </td>
    </tr>
  );
}

function Dice({ faces }: { readonly faces: readonly Pips[] }) {
  return (
    <span class="dice" role="img" aria-label={fairWords.value.faces({ faces: faces.join('-') })}>
      {faces.map((pips, die) => (
        // Equal dice differ by their place only.
        <Die key={`${die}-${pips}`} pips={pips} />
      ))}
    </span>
  );
}

/** The working of one draw, for a pencil. */
function Hand({ turn, drawn }: { readonly turn: FairTurn; readonly drawn: DrawRecord }) {
  const said = fairWords.value;
  const hand = byHand(turn, drawn);
  if (hand === undefined) return null;
  return (
    <details class="hand">
      <summary>{said.byHand({ draw: drawn.draw })}</summary>
      <dl class="digits">
        <Line name={said.hand.lines} text={hand.lines === '' ? said.hand.none : hand.lines} />
        <Line name={said.hand.contributions} text={hand.contributions} />
        <Line name={said.hand.message} text={hand.message} />
        <Line name={said.hand.hmac} text={hand.hmac} />
        <Line name={said.hand.bytes} text={hand.bytes.map(sayByte).join('\n')} />
      </dl>
    </details>
  );
}

const Line = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

function sayByte({ byte, face }: { readonly byte: number; readonly face: number | undefined }): string {
  const { hand } = fairWords.value;
  const hex = byte.toString(16).padStart(2, '0');
  return face === undefined
    ? hand.passed({ hex, byte: String(byte) })
    : hand.byte({ hex, byte: String(byte), face: String(face) });
}
