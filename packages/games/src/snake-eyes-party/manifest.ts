import type { TerminalWords } from '../manifest.ts';

export { cloth } from './cloth.ts';
export { facts } from './facts.ts';
export { party as pack } from './pack.ts';

export const terminal: TerminalWords = {
  table: 'The parlour, kitty in the middle',
};
