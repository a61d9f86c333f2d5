import { h } from './dom.ts';
import { searchFor } from './place.ts';
import { said } from './said.ts';
import { viewNames } from './view.ts';

/** For an address that asks for a view which does not exist: those that do, each as a link for a remote. */
export function whichView(wrong: string): HTMLElement {
  const list = h('ul.wagers.views');
  for (const name of viewNames) {
    const link = h('a', h('b', `?view=${name}`), h('span', said.views[name]));
    link.setAttribute('href', location.pathname + searchFor(name));
    list.appendChild(h('li', link));
  }
  return h(
    'main.page',
    h('header', h('h1', said.noView({ name: wrong.slice(0, 20) }))),
    h('p', said.theseViews),
    list,
  );
}
