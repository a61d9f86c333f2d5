// By itself, so that it comes to whoever opens the menu and not with the table.
export { rulesMark } from '@dicepit/proof';
