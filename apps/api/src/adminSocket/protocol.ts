import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@kovan/api-client/contract';

/** The version of the protocol between a command and the server; one of another version says so instead of guessing. */
export const PROTOCOL_VERSION = 1;

/** What a request carries, by name. */
export type Words = Readonly<Record<string, string>>;

/** What can be asked for at the socket, by name: each gives a text for the one who asked. A refusal is an `OperatorError`. */
export type Requests = Readonly<Record<string, (words: Words) => Promise<string>>>;

/** What goes in. */
export const RequestSchema = z.object({
  version: z.literal(PROTOCOL_VERSION),
  name: z.string(),
  words: z.record(z.string(), z.string()),
});

/** What comes back: the text, a sentence why not, or what kind of fault it was. */
export const AnswerSchema = z.object({
  version: z.int(),
  answer: z.optional(z.string()),
  refused: z.optional(z.string()),
  failed: z.optional(z.string()),
});

/** What a socket's path may measure in bytes: 104 with its end in BSD and macOS, 108 in Linux. */
const MOST_BYTES = 103;

/** A path by which a socket in a folder can be bound and reached, as long as it is not let go. */
interface SocketPath {
  readonly path: string;
  release(): Promise<void>;
}

/**
 * The way to a socket in a folder. Node cuts a path that is too long and uses what is left, which lies somewhere else:
 * so the folder of such a one is held open and named by its number, which Linux knows. `null` where nothing does.
 */
export const socketPathIn = async (folder: string, name: string): Promise<SocketPath | null> => {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= MOST_BYTES) return { path, release: async () => undefined };
  if (process.platform !== 'linux') return null;
  const held = await open(folder, 'r');
  return { path: `/proc/self/fd/${held.fd}/${name}`, release: () => held.close() };
};
