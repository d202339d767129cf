import { expect, test } from 'vitest';
import { clientAddress } from '@/lib/site/client-address';

test.each<[name: string, remote: string | undefined, forwarded: string | undefined, proxies: number, address?: string]>(
  [
    ['a visitor without a proxy', '203.0.113.7', undefined, 0, '203.0.113.7'],
    ['a visitor who claims another address', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['a visitor behind one proxy', '10.0.0.2', '203.0.113.7', 1, '203.0.113.7'],
    [
      'a visitor behind one proxy who claims another address',
      '10.0.0.2',
      '198.51.100.1, 203.0.113.7',
      1,
      '203.0.113.7',
    ],
    ['a visitor behind two proxies', '10.0.0.2', '203.0.113.7, 198.51.100.9', 2, '203.0.113.7'],
    ['a proxy that is not configured', '172.17.0.1', '203.0.113.7', 0, undefined],
    ['the machine itself', '127.0.0.1', undefined, 0, undefined],
    ['the machine itself, as IPv6', '::1', undefined, 0, undefined],
    ['the machine itself, as IPv4 within IPv6', '::ffff:127.0.0.1', undefined, 0, undefined],
    ['an IPv4 address within IPv6', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['a short IPv6 address', '2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
    ['fewer entries than proxies', '10.0.0.2', '', 2, undefined],
    ['an entry that is no address', '10.0.0.2', 'unknown', 1, undefined],
    ['a closed socket', undefined, undefined, 0, undefined],
  ],
)('%s', (_, remoteAddress, forwardedFor, trustedProxies, address) => {
  expect(clientAddress({ remoteAddress, forwardedFor, trustedProxies })).toBe(address);
});
