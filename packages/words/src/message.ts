import { IntlMessageFormat } from 'intl-messageformat';

/** A message as a catalogue has it: ICU text. */
export type Message = string;

/** Writes a message with its figures filled in. */
export type MessageFormat = (figures: Readonly<Record<string, string | number>>) => string;

/** Reads a message. The screens read none: their build puts `message-compiled.ts` in the place of this module. */
export function messageIn(locale: string, message: Message): MessageFormat {
  // Most texts have nothing to fill in and nothing quoted: to read them all is felt when a pit opens.
  if (!/[{}]|''/.test(message)) return () => message;
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  return (figures) => String(format.format(figures));
}
