import { expect, test } from 'vitest';
import { formatLog } from './log-lines.ts';

test.each([
  [
    '{"level":"warn","time":"2026-11-15T12:00:00Z","msg":"slow","ms":12,"error":{"name":"E"}}\n',
    '2026-11-15T12:00:00Z warn slow ms=12 error={"name":"E"}\n',
  ],
  ['{"level":"info","time":"t","msg":"a\\u001b[31mb\\nc"}\n', 't info ab c\n'],
  ['no JSON\n', 'no JSON\n'],
])('%j', (line, told) => {
  const said: string[] = [];
  formatLog((text) => said.push(text)).write(line);
  expect(said).toEqual([told]);
});
