import { Failure } from '../exit.ts';
import type { Drawings, Kind } from './drawings.ts';

/** The drawings of a result file. What is not one of ours, or was changed by hand into nonsense, fails with the place. */
export function drawingsIn(text: string, file = '-'): Drawings {
  const value = parsed(text);
  const form = isRecord(value)
    ? Number(/^dicepit\/[\w-]+@(\d+)$/.exec(String(value['schema']))?.[1] ?? 1)
    : 1;
  if (form > 1) throw new Failure({ code: 'FORM_IS_LATER', file, form, known: 1 });
  const drawings = isRecord(value) ? value['drawings'] : undefined;
  if (!isRecord(drawings)) throw new Failure({ code: 'NO_RESULT' });
  for (const [kind, data] of Object.entries(drawings)) {
    const wrong = isKind(kind) ? whatIsWrong(data, shapes[kind], `drawings.${kind}`) : undefined;
    if (wrong !== undefined) throw new Failure({ code: 'NOT_A', ...wrong });
  }
  return drawings;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure({ code: 'NO_JSON' });
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What data must look like: a word or a number, a list of something, or fields; with a mark what may be missing. */
type Shape =
  | 'text'
  | 'text?'
  | 'number'
  | 'number?'
  | { readonly list: Shape; readonly mayMiss?: true }
  | { readonly fields: Readonly<Record<string, Shape>> };

const words = { title: 'text', caption: 'text?' } as const;

const fields = (shape: Readonly<Record<string, Shape>>): Shape => ({ fields: shape });

const shapes: Readonly<Record<Kind, Shape>> = {
  fan: fields({
    ...words,
    measures: 'text',
    start: 'number',
    points: {
      list: fields({
        roll: 'number',
        p5: 'number',
        p25: 'number',
        p50: 'number',
        p75: 'number',
        p95: 'number',
      }),
    },
    paths: { list: { list: 'number' }, mayMiss: true },
  }),
  distribution: fields({
    ...words,
    measures: 'text',
    bins: { list: fields({ from: 'number', to: 'number', share: 'number', theory: 'number?' }) },
    start: 'number',
    ahead: 'number',
    out: 'number?',
  }),
  ruin: fields({
    ...words,
    along: 'text',
    points: { list: fields({ at: 'number', chance: 'number', low: 'number?', high: 'number?' }) },
    marked: { list: fields({ at: 'number', chance: 'number' }), mayMiss: true },
  }),
  totals: fields({
    ...words,
    rolls: 'number',
    totals: {
      list: fields({ total: 'number', count: 'number', expected: 'number', low: 'number', high: 'number' }),
    },
  }),
  edges: fields({
    ...words,
    measures: 'text',
    rows: {
      list: fields({
        name: 'text',
        value: 'number',
        low: 'number?',
        high: 'number?',
        against: 'number?',
        says: 'text',
      }),
    },
  }),
  rolls: fields({ ...words, counts: { list: { list: 'number' } } }),
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(shapes, kind);

/** A place, and what it should be and is not. */
type Wrong = { readonly place: string; readonly kind: 'text' | 'number' | 'list' | 'object' };

function whatIsWrong(value: unknown, shape: Shape, place: string): Wrong | undefined {
  if (typeof shape === 'string') {
    if (value === undefined && shape.endsWith('?')) return undefined;
    const kind = shape.startsWith('text') ? 'text' : 'number';
    const isRight = kind === 'text' ? typeof value === 'string' : Number.isFinite(value);
    return isRight ? undefined : { place, kind };
  }
  if ('list' in shape) {
    if (value === undefined && shape.mayMiss === true) return undefined;
    if (!Array.isArray(value)) return { place, kind: 'list' };
    return value
      .map((each: unknown, index) => whatIsWrong(each, shape.list, `${place}[${index}]`))
      .find((wrong) => wrong !== undefined);
  }
  if (!isRecord(value)) return { place, kind: 'object' };
  return Object.entries(shape.fields)
    .map(([key, each]) => whatIsWrong(value[key], each, `${place}.${key}`))
    .find((wrong) => wrong !== undefined);
}
