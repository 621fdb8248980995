import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, written out. */
const groupsOf = (address: string): string[] => {
  // The URL parser writes every spelling of an address in the one canonical way.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = head === '' ? [] : head.split(':');
  if (tail === undefined) return front;
  const back = tail === '' ? [] : tail.split(':');
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back];
};

/**
 * What an address counts as in a limit: an IPv4 address itself, an IPv6 address its /64, since one home has all of
 * those (decisions.md, AI helper).
 */
export const addressKey = (address: string): string => {
  const plain = address.split('%')[0] ?? address;
  const mapped = MAPPED_IPV4.exec(plain)?.[1];
  if (mapped) return mapped;
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
};
