/** Whether a text may be mixed into the dice: 1 to 64 printable ASCII characters. */
export const isPlainText = (text: string): boolean => /^[\x20-\x7e]{1,64}$/.test(text);
