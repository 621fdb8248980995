import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network between a client and a server that can freeze: connections stay, and nothing passes any more. */
export interface TcpProxy {
  /** The address with this proxy in front. */
  addressOf(url: string): string;
  /** Stops passing on what stands; connections made later are passed on. */
  freeze(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of the server of this address. */
export const startTcpProxy = async (target: string): Promise<TcpProxy> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => undefined).on('close', () => sockets.delete(from));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    addressOf: (url) => Object.assign(new URL(url), { port: String(address.port) }).href,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
