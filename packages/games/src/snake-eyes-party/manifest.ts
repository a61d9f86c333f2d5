import type { TerminalWords } from '../manifest.ts';

export { cloth } from './cloth.ts';
export { facts } from './facts.ts';
export { lesson } from './lesson.ts';
export { party as pack } from './pack.ts';

export const terminal: TerminalWords = {
  table: 'The parlour, kitty in the middle',
};
