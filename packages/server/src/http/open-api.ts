import { openApi } from '@dicepit/wire';
import type { Handlers } from '../pit/request.ts';
import { done } from '../pit/result.ts';

/** Answers with the description of the whole interface, made once. */
export function openApiHandlers(software: string): Handlers<'readOpenApi'> {
  const description = { openapi: '3.1.0', ...openApi({ title: 'Dicepit', version: software }) };
  return { readOpenApi: () => Promise.resolve(done(description)) };
}
