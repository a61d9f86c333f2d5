import type { Page } from 'playwright-core';
import { atRest } from './axe.ts';

/**
 * What is wrong with the lettering of a page as it stands: words that stick out of the screen, are cut by what they
 * stand in, or lie over each other or over chips, dice and marks. A word that is left out whole is no fault, nor is
 * one that a table of figures is moved sideways for, or a row of cards swiped.
 */
export async function textFaultsOf(page: Page): Promise<readonly string[]> {
  await atRest(page);
  return page.evaluate(find);
}

/** Runs in the page, and so it has everything that it needs within itself. */
function find(): readonly string[] {
  type Box = {
    readonly name: string;
    readonly of: Element;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  const found = new Set<string>();
  const modal = document.querySelector('dialog:modal');
  const root = modal ?? document.body;

  const isHidden = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return !element.checkVisibility({ visibilityProperty: true });
  };
  /** Whether all of it lies beyond the line of marks or rolls that it was to stand in. */
  const isLeftOut = (element: Element, rect: DOMRect): boolean => {
    const line = element.closest('[data-part=marks], [data-part=strip]')?.getBoundingClientRect();
    return line !== undefined && rect.top >= line.bottom - 1;
  };
  /** Whether it is on a card that a swipe brings into view, and that is not in view now. */
  const isSwipedAway = (element: Element): boolean => {
    for (let card: Element = element; card.parentElement !== null; card = card.parentElement) {
      if (!getComputedStyle(card.parentElement).scrollSnapType.startsWith('x')) continue;
      const [row, { left, width }] = [
        card.parentElement.getBoundingClientRect(),
        card.getBoundingClientRect(),
      ];
      const middle = left + width / 2;
      return middle < row.left || middle > row.right;
    }
    return false;
  };
  const cutBy = (element: Element, rect: DOMRect): Element | undefined => {
    let scrolls = false;
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (display === 'inline' || display === 'contents') continue;
      if (overflowX !== 'visible' && (rect.right > edge.right + 1 || rect.left < edge.left - 1)) return at;
      scrolls ||= overflowY === 'auto' || overflowY === 'scroll';
      const isShut = !scrolls && (overflowY === 'hidden' || overflowY === 'clip');
      if (isShut && (rect.bottom - rect.height / 5 > edge.bottom || rect.top + rect.height / 5 < edge.top))
        return at;
    }
    return undefined;
  };

  const boxes: Box[] = [];
  const look = (name: string, of: Element, rects: readonly DOMRect[], slack: number): void => {
    for (const rect of rects) {
      if (rect.width < 2 || rect.height < 2 || isLeftOut(of, rect)) continue;
      if (rect.right > innerWidth + 1 || rect.left < -1) found.add(`sticks out: ${name}`);
      const by = cutBy(of, rect);
      if (by !== undefined) found.add(`cut by ${by.className || by.localName}: ${name}`);
      // Letters have air above and below them.
      const air = rect.height * slack;
      boxes.push({
        name,
        of,
        left: rect.left,
        right: rect.right,
        top: rect.top + air,
        bottom: rect.bottom - air,
      });
    }
  };

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (
      text === '' ||
      parent === null ||
      parent.closest('svg, [data-part=mark], .sr, select, [hidden]') !== null
    )
      continue;
    if (
      isHidden(parent) ||
      isSwipedAway(parent) ||
      parent.closest('[role=region][tabindex="0"] table') !== null
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    look(text, parent, [...range.getClientRects()], 0.22);
  }
  for (const drawn of root.querySelectorAll<HTMLElement>(
    '[data-part=stack], [data-part=mark], [data-part=tag], [data-part=area] :is([data-part=die], [data-part=puck])',
  )) {
    if (!isHidden(drawn))
      look(
        `(${drawn.dataset['part'] ?? drawn.classList[0] ?? ''})`,
        drawn,
        [drawn.getBoundingClientRect()],
        0.06,
      );
  }

  const layers = new Map<Element, Element | null>();
  const layer = (element: Element): Element | null => {
    let found = layers.get(element);
    if (found === undefined) {
      found = element.closest(
        '[data-part=area], [data-part=notice], [data-part=toast], [data-part=connection], dialog, header, main, footer',
      );
      layers.set(element, found);
    }
    return found;
  };
  // From top to bottom, so that a box is compared only with those that begin above its end.
  boxes.sort((one, other) => one.top - other.top);
  for (const [index, one] of boxes.entries())
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (other === undefined || other.top >= one.bottom - 1) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across <= 2 || down <= 1) continue;
      if (one.of.contains(other.of) || other.of.contains(one.of) || layer(one.of) !== layer(other.of))
        continue;
      found.add(`lies over: ${one.name} and ${other.name}`);
    }
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page scrolls sideways');
  return [...found];
}
