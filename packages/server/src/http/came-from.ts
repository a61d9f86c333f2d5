import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from. Each proxy adds the address that asked it at the right end of X-Forwarded-For, so that
 * with so many proxies of ours it stands that far from the right; whatever stands before it anybody can have written.
 */
export function cameFrom(
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
  proxies: number,
): string {
  const own = socket.remoteAddress ?? '';
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const addresses = [...told.map((each) => each.trim()).filter((each) => each !== ''), own];
  return addresses.at(-1 - proxies) ?? addresses[0] ?? own;
}
