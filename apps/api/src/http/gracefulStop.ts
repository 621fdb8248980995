import type { ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Connections } from './connections.ts';

/** How many turns of the event loop must bring nothing new, and how long one may take that counts. */
const QUIET_TURNS = 3;
const QUIET_TURN_MS = 100;
/** Under a load that never pauses, this long is waited for a quiet moment. */
const SETTLE_MS = 10_000;
/** How long a kept-alive connection on which nothing goes on stays open: what was sent may still be on its way. */
const ON_ITS_WAY_MS = 200;

/** What a server that stops does about the requests that reached it. */
export interface Stopping {
  /** Whether it was told to stop. */
  readonly begun: boolean;
  /** Resolves when an answer may leave: while the server looks for what else was sent, every answer waits. */
  readonly mayAnswer: Promise<void> | null;
  /** Does something when the server is about to refuse new connections: ends answers that would go on. */
  onDrain(action: () => void): void;
  /** Whether an answer is the last on its connection, which then ends with it. */
  endsWith(response: ServerResponse): boolean;
}

/** What a server does that never stops, as in tests. */
export const NEVER_STOPPING: Stopping = {
  begun: false,
  mayAnswer: null,
  onDrain: () => undefined,
  endsWith: () => false,
};

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Waits until nothing more comes out of the system's queues and buffers. */
const settle = async (connections: Connections): Promise<void> => {
  const until = performance.now() + SETTLE_MS;
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until;) {
    const before = connections.activity;
    const since = performance.now();
    await turn();
    quiet = connections.activity === before && performance.now() - since < QUIET_TURN_MS ? quiet + 1 : 0;
  }
};

/** A way to stop that cuts nothing off which had reached the server. */
export class GracefulStop implements Stopping {
  readonly #connections = new Connections((socket) => void this.#endIdle(socket));
  readonly #onDrain: (() => void)[] = [];
  #begun = false;
  #draining = false;
  #mayAnswer: Promise<void> | null = null;

  get begun(): boolean {
    return this.#begun;
  }

  get mayAnswer(): Promise<void> | null {
    return this.#mayAnswer;
  }

  onDrain(action: () => void): void {
    this.#onDrain.push(action);
  }

  endsWith(response: ServerResponse): boolean {
    return this.#draining && this.#connections.isLast(response);
  }

  /** From here on the server says that it is not ready. */
  begin(): void {
    this.#begun = true;
  }

  /** Refuses new connections, and resolves when everything sent on the others was answered and they have ended. */
  async drain(): Promise<void> {
    this.#draining = true;
    for (const action of this.#onDrain) action();
    let open = (): void => undefined;
    this.#mayAnswer = new Promise((resolve) => (open = resolve));
    // Closing a listener resets the connections that the system has accepted and the process has not: take them first.
    await settle(this.#connections);
    for (const listener of this.#connections.servers) {
      // Not `close` of the HTTP server, which cuts connections whose requests it has not read yet.
      Server.prototype.close.call(listener);
    }
    await settle(this.#connections);
    this.#mayAnswer = null;
    open();
    // Again: one that was accepted at the last moment is heard of only now.
    while (this.#connections.all.length > 0) {
      await Promise.all(this.#connections.all.map((socket) => this.#untilEnded(socket)));
    }
  }

  #untilEnded(socket: Socket): Promise<void> {
    void this.#endIdle(socket);
    return new Promise((resolve) => {
      if (socket.destroyed) resolve();
      else socket.once('close', () => resolve());
    });
  }

  async #endIdle(socket: Socket): Promise<void> {
    if (!this.#draining) return;
    await pause(ON_ITS_WAY_MS);
    await this.#mayAnswer;
    if (this.#connections.isIdle(socket)) socket.destroy();
  }
}

/** While the server stops, says with the last answer on each connection that it ends; until that is known answers wait. */
export const closeAfterLastAnswers = (app: FastifyInstance, stopping: Stopping): void => {
  app.addHook('onSend', (_, reply, payload, done) => {
    const send = (): void => {
      if (stopping.endsWith(reply.raw)) reply.header('connection', 'close');
      done(null, payload);
    };
    if (stopping.mayAnswer) void stopping.mayAnswer.then(send);
    else send();
  });
};
