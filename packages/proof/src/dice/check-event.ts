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
        says: { code: 'void-not-drawn' },
      },
    ];
  if (event.type === 'TableClosed' && around.dice === 'out') return [notDrawn];
  return betting.has(event.type) ? bet(before, event) : [];
}

const notDrawn: Fault = {
  kind: 'throw-not-drawn',
  says: { code: 'throw-not-drawn' },
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
    return [...faults, { kind: 'commitment-late', says: { code: 'commitment-late', case: 'throw' } }];
  const thrower = around.party ? event['seat'] : event['thrower'];
  if (revealIsDue(before) || (live.draws > 0 && thrower !== around.thrower))
    faults.push({
      kind: 'reveal-missing',
      says: { code: 'reveal-missing', case: 'going-on', turn: live.turn },
    });
  return faults;
}

function resting({ around }: Before, event: StreamEvent): readonly Fault[] {
  if (around.dice !== 'drawn') return [notDrawn];
  const shown = shownBy(around, event);
  if (areAlike(shown, around.faces)) return [];
  const drawn = isRead(around.faces) ? around.faces : [];
  return [
    {
      kind: 'faces-differ',
      says: isRead(shown)
        ? { code: 'faces-differ', shown, drawn }
        : { code: 'faces-differ', case: 'nothing', drawn },
    },
  ];
}

function bet({ around, dice }: Before, { type }: StreamEvent): readonly Fault[] {
  if (around.dice === 'drawn') return [{ kind: 'bet-after-draw', says: { code: 'bet-after-draw', type } }];
  if (dice.live === undefined && staking.has(type))
    return [{ kind: 'commitment-late', says: { code: 'commitment-late', case: 'bet' } }];
  return [];
}

const areAlike = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((face, die) => face === b[die]);

const isRead = (faces: unknown): faces is readonly number[] => Array.isArray(faces);
