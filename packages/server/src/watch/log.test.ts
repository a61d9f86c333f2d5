import { expect, test } from 'vitest';
import { newLog } from './log.ts';

test('what is secret is blacked out even where it is logged by mistake', () => {
  const lines: string[] = [];
  const log = newLog({ level: 'info', to: { write: (line) => void lines.push(line) } });
  log.info(
    { cookie: 'hush', request: { headers: { cookie: 'hush' }, passphrase: 'hush' }, seed: 'hush' },
    'said',
  );
  log.info({ body: { code: 'hush' } }, 'said');
  expect(lines.join('')).not.toContain('hush');
  expect(lines.join('').match(/\[secret\]/g)).toHaveLength(5);
});

test('a failure is logged by its name, message, place and cause, and by nothing that hangs on it', () => {
  const lines: string[] = [];
  const log = newLog({ level: 'info', to: { write: (line) => void lines.push(line) } });
  const error = Object.assign(new Error('it broke', { cause: new Error('the disk') }), { rawPacket: 'hush' });
  log.error({ error }, 'failed');
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({
    level: 'error',
    msg: 'failed',
    error: { message: 'it broke', cause: { message: 'the disk' } },
  });
  expect(lines[0]).not.toContain('hush');
});
