import type { MessageFormat } from './message.ts';

/** A message as the build of the screens hands it on: a text, or a function of what is filled in. */
type Message = string | MessageFormat;

/** The same as in `message.ts`, for messages that need no reading any more. */
export const messageIn = (_: string, message: Message): MessageFormat =>
  typeof message === 'string' ? () => message : message;
