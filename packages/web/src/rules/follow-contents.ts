/** Marks in the contents the part that is being read. */
export function followContents(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.toc a')].map((link) => [
      decodeURI(link.hash.slice(1)),
      link,
    ]),
  );
  const parts = [...document.querySelectorAll('section.part')];
  const look = (): void => {
    const line = innerHeight / 3;
    const read = parts.findLast((part) => part.getBoundingClientRect().top < line) ?? parts[0];
    const now = links.get(read?.getAttribute('aria-labelledby') ?? '');
    for (const link of links.values()) {
      if (link !== now) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) mark(link);
    }
  };
  let waits = false;
  document.addEventListener(
    'scroll',
    () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        look();
      });
    },
    { passive: true },
  );
  look();
}

/** The contents may be longer than the screen: what is marked is brought into view, and the page stays where it is. */
function mark(link: HTMLAnchorElement): void {
  link.setAttribute('aria-current', 'true');
  const list = link.closest('.toc');
  if (list === null || list.scrollHeight <= list.clientHeight) return;
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - outer.height / 2;
}
