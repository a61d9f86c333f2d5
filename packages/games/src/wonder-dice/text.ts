export { default as register } from './clauses.json' with { type: 'json' };
export { facts } from './facts.ts';
export { default as readings } from './readings.json' with { type: 'json' };
