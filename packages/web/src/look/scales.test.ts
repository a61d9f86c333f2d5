import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Declaration, parse } from 'postcss';
import { describe, expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '..');

/** Where the steps themselves are named. */
const scales = [
  'look/tokens.css',
  'look/themes.css',
  'look/marks.css',
  'look/cloths.css',
  'look/scale.css',
  'tv/look/scale.css',
];

const sheets = globSync('**/*.css', { cwd: src }).toSorted();

/**
 * What a declaration may be made of, by what it sets. Besides the steps there are words (`inherit`, `auto`), 0, and
 * lengths that are no matter of taste:
 *
 * - a part of something else: %, em, vw, vh, and a die's own --size;
 * - what the device keeps free: env();
 * - a hairline of 1px;
 * - paper: pt and mm, in which a printed sheet is measured.
 *
 * A calc() counts with steps and these alone, except for what a part of something else leaves beside a measure:
 * `(100% - 64rem) / 2`.
 */
const free = /^(?:0|1px|-?[\d.]+(?:%|em|pt|mm|vw|vh)|-?[\d.]+)$/;

type Scale = { readonly of: RegExp; readonly steps: RegExp };

const kinds: Readonly<Record<string, Scale>> = {
  letters: { of: /^font(-size)?$/, steps: /^--text-(?:xs|s|m|l|[2-7]?xl|giant)$/ },
  space: { of: /^(?:padding|margin)|(?:^|-)gap$/, steps: /^--space-\d+$|^--size$/ },
  // What lies inside a rounded thing is less round by the space between them.
  corners: { of: /radius$/, steps: /^--radius-(?:s|m|l|xl|round|rail)$|^--space-\d+$/ },
  durations: { of: /^(?:transition|animation)/, steps: /^--(?:fast|calm|slow|long|fall|moment|lap|late)$/ },
  layers: { of: /^z-index$/, steps: /^--z-[a-z]+$/ },
};

const LENGTH = /(?<![\w.#-])-?[\d.]+(?:px|rem|em|pt|mm|cm|in|ex|ch|vw|vh|dvh|%|ms|s)?(?![\w.%(-])/g;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const NAMED =
  /(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|gold|yellow|orange|brown|pink)(?![\w-])/i;

/** What is wrong with a declaration, if anything is. */
function faultOf({ prop, value }: Pick<Declaration, 'prop' | 'value'>): string | undefined {
  const paints = /color|background|border|outline|shadow|fill|stroke|filter|^--/.test(prop);
  if (COLOUR.test(value) || (paints && NAMED.test(value))) return 'a colour that is no token';
  for (const [kind, { of, steps }] of Object.entries(kinds)) {
    if (!of.test(prop)) continue;
    const used = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    const strange = used.filter((name) => !steps.test(name) && !(prop === 'font' && isFamily(name)));
    if (strange.length > 0) return `${strange.join(', ')} in the place of a step of ${kind}`;
    if (kind === 'layers' && used.length === 0) return 'a layer that has no name';
    const counted = value.replaceAll(/\([^()]*(?:%|vw)[^()]*\)/g, '');
    const sized = prop === 'font' ? counted.replace(/\/.*/s, '').replace(/^\s*[1-9]00\s/, '') : counted;
    const bad = (sized.match(LENGTH) ?? []).filter((length) => !isFree(kind, length));
    if (bad.length > 0) return `${bad.join(', ')} is no step of ${kind}`;
  }
  return undefined;
}

const isFamily = (name: string): boolean => name === '--sign' || name === '--sans';

/** A number without a unit counts something; a time has no exceptions but none at all. */
const isFree = (kind: string, length: string): boolean =>
  kind === 'durations' ? !/\dm?s$/.test(length) || /^0m?s$/.test(length) : free.test(length);

/** Where a page's own measure begins. */
const roots: Readonly<Record<string, readonly string[]>> = {
  'look/base.css': ['font-size: 62.5%'],
  'tv/look/base.css': ['font-size: calc(100vw / 192)', 'font-size: calc(100vh / 108)'],
};

describe('every sheet keeps to the scales', () => {
  test('all sheets are looked at', () => {
    expect(sheets).toEqual(expect.arrayContaining(scales));
  });

  test.each(sheets.filter((name) => !scales.includes(name)))('%s', (name) => {
    const found: string[] = [];
    parse(readFileSync(resolve(src, name), 'utf8')).walkDecls((declaration) => {
      const said = `${declaration.prop}: ${declaration.value}`;
      const fault = (roots[name] ?? []).includes(said) ? undefined : faultOf(declaration);
      if (fault !== undefined) found.push(`${name}:${declaration.source?.start?.line} ${said} (${fault})`);
    });
    expect(found).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    ['font-size', '1.5rem'],
    ['font', '700 3.6rem / 1 var(--sign)'],
    ['font-size', 'var(--space-3)'],
    ['padding', '0 14px'],
    ['margin', '-14px'],
    ['gap', 'var(--text-s)'],
    ['margin-top', 'calc(3px + 4px)'],
    ['padding', 'calc(var(--space-8) + 1rem)'],
    ['padding', 'max(var(--space-6), 14px)'],
    ['margin', 'calc(env(safe-area-inset-bottom) + 14px)'],
    ['border-radius', 'calc(var(--radius-rail) - 2rem)'],
    ['animation-delay', 'calc(var(--slow) + 200ms)'],
    ['border-radius', '9px'],
    ['transition', 'filter 300ms'],
    ['animation', 'turn 0.9s linear'],
    ['z-index', '7'],
    ['color', '#123456'],
    ['background', 'rgb(0 0 0 / 0.5)'],
    ['border', '1px solid white'],
    ['--c', '#b3172f'],
  ])('%s: %s', (prop, value) => {
    expect(faultOf({ prop, value })).toBeDefined();
  });

  test.each([
    ['font', '700 var(--text-3xl) / 0.95 var(--sign)'],
    ['font', 'inherit'],
    ['padding', 'var(--space-3) 1px 0 2.1em'],
    [
      'padding',
      'var(--space-5) max(var(--space-6), calc((100% - 64rem) / 2)) calc(var(--space-5) + env(safe-area-inset-bottom))',
    ],
    ['margin', 'calc(-1 * var(--space-5)) auto'],
    ['border-radius', '50%'],
    ['border-radius', 'calc(var(--radius-rail) - var(--space-7))'],
    ['animation', 'cube-fall var(--fall) cubic-bezier(0.2, 0.7, 0.25, 1) both'],
    ['transition', 'none'],
    ['border', '1px solid var(--hair)'],
    ['white-space', 'nowrap'],
  ])('%s: %s is allowed', (prop, value) => {
    expect(faultOf({ prop, value })).toBeUndefined();
  });
});
