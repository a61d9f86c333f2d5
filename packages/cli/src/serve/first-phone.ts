import { isIPv4 } from 'node:net';
import { harmless } from '../harmless.ts';
import { said } from '../language.ts';

type Visit = { readonly address: string; readonly device: string };

/** Tells, once, that somebody outside of this computer has reached the pit. */
export function firstPhone(
  own: () => readonly string[],
  tell: (line: string) => void,
): (visit: Visit) => void {
  let reached = false;
  return ({ address, device }) => {
    if (reached) return;
    const from = address.replace(/^::ffff:/, '');
    if (from === '' || from === '::1' || (isIPv4(from) && from.startsWith('127.')) || own().includes(from))
      return;
    reached = true;
    tell(`✔ ${said().serve.phone({ browser: nameBrowser(device), address: from })}`);
  };
}

/** A browser by its name, which every browser hides behind the names of others. */
function nameBrowser(device: string): string {
  const known = [
    [/Edg(A|iOS)?\//, 'Edge'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/SamsungBrowser/, 'Samsung Internet'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ] as const;
  return (
    known.find(([pattern]) => pattern.test(device))?.[1] ??
    harmless(device.slice(0, 30) || said().serve.unknownBrowser)
  );
}
