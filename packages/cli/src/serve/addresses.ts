import { isIPv6 } from 'node:net';

/** What the operating system tells of its adapters; the shape of `os.networkInterfaces()`. */
export type Adapters = Readonly<Record<string, readonly AdapterAddress[] | undefined>>;

type AdapterAddress = { readonly address: string; readonly internal: boolean; readonly mac?: string };

/** Why an address is likely, or not, to be one that a phone in the room can reach. */
type Reach =
  | 'Wi-Fi'
  | 'Ethernet'
  | 'network'
  | 'public'
  | 'IPv6'
  | 'virtual machine'
  | 'container'
  | 'VPN'
  | 'no network';

export type Address = { readonly address: string; readonly adapter: string; readonly reach: Reach };

/**
 * The addresses of this computer, the one that guests can most likely reach first.
 *
 * Nothing in an address says whether a phone can get there. The name of its adapter is the best hint there is, and
 * a wrong first guess is the first thing that breaks an evening: so the others are kept, and named.
 */
export function rankedAddresses(adapters: Adapters): readonly Address[] {
  const found = Object.entries(adapters).flatMap(([adapter, addresses = []]) =>
    addresses
      .filter(({ internal }) => !internal)
      .map(({ address, mac = '' }) => ({ address, adapter, reach: findReach(adapter, address, mac) })),
  );
  return found.filter(isUsable).sort((one, other) => order(one) - order(other));
}

/** The adapters with the addresses at which a server is reached that listens on this host alone. */
export function heardAt(host: string, adapters: Adapters): Adapters {
  // Whoever listens on all addresses of version 4 is at none of version 6.
  if (host !== '0.0.0.0') return adapters;
  return Object.fromEntries(
    Object.entries(adapters).map(([name, found = []]) => [
      name,
      found.filter(({ address }) => !isIPv6(address)),
    ]),
  );
}

/** An address as it stands in a link. */
export const hostIn = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

const ranks: readonly Reach[] = [
  'Wi-Fi',
  'Ethernet',
  'network',
  'public',
  'IPv6',
  'virtual machine',
  'container',
  'VPN',
  'no network',
];

/** Among equals those of a home router come before those of a large net: 192.168 before 10 before 172.16. */
const order = ({ reach, address }: Address): number =>
  ranks.indexOf(reach) * 10 + blocks.findIndex((block) => block.test(address));

const blocks: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^/];

function findReach(adapter: string, address: string, mac: string): Reach {
  if (address.startsWith('169.254.')) return 'no network';
  const named = kinds.find(([names]) => names.test(adapter))?.[1];
  if (named !== undefined) return named;
  if (virtualMakers.test(mac)) return 'virtual machine';
  // The block that carriers and mesh VPNs hand out: no phone on the Wi-Fi has one.
  if (/^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address)) return 'VPN';
  // Docker's own nets, under whatever name.
  if (/^172\.(17|18)\.0\.1$/.test(address)) return 'container';
  if (isIPv6(address)) return 'IPv6';
  if (!isPrivate(address)) return 'public';
  return adapterKind(adapter);
}

/** What an adapter is called when it is none that a phone could reach, on Linux, macOS and Windows. */
const kinds: readonly (readonly [RegExp, Reach])[] = [
  [/^(docker|br-|veth(?!ernet)|cni|flannel|cali|podman|lxc|lxd|virbr-?docker)/i, 'container'],
  [/^(tun|tap|wg|utun|ipsec|ppp|tailscale|zt|nordlynx|proton|gpd|cscotun)/i, 'VPN'],
  [/(vpn|wireguard|tailscale|zerotier|openvpn|tunnel|hamachi)/i, 'VPN'],
  [/(wsl|vethernet|hyper-v|virtualbox|vmware|host-only|parallels)/i, 'virtual machine'],
  [/^(vmnet|vboxnet|virbr|vnic|bridge\d|feth|awdl|llw|anpi|ap\d)/i, 'virtual machine'],
];

/** The makers of adapters that exist in software alone: VMware, VirtualBox, Hyper-V, Parallels. */
const virtualMakers = /^(00:05:69|00:0c:29|00:1c:14|00:50:56|08:00:27|0a:00:27|00:15:5d|00:1c:42)/i;

function adapterKind(adapter: string): Reach {
  if (/^(wl|wlan|wifi|wi-fi|ath\d)|wireless|wlan|wi-?fi/i.test(adapter)) return 'Wi-Fi';
  return /^(eth|en[ospx]|em\d|ethernet|lan)|local area connection/i.test(adapter) ? 'Ethernet' : 'network';
}

const isPrivate = (address: string): boolean => blocks.slice(0, 3).some((block) => block.test(address));

/** A link-local IPv6 address needs the name of the phone's own adapter beside it: no link can hold that. */
const isUsable = ({ address }: Address): boolean => !/^fe[89ab]/i.test(address);
