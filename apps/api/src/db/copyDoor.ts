import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BACKUPS } from './dataDir.ts';

/** A socket in the data folder, so that only those who may read the data anyhow can ask. */
const doorIn = (dataDir: string): string => join(dataDir, 'copy.sock');

const forgetCopies = async (backups: string): Promise<void> => {
  const names = await readdir(backups).catch(() => []);
  for (const name of names) {
    if (/^(?:copy|packing)-/.test(name)) await rm(join(backups, name), { recursive: true, force: true });
  }
};

/**
 * Lets other processes of the same user ask for a copy of the open database, which is this process's alone. Where the
 * system has no sockets in folders, or the folder's name is too long for one, nobody can ask. Gives the way to stop.
 */
export const offerCopies = async (
  dataDir: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> => {
  const path = doorIn(dataDir);
  // A process that was killed leaves its own behind, and copies that nobody waits for any more.
  await rm(path, { force: true });
  await forgetCopies(join(dataDir, BACKUPS));
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // The asked one names the folder: nothing that comes in is a path.
    const name = `copy-${randomUUID()}`;
    const answer = async (): Promise<string> => {
      await mkdir(join(dataDir, BACKUPS), { recursive: true, mode: 0o700 });
      await copyTo(join(dataDir, BACKUPS, name));
      return name;
    };
    answer().then(
      (made) => socket.end(made),
      () => socket.end('failed'),
    );
  });
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(path, () => resolve(true));
  });
  if (!listening) return async () => undefined;
  server.unref();
  await chmod(path, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
};

/** Asks the process that has the database open for a copy, and gives its folder; `null` when none can be made. */
export const askForCopy = async (dataDir: string): Promise<string | null> => {
  try {
    const name = await text(connect(doorIn(dataDir)));
    return name.startsWith('copy-') ? join(dataDir, BACKUPS, name) : null;
  } catch {
    return null;
  }
};
