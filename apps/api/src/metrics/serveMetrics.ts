import { once } from 'node:events';
import { createServer } from 'node:http';
import { httpAddress } from '../networkAddresses.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` on a port of its own, for whoever watches this process; gives the address and the way to stop it. */
export const serveMetrics = async (
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ address: string; close(): Promise<void> }> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  const number = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `${httpAddress(host, number)}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
