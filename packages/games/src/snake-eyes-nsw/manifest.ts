import type { Announcing, TerminalWords } from '../manifest.ts';

export { manners } from '../snake-eyes-nz/manifest.ts';
export { cloth } from './cloth.ts';
export { facts } from './facts.ts';
export { layout } from './layout.ts';
export { lesson } from './lesson.ts';
export { snakeEyesNsw as pack } from './pack.ts';
export { procedure } from './procedure.ts';

export const announcing: Announcing = { calls: { total: 'nsw/4.3.1', void: 'nsw/5.1' } };

export const terminal: TerminalWords = {
  table: 'Snake Eyes, the harbour table',
};
