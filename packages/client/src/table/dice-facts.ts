import type { DiceEntry, DiceFacts } from '@dicepit/wire';

/** As many turns that are over as the server tells of. */
const TURNS_KEPT = 10;

const diceEvents: ReadonlySet<string> = new Set<DiceEntry['type']>([
  'SeedCommitted',
  'SeedContributed',
  'FacesDrawn',
  'SeedRevealed',
  'DiceDoubted',
  'DiceFailed',
]);

export const isDiceEvent = (event: { readonly type: string }): event is DiceEntry =>
  diceEvents.has(event.type);

const noSeed = { commitment: '', contributions: [], draws: 0 } as const;

/** What is known of fair dice after one more entry about them. Dice thrown by hand have no seeds. */
export function evolveDiceFacts(dice: DiceFacts | null, entry: DiceEntry): DiceFacts | null {
  if (dice === null) return null;
  switch (entry.type) {
    case 'SeedCommitted': {
      const { turn, commitment } = entry;
      return { ...dice, ...noSeed, turn, commitment };
    }
    case 'SeedContributed': {
      const { person, text } = entry;
      const place = dice.contributions.findIndex((each) => each.person === person);
      const contributions =
        place === -1
          ? [...dice.contributions, { person, text }]
          : dice.contributions.with(place, { person, text });
      return { ...dice, contributions };
    }
    case 'FacesDrawn':
      return { ...dice, draws: entry.draw };
    case 'SeedRevealed': {
      const { turn, seed } = entry;
      const revealed = [...dice.revealed, { turn, commitment: dice.commitment, seed }].slice(-TURNS_KEPT);
      return { ...dice, ...noSeed, revealed };
    }
    case 'DiceFailed':
      return { ...dice, ...noSeed };
    case 'DiceDoubted':
      return dice;
  }
}
