import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@kovan/api-client/contract';
import { ADMIN_SOCKET } from '../db/folder/dataDir.ts';
import { FolderInUse } from '../db/folder/lock.ts';
import { OperatorError } from '../operatorError.ts';
import { AnswerSchema, PROTOCOL_VERSION, socketPathIn, type Words } from './protocol.ts';

/** How long whoever has the folder may take to open its socket, or to let go of the folder. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

/** Sends a request through the socket and gives what comes back; `null` when nobody listens. */
const send = async (dataDir: string, request: object): Promise<string | null> => {
  const way = await socketPathIn(dataDir, ADMIN_SOCKET);
  if (way === null) return null;
  try {
    const socket = connect(way.path);
    socket.end(JSON.stringify(request));
    return (await text(socket)) || null;
  } catch {
    return null;
  } finally {
    await way.release();
  }
};

const answerIn = (said: string) => {
  try {
    return z.safeParse(AnswerSchema, JSON.parse(said)).data;
  } catch {
    return undefined;
  }
};

/** Asks the process that has the data folder open; `null` when it has no socket, or not yet. */
const askServer = async (dataDir: string, name: string, words: Words): Promise<string | null> => {
  const said = await send(dataDir, { version: PROTOCOL_VERSION, name, words });
  if (said === null) return null;
  const { answer, refused, failed } = answerIn(said) ?? {};
  if (answer !== undefined) return answer;
  throw new OperatorError(
    refused ?? `The running server could not do it (${failed ?? 'it gave no answer'}): look whether it is well.`,
  );
};

/**
 * Does something with the embedded database: here, with the folder taken, or through the socket of the server that has
 * it. One that is just starting or stopping is waited for; an `OperatorError` says when nobody answers.
 */
export const hereOrAtServer = async (
  dataDir: string,
  here: () => Promise<string>,
  request: { readonly name: string; readonly words: Words },
  patienceMs = PATIENCE_MS,
): Promise<string> => {
  const givenUp = performance.now() + patienceMs;
  for (;;) {
    try {
      return await here();
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      const answer = await askServer(dataDir, request.name, request.words);
      if (answer !== null) return answer;
      if (performance.now() > givenUp) {
        throw new OperatorError(
          'A process has the data folder open, but nobody answers there: wait until the server has started or stopped, or stop it and try again.',
          { cause: error },
        );
      }
    }
    await wait(PAUSE_MS);
  }
};
