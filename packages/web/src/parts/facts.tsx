import type { ComponentChildren } from 'preact';
import * as css from './facts.module.css';

type FactsProps = { readonly class?: string; readonly children: ComponentChildren };

/** What is known of something, a line to each: rows of `dt` and `dd`. */
export const Facts = ({ class: name = '', children }: FactsProps) => (
  <dl class={`${css.facts} ${name}`} data-part="facts">
    {children}
  </dl>
);
