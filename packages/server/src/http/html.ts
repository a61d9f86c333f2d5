/** Text as it may stand between tags or in an attribute, whoever wrote it. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
