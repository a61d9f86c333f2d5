import type { Findable } from './find.ts';

/** Every clause of the page with its words. */
export const clausesOfPage = (): readonly Findable[] =>
  [...document.querySelectorAll('article.clause')].map(({ id, children }) => {
    const [number, body] = children;
    return { id, label: number?.textContent.trim() ?? id, text: words(body) };
  });

const words = (part: Element | undefined): string => part?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
