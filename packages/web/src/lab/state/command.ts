import { writeSum } from './bounds.ts';
import { type Lab, usual } from './lab.ts';

/** The line that gives the same numbers at the command line. */
export function commandOf(lab: Lab): string {
  const { options } = usual(lab.pack);
  const chosen = Object.entries(lab.options).filter(([option, value]) => options[option] !== value);
  return [
    'dicepit simulate',
    lab.pack,
    ...chosen.map(([option, value]) => `--option ${option}=${value}`),
    ...lab.bets.map(({ wager, stake }) => `--bet ${wager}=${writeSum(stake)}`),
    `--bank ${writeSum(lab.bank)}`,
    ...(lab.goal === undefined ? [] : [`--goal ${writeSum(lab.goal)}`]),
    ...(lab.stopLoss === undefined ? [] : [`--stop-loss ${writeSum(lab.stopLoss)}`]),
    `--rolls ${lab.rolls}`,
    ...(lab.strategy === 'flat' ? [] : [`--strategy ${lab.strategy}`]),
    `--sessions ${lab.sessions}`,
    `--seed ${/^[\w.:-]+$/.test(lab.seed) ? lab.seed : `'${lab.seed}'`}`,
  ].join(' ');
}
