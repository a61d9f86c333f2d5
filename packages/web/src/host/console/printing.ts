/** Prints one part of the page by itself: a copy of it is all that is on the paper. */
export function printOnly(selector: string): void {
  const part = document.querySelector(selector);
  if (part === null) return;
  const sheet = document.createElement('div');
  sheet.className = 'on-paper';
  sheet.append(part.cloneNode(true));
  document.body.append(sheet);
  document.documentElement.classList.add('is-printing');
  globalThis.print();
  document.documentElement.classList.remove('is-printing');
  sheet.remove();
}
