import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeAfterLastAnswers, GracefulStop } from '../../src/http/gracefulStop.ts';

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const ask = (port: number, agent: Agent) =>
  new Promise<number | 'refused'>((resolve) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', () => resolve('refused'));
  });

it('no listener takes connections once the server drains, not even one of another address that nobody was connected to', async () => {
  const stopping = new GracefulStop();
  const servers = [1, 2].map(() => createServer((_, response) => void response.end('answered')));
  const ports = await Promise.all(servers.map(listen));
  const agent = new Agent({ keepAlive: false });
  expect(await Promise.all(ports.map((port) => ask(port, agent)))).toEqual([200, 200]);
  stopping.begin();
  await stopping.drain();
  expect(servers.map((server) => server.listening)).toEqual([false, false]);
  expect(await Promise.all(ports.map((port) => ask(port, agent)))).toEqual(['refused', 'refused']);
});

it('what stood in line on a connection is all answered while the server drains; the last answer says that it ends', async () => {
  const stopping = new GracefulStop();
  const app = Fastify();
  closeAfterLastAnswers(app, stopping);
  const held: (() => void)[] = [];
  app.get('/', () => new Promise((answer) => held.push(() => answer('answered'))));
  await app.ready();
  const port = await listen(app.server);
  const socket = connect(port, '127.0.0.1');
  const heard = text(socket);
  socket.write('GET / HTTP/1.1\r\nHost: kovan\r\n\r\n'.repeat(3));
  await expect.poll(() => held.length).toBe(3);
  stopping.begin();
  const drained = stopping.drain();
  for (const answer of held) answer();
  await drained;
  const ends = [...(await heard).matchAll(/^connection: (.*)$/gim)].map(([, end]) => end);
  expect(ends).toEqual(['keep-alive', 'keep-alive', 'close']);
});
