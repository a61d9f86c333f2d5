import { harmless } from '../harmless.ts';

/** Turns the log's JSON lines into lines for a person; what is no JSON passes as it is. */
export const formatLog = (say: (text: string) => void) => ({
  write: (line: string): void => say(plainLine(line)),
});

function plainLine(line: string): string {
  try {
    const { level, time, msg, ...facts }: Record<string, unknown> = JSON.parse(line);
    const more = Object.entries(facts).map(([name, value]) => `${name}=${textOf(value)}`);
    return `${harmless([textOf(time), textOf(level), textOf(msg ?? ''), ...more].join(' '))}\n`;
  } catch {
    return line;
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
