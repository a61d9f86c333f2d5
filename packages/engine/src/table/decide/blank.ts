/** Whether somebody who should say why has said nothing. */
export const isBlank = (words: string | undefined): boolean =>
  typeof words !== 'string' || words.trim() === '';
