import { createServer } from 'node:net';
import { type Adapters, rankedAddresses } from '../serve/addresses.ts';
import { type Check, fail, ok, warn } from './check.ts';

const networked = (check: Check): Check => ({ ...check, network: true });

export async function portCheck(port: number): Promise<Check> {
  const failed = await new Promise<string | undefined>((found) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => found(error.code ?? error.message));
    server.listen(port, () => server.close(() => found(undefined)));
  });
  if (failed === undefined) return networked(ok('port', `${port} is free`));
  const wayOut =
    failed === 'EADDRINUSE'
      ? `Another program, perhaps a pit, listens there. Stop it, or start with --port ${port + 1} or --port 0.`
      : 'Choose one above 1023 with --port.';
  return networked(fail('port', `${port} cannot be had (${failed})`, wayOut));
}

/** Every address, the one that guests are shown first. */
export function addressChecks(adapters: Adapters): readonly Check[] {
  const [best, ...others] = rankedAddresses(adapters);
  if (best === undefined)
    return [
      networked(
        fail('address', 'this computer is in no network', 'Join a Wi-Fi, or open a hotspot on a phone.'),
      ),
    ];
  const named = ({ address, adapter, reach }: typeof best): string => `${address} (${reach}, ${adapter})`;
  const doubtful = ['VPN', 'container', 'virtual machine', 'no network'].includes(best.reach);
  const first = doubtful
    ? warn(
        'address',
        `only ${named(best)}`,
        'Phones can hardly reach that. Join the Wi-Fi that the guests use.',
      )
    : ok('address', named(best));
  return [
    networked(first),
    ...others.map((each) => networked(ok('', `also ${named(each)}; show it with --address ${each.address}`))),
  ];
}

/** What most often stands between a phone and this computer, as a hint: nobody can look at it from here. */
export function firewallHint(platform: NodeJS.Platform, port: number): Check {
  const hints: Partial<Record<NodeJS.Platform, string>> = {
    win32: 'At the first start Windows asks about Node.js: allow private networks.',
    darwin: 'If macOS asks whether node may accept connections, allow it.',
    linux: `If phones do not get through, open the port: sudo ufw allow ${port}/tcp.`,
  };
  const guests = 'A guest Wi-Fi often keeps phones apart from computers: use the same net, or a hotspot.';
  return ok('firewall', [hints[platform], guests].filter((hint) => hint !== undefined).join(' '));
}
