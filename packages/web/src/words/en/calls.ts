export { englishCalls as calls } from '@dicepit/engine';
