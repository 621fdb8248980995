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

/** Some proxies say the port of each connection, too. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/;

const plainOf = (address: string): string => {
  const [, four, six] = WITH_PORT.exec(address) ?? [];
  const [plain = address] = (four ?? six ?? address).split('%');
  return MAPPED_IPV4.exec(plain)?.[1] ?? plain;
};

const isSix = (plain: string): boolean => !isIPv4(plain) && isIPv6(plain);

/**
 * What an address counts as in a limit: an IPv4 address itself, an IPv6 address its /64, since one home has all of
 * those (decisions.md, AI helper).
 */
export const addressKey = (address: string): string => {
  const plain = plainOf(address);
  return isSix(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
};

/** The /48 of an IPv6 address, all of which one customer may have; `null` for any other address. */
export const networkKey = (address: string): string | null => {
  const plain = plainOf(address);
  return isSix(plain) ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : null;
};
