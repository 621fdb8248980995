import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'kovan-tests-';
/** Above what the suites leave there at once by far, so that nothing else is driven out. */
const ROOM = 4 * 1024 ** 3;

const hasRoom = (): boolean => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM && freemem() >= ROOM;
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** What runs that were killed left behind would stay in memory until the machine starts anew. */
const removeLeftovers = (): void => {
  for (const name of readdirSync(MEMORY)) {
    if (name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length)))) {
      rmSync(join(MEMORY, name), { recursive: true, force: true });
    }
  }
};

/**
 * Puts what the suites write for a moment, databases above all, into memory where there is room: a data folder is a
 * thousand files, and bringing them to a disk took more time than all tests. `TMPDIR`, where it is set, is kept to.
 */
export default function setUp(): (() => void) | undefined {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return undefined;
  removeLeftovers();
  const folder = join(MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder);
  // A private PostgreSQL, which has a folder below, may run as a user of its own.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
