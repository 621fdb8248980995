import { expect, it } from 'vitest';
import { networkAddresses } from '../src/networkAddresses.ts';

const of = (address: string, more: { family?: 'IPv6'; internal?: boolean } = {}) => ({
  family: 'IPv4' as const,
  internal: false,
  address,
  ...more,
});

it('gives the addresses that a phone in the house can reach, those of containers last', () => {
  const addresses = networkAddresses({
    lo: [of('127.0.0.1', { internal: true })],
    docker0: [of('172.17.0.1')],
    wlan0: [of('fe80::1', { family: 'IPv6' }), of('192.168.1.20'), of('169.254.3.4')],
    none: undefined,
  });
  expect(addresses).toEqual(['192.168.1.20', '172.17.0.1']);
});

it('gives none where there is no network', () => {
  expect(networkAddresses({ lo: [of('127.0.0.1', { internal: true })] })).toEqual([]);
});
