import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Whatever is called so is blacked out: the last net under not logging it at all. */
const secrets = [
  'cookie',
  'cookies',
  'token',
  'code',
  'passphrase',
  'seed',
  'secret',
  'body',
  'headers',
  'password',
];

/** One JSON object to a line. Bodies, cookies and addresses with a query are never given to it. */
export const newLog = (options: {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly to?: DestinationStream;
}): Log =>
  pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
      serializers: { error: failureOf },
    },
    ...(options.to === undefined ? [] : [options.to]),
  );

export const noLog: Log = newLog({ level: 'silent' });

/** A failure by its name, its message and its place: what else hangs on it may hold anything. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error === 'string' ? error : 'unknown' };
  return {
    name: error.name,
    message: error.message,
    stack: error.stack?.split('\n').slice(1, 9),
    ...(error.cause === undefined ? {} : { cause: failureOf(error.cause) }),
  };
}
