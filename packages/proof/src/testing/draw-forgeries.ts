import {
  at,
  type Forgery,
  followedBy,
  isNotLast,
  isProved,
  numberIn,
  one,
  otherFaces,
  places,
  typeAt,
  withFacts,
  without,
} from './forging.ts';

/** What a house could try with the draws of a seed. */
export const drawForgeries: readonly Forgery[] = [
  {
    name: 'a draw without any commitment',
    kind: 'draw-without-commitment',
    forge: one('SeedCommitted', without, isNotLast('FacesDrawn')),
  },
  {
    name: 'a draw skipped',
    kind: 'draw-skipped',
    forge: one(
      'FacesDrawn',
      withFacts((event) => ({ draw: numberIn(event, 'draw') + 1 })),
    ),
  },
  {
    name: 'a draw repeated',
    kind: 'draw-repeated',
    forge: one(
      'FacesDrawn',
      withFacts((event) => ({ draw: numberIn(event, 'draw') - 1 })),
      (stream) => (place) => numberIn(stream[place] ?? { type: '' }, 'draw') > 1,
    ),
  },
  {
    name: 'two draws in the wrong order',
    kind: 'draw-repeated',
    forge: (stream, pick) => {
      const second = at(
        places(stream, 'FacesDrawn', (place) => numberIn(stream[place] ?? { type: '' }, 'draw') > 1),
        pick,
      );
      const first = places(stream, 'FacesDrawn', (place) => place < (second ?? 0)).at(-1);
      const [a, b] = [stream[first ?? -1], stream[second ?? -1]];
      if (first === undefined || second === undefined || a === undefined || b === undefined) return undefined;
      return stream.with(first, b).with(second, a);
    },
  },
  {
    name: 'a draw for no throw',
    kind: 'draw-without-throw',
    forge: one(
      'SeedCommitted',
      followedBy((event) => ({ ...event, type: 'FacesDrawn', draw: 1, faces: [1, 1] })),
    ),
  },
  {
    name: 'a draw of another turn',
    kind: 'draw-of-another-turn',
    forge: one(
      'FacesDrawn',
      withFacts((event) => ({ turn: numberIn(event, 'turn') + 1 })),
    ),
  },
  {
    name: 'faces that the seed does not give, drawn and shown alike',
    kind: 'faces-forged',
    forge: one(
      'FacesDrawn',
      (stream, place) => {
        const faces = otherFaces(stream[place]?.['faces']);
        const drawn = withFacts(() => ({ faces }))(stream, place);
        return typeAt(stream, place + 1) === 'RollVoided'
          ? drawn
          : withFacts((event) => (event.type === 'DiceRested' ? { faces } : { roll: faces }))(
              drawn,
              place + 1,
            );
      },
      isProved,
    ),
  },
  {
    name: 'faces shown that were not drawn',
    kind: 'faces-differ',
    forge: one('FacesDrawn', (stream, place) => {
      if (typeAt(stream, place + 1) === 'RollVoided') return stream;
      const faces = otherFaces(stream[place]?.['faces']);
      return withFacts((event) => (event.type === 'DiceRested' ? { faces } : { roll: faces }))(
        stream,
        place + 1,
      );
    }),
  },
  {
    name: 'a draw cut off from its dice',
    kind: 'draw-unused',
    forge: one('FacesDrawn', (stream, place) => stream.slice(0, place + 1)),
  },
];
