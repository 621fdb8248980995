import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 150;

const passOn = async (origin: string, { url = '/', headers }: IncomingMessage, response: ServerResponse) => {
  const until = new URL(url, origin).searchParams.get('until');
  const answer = await fetch(new URL(url, origin), {
    headers: { 'accept-language': headers['accept-language'] ?? '' },
  });
  const kept = [...answer.headers].filter(
    ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(kept));
  const body = Buffer.from(await answer.arrayBuffer());
  const begun = until === null ? 0 : body.indexOf(until);
  if (begun > 0) {
    response.write(body.subarray(0, begun));
    await wait(PAUSE_MS);
  }
  // Without the words there is no page, and the test says so.
  response.end(begun < 0 ? '' : body.subarray(begun));
};

/**
 * Stands before a server like a slow line: passes everything on, and a page asked for with `?until=some words` in two
 * parts, the second one, which begins with these words, a little later.
 */
export const inTwoParts = async (origin: string): Promise<{ url: string; server: Server }> => {
  const server = createServer((request, response) => void passOn(origin, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};
