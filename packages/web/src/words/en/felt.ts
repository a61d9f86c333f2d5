import { eitherIn } from '../either.ts';

const choice = eitherIn('en');
const joined = (items: readonly string[]): string => choice(items).replace(', or', ' or');

/** What the areas of a felt say. */
export const felt = {
  label: (game: string) => `${game}, the felt`,
  usage: (info: string | undefined) =>
    `Arrow keys move between areas. Enter adds the chosen chip, Minus takes it back${info === undefined ? '' : `, ${info} tells more`}.`,
  win: 'WIN',
  yours: (stake: string) => `your bet ${stake}`,
  tokens: 'tokens in it',
  comesDown: 'comes down when it wins',
  asking: (stake: string) => `asking for ${stake}`,
  others: (name: string, stake: string) => `${name} ${stake}`,
  more: (count: number) => `+${count}`,
  locked: (clause: string) => `locked (${clause})`,
  lockedBare: 'locked',
  closed: (clause: string) => `closed (${clause})`,
  closedBare: 'closed',
  sending: 'on its way',
  refused: 'refused',
  odds: (figures: readonly string[]) => `${joined(figures)} to 1`,
  pays: (total: string, figure: string) => `${total} pays ${figure}`,
};
