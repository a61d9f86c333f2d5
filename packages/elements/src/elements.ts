import { everyRoll, isHard, type Pips, type Roll, totalOf } from '@dicepit/engine';
import { bankedPacks, chancesBarredAt, layouts } from '@dicepit/games';
import { drawFelt, feltCss, fontCss, thrownDie } from '@dicepit/layout';

/**
 * A drawing of the house as an element of any page. It is drawn again whenever one of its attributes changes, in a
 * shadow of its own, so that neither dresses the other.
 */
abstract class Drawn extends HTMLElement {
  connectedCallback(): void {
    haveLetters();
    this.#draw();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#draw();
  }

  /** What stands in the shadow, as markup. Whatever comes from an attribute has been read by then, or is escaped. */
  protected abstract markup(): string;

  #draw(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = this.markup();
  }

  protected text(name: string): string {
    return this.getAttribute(name)?.trim() ?? '';
  }
}

/**
 * The felt of a game with the odds that it posts:
 * `<dice-felt pack="snake-eyes-nz" lit="4-4" shape="portrait" options="field=2 hard-4=6"></dice-felt>`.
 */
export class DiceFelt extends Drawn {
  static readonly observedAttributes = ['pack', 'lit', 'shape', 'options'];

  protected override markup(): string {
    const id = this.text('pack');
    const pack = bankedPacks.find((each) => each.id === id);
    const layout = layouts[id];
    if (pack === undefined || layout === undefined)
      return fault(`No felt “${id}”. There are: ${bankedPacks.map((each) => each.id).join(', ')}.`);
    const opened = pack.open(optionsIn(this.text('options')));
    if (!opened.ok) return fault(`${id} does not open with these options.`);
    const lit = this.text('lit');
    const roll = rollsIn(lit).find(({ length }) => length === pack.dice);
    if (lit !== '' && roll === undefined) return fault(`“${lit}” is no roll of ${pack.dice} dice.`);
    const shape = this.text('shape') === 'portrait' ? 'portrait' : 'wide';
    return drawFelt(opened.game, layout, {
      shape,
      // A style inside the drawing is one that a strict policy forbids.
      font: 'inherited',
      css: 'inherited',
      ...(roll === undefined ? {} : { roll }),
    });
  }
}

/** Dice as they lie on the table: `<dice-roll faces="4-4"></dice-roll>`. */
export class DiceRoll extends Drawn {
  static readonly observedAttributes = ['faces', 'label'];

  protected override markup(): string {
    const faces = this.text('faces');
    const [roll] = rollsIn(faces);
    if (roll === undefined) return fault(`“${faces}” is no roll: write it such as 4-4.`);
    const label = this.text('label') || roll.join(', ');
    const dice = roll.map((pips) => `<svg viewBox="0 0 200 200" aria-hidden="true">${thrownDie(pips)}</svg>`);
    return `<div class="dice" role="img" aria-label="${escaped(label)}">${dice.join('')}</div>`;
  }
}

/**
 * Results in their order, the newest last: `<dice-results rolls="4-4 3-4 6-1" theory pack="snake-eyes-nz"></dice-results>`.
 * With `theory` a line stands where chance expects each total, but not for a pack whose rules keep that from players.
 */
export class DiceResults extends Drawn {
  static readonly observedAttributes = ['rolls', 'theory', 'pack', 'label'];

  protected override markup(): string {
    const rolls = rollsIn(this.text('rolls'));
    const [first] = rolls;
    const dice = first?.length === 3 ? 3 : 2;
    const own = rolls.filter(({ length }) => length === dice);
    const withTheory = this.hasAttribute('theory') && chancesBarredAt(this.text('pack')) === undefined;
    const last = own
      .slice(-20)
      .toReversed()
      .map((roll) => `<li${isHard(roll) ? ' class="pair"' : ''}>${totalOf(roll)}</li>`);
    return `<ol aria-label="${escaped(this.text('label') || 'Results')}">${last.join('')}</ol>${barsOf(own, dice, withTheory)}`;
  }
}

