import type { StreamEvent } from '../finding.ts';
import { type Before, type Fault, revealIsDue } from './check-entry.ts';
import { isRest, isThrow, shownBy } from './surroundings.ts';

/** What an event of a table that the software throws for says against its dice. */
export function checkEvent(before: Before, event: StreamEvent): readonly Fault[] {
  const { around } = before;
  if (!around.virtual) return [];
  if (isThrow(around, event)) return throwing(before, event);
  if (isRest(around, event)) return resting(before, event);
  if (event.type === 'RollVoided' && around.dice === 'out')
    return [
      {
        kind: 'void-not-drawn',
        sentence: 'A roll was voided in the air, and what it would have shown is hidden.',
      },
    ];
  if (event.type === 'TableClosed' && around.dice === 'out') return [notDrawn];
  return betting.has(event.type) ? bet(before, event) : [];
}

const notDrawn: Fault = {
  kind: 'throw-not-drawn',
  sentence: 'Dice were thrown, and their faces never drawn.',
};

/** Whatever puts a stake at risk or takes one away. */
const betting: ReadonlySet<string> = new Set([
  'BetPlaced',
  'BetAddedTo',
  'BetTakenDown',
  'LateBetAsked',
  'LateBetConfirmed',
  'LateBetWithdrawn',
  'LateBetDeclined',
]);

const staking: ReadonlySet<string> = new Set(['BetPlaced', 'BetAddedTo', 'LateBetAsked']);

function throwing(before: Before, event: StreamEvent): readonly Fault[] {
  const { around, dice } = before;
  const { live } = dice;
  const faults: Fault[] = around.dice === 'still' ? [] : [notDrawn];
  if (live === undefined)
    return [
      ...faults,
      { kind: 'commitment-late', sentence: 'Dice were thrown before a seed was committed to.' },
    ];
  const thrower = around.party ? event['seat'] : event['thrower'];
  if (revealIsDue(before) || (live.draws > 0 && thrower !== around.thrower))
    faults.push({
      kind: 'reveal-missing',
      sentence: `The dice go on and the seed of turn ${live.turn}, which is over, was never revealed.`,
    });
  return faults;
}

function resting({ around }: Before, event: StreamEvent): readonly Fault[] {
  if (around.dice !== 'drawn') return [notDrawn];
  const shown = shownBy(around, event);
  if (areAlike(shown, around.faces)) return [];
  return [
    {
      kind: 'faces-differ',
      sentence: `The dice show ${written(shown)}, but ${written(around.faces)} was drawn.`,
    },
  ];
}

function bet({ around, dice }: Before, { type }: StreamEvent): readonly Fault[] {
  if (around.dice === 'drawn')
    return [{ kind: 'bet-after-draw', sentence: `A bet was touched (${type}) after the faces were drawn.` }];
  if (dice.live === undefined && staking.has(type))
    return [{ kind: 'commitment-late', sentence: 'A bet was taken before a seed was committed to.' }];
  return [];
}

const areAlike = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((face, die) => face === b[die]);

const written = (faces: unknown): string => (Array.isArray(faces) ? faces.join('-') : 'nothing');
