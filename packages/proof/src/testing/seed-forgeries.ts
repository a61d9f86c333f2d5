import {
  at,
  contributes,
  type Forgery,
  followedBy,
  hash,
  isNotLast,
  joined,
  moved,
  numberIn,
  one,
  otherFaces,
  places,
  typeAt,
  withFacts,
  without,
} from './forging.ts';

/** What a house could try with seeds, commitments and what players add. */
export const seedForgeries: readonly Forgery[] = [
  {
    name: 'a seed changed after the bets',
    kind: 'seed-mismatch',
    forge: one(
      'SeedRevealed',
      withFacts((event) => ({ seed: hash(String(event['seed'])) })),
    ),
  },
  {
    name: 'a seed of the wrong length',
    kind: 'seed-malformed',
    forge: one(
      'SeedRevealed',
      withFacts((event) => ({ seed: String(event['seed']).slice(2) })),
    ),
  },
  {
    name: 'a seed in capitals',
    kind: 'seed-malformed',
    forge: one(
      'SeedRevealed',
      withFacts((event) => ({ seed: `A${String(event['seed']).slice(1)}` })),
    ),
  },
  { name: 'a seed never revealed', kind: 'reveal-missing', forge: one('SeedRevealed', without) },
  { name: 'a change of shooter under one seed', kind: 'reveal-missing', forge: joined },
  {
    name: 'a seed said to be lost',
    kind: 'seed-lost',
    forge: one(
      'SeedRevealed',
      withFacts(() => ({ type: 'DiceFailed', cause: 'seed lost' })),
    ),
  },
  {
    name: 'a seed revealed before its last throw',
    kind: 'reveal-early',
    forge: (stream, pick) => {
      const place = at(places(stream, 'SeedRevealed'), pick);
      const rest = places(stream, 'FacesDrawn', (each) => each < (place ?? 0)).at(-1);
      return place === undefined || rest === undefined ? undefined : moved(stream, place, rest);
    },
  },
  {
    name: 'a seed revealed twice',
    kind: 'reveal-stray',
    forge: one(
      'SeedRevealed',
      followedBy((event) => event),
    ),
  },
  {
    name: 'a second commitment for one turn',
    kind: 'two-commitments',
    forge: one(
      'SeedCommitted',
      followedBy((event) => ({ ...event, commitment: hash('second') })),
    ),
  },
  {
    name: 'a turn skipped',
    kind: 'turn-skipped',
    forge: one(
      'SeedCommitted',
      withFacts((event) => ({ turn: numberIn(event, 'turn') + 1 })),
    ),
  },
  {
    name: 'a turn begun again',
    kind: 'turn-repeated',
    forge: one(
      'SeedCommitted',
      withFacts((event) => ({ turn: numberIn(event, 'turn') - 1 })),
      (stream) => (place) => numberIn(stream[place] ?? { type: '' }, 'turn') > 1,
    ),
  },
  {
    name: 'a seed used for a second turn',
    kind: 'seed-reused',
    forge: (stream, pick) => {
      const all = places(stream, 'SeedCommitted');
      const place = at(all.slice(1), pick);
      const first = stream[all[0] ?? -1];
      if (place === undefined || first === undefined) return undefined;
      return withFacts(() => ({ commitment: first['commitment'] }))(stream, place);
    },
  },
  {
    name: 'a commitment after the first bet or throw',
    kind: 'commitment-late',
    forge: (stream, pick) => {
      const place = at(places(stream, 'SeedCommitted', isNotLast('FacesDrawn')(stream)), pick);
      if (place === undefined) return undefined;
      const bet = stream.findIndex(
        ({ type }, each) => each > place && (type === 'BetPlaced' || type === 'DiceReleased'),
      );
      return moved(stream, place, bet);
    },
  },
  {
    name: 'a throw drawn a second time',
    kind: 'redrawn',
    forge: one(
      'FacesDrawn',
      followedBy((event) => ({
        ...event,
        faces: otherFaces(event['faces']),
        draw: numberIn(event, 'draw') + 1,
      })),
    ),
  },
  {
    name: 'a void roll that hides what it drew',
    kind: 'void-not-drawn',
    forge: one('FacesDrawn', without, (stream) => (place) => typeAt(stream, place + 1) === 'RollVoided'),
  },
  {
    name: 'dice at rest that were never drawn',
    kind: 'throw-not-drawn',
    forge: one('FacesDrawn', without, (stream) => (place) => typeAt(stream, place + 1) !== 'RollVoided'),
  },
  {
    name: 'a bet taken down when the faces were drawn',
    kind: 'bet-after-draw',
    forge: one(
      'FacesDrawn',
      followedBy(() => ({ type: 'BetTakenDown', bet: 'b1', at: 1 })),
    ),
  },
  {
    name: 'faces that no die has',
    kind: 'entry-malformed',
    forge: one(
      'FacesDrawn',
      withFacts(() => ({ faces: [0, 7] })),
    ),
  },
  {
    name: 'a commitment that is no hash',
    kind: 'entry-malformed',
    forge: one(
      'SeedCommitted',
      withFacts(() => ({ commitment: 'x' })),
    ),
  },
  {
    name: 'a contribution of somebody without a seat',
    kind: 'contribution-unseated',
    forge: one(
      'SeedCommitted',
      followedBy(contributes({ person: 'p-eve', by: { person: 'p-eve', role: 'player' } })),
    ),
  },
  {
    name: 'a contribution of a house player',
    kind: 'contribution-house',
    forge: one(
      'SeedCommitted',
      followedBy(contributes({ person: 'h-1', by: { person: 'h-1', role: 'player' } })),
    ),
  },
  {
    name: 'a contribution in the name of another',
    kind: 'contribution-of-another',
    forge: one('SeedCommitted', followedBy(contributes({ by: { person: 'house', role: 'dealer' } }))),
  },
  {
    name: 'a contribution that hides a look-alike letter',
    kind: 'contribution-malformed',
    forge: one('SeedCommitted', followedBy(contributes({ text: 'm\u0456ne' }))),
  },
  {
    name: 'a contribution to a turn that is over',
    kind: 'contribution-stray',
    forge: one('SeedRevealed', followedBy(contributes({}))),
  },
  {
    name: 'a contribution while the dice are out',
    kind: 'contribution-late',
    forge: one('FacesDrawn', (stream, place) => {
      const event = stream[place];
      return event === undefined ? stream : stream.toSpliced(place, 0, contributes({})(event));
    }),
  },
  {
    name: 'seeds at a table where dice are thrown by hand',
    kind: 'dice-not-virtual',
    forge: one(
      'TableSetUp',
      withFacts(() => ({ setup: { pack: 'snake-eyes-nz', dice: 'physical' } })),
    ),
  },
];
