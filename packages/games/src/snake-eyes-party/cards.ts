/** The number on a card. There is no card 7. */
export type Card = 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 11 | 12;

/** One full set, in the order of the row. */
export const everyCard: readonly Card[] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** Whether a total names a card: every total of two dice does, save seven. */
export const isCard = (total: number): total is Card => everyCard.some((card) => card === total);
