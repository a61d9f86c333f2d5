import { createServer } from 'node:net';
import { said } from '../language.ts';
import { type Adapters, rankedAddresses } from '../serve/addresses.ts';
import { type Check, fail, ok, warn } from './check.ts';

const networked = (check: Check): Check => ({ ...check, network: true });

export async function portCheck(port: number): Promise<Check> {
  const failed = await new Promise<string | undefined>((found) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => found(error.code ?? error.message));
    server.listen(port, () => server.close(() => found(undefined)));
  });
  const { says, ways } = said().doctor;
  if (failed === undefined) return networked(ok('port', says.portFree({ port })));
  const wayOut = failed === 'EADDRINUSE' ? ways.portInUse({ next: port + 1 }) : ways.portTaken;
  return networked(fail('port', says.portTaken({ port, why: failed }), wayOut));
}

/** Every address, the one that guests are shown first. */
export function addressChecks(adapters: Adapters): readonly Check[] {
  const [best, ...others] = rankedAddresses(adapters);
  const { says, ways } = said().doctor;
  if (best === undefined) return [networked(fail('address', says.noNetwork, ways.noNetwork))];
  const { addressAt, reach: reaches } = said().serve;
  const named = ({ address, adapter, reach }: typeof best): string =>
    addressAt({ address, adapter, reach: reaches[reach] });
  const doubtful = ['VPN', 'container', 'virtual machine', 'no network'].includes(best.reach);
  const first = doubtful
    ? warn('address', says.onlyAddress({ address: named(best) }), ways.onlyAddress)
    : ok('address', named(best));
  return [
    networked(first),
    ...others.map((each) =>
      networked(ok('', says.alsoAddress({ address: named(each), bare: each.address }))),
    ),
  ];
}

/** What most often stands between a phone and this computer, as a hint: nobody can look at it from here. */
export function firewallHint(platform: NodeJS.Platform, port: number): Check {
  const { win32, darwin, linux, guests } = said().doctor.firewalls;
  const hints: Partial<Record<NodeJS.Platform, string>> = { win32, darwin, linux: linux({ port }) };
  return ok('firewall', [hints[platform], guests].filter((hint) => hint !== undefined).join(' '));
}
