/** What a trail is decided anew by: pure, so that a browser can do it as well as a pit. */
export { counting, type Figures } from './figures.ts';
export { newReplay } from './replay.ts';
