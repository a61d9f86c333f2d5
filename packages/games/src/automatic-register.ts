import {
  type Game,
  isOneRoll,
  listRules,
  type Pack,
  presetClauses,
  type RegisterRow,
  RollSet,
  totalOf,
  type Wager,
  writeRoll,
} from '@dicepit/engine';

/**
 * The register of a pack of one's own: what its author has written, and for every other clause that the game cites a
 * sentence made of the definition itself. It begins empty and grows, and a table can cite it from the first evening.
 */
export function automaticRegister(pack: Pack, written: readonly RegisterRow[] = []): readonly RegisterRow[] {
  const opened = pack.open();
  if (!opened.ok) return written;
  const { game } = opened;
  const has = new Set(written.map(({ clause }) => clause));
  const made = new Map<string, RegisterRow>();
  const add = (clause: string, rule: () => string, kind: string): void => {
    const cited = `${pack.prefix}/${clause}`;
    if (has.has(cited) || made.has(cited)) return;
    made.set(cited, {
      clause: cited,
      rule: rule(),
      kind,
      treatment: 'enforced',
      software: 'as the definition of the game says',
      acceptance: '',
    });
  };
  for (const [clause, rule] of Object.entries(houseSentences(game))) add(clause, () => rule, 'procedure');
  for (const wager of Object.values(game.wagers)) {
    const rule = (): string => describeWager(wager);
    add(wager.clause, rule, 'wager');
    for (const { clause, pays } of listRules(wager)) {
      add(clause, rule, 'wager');
      if (pays !== undefined) add(pays, rule, 'odds');
    }
  }
  for (const [key, option] of Object.entries(pack.options))
    add(option.clause, () => `${option.about} (${key}): ${option.allowed}.`, 'option');
  for (const { clause, says } of game.procedure.noRolls)
    add(clause, () => `A roll is void when ${says}.`, 'void');
  return [...written, ...made.values()];
}

/** What the presets stand for, in sentences. */
function houseSentences({ dice, procedure }: Game): Readonly<Record<string, string>> {
  const { thrower, turn, voidRoll, winningStake, rounding, noRolls } = procedure;
  const reasons = noRolls.map(({ says }) => says).join(', or ');
  const keeps = turn === undefined ? '' : ` and keeps the dice until ${describeRolls(turn.endsOn)}`;
  const ways = {
    exact: 'Winnings are paid exactly.',
    cent: 'Winnings are paid to the cent.',
    chip: 'Winnings are paid in whole chips.',
    down: 'Winnings are paid down to what the chips of the table make.',
  } as const;
  return {
    [presetClauses.dice]: `The game is played with ${dice === 2 ? 'two' : 'three'} dice with faces from 1 to 6.`,
    [presetClauses.bets]: 'Bets are made, added to and taken down until the dice are thrown.',
    [presetClauses.options]: 'What a table chooses is posted before it opens.',
    ...(turn === undefined
      ? {}
      : { [turn.clause]: `A player's turn ends on ${describeRolls(turn.endsOn)}.` }),
    [thrower.clause]:
      thrower.who === 'dealer' ? 'The dealer throws the dice.' : `A player throws the dice${keeps}.`,
    [voidRoll.clause]: `A void roll is called “${voidRoll.call}”${reasons === '' ? '' : `: ${reasons}`}.`,
    [rounding.clause]: ways[rounding.way],
    [winningStake.clause]: `${winningStake.staysUp ? 'The stake of a bet that has won stays up.' : 'The stake of a bet that has won goes back with its winnings.'} ${ways[rounding.way]}`,
  };
}

/** A wager in a sentence, from its opening stage: `Field: decided by the next roll. Wins 2 to 1 on a total of 2; …`. */
function describeWager(wager: Wager): string {
  const rules = wager.stages[wager.opensAt] ?? [];
  const parts = rules.flatMap(({ verdict, rolls }) => {
    const on = describeRolls(rolls);
    switch (verdict.kind) {
      case 'wins':
        return [`wins ${verdict.odds} on ${on}`];
      case 'pushes':
        return [`is over without a winner on ${on}`];
      case 'loses':
        return [`loses on ${on}`];
      case 'moves':
        return [`goes on after ${on}`];
      case 'stands':
        return [];
    }
  });
  const lasts = isOneRoll(wager) ? 'the next roll decides it' : 'it stands until a roll decides it';
  return `${wager.name}: ${lasts}; ${parts.join('; ')}.`;
}

/** The longest list of rolls that a sentence names one by one. */
const MOST_NAMED = 6;

/** Rolls as people say them: by totals where they are whole totals, by their dice where they are few. */
function describeRolls(rolls: RollSet): string {
  const all = rolls.rolls();
  const totals = [...new Set(all.map(totalOf))].toSorted((a, b) => a - b);
  const whole = RollSet.where(rolls.dice, (roll) => totals.includes(totalOf(roll)));
  if (whole.equals(rolls)) return `a total of ${listed(totals.map(String))}`;
  const falls = [...new Set(all.map((roll) => writeRoll(roll.toSorted((a, b) => b - a))))];
  return falls.length <= MOST_NAMED ? listed(falls) : `${all.length} of the ${6 ** rolls.dice} rolls`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
