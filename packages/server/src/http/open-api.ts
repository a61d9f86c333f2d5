import { openApi } from '@dicepit/wire';
import { titleInEnglish } from '@dicepit/words/english';
import { done, type Handlers } from '../pit/result.ts';

/** Answers with the description of the whole interface, made once, when somebody asks for it. */
export function openApiHandlers(software: string, base: string): Handlers<'readOpenApi'> {
  const describe = () =>
    ({
      openapi: '3.1.0',
      ...openApi({
        title: 'Dicepit',
        version: software,
        titleOf: titleInEnglish,
        servers: [{ url: base === '' ? '/' : base }],
      }),
    }) as const;
  let description: ReturnType<typeof describe> | undefined;
  return { readOpenApi: () => Promise.resolve(done((description ??= describe()))) };
}
