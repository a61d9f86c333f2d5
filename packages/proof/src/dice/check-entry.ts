import type { DiceFault } from './dice-fault.ts';
import {
  type DiceEntry,
  DRAWS_OF_A_SEED,
  type FacesDrawn,
  type SeedCommitted,
  type SeedContributed,
  type SeedRevealed,
} from './entry.ts';
import { isContribution } from './faces.ts';
import type { DiceState } from './fold.ts';
import type { Surroundings } from './surroundings.ts';

export type Fault = { readonly kind: DiceFault; readonly sentence: string };

/** Where the dice of a table stand before an entry. */
export type Before = {
  readonly around: Surroundings;
  readonly dice: DiceState;
  /** Where every commitment so far was made, by the commitment. */
  readonly seen: ReadonlyMap<string, string>;
};

/** What is wrong with a dice entry where it stands; what its seed proves is looked at when that is revealed. */
export function checkEntry(before: Before, entry: DiceEntry): readonly Fault[] {
  switch (entry.type) {
    case 'SeedCommitted':
      return [...byHand(before), ...committed(before, entry)];
    case 'SeedContributed':
      return [...byHand(before), ...contributed(before, entry)];
    case 'FacesDrawn':
      return [...byHand(before), ...drawn(before, entry)];
    case 'SeedRevealed':
      return revealed(before, entry);
    case 'DiceFailed':
      return lost(before);
    case 'DiceDoubted':
      return [];
  }
}

/** Whether a reveal is due before the dice are thrown again. */
export const revealIsDue = ({ around, dice }: Pick<Before, 'around' | 'dice'>): boolean =>
  dice.live !== undefined && (around.turn === 'is over' || dice.live.draws >= DRAWS_OF_A_SEED);

/** A person of the house is no guest: its contribution would be the house's second share in the dice. */
export const isHousePerson = (person: string): boolean => person === 'house' || person.startsWith('h-');

const fault = (kind: DiceFault, sentence: string): readonly Fault[] => [{ kind, sentence }];

const byHand = ({ around }: Before): readonly Fault[] =>
  around.virtual
    ? []
    : fault('dice-not-virtual', 'The dice of this table are thrown by hand and have no seeds.');

function committed({ dice, seen }: Before, { turn, commitment }: SeedCommitted): readonly Fault[] {
  const earlier = seen.get(commitment);
  const reused =
    earlier === undefined
      ? []
      : fault('seed-reused', `The seed of turn ${turn} is that of ${earlier} again.`);
  return [...reused, ...unordered(dice, turn)];
}

function unordered({ live, turn: last }: DiceState, turn: number): readonly Fault[] {
  if (live !== undefined && turn === live.turn)
    return fault('two-commitments', `Turn ${turn} is committed to twice.`);
  if (turn <= last) return fault('turn-repeated', `Turn ${turn} begins again after turn ${last}.`);
  const missing =
    live === undefined
      ? []
      : fault('reveal-missing', `Turn ${turn} begins and the seed of turn ${live.turn} was never revealed.`);
  const skipped =
    turn === last + 1
      ? []
      : fault('turn-skipped', `Turn ${last + 1} was skipped: ${turn} comes after ${last}.`);
  return [...missing, ...skipped];
}

function contributed({ around, dice }: Before, entry: SeedContributed): readonly Fault[] {
  const { turn, person, text, by } = entry;
  if (dice.live?.turn !== turn)
    return fault('contribution-stray', `${person} contributes to turn ${turn}, which is not under way.`);
  if (!isContribution(text))
    return fault('contribution-malformed', `What ${person} contributes is not 1 to 64 printable characters.`);
  if (isHousePerson(person))
    return fault('contribution-house', `${person} plays for the house and has no share in the dice.`);
  if (![...around.seats.values()].includes(person))
    return fault('contribution-unseated', `${person} contributes without a seat at the table.`);
  if (by?.person !== person)
    return fault('contribution-of-another', `Somebody else contributes in the name of ${person}.`);
  if (around.dice !== 'still')
    return fault('contribution-late', `${person} contributes while the dice are out.`);
  return [];
}

function drawn({ around, dice }: Before, { turn, draw }: FacesDrawn): readonly Fault[] {
  const { live } = dice;
  if (live === undefined)
    return fault('draw-without-commitment', `Draw ${draw} of turn ${turn} has no seed committed to.`);
  if (live.turn !== turn)
    return fault('draw-of-another-turn', `A draw of turn ${turn} stands in turn ${live.turn}.`);
  const due = live.draws + 1;
  const order =
    draw === due
      ? []
      : draw > due
        ? fault('draw-skipped', `Draw ${due} of turn ${turn} was skipped: ${draw} comes next.`)
        : fault('draw-repeated', `Draw ${draw} of turn ${turn} comes where ${due} is due.`);
  if (around.dice === 'still')
    return [...order, ...fault('draw-without-throw', `Draw ${draw} of turn ${turn} belongs to no throw.`)];
  if (around.dice === 'drawn')
    return [...order, ...fault('redrawn', `Draw ${draw} of turn ${turn} draws a throw for the second time.`)];
  return order;
}

function revealed({ around, dice }: Before, { turn, why }: SeedRevealed): readonly Fault[] {
  const { live } = dice;
  if (live?.turn !== turn)
    return fault('reveal-stray', `A seed of turn ${turn} is revealed, which is not under way.`);
  // A seed that somebody may know is done with wherever it is found; faces that were drawn are shown first.
  if (why === 'recovery' && around.dice !== 'drawn') return [];
  const over = around.turn !== 'goes on' || live.draws >= DRAWS_OF_A_SEED;
  return over && around.dice === 'still'
    ? []
    : fault('reveal-early', `The seed of turn ${turn} is revealed before the turn is over.`);
}

function lost({ dice: { live } }: Before): readonly Fault[] {
  if (live === undefined) return [];
  // Whoever may lose a seed that nobody has thrown with yet can try seeds until one suits.
  return fault(
    'seed-lost',
    live.draws === 0
      ? `The seed of turn ${live.turn} was committed to, and is lost before its first draw.`
      : `The seed of turn ${live.turn} is lost: its ${live.draws} draws cannot be checked.`,
  );
}
