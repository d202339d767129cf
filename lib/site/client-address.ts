import { BlockList, isIP } from 'node:net';

/** Header in which applyHttpRules passes the visitor's address on. It is removed from what clients send. */
export const CLIENT_ADDRESS = 'x-client-address';

/** Private addresses: proxies and health checks have them, visitors do not. */
const OWN_NETWORK = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  OWN_NETWORK.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN_NETWORK.addSubnet(network, prefix, 'ipv6');

interface Connection {
  remoteAddress: string | undefined;
  /** X-Forwarded-For: each proxy adds the address of its client. */
  forwardedFor: string | undefined;
  /** How many proxies in front of the server add to it. Entries before theirs are what the client claims. */
  trustedProxies: number;
}

/** Undefined for the own network. The /64 network for IPv6, because one visitor can use all of its addresses. */
export function clientAddress({ remoteAddress, forwardedFor = '', trustedProxies }: Connection): string | undefined {
  const chain = [...forwardedFor.split(',').map((entry) => entry.trim()), remoteAddress ?? ''];
  const address = (chain.at(-1 - trustedProxies) ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  const version = isIP(address);
  if (version === 0 || isOwnNetwork(address)) return undefined;
  return version === 6 ? networkOf(address) : address;
}

export function isOwnNetwork(address: string): boolean {
  return OWN_NETWORK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
