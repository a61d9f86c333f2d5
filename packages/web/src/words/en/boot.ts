/** What stands on a page before its script has come. */
export const boot = {
  opening: 'Opening the pit',
  stuckTitle: 'The page has not come through',
  stuckText:
    'It has been loading for more than four seconds. See whether this device is in the same Wi-Fi as the pit, then try again.',
  again: 'Try again',
  noScript: 'Dicepit needs JavaScript on this page. Switch it on, or watch the table as text:',
  asText: 'plain results',
};
