import { eitherIn } from '../either.ts';
import type { felt as en } from '../en/felt.ts';

const joined = eitherIn('de');

export const felt: typeof en = {
  label: (game) => `${game}, das Tuch`,
  usage: (info) =>
    `Die Pfeiltasten führen von Feld zu Feld. Enter setzt den gewählten Chip, Minus nimmt ihn zurück${info === undefined ? '' : `, ${info} sagt mehr`}.`,
  win: 'GEWINN',
  yours: (stake) => `dein Einsatz ${stake}`,
  tokens: 'Marken dabei',
  comesDown: 'kommt zurück, wenn er gewinnt',
  asking: (stake) => `angefragt ${stake}`,
  others: (name, stake) => `${name} ${stake}`,
  more: (count) => `+${count}`,
  locked: (clause) => `gesperrt (${clause})`,
  lockedBare: 'gesperrt',
  closed: (clause) => `geschlossen (${clause})`,
  closedBare: 'geschlossen',
  sending: 'unterwegs',
  refused: 'abgelehnt',
  odds: (figures) => `${joined(figures)} zu 1`,
  pays: (total, figure) => `${total} zahlt ${figure}`,
};
