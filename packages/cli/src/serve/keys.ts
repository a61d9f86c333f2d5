/** Hears single keys on a terminal; the answer gives the terminal back. */
export function listenForKeys(input: NodeJS.ReadableStream, heard: (key: string) => void): () => void {
  if (!isTerminal(input)) return () => undefined;
  const hear = (data: Buffer | string): void => {
    // Every key by itself, as a terminal may send several at once. Ctrl-C is a key as well while keys are heard.
    for (const key of data.toString()) heard(key);
  };
  input.setRawMode(true);
  input.on('data', hear);
  input.resume();
  return () => {
    input.off('data', hear);
    input.setRawMode(false);
    input.pause();
  };
}

export const CTRL_C = '\u0003';

type TerminalInput = NodeJS.ReadableStream & { setRawMode: (raw: boolean) => unknown };

const isTerminal = (input: NodeJS.ReadableStream): input is TerminalInput =>
  'isTTY' in input && input.isTTY === true && 'setRawMode' in input;
