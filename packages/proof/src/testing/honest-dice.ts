import type { Pips } from '@dicepit/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { type Contribution, drawFaces, toCommitment, withContribution } from '../dice/faces.ts';
import type { StreamEvent } from '../finding.ts';
import { toHex } from '../hex.ts';

/** One throw of a plan: who says what before it, and whether it is voided in the air. */
type ThrowPlan = { readonly voided: boolean; readonly says: readonly Contribution[] };

/** A table that plays honestly: what kind it is, and its turns throw by throw. */
export type Plan = {
  readonly kind: 'shooter' | 'dealer' | 'party';
  readonly turns: readonly (readonly ThrowPlan[])[];
  readonly closes: boolean;
  readonly salt: number;
};

export const TABLE = 't-1';
export const people = ['p-ann', 'p-bob', 'p-cleo'];

const says = fc.record({
  person: fc.constantFrom(...people),
  text: fc.nat().map((number) => `no. ${number}`),
});
const aThrow = fc.record({ voided: fc.boolean(), says: fc.array(says, { maxLength: 3 }) });

export const aPlan: fc.Arbitrary<Plan> = fc.record({
  kind: fc.constantFrom('shooter', 'dealer', 'party'),
  turns: fc.array(fc.array(aThrow, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 6 }),
  closes: fc.boolean(),
  salt: fc.nat(),
});

/** Two turns, the second with a void throw; the one after it has begun. */
export const twoTurns: Plan = {
  kind: 'shooter',
  turns: [
    [{ voided: false, says: [{ person: 'p-ann', text: 'no. 7' }] }],
    [
      { voided: true, says: [] },
      { voided: false, says: [] },
    ],
  ],
  closes: false,
  salt: 3,
};

export const seedFor = (salt: number, turn: number): Uint8Array => sha256(utf8ToBytes(`${salt}/${turn}`));

const house = { person: 'house', role: 'dealer' };
const stamp = { by: house, at: 1 };

/** The stream that such a table leaves behind. */
export function honestStream({ kind, turns, closes, salt }: Plan): readonly StreamEvent[] {
  const party = kind === 'party';
  const pack = party ? 'snake-eyes-party' : 'snake-eyes-nz';
  const events: StreamEvent[] = [
    { type: 'TableSetUp', setup: { pack, table: TABLE, dice: 'virtual' }, ...stamp },
    ...people.map((person, index) => ({ type: 'SatDown', seat: index + 1, person, name: person, ...stamp })),
    ...(party ? [] : [{ type: 'PlayStarted', thrower: kind, ...stamp }]),
    committed(salt, 1),
  ];
  for (const [index, throws] of turns.entries()) {
    const turn = index + 1;
    events.push(...turnOf({ kind, throws, turn, salt }));
    const last = turn === turns.length;
    if (kind === 'shooter')
      events.push({ type: 'DiceGivenUp', seat: seatOf(turn), cause: 'seven', ...stamp });
    if (party) events.push({ type: 'DicePassed', player: 0, to: 1, skipped: [], ...stamp });
    if (last && closes) events.push({ type: 'TableClosed', ...stamp });
    events.push({
      type: 'SeedRevealed',
      turn,
      seed: toHex(seedFor(salt, turn)),
      why: 'shooter changed',
      ...stamp,
    });
    if (!last || !closes) events.push(committed(salt, turn + 1));
  }
  return events;
}

const seatOf = (turn: number): number => (turn % people.length) + 1;

const committed = (salt: number, turn: number): StreamEvent => ({
  type: 'SeedCommitted',
  turn,
  commitment: toCommitment(seedFor(salt, turn)),
  ...stamp,
});

type TurnOf = {
  readonly kind: Plan['kind'];
  readonly throws: readonly ThrowPlan[];
  readonly turn: number;
  readonly salt: number;
};

function turnOf({ kind, throws, turn, salt }: TurnOf): readonly StreamEvent[] {
  let contributions: readonly Contribution[] = [];
  return throws.flatMap((each, index) => {
    const voided = kind === 'dealer' ? index < throws.length - 1 : kind === 'shooter' && each.voided;
    contributions = each.says.reduce(withContribution, contributions);
    const draw = index + 1;
    const faces = drawFaces({ seed: seedFor(salt, turn), table: TABLE, turn, draw, contributions, count: 2 });
    return [
      ...each.says.map(contributed(turn)),
      ...(kind === 'party' ? atParty(turn, draw, faces) : atTable({ kind, turn, draw, faces, voided })),
    ];
  });
}

const contributed =
  (turn: number) =>
  ({ person, text }: Contribution): StreamEvent => ({
    type: 'SeedContributed',
    turn,
    person,
    text,
    by: { person, role: 'player' },
    at: 1,
  });

const atParty = (turn: number, draw: number, faces: readonly Pips[]): readonly StreamEvent[] => [
  { type: 'DiceReleased', seat: seatOf(turn), ...stamp },
  { type: 'FacesDrawn', turn, draw, faces, ...stamp },
  { type: 'DiceThrown', player: 0, roll: faces, ...stamp },
];

type Thrown = {
  readonly kind: Plan['kind'];
  readonly turn: number;
  readonly draw: number;
  readonly faces: readonly Pips[];
  readonly voided: boolean;
};

const atTable = ({ kind, turn, draw, faces, voided }: Thrown): readonly StreamEvent[] => [
  { type: 'BetPlaced', bet: { bet: 'b1' }, ...stamp },
  {
    type: 'DiceThrown',
    roll: draw,
    thrower: kind === 'dealer' ? 'dealer' : seatOf(turn),
    dice: [],
    ...stamp,
  },
  { type: 'FacesDrawn', turn, draw, faces, ...stamp },
  ...(voided
    ? [{ type: 'RollVoided', reason: 'die-on-die', freezes: false, ...stamp }]
    : [
        { type: 'DiceRested', faces, ...stamp },
        { type: 'RollCalled', roll: faces, ...stamp },
        { type: 'RollSettled', settlements: [], thrown: 1, ...stamp },
      ]),
];
