import { assert } from '@dicepit/engine';

/**
 * The themes that a script sets by name, for a page that runs none: the same tokens, chosen by what the device asks
 * for. They are read from the one file that names them.
 */
export function themesWithoutScript(tokens: string): string {
  const dark = ':root:not([data-theme])';
  return [
    `@media (prefers-color-scheme: light) { ${dark} {${blockOf(tokens, 'light')}} }`,
    `@media (prefers-contrast: more) { ${dark} {${blockOf(tokens, 'contrast')}} }`,
  ].join('\n');
}

function blockOf(tokens: string, theme: string): string {
  const [, block] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(tokens) ?? [];
  assert(block !== undefined, () => `the tokens have no theme ${theme}`);
  return block;
}
