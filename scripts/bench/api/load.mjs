// A process that loads a server: so many connections, each with one request under way, over bare sockets, so that
// little of the machine goes into asking. Takes jobs from its parent and answers with what it saw.
import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

const encode = ({ method, path, headers = {}, body = '', unique = false }, host) => {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    ...(unique ? [`idempotency-key: ${randomUUID()}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
};

/** Whether the answer is here up to its end, by its length or, where it is sent while it is made, its last chunk. */
const isWhole = (got, head, text) => {
  if (/\r\ntransfer-encoding: chunked/i.test(text)) return got.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return got.length >= head + HEAD_END.length + length;
};

/** One connection that asks until there is nothing more to ask; rejects on whatever is not the wanted status. */
const ask = ({ port, host, wanted }, next, onAnswer) =>
  new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }).setNoDelay(true);
    let got = Buffer.alloc(0);
    let since = 0;
    const send = () => {
      const request = next();
      if (request === null) {
        socket.destroy();
        resolve();
        return;
      }
      since = performance.now();
      socket.write(encode(request, host));
    };
    socket.on('connect', send).on('error', reject);
    socket.on('close', () => reject(new Error('the server closed the connection')));
    socket.on('data', (chunk) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      const head = got.indexOf(HEAD_END);
      if (head < 0) return;
      const text = got.toString('latin1', 0, head);
      if (!isWhole(got, head, text)) return;
      const status = Number(text.slice(9, 12));
      if (status !== wanted) {
        reject(new Error(`answered ${status} instead of ${wanted}: ${got.toString('utf8', head).trim()}`));
        socket.destroy();
        return;
      }
      onAnswer(performance.now() - since);
      got = Buffer.alloc(0);
      send();
    });
  });

/** Asks each request once and then ends when `once` is set, else over and over. */
const load = async ({ connections, seconds, requests, once = false, ...target }) => {
  const times = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let index = 0;
  const next = () => {
    if (performance.now() >= end || (once && index >= requests.length)) return null;
    return requests[index++ % requests.length];
  };
  const onAnswer = (time) => void times.push(time);
  await Promise.all(Array.from({ length: connections }, () => ask(target, next, onAnswer)));
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { count: times.length, perSecond: times.length / took, p50: at(0.5), p99: at(0.99) };
};

process.on('message', (job) => {
  load(job).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.message }),
  );
});
