import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from '@kovan/api-client/contract';
import { ADMIN_SOCKET } from '../db/folder/dataDir.ts';
import { OperatorError } from '../operatorError.ts';
import { type AnswerSchema, PROTOCOL_VERSION, type Requests, RequestSchema, socketPathIn } from './protocol.ts';

type Answer = Omit<z.infer<typeof AnswerSchema>, 'version'>;

const OTHER_VERSION = 'The running server is of another version: start it anew, or run the command that came with it.';

/** All that comes in. Iterating over the socket would also end the way back. */
const readAll = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => void (said += chunk));
    socket.once('end', () => resolve(said)).once('close', () => reject(new Error('the one who asked has gone')));
  });

const read = (asked: string) => {
  try {
    return z.safeParse(RequestSchema, JSON.parse(asked)).data;
  } catch {
    return undefined;
  }
};

/** The kind of a fault in a few words, without what was asked. */
const kindOf = (error: unknown): string => {
  const { name, cause } = error instanceof Error ? error : { name: typeof error, cause: undefined };
  const code = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
  return `${name}${code}`;
};

const answerTo = async (asked: string, requests: Requests): Promise<Answer> => {
  const request = read(asked);
  const work = request && Object.hasOwn(requests, request.name) ? requests[request.name] : undefined;
  if (!request || !work) return { refused: OTHER_VERSION };
  try {
    return { answer: await work(request.words) };
  } catch (error) {
    return error instanceof OperatorError ? { refused: error.message } : { failed: kindOf(error) };
  }
};

/** Listens under another name in a folder that is this user's alone, until nobody else may use the socket. */
const listenIn = async (server: Server, dataDir: string): Promise<boolean> => {
  const aside = join(dataDir, `${ADMIN_SOCKET}.new`);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  const way = await socketPathIn(aside, ADMIN_SOCKET);
  try {
    const listening = await new Promise<boolean>((resolve) => {
      if (way === null) return resolve(false);
      server.once('error', () => resolve(false)).listen(way.path, () => resolve(true));
    });
    if (!listening) return false;
    await chmod(join(aside, ADMIN_SOCKET), 0o600);
    // It replaces the one that a killed process has left.
    await rename(join(aside, ADMIN_SOCKET), join(dataDir, ADMIN_SOCKET));
    return true;
  } finally {
    await way?.release();
    await rm(aside, { recursive: true, force: true });
  }
};

/**
 * Listens for other processes of the same user at a socket in the data folder, so that only those who may read the
 * data anyhow can ask. What comes and goes there is logged nowhere. Where the system has no such sockets nobody can
 * ask. Gives the way to close it, which waits for what is under way.
 */
export const serveAdminSocket = async (dataDir: string, requests: Requests): Promise<() => Promise<void>> => {
  const waiting = new Set<Socket>();
  const working = new Set<Promise<void>>();

  const serve = async (socket: Socket): Promise<void> => {
    const asked = await readAll(socket);
    waiting.delete(socket);
    const answer = await answerTo(asked, requests);
    await new Promise<void>((resolve) =>
      socket.once('close', resolve).end(JSON.stringify({ version: PROTOCOL_VERSION, ...answer })),
    );
  };

  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // What follows is its end.
    socket.on('error', () => undefined);
    waiting.add(socket);
    const work = serve(socket)
      // Whoever asked has gone.
      .catch(() => void socket.destroy())
      .then(() => {
        waiting.delete(socket);
        working.delete(work);
      });
    working.add(work);
  });
  // Neither a full disk nor a system without such sockets keeps a server from serving.
  if (!(await listenIn(server, dataDir).catch(() => false))) {
    server.close();
    return async () => undefined;
  }
  server.unref();
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of waiting) socket.destroy();
    await Promise.all(working);
    await closed;
    await rm(join(dataDir, ADMIN_SOCKET), { force: true });
  };
};
