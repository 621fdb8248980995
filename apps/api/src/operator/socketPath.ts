import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** What a socket's path may measure in bytes: 104 with its end in BSD and macOS, 108 in Linux. */
const MOST_BYTES = 103;

/** A path by which a socket in a folder can be bound and reached, as long as it is not let go. */
export interface SocketPath {
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
