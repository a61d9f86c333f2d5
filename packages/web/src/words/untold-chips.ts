/** What a pit calls its chips that has not been told otherwise; every language has a name of its own for them. */
export const UNTOLD_CHIPS = 'play chips';
