import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = NodeJS.Dict<Pick<NetworkInterfaceInfo, 'family' | 'internal' | 'address'>[]>;

/** Networks between this machine and the containers or machines inside it: no phone is in them. */
const WITHIN = /^(?:docker|br-|veth|virbr|cni|podman|vmnet)/;

/** The IPv4 addresses at which other devices of the house reach this machine, the likeliest first. */
export const networkAddresses = (interfaces: Interfaces = networkInterfaces()): string[] =>
  Object.entries(interfaces)
    .sort(([a], [b]) => Number(WITHIN.test(a)) - Number(WITHIN.test(b)))
    .flatMap(([, infos = []]) => infos)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);

/** Where a host is reached: an IPv6 address stands in brackets there. */
export const httpAddress = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
