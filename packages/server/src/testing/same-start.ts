import { drawFromTheFirst } from './same-chance.ts';

// Test files share processes, in an order that no two runs have in common: dice must not depend on who threw before.
drawFromTheFirst();
