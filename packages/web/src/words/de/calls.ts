export { germanCalls as calls } from '@dicepit/engine';
