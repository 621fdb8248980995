import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server as HttpServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The HTTP server that has accepted a connection; Node's types leave it out. */
const serverOf = (socket: Socket & { server?: unknown }): HttpServer | null =>
  socket.server instanceof HttpServer ? socket.server : null;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Every connection of this process's HTTP servers, with the answers that are due on it, in their order. */
export class Connections {
  readonly #due = new Map<Socket, ServerResponse[]>();
  /** How much had come with the requests so far; what comes beyond is a request half sent. */
  readonly #readBefore = new WeakMap<Socket, number>();
  readonly #listening = new Set<HttpServer>();
  accepted = 0;

  constructor(onIdle: (socket: Socket) => void) {
    // Where a host name has several addresses, each has a server of its own, known to nobody else.
    subscribe('tracing:net.server.listen:asyncEnd', (message) => {
      const { server } = message as { server: unknown };
      if (!(server instanceof HttpServer)) return;
      this.#listening.add(server);
      server.once('close', () => this.#listening.delete(server));
    });
    subscribe('net.server.socket', (message) => {
      const { socket } = message as { socket: Socket };
      this.accepted += 1;
      this.#due.set(socket, []);
      socket.once('close', () => this.#due.delete(socket));
    });
    subscribe('http.server.request.start', (message) => {
      const { socket, request, response } = message as Record<'socket', Socket> & Exchange;
      const due = this.#due.get(socket);
      const note = () => void this.#readBefore.set(socket, socket.bytesRead);
      due?.push(response);
      // An answer may leave before all that it answers has come. Either closes but once: `once` would only cost more.
      request.on('close', note);
      response.on('close', () => {
        due?.splice(due.indexOf(response), 1);
        if (due?.length !== 0) return;
        note();
        onIdle(socket);
      });
    });
  }

  get all(): Socket[] {
    return [...this.#due.keys()].filter((socket) => serverOf(socket) !== null);
  }

  /** The servers that take new connections. */
  get servers(): HttpServer[] {
    return [...this.#listening];
  }

  /** A number that changes with every connection and every byte. */
  get activity(): number {
    return this.all.reduce((sum, socket) => sum + socket.bytesRead, this.accepted);
  }

  isIdle(socket: Socket): boolean {
    return this.#due.get(socket)?.length === 0 && socket.bytesRead === (this.#readBefore.get(socket) ?? 0);
  }

  isLast(response: ServerResponse): boolean {
    // An answer that waits for the one before it has no connection of its own yet.
    const due = this.#due.get(response.req.socket);
    return due === undefined || due.at(-1) === response;
  }
}
