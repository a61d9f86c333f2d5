import type { ComponentChildren } from 'preact';
import { Brand } from '../shell/brand.tsx';
import * as css from './desk-bar.module.css';

type DeskBarProps = {
  readonly brand?: ComponentChildren;
  /** What page this is, and whose. */
  readonly heading: ComponentChildren;
  /** The ways to the parts of the page, where it has several. */
  readonly tabs?: ComponentChildren;
  readonly class?: string;
  /** What can be done from everywhere on the page. */
  readonly children: ComponentChildren;
};

/** The bar over a desk. */
export const DeskBar = ({ brand = <Brand />, heading, tabs, class: name = '', children }: DeskBarProps) => (
  <header class={`bar ${css.bar} ${name}`} data-part="desk-bar">
    {brand}
    <span class={css.line} />
    <div class={css.heading} data-part="heading">
      {heading}
    </div>
    {tabs}
    <span class={css.space} data-part="space" />
    {children}
  </header>
);
