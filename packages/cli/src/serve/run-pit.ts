import { networkInterfaces } from 'node:os';
import { exit } from '../exit.ts';
import { said } from '../language.ts';
import type { Terminal } from '../terminal.ts';
import { watchAddresses } from './address-watch.ts';
import { heardAt, hostIn, rankedAddresses } from './addresses.ts';
import { explainNameMismatch } from './certificate.ts';
import { firstPhone } from './first-phone.ts';
import type { ServeFlags } from './flags.ts';
import { createFront, type Front } from './front.ts';
import { openPit } from './open-pit.ts';
import { onTerminationSignal } from './termination.ts';

/** Runs a pit until somebody ends it, and says with which code to end. */
export async function runPit(flags: ServeFlags, terminal: Terminal): Promise<number> {
  const { say, write } = terminal;
  const words = said().serve;
  let front: Front | undefined;
  let port = flags.port;
  let patience: NodeJS.Timeout | undefined;
  const choice = watchAddresses({
    adapters: () => heardAt(flags.host, networkInterfaces()),
    fixed: flags.address ?? (isEverywhere(flags.host) ? undefined : flags.host),
    changed: () => void front?.show(),
  });
  const ownAddresses = (): readonly string[] =>
    rankedAddresses(networkInterfaces()).map(({ address }) => address);
  // Who reaches the pit past its proxy can write any address into the header that only proxies should write.
  if (flags.trustProxy !== undefined && isEverywhere(flags.host))
    say(`${said().warning({ text: words.trustProxy })}\n`);
  const ending = onTerminationSignal((code) => process.exit(code));
  try {
    const scheme = flags.https === undefined ? 'http' : 'https';
    const urlAt = (address: string): string => `${scheme}://${hostIn(address)}:${port}${flags.base}`;
    const pit = await openPit({
      flags,
      terminal,
      guestUrl: () => urlAt(choice.shown()),
      addresses: { ...choice, list: choice.all, urlAt },
      onVisit: firstPhone(ownAddresses, (line) => {
        clearTimeout(patience);
        if (flags.json !== true) write(`${line}\n`);
      }),
    });
    const { server, certificate } = pit;
    port = server.port;
    if (certificate !== undefined && certificate.ownMade !== true)
      say(explainNameMismatch(certificate, choice.shown()) ?? '');
    const shown = await createFront({ server, certificate, flags, terminal, choice });
    front = shown;
    await shown.show();
    if (flags.json !== true) write(`${words.waiting}\n`);
    if (terminal.interactive)
      patience = setTimeout(() => say(`${words.noPhoneYet}\n${words.anotherAddress}\n`), PHONE_HINT_DELAY_MS);
    if (flags.open === true) await shown.openHostPage();
    if (flags.kiosk === true) await shown.openKiosk();
    const deaf = listenForKeys(terminal.input, (key) => keyed(key, shown));
    const code = await ending.asked;
    deaf();
    say(`\n${words.closing}\n`);
    await pit.close();
    say(`${words.closed({ command: `dicepit serve --data ${flags.data}` })}\n`);
    return code;
  } finally {
    clearTimeout(patience);
    choice.end();
    ending.end();
  }

  function keyed(key: string, shown: Front): void {
    switch (key) {
      case 'a':
        choice.next();
        return void shown.show();
      case 'c':
        return void shown.newCode();
      case 'o':
        return void shown.openHostPage();
      case 'q':
        return ending.ask(exit.done);
      case CTRL_C:
        return ending.ask(exit.interrupted);
    }
  }
}

/** So long a host looks at a phone before looking for what is wrong. */
const PHONE_HINT_DELAY_MS = 30_000;

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Hears single keys on a terminal; the answer gives the terminal back. */
function listenForKeys(input: NodeJS.ReadableStream, heard: (key: string) => void): () => void {
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

const CTRL_C = '\u0003';

type TerminalInput = NodeJS.ReadableStream & { setRawMode: (raw: boolean) => unknown };

const isTerminal = (input: NodeJS.ReadableStream): input is TerminalInput =>
  'isTTY' in input && input.isTTY === true && 'setRawMode' in input;
