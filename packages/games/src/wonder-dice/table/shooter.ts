/** The dealer throws: there is no shooter. */
export const shooter = undefined;