/** How often each total came, and what chance expects where that may be shown. */
function barsOf(rolls: readonly Roll[], dice: 2 | 3, withTheory: boolean): string {
  const all = everyRoll[dice].map(totalOf);
  const bars = [...new Set(all)]
    .toSorted((a, b) => a - b)
    .map((total) => ({
      total,
      count: rolls.filter((roll) => totalOf(roll) === total).length,
      expected: (rolls.length * all.filter((each) => each === total).length) / all.length,
    }));
  const most = Math.max(1, ...bars.map(({ count, expected }) => Math.max(count, withTheory ? expected : 0)));
  const step = 440 / bars.length;
  const heightOf = (value: number): number => (74 * value) / most;
  const drawn = bars.map(({ total, count, expected }, place) => {
    const x = place * step;
    const line = withTheory ? `<path d="M${x} ${78 - heightOf(expected)}h${step}"/>` : '';
    const bar = `<rect x="${x + 2.5}" y="${78 - heightOf(count)}" width="${step - 5}" height="${heightOf(count)}"/>`;
    return `${bar}${line}<text x="${x + step / 2}" y="101">${total}</text>`;
  });
  const said = bars.map(({ total, count }) => `${total}: ${count}`).join(', ');
  return `<svg class="bars" viewBox="0 0 440 104" role="img" aria-label="${said}">${drawn.join('')}</svg>`;
}

/** Rolls as they are written: `4-4 3-4`; what is no roll of two or three dice is left out. */
function rollsIn(text: string): readonly Roll[] {
  return text.split(/[\s,;]+/).flatMap((word) => {
    if (!/^[1-6](-[1-6]){1,2}$/.test(word)) return [];
    // The pattern lets only two or three faces of one to six through.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return [word.split('-').map((face) => Number(face) as Pips)];
  });
}

/** Options as the command line writes them: `field=2 hard-4=6`. */
const optionsIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(/[\s;]+/).flatMap((word) => (word.includes('=') ? [pairOf(word)] : [])));

function pairOf(word: string): readonly [string, string] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

const fault = (text: string): string => `<p part="fault">${escaped(text)}</p>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

let hasLetters = false;

/**
 * Letters are a matter of the page: browsers read no font in a shadow. Each page has them once, and one that brings them
 * itself, as one must whose policy allows no font inside a script, is given none.
 */
function haveLetters(): void {
  if (hasLetters) return;
  hasLetters = true;
  if ([...document.fonts].some(({ family }) => family.includes('Barlow Condensed'))) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** What a page may change has a name of its own. */
const css = `
:host { display: block; font-family: 'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow', sans-serif; }
:host([hidden]) { display: none; }
svg { display: block; width: 100%; height: auto; }
.dice { display: flex; gap: 0.4em; }
.dice svg { width: var(--dice-size, 4em); height: var(--dice-size, 4em); }
ol { display: flex; flex-wrap: wrap; gap: 0.25em; margin: 0 0 0.5em; padding: 0; list-style: none; }
li { min-width: 1.8em; padding: 0.2em 0; text-align: center; font-weight: 700; background: var(--dice-cell, #0b3d2e); color: var(--dice-ink, #f7f2e4); }
li.pair { box-shadow: inset 0 -0.2em 0 var(--dice-brass, #d8b15a); }
.bars rect { fill: var(--dice-brass, #d8b15a); }
.bars path { stroke: currentColor; stroke-width: 2.5; }
.bars text { fill: currentColor; font-size: 20px; font-weight: 700; text-anchor: middle; }
p { margin: 0; font-family: sans-serif; }
${feltCss}`;

const elements = { 'dice-felt': DiceFelt, 'dice-roll': DiceRoll, 'dice-results': DiceResults } as const;

declare global {
  interface HTMLElementTagNameMap {
    'dice-felt': DiceFelt;
    'dice-roll': DiceRoll;
    'dice-results': DiceResults;
  }
}

// Whoever loads the script twice has the elements once.
for (const [name, element] of Object.entries(elements))
  if (customElements.get(name) === undefined) customElements.define(name, element);
